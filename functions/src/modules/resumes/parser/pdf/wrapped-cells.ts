import { findRanges } from '../dates/dates.ts';
import { withoutStop } from '../jobs/entry-parts.ts';
import { asPlace } from '../places/location.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { Segment, TextLine } from '../text/text-line.ts';
import { employerScore, isDepartment, titleScore } from '../words/job-words.ts';

const SAME_X = 3;
/** Ends of a cell that cannot be the end of what it says. */
const UNFINISHED = /(?:,|&|\s(?:of|and|for|the|in|at|de|di|da|du|des|der|und|et|y|e))$/iu;
const BROKEN_WORD = /\p{Ll}-$/u;
const BROKEN_CAPITALS = /\p{Lu}{2}-$/u;
const DATED = /\d{4}/;

/**
 * A title or name that goes on in the next line of its cell: "Chief Human Resources Of-" and "ficer", "Savannah College of
 * Art and" and "Design". Only what stands out or stands beside something else is joined; text is left to its paragraphs.
 * `within` tells by which line a line that is gone is now found.
 */
export function joinWrappedCells(lines: TextLine[]): { lines: TextLine[]; within: Map<TextLine, number> } {
  const result: TextLine[] = [];
  const within = new Map<TextLine, number>();
  const widest = widestOf(lines);
  for (const line of lines) {
    const last = result.at(-1);
    const at = last === undefined ? -1 : cellOf(last, line, widest);
    if (last === undefined || at === -1) {
      result.push(line);
      continue;
    }
    const segments = last.segments.map((segment, index) => (index === at ? joined(segment, line) : segment));
    const text = segments.map((segment) => segment.text).join('  ');
    result[result.length - 1] = { ...last, segments, text, ...boxOver(last, line) };
    within.set(line, last.line);
  }
  return { lines: result, within };
}

/** The place of both lines. */
function boxOver({ box: above }: TextLine, { box: below }: TextLine): Pick<TextLine, 'box'> {
  if (above === undefined || below === undefined) return {};
  const [x, y] = [Math.min(above.x, below.x), Math.min(above.y, below.y)];
  const right = Math.max(above.x + above.width, below.x + below.width);
  const bottom = Math.max(above.y + above.height, below.y + below.height);
  return { box: { x, y, width: right - x, height: bottom - y } };
}

const flowOf = ({ page, column }: TextLine) => `${page} ${column}`;

/** How far the lines of each column of a page reach. */
function widestOf(lines: TextLine[]): Map<string, number> {
  const widest = new Map<string, number>();
  for (const line of lines) widest.set(flowOf(line), Math.max(widest.get(flowOf(line)) ?? 0, line.right));
  return widest;
}

/** What parts title, employer and place on one line. */
const PARTED = /,\s|\s[|·•–—-]\s/;
/** In widths of a letter: what may be left free at the end of a full line. */
const SLACK = 2;

/** The next word would not have fit behind what stands in the cell. */
function isFull(above: TextLine, at: number, next: Segment, widest: number): boolean {
  const cell = above.segments[at]!;
  const limit = above.segments[at + 1]?.x ?? widest;
  const letter = (next.right - next.x) / Math.max(1, next.text.length);
  const word = next.text.split(' ')[0]!.length + 1;
  return cell.right + (word + SLACK) * letter > limit;
}

/** Title, employer and place: what comes behind three parts, and dates beside them, begins nothing new. */
const ALL_PARTS = 3;

/**
 * Title and employer may stand on two full lines of a narrow column: they are joined only where neither the last part above
 * nor the line below says anything alone, and both together do.
 */
function saysMoreJoined(above: string, next: string, dated: boolean): boolean {
  const parts = above.split(PARTED);
  const last = parts.at(-1)!;
  const says = (text: string) => titleScore(text) >= SURE || employerScore(text) >= SURE;
  if (says(last) || says(next)) return false;
  if (dated && parts.length >= ALL_PARTS) return true;
  const place = asPlace(last) === undefined && /\p{Ll}/u.test(next) ? asPlace(`${last} ${next}`) : undefined;
  if (place !== undefined && place.confidence >= 0.7) return true;
  return !isDepartment(last) && (asPlace(last)?.confidence ?? 0) < SURE && says(`${last} ${next}`);
}

const SURE = 0.5;
const SHORT = 20;

/** "Planner | January 2023 –" and "Present", "… | February 2018 – March" and "2020". */
function datesGoOn(cell: string, next: string): boolean {
  if (next.length > SHORT || findRanges(cell).length > 0) return false;
  const joined = `${cell} ${next}`;
  return findRanges(joined).some(
    ({ index, length }) => index + length >= joined.length - 1 && index < cell.length,
  );
}

/** The cell of the line above that goes on in this line. */
function cellOf(above: TextLine, line: TextLine, widest: Map<string, number>): number {
  const [first, ...more] = line.segments;
  if (first === undefined || more.length > 0 || line.bullet || above.bullet || line.gap) return -1;
  if (line.page !== above.page || line.column !== above.column) return -1;
  if (above.segments.length === 1 && !(above.accent && line.accent) && above.size < 1.05) return -1;
  if (first.text.split(/\s+/).length > 6 || Math.abs(line.size - above.size) > 0.1) return -1;
  return above.segments.findIndex(
    (cell) =>
      // The cells of a rail may end at one place instead.
      (Math.abs(cell.x - first.x) <= SAME_X ||
        (line.size > 1.1 && Math.abs(cell.right - first.right) <= SAME_X)) &&
      cell.accent === first.accent &&
      (DATED.test(cell.text)
        ? datesGoOn(cell.text, first.text)
        : (BROKEN_WORD.test(cell.text) && /^\p{Ll}/u.test(first.text)) ||
          (BROKEN_CAPITALS.test(cell.text) && /^\p{Lu}{2}/u.test(first.text)) ||
          UNFINISHED.test(cell.text) ||
          (PARTED.test(cell.text) &&
            !DATED.test(first.text) &&
            isHeaderLike({ ...line, text: withoutStop(first.text) }) &&
            saysMoreJoined(cell.text, withoutStop(first.text), DATED.test(above.text)) &&
            isFull(above, above.segments.indexOf(cell), first, widest.get(flowOf(above)) ?? 0))),
  );
}

function joined(cell: Segment, { text, right }: TextLine): Segment {
  const whole =
    BROKEN_WORD.test(cell.text) || BROKEN_CAPITALS.test(cell.text)
      ? cell.text.slice(0, -1) + text
      : `${cell.text} ${text}`;
  return { ...cell, text: whole, right: Math.max(cell.right, right) };
}
