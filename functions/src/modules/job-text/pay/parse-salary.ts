import type { Salary } from '../../../contract/common.ts';

type Period = Salary['period'];

/** Yearly pay outside these bounds (major units) is a misreading, not a salary. */
const PLAUSIBLE: Record<Period, readonly [number, number]> = {
  year: [8_000, 3_000_000],
  month: [600, 200_000],
  week: [150, 40_000],
  day: [40, 10_000],
  hour: [5, 1_500],
};

const PERIOD_WORDS: readonly (readonly [Period, RegExp])[] = [
  [
    'hour',
    /\b(?:per|an|each|pro) ?hour\b|\bhourly\b|\/ ?(?:hr|hour|h)\b|\bp\.?h\.?(?= |$)|\bpro stunde\b|\bper hr\b|^ ?hrs?\b/i,
  ],
  ['day', /\b(?:per|a) day\b|\bdaily\b|\bday rate\b|\/ ?day\b|\bper diem\b/i],
  ['week', /\b(?:per|a) week\b|\bweekly\b|\/ ?(?:wk|week)\b/i],
  ['month', /\b(?:per|a) month\b|\bmonthly\b|\/ ?(?:mo|month)\b|\bpro monat\b|\bmonatlich\b/i],
  [
    'year',
    /\b(?:per|a) year\b|\bper annum\b|\bannual(?:ly|ised|ized)?\b|\byearly\b|\/ ?(?:yr|year|annum)\b|\bp\.a\.|\bpro jahr\b|\bjahresgehalt\b|\bjährlich\b|\bper yr\b/i,
  ],
];

