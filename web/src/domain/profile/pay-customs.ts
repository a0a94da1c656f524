import type { PayPeriod } from '@contract/profile.ts';

export type PayCustoms = { currency: string; period: PayPeriod };

/** Countries by the currency their jobs pay in. */
const CURRENCIES: Record<string, string> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  USD: 'US PR EC SV PA',
  GBP: 'GB',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  ISK: 'IS',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  BGN: 'BG',
  RSD: 'RS',
  UAH: 'UA',
  TRY: 'TR',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  QAR: 'QA',
  INR: 'IN',
  PKR: 'PK',
  BDT: 'BD',
  LKR: 'LK',
  SGD: 'SG',
  MYR: 'MY',
  IDR: 'ID',
  THB: 'TH',
  VND: 'VN',
  PHP: 'PH',
  HKD: 'HK',
  TWD: 'TW',
  CNY: 'CN',
  JPY: 'JP',
  KRW: 'KR',
  BRL: 'BR',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  UYU: 'UY',
  CRC: 'CR',
  ZAR: 'ZA',
  NGN: 'NG',
  KES: 'KE',
  GHS: 'GH',
  EGP: 'EG',
  MAD: 'MA',
};

/** Countries where pay is usually stated per month, not per year. */
const MONTHLY =
  'AE AR BD BG BR CL CN CO CR CZ EC EE EG GH GR HK HR HU ID KE KR LK LT LV MA MX MY NG PA PE PH PK PL PT QA RO RS SA SG SI SK SV TH TR TW UA UY VN ZA';

const currencyOf = new Map(
  Object.entries(CURRENCIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);
const monthly = new Set(MONTHLY.split(' '));

/** Every currency that a form offers (ISO 4217). */
export const PAY_CURRENCIES: readonly string[] = Object.keys(CURRENCIES).sort();

/** How pay is stated in a country (ISO 3166-1 alpha-2); null if the country is unknown. */
export function payCustomsOf(country: string | null): PayCustoms | null {
  const currency = country === null ? undefined : currencyOf.get(country);
  return country !== null && currency ? { currency, period: monthly.has(country) ? 'month' : 'year' } : null;
}
