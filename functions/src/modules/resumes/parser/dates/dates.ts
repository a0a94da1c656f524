import { LOCALES, wordsFor } from '../locales/locales.ts';
import { allMatches } from '../text/all-matches.ts';
import { remembered } from '../text/remembered.ts';
import { fold, toSmall } from '../text/text-line.ts';

/** A month in the contract's format, `2024-03`, and whether the text named the month or only the year. */
export type Month = { value: string; exact: boolean };
export type DateRange = {
  start: Month | null;
  end: Month | null;
  current: boolean;
  /** It goes on only because nothing is behind its dash. */
  open?: true;
  /** Position in the text. */
  index: number;
  length: number;
};

/** Month names of all languages; none means two months. */
const MONTH_NUMBER = new Map(
  LOCALES.flatMap(({ months }) =>
    months.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
  ),
);
/** The months that seasons and terms usually span, spring first. */
const SPANS: [number, number][] = [
  [3, 5],
  [6, 8],
  [9, 12],
  [12, 12],
];
const SEASONS = new Map(
  LOCALES.flatMap(({ seasons }) =>
    seasons.flatMap((words, index) => words.split(' ').map((word) => [word, SPANS[index]!] as const)),
  ),
);

const alternatives = (words: string[]) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+')).join('|');
const names = [...MONTH_NUMBER.keys()].toSorted((a, b) => b.length - a.length).join('|');
const seasons = [...SEASONS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const APOSTROPHE_YEAR = `(?:${YEAR}|'\\d{2})`;
const NOT_IN_NUMBER = '(?<![\\p{L}\\d.$€£/-])';
/** One date: each alternative captures into its own named groups, suffixed by `tag`. */
const one = (tag: string) =>
  [
    `(?:\\d{1,2}(?:st|nd|rd|th)?[ .]{1,2})?(?<mon${tag}>${names})\\.?,?[ ]?(?:\\d{1,2}(?:(?:st|nd|rd|th)?,[ ]?|(?:st|nd|rd|th)?[ ](?=${YEAR})))?[ ,.'/-]{0,2}(?:(?:de|del|di|of)[ ])?(?<moy${tag}>${YEAR}|(?<=')\\d{2}|(?<=[a-z.][ -])\\d{2}(?![\\d%]))`,
    `(?<sea${tag}>${seasons})(?: term| semester)?,? (?:(?:de|del|di|do) )?(?<sey${tag}>${APOSTROPHE_YEAR})(?:/\\d{2}(?![\\d/]))?`,
    `(?<isy${tag}>${YEAR})[-/.](?<ism${tag}>0[1-9]|1[0-2]|[1-9](?!\\d))(?:[-/.](?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
    `(?<d1${tag}>\\d{1,2})[/.-](?<d2${tag}>\\d{1,2})[/.-](?<dy${tag}>${YEAR})`,
    `(?<nm${tag}>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<ny${tag}>${YEAR}|(?<=/)\\d{2}(?![\\d/]))`,
    `(?<yy${tag}>${YEAR})(?![\\d%+]|\\p{L}|-(?!(?:${alternatives(wordsFor('present'))}|${alternatives(wordsFor('until'))})(?!\\p{L}))\\p{L})`,
    `(?<xx${tag}>(?:(?:${names}|\\d{1,2}|mm|month)\\.?[ /.-]{1,2})?(?:(?:19|20)(?:xx|__|\\dx)|yyyy)(?!\\p{L}))`,
  ].join('|');
/** A month whose year comes at the end of the range: "May – Aug 2019". */
const BARE_MONTH = `(?<bm>${names})\\.?`;
const PRESENT = `(?<now>${alternatives(wordsFor('present'))})`;
/** What may stand before "present" without a dash: "2019 bis heute", "od 2019 do dziś". */
const DASH = `\\s*(?:-{1,3}|–|—|→|~|\\bs/d\\b|(?<!\\p{L})(?:${alternatives(wordsFor('until'))})(?!\\p{L}):?|[|,;·•/]?\\s*(?<!\\p{L})end(?:ed)?(?: ?date)?\\s*:)\\s*(?:the |l'|el |la |le |den )?`;
// For text in small letters: patterns of this size that ignore case take V8 longer to compile (60 ms instead of 42).
const RANGE = new RegExp(
  `${NOT_IN_NUMBER}(?:(?:${one('a')})|${BARE_MONTH})${DASH}(?:${PRESENT}(?!\\p{L})|(?:${one('b')})|(?<short>\\d{2})(?![\\d%+.,/x]))`,
  'gu',
);
const SINCE = new RegExp(
  `${NOT_IN_NUMBER}(?:${alternatives(wordsFor('since'))}|start(?:ed)?(?: ?date)?\\s*:)\\s+(?:${one('a')})(?<now>)`,
  'gu',
);
const SINGLE = new RegExp(`${NOT_IN_NUMBER}(?:${one('a')})`, 'gu');

/** Every date has two digits, or stands for one; most texts have neither. */
const MAY_BE_DATED = /\d\d|xx|yyyy/i;

type Groups = Record<string, string | undefined>;
/** Null: a placeholder as in sample resumes, "20XX". */
type Found = { from: Month | null; to: Month | null };

function fullYear(text: string): number {
  const digits = text.replace("'", '');
  if (digits.length === 4) return Number(digits);
  const short = Number(digits);
  return short > 50 ? 1900 + short : 2000 + short;
}

function month(year: number, number: number, exact: boolean): Month {
  return { value: `${year}-${String(number).padStart(2, '0')}`, exact };
}

/** A year alone spans January to December: the start is its first month, the end its last. */
function monthsOf(groups: Groups, tag: string): Found | undefined {
  const get = (name: string) => groups[name + tag];
  if (get('xx') !== undefined) return { from: null, to: null };
  const named = get('mon');
  if (named !== undefined) {
    const number = MONTH_NUMBER.get(fold(named)) ?? 1;
    const exact = month(fullYear(get('moy')!), number, true);
    return { from: exact, to: exact };
  }
  const season = get('sea');
  if (season !== undefined) {
    const [from, to] = SEASONS.get(fold(season))!;
    const year = fullYear(get('sey')!);
    return { from: month(year, from, false), to: month(year, to, false) };
  }
  if (get('isy') !== undefined) return same(Number(get('isy')), Number(get('ism')));
  if (get('dy') !== undefined) {
    const [first, second] = [Number(get('d1')), Number(get('d2'))];
    if (first > 31 || second > 31 || (first > 12 && second > 12)) return undefined;
    // Day first unless the second number cannot be a month; when both can, the year is certain and the month is not.
    const number = second > 12 ? first : second;
    const exact = first > 12 || second > 12 || first === second;
    const value = month(Number(get('dy')), number, exact);
    return number < 1 ? undefined : { from: value, to: value };
  }
  if (get('nm') !== undefined) return same(fullYear(get('ny')!), Number(get('nm')));
  const year = get('yy');
  if (year === undefined) return undefined;
  return { from: month(Number(year), 1, false), to: month(Number(year), 12, false) };
}

function same(year: number, number: number): Found {
  const value = month(year, number, true);
  return { from: value, to: value };
}

/** Letters of month names that Unicode does not take apart. */
const SINGLE_LETTERS: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o' };

/** "Talk Show Host", "Remax Estate", "Hotel Primavera": without its accent, or behind another word, no season. */
const NO_SEASON = /(?<!\p{L})(?:host|(?<=[\p{L}&] )(?:estate|primavera))(?!\p{L})/gu;

/** The same text in small letters without accents, character for character, so that positions stay valid. */
function plain(text: string): string {
  return (
    toSmall(text)
      .replace(NO_SEASON, (found) => '_'.repeat(found.length))
      .replace(/[^ -~]/gu, (sign) => {
        const bare = SINGLE_LETTERS[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
        return bare.length === sign.length ? bare : sign;
      })
      .replace(/[’‘`´]/g, "'")
      // Polish dates end in "r." (roku, of the year).
      .replace(/(?<=\d{4}) ?r\.(?=[\s–-]|$)/g, (found) => ' '.repeat(found.length))
  );
}

function toRange(match: RegExpMatchArray): DateRange | undefined {
  const groups = (match.groups ?? {}) as Groups;
  let start = monthsOf(groups, 'a')?.from ?? null;
  let end = monthsOf(groups, 'b')?.to ?? null;
  const current = groups.now !== undefined;
  if (groups.bm !== undefined && end !== null) {
    const number = MONTH_NUMBER.get(fold(groups.bm)) ?? 1;
    // "Nov – Feb 2020" began in the previous year.
    const year = Number(end.value.slice(0, 4)) - (number > Number(end.value.slice(5)) ? 1 : 0);
    start = month(year, number, true);
  }
  if (groups.short !== undefined && start !== null) {
    // "2016-18": only a later year than the first is meant.
    const year = Number(start.value.slice(0, 2) + groups.short);
    if (year < Number(start.value.slice(0, 4)) || year > 2049) return undefined;
    end = month(year, 12, false);
  }
  const placeholder = groups.xxa !== undefined || groups.xxb !== undefined;
  if (start === null && end === null && !placeholder) return undefined;
  if (start !== null && end !== null && start.value > end.value) return undefined;
  return { start, end, current, index: match.index ?? 0, length: match[0].length };
}

/**
 * All date ranges in a text, in order: "Jan 2020 – Present", "03/2021 - 06/2022", "2016-18", "May – Aug 2019", "since
 * 2020".
 */
export const findRanges = remembered((text): readonly DateRange[] => {
  if (!MAY_BE_DATED.test(text)) return [];
  const source = plain(text);
  const ranges = allMatches(RANGE, source).flatMap((match) => toRange(match) ?? []);
  if (ranges.length > 0) return ranges;
  return allMatches(SINCE, source).flatMap((match) => toRange(match) ?? []);
});

/** All single dates in a text, in order. A season is a range; any other date has the same start and end. */
export const findDates = remembered((text): readonly DateRange[] => {
  if (!MAY_BE_DATED.test(text)) return [];
  return allMatches(SINGLE, plain(text)).flatMap((match) => {
    const found = monthsOf((match.groups ?? {}) as Groups, 'a');
    if (found === undefined) return [];
    return {
      start: found.from,
      end: found.to,
      current: false,
      index: match.index ?? 0,
      length: match[0].length,
    };
  });
});

const HALF = new RegExp(`${DASH}(?:${names})\\.?\\s*$`, 'u');

/** "Sept. 2019 – Dec." with the year missing, which is in the next line then. */
export function lacksLastYear(text: string): boolean {
  return MAY_BE_DATED.test(text) && HALF.test(plain(text)) && findRanges(text).length === 0;
}

/** Words that only lead to a date. */
const LEADING_WORDS = new RegExp(
  `(?<!\\p{L})(?:(?:expected(?: graduation)?|anticipated|graduat(?:ed|ion|ing)|class of|from|in|im|en|on|year|duration|period|tenure|start(?:ed)?(?: ?date)?|dates?|zeitraum|periodo|période|från(?: och med)?|fr\\.o\\.m\\.|vom|von|du|del?|d['’]|dès|începând (?:cu|din)|${alternatives(wordsFor('since'))}):?\\s*)+\ufffc`,
  'giu',
);
const AROUND = /^[\s,;:|·•()[\]–—-]+|[\s,;:|·•([–—-]+$/g;

/** The text without the given dates, and without brackets and dashes left over from them. */
export function withoutDates(text: string, dates: readonly DateRange[]): string {
  let rest = text;
  for (const date of dates.toSorted((a, b) => b.index - a.index)) {
    rest = `${rest.slice(0, date.index)}\ufffc${rest.slice(date.index + date.length)}`;
  }
  return rest
    .replace(
      /[([]\s*(?:expected|exp\.?|graduat(?:ed|ion|ing)|class of|from|since|in)?:?\s*\ufffc\s*[)\]]/gi,
      '\ufffc',
    )
    .replace(LEADING_WORDS, '\ufffc')
    .replace(/[\s,;:|·•–—-]*\ufffc[\s,;:|·•–—-]*$/g, '')
    .replace(/^[\s,;:|·•–—-]*\ufffc[\s,;:|·•–—-]*/g, '')
    .replace(/\s*\ufffc\s*/g, '  ')
    .replace(AROUND, '')
    .trim();
}

/** Months from start to end, inclusive, over spans that may overlap; overlapping months count once. */
export function countMonths(spans: { from: string; to: string }[]): number {
  const months = new Set<number>();
  for (const { from, to } of spans) {
    const first = monthIndex(from);
    const last = Math.min(monthIndex(to), first + 12 * 70);
    for (let index = first; index <= last; index += 1) months.add(index);
  }
  return months.size;
}

/** Months since year 0. */
export function monthIndex(value: string): number {
  return Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7)) - 1;
}
