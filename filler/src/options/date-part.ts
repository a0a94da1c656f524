import type { DatePart } from '../types.ts';
import { monthNamed } from './months.ts';

/**
 * The day, month or year of a date as a box takes it: one of the options, or digits.
 *
 * @param date `YYYY-MM-DD`, `YYYY-MM` or `YYYY`
 * @returns null if the date does not say it, or no option does
 */
export function partOfDate(date: string, part: DatePart, options: readonly string[]): string | null {
  const [year, month, day] = date.split('-');
  const digits = { year, month, day }[part];
  if (!digits || !/^\d+$/.test(digits)) return null;
  if (options.length === 0) return digits;
  const number = Number(digits);
  return (
    options.find((option) => /^\d+$/.test(option) && Number(option) === number) ??
    options.find((option) => part === 'month' && monthNamed(option) === number) ??
    null
  );
}

const YEAR =
  /(?<!\p{L})(?:year|ann[ée]e|a[ñn]o|anno|ano|jaar|rok|[åa]r|y[ıi]l[ıi]?)(?!\p{L})|(?:jahr|jaar|(?:examens|eksamens|avg[åa]ngs|slut|start)[åa]r)(?!\p{L})/iu;
const MONTH = /(?<!\p{L})(?:month|monat|mois|mes|mese|m[êe]s|maand|miesi[ąa]c|m[åa]nad|ay)(?!\p{L})/iu;
const WHOLE = /\bdate\b|datum|fecha|\bdata\b|mm|yyyy/i;

/** The one part of a date that a label asks for: "Graduation year", "End date (month)"; null if it asks for the date. */
export function partAsked(label: string): 'year' | 'month' | null {
  const words = label
    .replace(/\b(?:by|this|next|within|each|every|per) (?:the )?(?:month|year)\b/gi, ' ')
    .trim()
    .replace(/[\s:*)\]]+$/, '');
  const [year, month] = [YEAR.test(words), MONTH.test(words)];
  if (year === month) return null;
  // "End date month": the last word says which part it is.
  const last = words.match(/\p{L}+$/u)?.[0] ?? '';
  const isLast = (year ? YEAR : MONTH).test(last);
  return isLast || !WHOLE.test(words) ? (year ? 'year' : 'month') : null;
}

/** Most options of a list of years are years; some also say "Before 1970". */
const MOSTLY = 0.7;

/** The option of a list of years, of months, or of months with their year that a date falls in; null if none does. */
export function dateOption(options: readonly string[], date: string): string | null {
  const [year = '', month] = date.split('-');
  if (!/^\d{4}$/.test(year)) return null;
  const share = (fits: (option: string) => boolean) => options.filter(fits).length / options.length;
  if (share((option) => /^\d{4}$/.test(option.trim())) >= MOSTLY)
    return options.find((option) => option.trim() === year) ?? null;
  const withYear = options.filter((option) => option.includes(year));
  const sameMonth = (option: string) =>
    month !== undefined && monthNamed(option.replace(/[\d\s,./-]+/g, '')) === Number(month);
  if (withYear.length > 0) {
    const found = withYear.filter(sameMonth);
    return found.length === 1 ? (found[0] ?? null) : null;
  }
  const isMonths = options.filter((option) => monthNamed(option) !== null).length >= 12;
  return isMonths && month ? partOfDate(date, 'month', options) : null;
}
