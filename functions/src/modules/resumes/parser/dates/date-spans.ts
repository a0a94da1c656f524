import { wordsFor } from '../locales/locales.ts';
import { type DateRange, findDates, findRanges } from './dates.ts';

/** The dates in a text: a range, or a single date if there is no range. */
export function spanOf(text: string): { range: DateRange; all: readonly DateRange[] } | undefined {
  const ranges = findRanges(text);
  if (ranges.length > 0) return { range: ranges[0]!, all: ranges };
  const dates = findDates(text);
  if (dates.length === 0) return undefined;
  const open = dates.length === 1 ? openEnd(text, dates[0]!) : pairOf(text, dates);
  return open === undefined ? { range: dates[0]!, all: dates } : { range: open, all: [open] };
}

/** "2022-05 / aktuell" */
const UNTIL_NOW = new RegExp(`^\\s*[,/]\\s*(?:${wordsFor('present').join('|')})(?!\\p{L})`, 'iu');

/** "05/2021, 07/2023" and "2021-05 / 2023-07": two months with nothing else between them. */
function pairOf(text: string, dates: readonly DateRange[]): DateRange | undefined {
  const [from, to] = dates;
  if (dates.length !== 2 || from?.start?.exact !== true || to?.end?.exact !== true) return undefined;
  const between = text.slice(from.index + from.length, to.index);
  if (!/^\s*[,/]\s+$/.test(between) || from.start.value >= to.end.value) return undefined;
  return { ...from, end: to.end, length: to.index + to.length - from.index };
}

/** "2021-03 –" and "03/2021 →" with nothing behind: it goes on. */
function openEnd(text: string, date: DateRange): DateRange | undefined {
  const behind = text.slice(date.index + date.length);
  const now = date.start?.exact === true ? UNTIL_NOW.exec(behind) : null;
  if (now !== null) return { ...date, end: null, current: true, length: date.length + now[0].length };
  const dash = /^\s*(?:–|—|→|-{1,2}>?)\s*$/.exec(behind);
  if (dash === null || date.start === null) return undefined;
  return { ...date, end: null, current: true, open: true, length: date.length + dash[0].length };
}
