import type { Salary, SalaryPeriod } from '../../../contract/common.ts';
import type { AnnualPay } from '../features/posting-features.ts';

const PER_YEAR: Record<SalaryPeriod, number> = { year: 1, month: 12, week: 52, day: 260, hour: 2080 };

/** Pay a year in minor units: 2,080 hours, 260 days, 52 weeks or 12 months. */
export function annualPay(salary: Salary | null): AnnualPay | null {
  if (salary === null || (salary.min === null && salary.max === null)) return null;
  const factor = PER_YEAR[salary.period];
  const yearly = (value: number | null) => (value === null ? null : Math.round(value * factor));
  return { min: yearly(salary.min), max: yearly(salary.max), currency: salary.currency };
}

const CURRENCIES: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  '£': 'GBP',
  '€': 'EUR',
  '₹': 'INR',
};
const AMOUNT = String.raw`(us\$|ca?\$|a\$|[$£€₹])\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d{1,2})?)\s?(k\b)?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT}(?:\s*(?:per|an?|/)\s*\w+)?(?:\s*(?:-|–|—|to|and)\s*(?:us\$|ca?\$|a\$|[$£€₹])?\s?(\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d{1,2})?)\s?(k\b)?)?(\s*(?:usd|cad|aud|gbp|eur)\b)?\s*(?:\(?(?:per|an?|/|p\.?)\s?(hour|hr|year|yr|annum|month|week|day|h\b|a\.?\b)|(hourly|annually|yearly|monthly|weekly))?`,
  'gi',
);

function amount(digits: string, thousand: string | undefined): number {
  const plain = /^\d{1,3}(?:[,.]\d{3})+$/.test(digits) ? digits.replace(/[,.]/g, '') : digits;
  return Number(plain) * (thousand ? 1000 : 1);
}

function periodOf(word: string | undefined, value: number): SalaryPeriod | null {
  const unit = word?.toLowerCase() ?? '';
  if (/^h/.test(unit)) return 'hour';
  if (/^(?:y|a)/.test(unit)) return 'year';
  if (/^mo/.test(unit)) return 'month';
  if (/^w/.test(unit)) return 'week';
  if (/^d/.test(unit)) return 'day';
  if (value >= 15_000) return 'year';
  return value >= 7 && value <= 200 ? 'hour' : null;
}

/** Pay named in a text: the first amount or range that reads like wages. Null if there is none. */
export function readPay(text: string): Salary | null {
  for (const match of text.matchAll(RANGE)) {
    const [whole, sign = '$', first = '', k1, second, k2, code, unit, adverb] = match;
    const around = text.slice(Math.max(0, match.index - 60), match.index + whole.length + 30).toLowerCase();
    if (
      /\b(?:million|billion|bonus|revenue|funding|raised|stipend|401|reimburse|valu(?:ed|ation)|budget|sign-on|coverage|deductible|savings)\b/.test(
        around,
      )
    )
      continue;
    const low = amount(first, k1 ?? (second !== undefined && Number(first) < 1000 ? k2 : undefined));
    const high = second === undefined ? null : amount(second, k2);
    const period = periodOf(unit ?? adverb, high ?? low);
    if (
      period === null ||
      (high === null &&
        unit === undefined &&
        adverb === undefined &&
        !/\b(?:salary|pay|wage|compensation|rate|earn)/.test(around))
    )
      continue;
    if (high !== null && (high < low || high > low * 5)) continue;
    const currency = code?.trim().toUpperCase() ?? CURRENCIES[sign.toLowerCase()] ?? 'USD';
    return {
      min: Math.round(low * 100),
      max: high === null ? null : Math.round(high * 100),
      currency,
      period,
      origin: 'parsed',
    };
  }
  return null;
}
