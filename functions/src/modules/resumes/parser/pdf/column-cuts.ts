import { isHeading } from './column-labels.ts';
import type { Row, Run } from './pdf-rows.ts';

/** A vertical line that no text crosses from one row up to, not including, another. */
export type Cut = { from: number; to: number; x: number };

/** In points: so far from the edge of a column may its lines begin. */
export const EDGE = 28;
const MIN_ROWS = 5;
const STEP = 3;

/** Where no text crosses a vertical line over several rows, the longest first. */
export function cutsOf(rows: Row[], width: number): Cut[] {
  const cuts: Cut[] = [];
  const centered = centeredHeadings(rows, width);
  for (const x of linesBetween(rows, width)) {
    let from = 0;
    for (let index = 0; index <= rows.length; index += 1) {
      const row = rows[index];
      const crossed =
        row === undefined || centered.has(row) || row.runs.some((run) => run.x < x - 1 && run.right > x + 1);
      if (!crossed) continue;
      if (index - from >= MIN_ROWS) cuts.push(trim(rows, { from, to: index, x }));
      from = index + 1;
    }
  }
  return cuts.filter(({ from, to }) => to > from).toSorted((a, b) => b.to - b.from - (a.to - a.from));
}

/**
 * Vertical lines to try, from left to right. Of those that have the same runs on either side, which make the same cut, only
 * the first.
 */
function linesBetween(rows: Row[], width: number): number[] {
  const runs = rows.flatMap((row) => row.runs);
  const lines: number[] = [];
  let before = '';
  for (let x = width * 0.15; x < width * 0.85; x += STEP) {
    let left = 0;
    let right = 0;
    for (const run of runs) {
      if (run.right <= x + 1) left += 1;
      if (run.x >= x - 1) right += 1;
    }
    const sides = `${left} ${right}`;
    if (sides !== before) lines.push(x);
    before = sides;
  }
  return lines;
}

const OFF_CENTER = 6;

/** Headings in the middle of the text, or of the page, are over all of it, however short they are. */
function centeredHeadings(rows: Row[], width: number): Set<Row> {
  const runs = rows.flatMap((row) => row.runs);
  const [left, right] = [Math.min(...runs.map((run) => run.x)), Math.max(...runs.map((run) => run.right))];
  const headings = rows.filter(
    ({ runs: [first, ...more] }) => first !== undefined && more.length === 0 && first.x > left + EDGE,
  );
  const around = (twice: number) =>
    headings.filter(
      ({ runs: [run] }) => Math.abs(run!.x + run!.right - twice) < 2 * OFF_CENTER && isHeading(run!),
    );
  const within = around(left + right);
  if (within.length > 1) return new Set(within);
  // In a column, headings begin at one place.
  const on_page = around(width);
  const starts = on_page.map((row) => row.runs[0]!.x);
  const ragged = on_page.length > 1 && Math.max(...starts) - Math.min(...starts) > 2 * OFF_CENTER;
  return new Set(ragged ? on_page : []);
}

/**
 * The columns start where both sides have started. Text directly above on one side only belongs to its column, unless
 * it is larger and no heading: then it is a name at the top of the page.
 */
function trim(rows: Row[], cut: Cut): Cut {
  const first = (is_side: (run: Run) => boolean) =>
    rows.findIndex((row, index) => index >= cut.from && index < cut.to && row.runs.some(is_side));
  const left = first((run) => run.right <= cut.x + 1);
  const right = first((run) => run.x >= cut.x - 1);
  if (left === -1 || right === -1) return { ...cut, to: cut.from };
  let from = Math.max(left, right);
  const { size } = rows[from]!;
  while (from > cut.from) {
    const above = rows[from - 1]!;
    const large = above.size > 1.3 * size && !above.runs.every(isHeading);
    if (rows[from]!.y - above.y > 2.2 * size || large) break;
    from -= 1;
  }
  return { ...cut, from };
}
