import type { Vocabulary } from '../people/vocabulary.ts';
import type { When } from '../person.ts';

/** How months are written. `year`: only the year, so only the year is known. */
export type DateStyle = 'short' | 'long' | 'slash' | 'dot' | 'iso' | 'apostrophe' | 'year';
export type RangeStyle = 'dash' | 'hyphen' | 'word' | 'brackets';

export function writeDate(when: When, style: DateStyle, { locale }: Vocabulary): string {
  const month = String(when.month).padStart(2, '0');
  const named = (length: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }).format(
      new Date(Date.UTC(when.year, when.month - 1, 15)),
    );
  switch (style) {
    case 'short':
      return `${named('short')} ${when.year}`;
    case 'long':
      return `${named('long')} ${when.year}`;
    case 'slash':
      return `${month}/${when.year}`;
    case 'dot':
      return `${month}.${when.year}`;
    case 'iso':
      return `${when.year}-${month}`;
    case 'apostrophe':
      return `${named('short').replace(/\.$/, '')} '${String(when.year).slice(2)}`;
    case 'year':
      return String(when.year);
  }
}

export function writeRange(
  start: When,
  end: When | null,
  style: DateStyle,
  range: RangeStyle,
  words: Vocabulary,
): string {
  const from = writeDate(start, style, words);
  const to = end === null ? words.present.split('|')[0]! : writeDate(end, style, words);
  if (range === 'word') return `${from} ${words.until.split('|')[0]} ${to}`;
  if (range === 'brackets') return `(${from} - ${to})`;
  return range === 'hyphen' ? `${from} - ${to}` : `${from} – ${to}`;
}
