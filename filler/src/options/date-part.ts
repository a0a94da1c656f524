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
