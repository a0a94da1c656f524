/** ISO 4217 codes that postings write out. */
const CODES = [
  ...['AED', 'ARS', 'AUD', 'BGN', 'BRL', 'CAD', 'CHF', 'CLP', 'CNY', 'COP', 'CZK', 'DKK', 'EUR', 'GBP'],
  ...['HKD', 'HUF', 'IDR', 'ILS', 'INR', 'JPY', 'KES', 'KRW', 'MXN', 'MYR', 'NGN', 'NOK', 'NZD', 'PHP'],
  ...[
    'PKR',
    'PLN',
    'RON',
    'RSD',
    'RUB',
    'SAR',
    'SEK',
    'SGD',
    'THB',
    'TRY',
    'TWD',
    'UAH',
    'USD',
    'VND',
    'ZAR',
  ],
];

/** Signs and words of one currency only; a bare "$" and "kr" depend on the country. */
const SIGNS: Readonly<Record<string, string>> = {
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  cdn$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  mx$: 'MXN',
  nt$: 'TWD',
  r$: 'BRL',
  '£': 'GBP',
  '€': 'EUR',
  '₹': 'INR',
  'rs.': 'INR',
  rs: 'INR',
  '¥': 'JPY',
  円: 'JPY',
  '₩': 'KRW',
  '₪': 'ILS',
  '₱': 'PHP',
  '₺': 'TRY',
  '₴': 'UAH',
  '₦': 'NGN',
  '฿': 'THB',
  zł: 'PLN',
  zl: 'PLN',
  lei: 'RON',
  tl: 'TRY',
  kč: 'CZK',
  ft: 'HUF',
  euro: 'EUR',
  euros: 'EUR',
  pounds: 'GBP',
  'us dollars': 'USD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
};

const DOLLAR_OF_COUNTRY: Readonly<Record<string, string>> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
};
const KRONA_OF_COUNTRY: Readonly<Record<string, string>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };

/**
 * Roughly how many units of a currency buy what one dollar buys, for currencies where that is far from one. Only decides
 * what is too much to be pay.
 */
const UNITS_PER_DOLLAR: Readonly<Record<string, number>> = {
  ARS: 1000,
  CLP: 900,
  COP: 4000,
  CZK: 23,
  HUF: 350,
  IDR: 15_000,
  INR: 80,
  JPY: 150,
  KES: 130,
  KRW: 1300,
  MXN: 18,
  NGN: 1500,
  PHP: 55,
  PKR: 280,
  RSD: 110,
  RUB: 90,
  THB: 35,
  TRY: 35,
  TWD: 30,
  UAH: 40,
  VND: 25_000,
  ZAR: 18,
};

const BARE = ['$', 'dollars', 'kr', 'kr.'];

function escaped(words: string): string {
  return words.replace(/[.$]/g, String.raw`\$&`);
}

/** Longest first, so that "CA$" is not read as "$". Letters must not continue a word on either side. */
const ALTERNATIVES = [...CODES.map((code) => code.toLowerCase()), ...Object.keys(SIGNS), ...BARE]
  .toSorted((a, b) => b.length - a.length)
  .map((words) => {
    const start = /^\p{L}/u.test(words) ? String.raw`(?<!\p{L})` : '';
    const end = /\p{L}$/u.test(words) ? String.raw`(?!\p{L})` : '';
    return `${start}${escaped(words)}${end}`;
  })
  .join('|');

/** Source of a pattern for a currency before or after an amount: "$", "CAD$", "USD $", "zł". Case does not matter. */
export const CURRENCY = `(?:${ALTERNATIVES})(?: ?(?:\\$|€|£))?`;

export function unitsPerDollar(currency: string): number {
  return UNITS_PER_DOLLAR[currency] ?? 1;
}

/**
 * The ISO 4217 code that these words mean, and whether they could mean another country's currency.
 *
 * @param country ISO 3166-1 alpha-2 of the posting; decides what a bare "$" or "kr" means.
 */
export function currencyOf(words: string, country: string | null): { code: string; bare: boolean } | null {
  const written = words.toLowerCase().replace(/ (?=[$€£])/, '');
  if (written === '$' || written === 'dollars')
    return { code: DOLLAR_OF_COUNTRY[country ?? ''] ?? 'USD', bare: true };
  if (written === 'kr' || written === 'kr.') {
    const code = KRONA_OF_COUNTRY[country ?? ''];
    return code === undefined ? null : { code, bare: true };
  }
  const sign = SIGNS[written] ?? SIGNS[words.toLowerCase()];
  if (sign !== undefined) return { code: sign, bare: false };
  // "CAD$": the code says which dollar.
  const code = written.slice(0, 3).toUpperCase();
  return CODES.includes(code) ? { code, bare: false } : null;
}