const CODES = 'USD|CAD|AUD|NZD|GBP|EUR|CHF|SEK|NOK|DKK|PLN|SGD|INR|JPY';
const SYMBOL = String.raw`(?:US|CA|C|AU|A|NZ|S)?\$|£|€|₹|\b(?:${CODES})`;
const NUMBER = String.raw`\d{1,3}(?:[,.’' ]\d{3})+(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const AMOUNT = String.raw`(?:(${SYMBOL}) ?)?(${NUMBER}) ?([kK]\b)?(?: ?(${SYMBOL}\b|€|£|₹))?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT}(?: ?(?:/|per|an?) ?(?:hr|hour|yr|year|month|week|day)\b)? ?(?:-|–|—|to|and|bis) ?(?:up to )?${AMOUNT}`,
  'g',
);
const SINGLE = new RegExp(AMOUNT, 'g');

/** Amounts of money in postings that are not the pay. */
const NOT_PAY =
  /bonus|sign[- ]?on|tuition|stipend|reimburs|revenue|fund|raised|valuation|budget|relocation|allowance|401|donat|assets|\bsales of|portfolio|coverage|insurance|\bmatch|quota|discount|credit|\bloan|grant|savings?|deductible|equity|worth|invest|subsid|paycheck|million|billion|\bmm\b/i;
const PAY =
  /pay|salary|salaries|compensation|wage|\brate|\bbase\b|earn|hourly|remuneration|gehalt|vergütung/i;

type Read = { amount: number; currency: string };

function currencyOf(symbol: string | undefined, country: string | null): string | null {
  switch (symbol) {
    case undefined:
      return null;
    case '£':
      return 'GBP';
    case '€':
      return 'EUR';
    case '₹':
      return 'INR';
    case 'US$':
      return 'USD';
    case 'CA$':
    case 'C$':
      return 'CAD';
    case 'AU$':
    case 'A$':
      return 'AUD';
    case 'NZ$':
      return 'NZD';
    case 'S$':
      return 'SGD';
    case '$':
      return { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD' }[country ?? ''] ?? 'USD';
    default:
      return symbol;
  }
}

function readNumber(digits: string, thousands: boolean): number {
  const grouped = /^\d{1,3}(?:[,.’' ]\d{3})+(?:\.\d{1,2})?$/.test(digits);
  const plain = grouped
    ? digits.replace(/[,’' ]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, '')
    : digits.replace(',', '.');
  return Number(plain) * (thousands ? 1000 : 1);
}

function periodNear(text: string, start: number, end: number): Period | null {
  const after = text.slice(end, end + 45).split(/[;\n]|\. /)[0] ?? '';
  const inside = text.slice(start, end);
  const before =
    text
      .slice(Math.max(0, start - 70), start)
      .split(/[;\n]|\. /)
      .at(-1) ?? '';
  for (const part of [inside, after, before]) {
    const found = PERIOD_WORDS.filter(([, words]) => words.test(part)).map(([period]) => period);
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) {
      const first = [...PERIOD_WORDS]
        .map(([period, words]) => ({ period, at: part.search(words) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at);
      // After the amount the nearest word is its period; before the amount, the last one.
      return (part === before ? first.at(-1) : first[0])?.period ?? null;
    }
  }
  return null;
}

function aroundIs(words: RegExp, text: string, start: number, end: number, reach: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(/[;\n]|\. /)
      .at(-1) ?? '';
  const after = text.slice(end, end + reach).split(/[;\n]|\. /)[0] ?? '';
  return words.test(before) || words.test(after);
}

function accept(low: Read, high: Read | null, period: Period): Salary | null {
  const [floor, ceiling] = PLAUSIBLE[period];
  const max = high?.amount ?? null;
  if (low.amount < floor || low.amount > ceiling) return null;
  if (max !== null && (max < low.amount || max > ceiling || max > low.amount * 5)) return null;
  return {
    min: Math.round(low.amount * 100),
    max: Math.round((max ?? low.amount) * 100),
    currency: low.currency,
    period,
    origin: 'parsed',
  };
}

/** The period implied by an amount of pay that states none: nobody earns $90,000 an hour. */
function likelyPeriod(amount: number): Period | null {
  if (amount >= 15_000) return 'year';
  return amount >= 7 && amount <= 200 ? 'hour' : null;
}

/**
 * The pay that a text states, or null. Currency and period must both be written next to the amount: "$90,000" alone is
 * not read as yearly. Bonuses, funding, tuition and other money are ignored.
 *
 * @param country ISO 3166-1 alpha-2 of the posting; decides what a bare "$" means.
 */
export function parseSalary(text: string, country: string | null = null): Salary | null {
  return readSalary(text, country, () => null);
}

/**
 * The pay that a text states or, without a period, most likely means: good enough to compare postings, but not to be
 * shown as the employer's statement.
 */
export function parseLikelySalary(text: string, country: string | null = null): Salary | null {
  return parseSalary(text, country) ?? readSalary(text, country, likelyPeriod);
}

function readSalary(
  text: string,
  country: string | null,
  assume: (amount: number) => Period | null,
): Salary | null {
  /** A missing period is assumed only for an amount that looks like yearly pay, or where pay is mentioned. */
  const assumed = (amount: number, is_range: boolean, start: number, end: number): Period | null => {
    const period = assume(amount);
    if (is_range && period === 'year') return period;
    return PAY.test(text.slice(Math.max(0, start - 60), end + 30)) ? period : null;
  };
  const ranges: (readonly [number, number])[] = [];
  for (const match of text.matchAll(RANGE)) {
    const [whole, symbolA, digitsA, kA, symbolA2, symbolB, digitsB, kB, symbolB2] = match;
    const symbols = [symbolA, symbolA2, symbolB, symbolB2].filter((found) => found !== undefined);
    // "$170,000 - $200,000 CAD": a code is more specific than a bare sign.
    const symbol = symbols.find((found) => found !== '$') ?? symbols[0];
    const currency = currencyOf(symbol, country);
    if (!currency || !digitsA || !digitsB) continue;
    const end = match.index + whole.length;
    ranges.push([match.index, end]);
    if (/^ ?(?:m|mm|bn|b|million|billion)\b/i.test(text.slice(end, end + 10))) continue;
    const high = readNumber(digitsB, kB !== undefined);
    const period = periodNear(text, match.index, end) ?? assumed(high, true, match.index, end);
    if (!period) continue;
    if (aroundIs(NOT_PAY, text, match.index, end, 28) && !aroundIs(PAY, text, match.index, end, 28)) continue;
    // "85-105k": the k of the second number applies to the first as well.
    const first = readNumber(digitsA, kA !== undefined);
    const low = kA === undefined && kB !== undefined && first < 1000 ? first * 1000 : first;
    const salary = accept({ amount: low, currency }, { amount: high, currency }, period);
    if (salary) return salary;
  }
  for (const match of text.matchAll(SINGLE)) {
    const [whole, symbolA, digits, k, symbolB] = match;
    const currency = currencyOf(symbolA ?? symbolB, country);
    // Half of an implausible range is implausible too.
    const halved = ranges.some(([from, to]) => match.index >= from && match.index < to);
    if (!currency || !digits || halved) continue;
    const end = match.index + whole.length;
    if (/^ ?(?:m|mm|bn|b|million|billion|\+? ?%)\b/i.test(text.slice(end, end + 10))) continue;
    const amount = readNumber(digits, k !== undefined);
    const written = periodNear(text, match.index, end);
    const period = written ?? assumed(amount, false, match.index, end);
    if (!period || aroundIs(NOT_PAY, text, match.index, end, 40)) continue;
    if (written && !aroundIs(PAY, text, match.index, end, 60)) continue;
    const salary = accept({ amount, currency }, null, period);
    if (!salary) continue;
    const lead = text.slice(Math.max(0, match.index - 12), match.index);
    if (/\bup to |\bmax(?:imum)? $/i.test(lead)) return { ...salary, min: null };
    if (/\bfrom |starting at |\bmin(?:imum)? $|at least $/i.test(lead)) return { ...salary, max: null };
    return salary;
  }
  return null;
}
