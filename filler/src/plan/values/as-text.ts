import { partAsked, partOfDate } from '../../options/date-part.ts';
import { monthName } from '../../options/months.ts';
import { numbersIn, spanIn } from '../../options/quantity.ts';
import { regionNamed } from '../../places/regions.ts';
import type { FormField } from '../../types.ts';
import { isNumberOf, nationalNumber } from './facts.ts';
import { fitsKind } from './fits-kind.ts';

const DATE = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/**
 * How a field shows the order of a date, in the letters of several languages: `MM/DD/YYYY`, `TT.MM.JJJJ`, `jj/mm/aaaa`, and
 * `MM/YY`, `jj/mm/aa`, `TT.MM.JJ` with the last two digits of the year.
 */
const DATE_ORDER =
  /(?<!\p{L})(?:mm?|[djtg]{1,2}|[yjar]{4}|åååå|yy|aa|åå|rr)(?:\s?[/.-]\s?(?:mm?|[djtg]{1,2}|[yjar]{4}|åååå|yy|aa|åå|rr))+(?!\p{L})/iu;
const SHORT_YEAR = /^(?:yy|aa|åå|rr)$/i;
/** "J" is a day in French and a year in German: at the end, where nothing else is the year, it is that. */
const SHORT_YEAR_AT_END = /^jj$/i;

/** A box that shows that it takes a year and nothing else. */
const YEAR_ALONE = /^(?:yyyy|jjjj|aaaa|åååå)$/i;

/** A month by its name, as lists have it, or in digits where a box is typed into. */
function monthAs({ kind }: FormField, month: number): string | null {
  return kind === 'text' || kind === 'number' ? String(month).padStart(2, '0') : monthName(month);
}

/** A date in the order that the field shows ("MM/DD/YYYY"); as it is stored if it shows none. */
function dateAs(field: FormField, date: string): string | null {
  const [, year = '', month, day] = DATE.exec(date) ?? [];
  const asked = `${field.help ?? ''} ${field.label}`;
  const order = DATE_ORDER.exec(asked)?.[0];
  if (!order && YEAR_ALONE.test((field.help ?? '').trim())) return year;
  const part = order ? null : partAsked(field.label);
  if (part === 'year') return year;
  if (part === 'month') return month ? monthAs(field, Number(month)) : null;
  if (!order) return date;
  const letters = order.split(/\s?[/.-]\s?/);
  const hasYear = letters.some((one) => one.length === 4 || SHORT_YEAR.test(one));
  const isShortYear = (one: string, at: number) =>
    SHORT_YEAR.test(one) || (!hasYear && at === letters.length - 1 && SHORT_YEAR_AT_END.test(one));
  const wordFor = (one: string, at: number) => {
    if (one.length === 4) return year;
    if (isShortYear(one, at)) return year.slice(-2);
    return /^m/i.test(one) ? month : day;
  };
  const words = letters.map(wordFor);
  if (words.some((part) => part === undefined)) return null;
  return words.join(order.match(/[/.-]/)?.[0] ?? '/');
}

/** A date without its day cannot answer a field that has a box for the day. */
function fillsEveryPart({ parts = [] }: FormField, date: string): boolean {
  return DATE.test(date) && parts.every(({ part, options }) => partOfDate(date, part, options) !== null);
}

function numberAs(text: string): string | null {
  const [number, ...others] = numbersIn(text);
  return number !== undefined && others.length === 0 ? String(number) : null;
}

/** What inputs with a format of their own accept; any other value would be refused when it is typed. */
const INPUT_FORMATS: Record<string, RegExp> = {
  time: /^\d\d:\d\d$/,
  week: /^\d{4}-W\d\d$/,
  color: /^#[0-9a-f]{6}$/i,
  'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
};

function fitsInput(type: string, value: string): boolean {
  return !Object.hasOwn(INPUT_FORMATS, type) || INPUT_FORMATS[type]?.test(value) === true;
}

/**
 * How a value is written into a field of free text; null if the field cannot hold it.
 *
 * @param country of the job (ISO 3166-1 alpha-2), whose numbers need no dialing code there
 */
export function asText(
  field: FormField,
  topic: string,
  value: string,
  country: string | null,
): string | null {
  const isDate = DATE.test(value) && /date|year|start|graduation/.test(topic);
  // The length of its first box says nothing about the whole date.
  if (field.kind === 'date_parts') return fillsEveryPart(field, value.trim()) ? value.trim() : null;
  if (!fitsInput(field.markup?.type ?? '', value.trim())) return null;
  let text: string | null = value;
  if (isDate && field.kind === 'number')
    text = partAsked(field.label) ? dateAs({ ...field, kind: 'text' }, value) : null;
  else if (field.kind === 'number' && topic === 'notice_period' && !fitsKind('number', value))
    text = spanIn(`${field.label} ${field.help ?? ''}`, value);
  else if (field.kind === 'number') text = fitsKind('number', value) ? value.trim() : numberAs(value);
  else if (field.kind === 'date') {
    const month = field.markup?.type === 'month' && /^\d{4}-\d{2}/.test(value);
    text = month || fitsKind('date', value) ? value.trim() : null;
  } else if (field.kind === 'url') text = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  else if (isDate) text = dateAs(field, value);
  else if (topic === 'state' && field.markup?.max_length === 2) text = regionNamed(value)?.code ?? null;
  const most = field.markup?.max_length ?? null;
  // Ten digits leave no room for a country, so they would be a number of the job's.
  if (topic === 'phone' && text !== null && most !== null && text.length > most)
    text = isNumberOf(country, text) ? nationalNumber(text) : null;
  // "903 26" in a box of five characters.
  if (topic === 'postcode' && text !== null && most !== null && text.length > most)
    text = text.replace(/[ -]/g, '');
  if (text === null || (most !== null && text.length > most)) return null;
  return field.kind === 'file' ? null : text;
}
