import { spanOf } from '../dates/date-spans.ts';
import { type DateRange, findDates, findRanges, lacksLastYear } from '../dates/dates.ts';
import type { Segment, TextLine } from '../text/text-line.ts';

/** "Jan 2019 -" and below it "Mar 2021" or "Present", "Jan - Mar" and below it "2021": the end of the period is in the next line. */
export function withWholeDates(lines: TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const pair = last === undefined ? undefined : joinDates(last, line);
    if (pair === undefined) {
      whole.push(line);
      continue;
    }
    whole[whole.length - 1] = pair.above;
    if (pair.below !== undefined) whole.push(pair.below);
  }
  return whole;
}

const SAME_X = 3;

function joinDates(above: TextLine, below: TextLine): { above: TextLine; below?: TextLine } | undefined {
  if (below.gap || below.bullet || above.page !== below.page || above.column !== below.column)
    return undefined;
  const at = above.segments.findIndex(({ text }) => isUnended(text));
  const cell = above.segments[at];
  const [first] = below.segments;
  if (cell === undefined || first === undefined || isUnended(below.text)) return undefined;
  // Dates in a cell of their own go on in it; else they go on at the start of the line.
  const next = below.segments.find(({ x }) => Math.abs(x - cell.x) <= SAME_X) ?? first;
  const end = endIn(cell.text, next.text);
  if (end === undefined) return undefined;
  const rest = next.text.slice(end.length).replace(/^[\s,;:|·•)–—-]+/u, '');
  const left = below.segments.flatMap((segment) =>
    segment !== next ? [segment] : rest === '' ? [] : [{ ...segment, text: rest }],
  );
  const segments = above.segments.map((one, index) =>
    index === at ? { ...one, text: `${one.text} ${end}` } : one,
  );
  const joined = withSegments(above, segments);
  return left.length === 0 ? { above: joined } : { above: joined, below: withSegments(below, left) };
}

function isUnended(text: string): boolean {
  return spanOf(text)?.range.open === true || lacksLastYear(text);
}

/** What the second text begins with that ends the period of the first. */
function endIn(cell: string, next: string): string | undefined {
  if (findRanges(next).length > 0) return undefined;
  const [date] = findDates(next);
  const end = date === undefined ? next : date.index === 0 ? next.slice(0, date.length) : undefined;
  if (end === undefined || end.length > MAX_END) return undefined;
  const joined = `${cell} ${end}`;
  const isWhole = ({ index, length }: DateRange) => index < cell.length && index + length === joined.length;
  return findRanges(joined).some(isWhole) ? end : undefined;
}

const MAX_END = 20;

function withSegments(line: TextLine, segments: Segment[]): TextLine {
  return { ...line, segments, text: segments.map(({ text }) => text).join('  '), x: segments[0]!.x };
}
