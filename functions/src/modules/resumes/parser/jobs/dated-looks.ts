import { spanOf } from '../dates/date-spans.ts';
import { withoutDates } from '../dates/dates.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';

const MIN_ENTRIES = 2;
const MAX_LENGTH = 90;

/**
 * Dates on lines of their own, and right below each (or right above) one line in a face that nothing else in the section has:
 * that is what they date, whatever its words. "Développeur dans une agence digitale" is written as a sentence is, but it is
 * set as the other titles are.
 */
export function withDatedLooks(lines: TextLine[]): TextLine[] {
  const dated = lines.flatMap((line, index) => (isDateOnly(line) ? [index] : []));
  if (dated.length < MIN_ENTRIES) return lines;
  const headers = new Set([1, -1].flatMap((step) => headersAt(lines, dated, step)));
  return headers.size === 0
    ? lines
    : lines.map((line) => (headers.has(line) ? { ...line, header: true } : line));
}

function headersAt(lines: TextLine[], dated: number[], step: number): TextLine[] {
  const beside = dated.map((index) => lines[index + step]);
  if (!beside.every((line) => line !== undefined && line.style !== '' && mayBeName(line))) return [];
  const known = beside as TextLine[];
  const alike = lines.filter((line) => isSetAs(line, known[0]!));
  if (alike.length !== known.length || !alike.every((line) => known.includes(line))) return [];
  return alike.filter((line) => !isHeaderLike(line));
}

/** Of a line with a place behind it, the style may be that of the place. */
function isSetAs(line: TextLine, look: TextLine): boolean {
  const [one, other] = [line.segments[0], look.segments[0]];
  if (one?.face === undefined || other?.face === undefined) return line.style === look.style;
  return one.face === other.face;
}

function mayBeName({ text, bullet }: TextLine): boolean {
  return !bullet && text.length < MAX_LENGTH && /^\P{L}*\p{Lu}/u.test(text) && !/[.;:!?]$/.test(text);
}

function isDateOnly({ text, bullet, segments }: TextLine): boolean {
  if (bullet || segments.length !== 1) return false;
  const span = spanOf(text);
  return span !== undefined && withoutDates(text, span.all) === '';
}
