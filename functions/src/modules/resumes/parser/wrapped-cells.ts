import type { Segment, TextLine } from './text-line.ts';

const SAME_X = 3;
/** Ends of a cell that cannot be the end of what it says. */
const UNFINISHED = /(?:,|&|\s(?:of|and|for|the|in|at|de|di|da|du|des|der|und|et|y|e))$/iu;
const BROKEN_WORD = /\p{Ll}-$/u;
const DATED = /\d{4}/;

/**
 * A title or name that goes on in the next line of its cell: "Chief Human Resources Of-" and "ficer", "Savannah College of
 * Art and" and "Design". Only what stands out or stands beside something else is joined; text is left to its paragraphs.
 * `within` tells by which line a line that is gone is now found.
 */
export function joinWrappedCells(lines: TextLine[]): { lines: TextLine[]; within: Map<TextLine, number> } {
  const result: TextLine[] = [];
  const within = new Map<TextLine, number>();
  for (const line of lines) {
    const last = result.at(-1);
    const at = last === undefined ? -1 : cellOf(last, line);
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

/** The cell of the line above that goes on in this line. */
function cellOf(above: TextLine, line: TextLine): number {
  const [first, ...more] = line.segments;
  if (first === undefined || more.length > 0 || line.bullet || above.bullet || line.gap) return -1;
  if (line.page !== above.page || line.column !== above.column) return -1;
  if (above.segments.length === 1 && !(above.accent && line.accent) && above.size < 1.05) return -1;
  if (first.text.split(/\s+/).length > 6 || Math.abs(line.size - above.size) > 0.1) return -1;
  return above.segments.findIndex(
    (cell) =>
      Math.abs(cell.x - first.x) <= SAME_X &&
      cell.accent === first.accent &&
      !DATED.test(cell.text) &&
      ((BROKEN_WORD.test(cell.text) && /^\p{Ll}/u.test(first.text)) || UNFINISHED.test(cell.text)),
  );
}

function joined(cell: Segment, { text, right }: TextLine): Segment {
  const whole = BROKEN_WORD.test(cell.text) ? cell.text.slice(0, -1) + text : `${cell.text} ${text}`;
  return { ...cell, text: whole, right: Math.max(cell.right, right) };
}
