import type { When } from '../person.ts';
import type { Choices } from './choices.ts';
import type { Inventor } from './invent.ts';
import { capital } from './invent.ts';

const MONTHS = new Map<string, string[]>();

/** The names of the months; making a formatter each time would take most of the time. */
function monthsOf(locale: string, length: 'short' | 'long', inText: boolean): string[] {
  const key = `${locale} ${length} ${inText}`;
  let names = MONTHS.get(key);
  if (names === undefined) {
    const format = new Intl.DateTimeFormat(locale, {
      month: length,
      timeZone: 'UTC',
      ...(inText ? { day: 'numeric' } : {}),
    });
    names = Array.from({ length: 12 }, (_, month) => {
      const parts = format.formatToParts(new Date(Date.UTC(2020, month, 15)));
      return parts.find(({ type }) => type === 'month')!.value;
    });
    MONTHS.set(key, names);
  }
  return names;
}

/** Writes the dates of a resume's jobs, all in one way. */
export type DateWriter = {
  range: (start: When, end: When | null) => string;
  /** As much of a date as is written: `2019-03`, or `2019`. */
  known: (when: When) => string;
};

export function drawDates(choices: Choices, inventor: Inventor): DateWriter {
  const { random, words, vocabulary } = inventor;
  const { locale } = vocabulary;
  const form = choices.of('dates.form', {
    short: 4,
    long: 3,
    year: 4,
    slash: 3,
    dot: 2,
    iso: 1,
    apostrophe: 0.6,
    capitalised: 1.5,
    capitals: 0.5,
    withOf: 1,
    nameSlash: 0.7,
    nameDash: 0.4,
    day: 0.8,
    dayNamed: 0.5,
    shortYear: 0.6,
    comma: 0.6,
    yearFirst: 0.4,
    dashed: 0.4,
  });
  const dash = choices.of('dates.range', {
    ' – ': 5,
    ' - ': 5,
    '-': 2,
    '–': 2,
    ' — ': 1,
    word: 2,
    from: 1.2,
    ' / ': 0.4,
    '- ': 0.4,
    '−': 0.3,
    ' to ': 0.3,
    ' > ': 0.3,
    ', ': 0.2,
  });
  const open = choices.of('dates.open', {
    word: 6,
    since: 1,
    dash: 0.8,
    capitals: 0.7,
    bracketed: 0.3,
    dots: 0.3,
  });
  const shared = choices.chance('dates.sharedYear', 0.15);
  const present = random.word(`${words.present}|${vocabulary.present}`);
  const [until, from, since] = [random.word(words.until), random.word(words.from), random.word(words.since)];
  const month = ({ month: number }: When) => String(number).padStart(2, '0');
  const write = (when: When): string => {
    const named = (length: 'short' | 'long') => monthsOf(locale, length, false)[when.month - 1]!;
    const { year } = when;
    switch (form) {
      case 'short':
        return `${named('short')} ${year}`;
      case 'long':
        return `${named('long')} ${year}`;
      case 'year':
        return String(year);
      case 'slash':
        return `${month(when)}/${year}`;
      case 'dot':
        return `${month(when)}.${year}`;
      case 'iso':
        return `${year}-${month(when)}`;
      case 'apostrophe':
        return `${capital(named('short')).replace(/\.$/, '')} '${String(year).slice(2)}`;
      case 'capitalised':
        return `${capital(named(year % 2 === 0 ? 'short' : 'long'))} ${year}`;
      case 'capitals':
        return `${named('long').toLocaleUpperCase(locale)} ${year}`;
      case 'withOf':
        return `${named('long')} ${{ es: 'de ', pt: 'de ', en: 'of ' }[words.language] ?? ''}${year}`;
      case 'nameSlash':
        return `${capital(named('short')).replace(/\.$/, '')}/${year}`;
      case 'nameDash':
        return `${capital(named('short')).replace(/\.$/, '')}-${year}`;
      case 'day':
        return `${String(1 + (year % 28)).padStart(2, '0')}.${month(when)}.${year}`;
      case 'dayNamed':
        return `${1 + (year % 28)} ${monthsOf(locale, 'long', true)[when.month - 1]} ${year}`;
      case 'shortYear':
        return `${month(when)}/${String(year).slice(2)}`;
      case 'comma':
        return `${capital(named('long'))}, ${year}`;
      case 'yearFirst':
        return `${year} ${named('short')}`;
      case 'dashed':
        return `${month(when)}-${year}`;
    }
  };
  const openEnd = (start: string): string => {
    switch (open) {
      case 'word':
        return join(start, present, true);
      case 'capitals':
        return join(start, present.toLocaleUpperCase(locale), true);
      case 'since':
        return since === '-' ? `${start} -` : `${since} ${start}`;
      case 'dash':
        return `${start} –`;
      case 'dots':
        return `${start} - …`;
      case 'bracketed':
        return join(start, `(${present})`, true);
    }
  };
  const join = (start: string, end: string, opened = false): string => {
    if (dash === 'word') return `${start} ${until} ${end}`;
    if (dash === 'from') return from === '-' ? `${start} - ${end}` : `${from} ${start} ${until} ${end}`;
    // A comma before "today" is nobody's way.
    return `${start}${opened && dash === ', ' ? ' - ' : dash}${end}`;
  };
  return {
    range: (start, end) => {
      if (end === null) return openEnd(write(start));
      const same = start.year === end.year;
      if (form === 'year' && same) return String(start.year);
      if (shared && same && (form === 'short' || form === 'long' || form === 'capitalised'))
        return join(write(start).replace(/ \d{4}$/, ''), write(end));
      return join(write(start), write(end));
    },
    known: (when) => (form === 'year' ? String(when.year) : `${when.year}-${month(when)}`),
  };
}
