import { CURRENCY, currencyOf, unitsPerDollar } from './currencies.ts';

/** An amount in a text, in major units, with where it stands. */
export type MoneyAmount = {
  value: number;
  /** ISO 4217; null where none is written. */
  currency: string | null;
  /** The currency follows from the country alone, as for a bare "$". */
  bare: boolean;
  /** What the number was multiplied by, as for "k": 1 where no unit is written. */
  unit: number;
  /** Followed by a plus: at least this much. */
  open: boolean;
  start: number;
  end: number;
};

const NUMBER = String.raw`\d{1,3}(?:[.,'’ ]\d{2,3})*[.,' ’]\d{3}(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const MAGNITUDE = String.raw`k(?=€|£|$|[^\p{L}])|thousand|tsd\.?|lakhs?|lacs?|lpa|cr(?:ores?)?|million|mio\.?|mm|m|bn|b|billion`;
const AMOUNT = new RegExp(
  String.raw`(?:(?<![\d.,])(${CURRENCY}) ?|(?<![\p{L}\d.,]))(${NUMBER})(?![\d%]|(?:st|nd|rd|th)(?!\p{L}))(?: ?(${MAGNITUDE})(?!\p{L}))?(?:,-{1,2}|\.-)?(?: ?(${CURRENCY}))?(\+)?`,
  'giu',
);

const LAKH = 100_000;

function factorOf(magnitude: string): number | null {
  if (/^(?:k|thousand|tsd)/.test(magnitude)) return 1000;
  if (/^(?:la|lpa)/.test(magnitude)) return LAKH;
  if (magnitude.startsWith('cr')) return 100 * LAKH;
  if (/^(?:m|mm|mio\.?|million)$/.test(magnitude)) return 1_000_000;
  return null;
}

/** Reads "1,234.56", "1.234,56", "12,00,000", "1 234" and "1'234" alike. */
export function readNumber(digits: string): number {
  const marks = digits.replace(/[\d]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return Number(digits);
  const decimals = digits.length - digits.lastIndexOf(last) - 1;
  // Three digits after a mark are a group; one or two are decimals, unless the same mark stands before as well.
  const isDecimal = (last === '.' || last === ',') && decimals < 3;
  const whole = isDecimal ? digits.slice(0, digits.lastIndexOf(last)) : digits;
  const fraction = isDecimal ? digits.slice(digits.lastIndexOf(last) + 1) : '';
  return Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
}

/**
 * Every amount in a text that could be money, in order. Amounts in millions are left out, except in currencies where a
 * million is a salary.
 *
 * @param country ISO 3166-1 alpha-2 of the posting; decides what a bare "$" means.
 */
export function findAmounts(text: string, country: string | null): MoneyAmount[] {
  const amounts: MoneyAmount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, before, digits = '', magnitude = '', after, plus] = match;
    const written = [before, after]
      .map((words) => (words === undefined ? null : currencyOf(words, country)))
      .filter((one) => one !== null);
    // "$170,000 CAD": a code is more specific than a bare sign.
    const currency = written.find((one) => !one.bare) ?? written[0] ?? null;
    const unit = magnitude.toLowerCase();
    const factor = unit === '' ? 1 : factorOf(unit);
    if (factor === null) continue;
    const inLakhs = factor >= LAKH && /^[lc]/.test(unit);
    const code = currency?.code ?? (inLakhs ? 'INR' : null);
    if (factor >= 1_000_000 && !inLakhs && unitsPerDollar(code ?? 'USD') < 10) continue;
    amounts.push({
      value: readNumber(digits) * factor,
      currency: code,
      bare: currency?.bare ?? false,
      unit: factor,
      open: plus !== undefined,
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return amounts;
}
