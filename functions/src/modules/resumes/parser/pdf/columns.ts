import { spanOf } from '../dates/date-spans.ts';
import { strictHeading } from '../structure/headings.ts';
import { behindMargin, withoutRails } from './column-bounds.ts';
import { type Cut, cutsOf, EDGE } from './column-cuts.ts';
import { isDateLabel, isHeading, isRail } from './column-labels.ts';
import type { Row, Run } from './pdf-rows.ts';

/** Rows read in sequence. `left` and `right` are the columns on either side of a gutter. */
export type Region = { kind: 'full' | 'left' | 'right'; rows: Row[] };

const MIN_GUTTER = 7;

/**
 * Splits the rows of a page into regions in reading order. A vertical gap counts as a gutter between columns only if
 * both sides are independent: right-aligned dates and label rails, whose rows belong together, stay in one region.
 */
export function toRegions(rows: Row[], width: number, depth = 0): Region[] {
  const cut = depth < 3 ? findCut(rows, width) : undefined;
  if (cut === undefined) return rows.length > 0 ? [{ kind: 'full', rows }] : [];
  const inside = rows.slice(cut.from, cut.to);
  const railed = railedAbove(inside, cut);
  if (railed > 0) {
    const parts = [rows.slice(0, cut.from + railed), rows.slice(cut.from + railed)];
    return parts.flatMap((part) => toRegions(part, width, depth + 1));
  }
  const dates = datesOfLeft(inside, cut);
  const isLeft = (run: Run) => run.right <= cut.x + 1 || dates.has(run);
  const left = side(inside, isLeft);
  const right = side(inside, (run) => !isLeft(run));
  if (isWithinText(rows, cut)) {
    const last = inside.findLastIndex((row) => row.runs.some((run) => run.right > cut.x + 1));
    const to = cut.from + last + 1;
    return [
      ...toRegions(rows.slice(0, cut.from), width, depth + 1),
      { kind: 'full', rows: side(rows.slice(cut.from, to), (run) => run.right <= cut.x + 1) },
      { kind: 'full', rows: right },
      ...toRegions(rows.slice(to), width, depth + 1),
    ];
  }
  return [
    ...toRegions(rows.slice(0, cut.from), width, depth + 1),
    { kind: 'left', rows: left },
    ...flatten(toRegions(right, width, depth + 1)),
    ...toRegions(rows.slice(cut.to), width, depth + 1),
  ];
}

/**
 * How many rows above the columns have only dates on their left, each beside what it dates, and headings over both: the
 * columns begin below them.
 */
function railedAbove(rows: Row[], { x }: Cut): number {
  let dates = 0;
  let end = 0;
  for (const [index, { runs }] of rows.entries()) {
    const left = runs.filter((run) => run.right <= x + 1);
    const right = runs.length - left.length;
    const heads = left.length === 1 && right === 0 && isHeading(left[0]!);
    if (left.length > 0 && !heads && !isDateLabel(left)) break;
    if (left.length > 0 && right > 0) dates += 1;
    if (left.length === 0 || right > 0) end = index + 1;
  }
  return dates >= MIN_DATES && end < rows.length ? end : 0;
}

const MIN_DATES = 2;
const MAX_LABELS = 0.5;
const ONE_EDGE = 3;

/**
 * Dates behind the gutter that belong to the text before it: set against its right margin, with a box or a side bar below
 * them or further to the right.
 */
function datesOfLeft(rows: Row[], { x }: Cut): Set<Run> {
  const rights = rows.map(({ runs }) => runs.filter((run) => run.right > x + 1));
  const dates = rights.flatMap(([first], index) =>
    first !== undefined &&
    rights[index]!.length < rows[index]!.runs.length &&
    isDateLabel([first]) &&
    spanOf(first.text) !== undefined
      ? [first]
      : [],
  );
  if (dates.length < MIN_DATES) return new Set();
  // Dates of a rail have what they date behind them.
  const labels = rights.filter(([first, next]) => next !== undefined && dates.includes(first!)).length;
  if (labels > MAX_LABELS * dates.length) return new Set();
  const edge = Math.max(...dates.map(({ right }) => right));
  const ends = (run: Run) => Math.abs(run.right - edge) <= ONE_EDGE;
  const start = Math.min(...dates.map((run) => run.x));
  const ragged = dates.some((run) => run.x - start > 2 * ONE_EDGE);
  const others = rights.flat().filter((run) => !dates.includes(run));
  const is_margin = dates.every(ends) && ragged && others.filter(ends).length * 2 <= others.length;
  return new Set(is_margin ? dates : []);
}

const SMALL_SHARE = 0.4;

/** A list in two columns between text of the whole width, "Skills" for instance: read in place, not as columns of the page. */
function isWithinText(rows: Row[], { from, to }: Cut): boolean {
  if (from < 2 || rows.length - to < 2 || to - from > SMALL_SHARE * rows.length) return false;
  const headings = rows.slice(from, to).flatMap((row) => row.runs.filter(isHeading));
  return headings.filter(({ text }) => strictHeading(text) !== 'skills').length < 2;
}

function flatten(regions: Region[]): Region[] {
  return regions.map((region) => ({ kind: 'right', rows: region.rows }));
}

function side(rows: Row[], keep: (run: Run) => boolean): Row[] {
  return rows
    .map((row) => {
      const runs = row.runs.filter(keep);
      return {
        ...row,
        runs,
        icon: row.icon && runs[0] === row.runs[0],
        size: Math.max(0, ...runs.map((r) => r.size)),
      };
    })
    .filter((row) => row.runs.length > 0);
}

/** The longest gutter. A part of a rail that was recognized as such is none. */
function findCut(rows: Row[], width: number): Cut | undefined {
  const rails: { from: number; to: number; start: number }[] = [];
  const cuts = cutsOf(rows, width);
  for (const cut of cuts) {
    const start = startOf(rows, cut);
    if (
      rails.some((rail) => cut.from >= rail.from && cut.to <= rail.to && Math.abs(start - rail.start) < EDGE)
    )
      continue;
    const found = judge(rows, cut);
    if (found === 'gutter') return withoutRails(rows, behindMargin(rows, cut, cuts));
    if (found === 'rail') rails.push({ from: cut.from, to: cut.to, start });
  }
  return undefined;
}

function startOf(rows: Row[], { from, to, x }: Cut): number {
  return Math.min(
    ...rows.slice(from, to).flatMap((row) => row.runs.filter((run) => run.x >= x - 1).map((run) => run.x)),
  );
}

function judge(rows: Row[], cut: Cut): 'gutter' | 'rail' | 'none' {
  const inside = rows.slice(cut.from, cut.to);
  const left = inside.map((row) => row.runs.filter((run) => run.right <= cut.x + 1));
  const right = inside.map((row) => row.runs.filter((run) => run.x >= cut.x - 1));
  const lefts = left.flat();
  const rights = right.flat();
  const left_rows = left.filter((runs) => runs.length > 0).length;
  const right_rows = right.filter((runs) => runs.length > 0).length;
  if (left_rows < 4 || right_rows < 4) return 'none';
  const edge = Math.max(...lefts.map((run) => run.right));
  const start = Math.min(...rights.map((run) => run.x));
  if (start - edge < MIN_GUTTER) return 'none';
  const firsts = right.flatMap((runs) => runs[0] ?? []);
  if (areCounted(inside.filter(({ runs }) => runs.length > 1))) return 'none';
  // Dates before the gutter label what stands behind it.
  const dated = lefts.some((run) => spanOf(run.text) !== undefined && isDateLabel([run]));
  const headed = !dated && headedAlike(lefts, true) && headedAlike(rights, false);
  if (!(isAligned(firsts, start) || headed) || endsTogether(firsts)) return 'none';
  if (isRail(left, right)) return 'rail';
  const headings_left = left.filter((runs) => runs.some(isHeading)).length;
  const headings_right = right.filter((runs) => runs.some(isHeading)).length;
  if (headings_left > 0 && headings_right > 0) return 'gutter';
  const alone_left = left.filter((runs, index) => runs.length > 0 && right[index]!.length === 0).length;
  const alone_right = right.filter((runs, index) => runs.length > 0 && left[index]!.length === 0).length;
  return alone_left / left_rows >= 0.25 && alone_right / right_rows >= 0.25 ? 'gutter' : 'none';
}

const COUNTED = 0.5;
const MIN_COUNTED = 3;

/** Numbers alone between other cells are those of a table: how many years each skill was used. */
function areCounted(rows: Row[]): boolean {
  const counted = rows.filter(({ runs }) => runs.some(({ text }) => /^\d{1,2}$/.test(text)));
  return counted.length >= MIN_COUNTED && counted.length >= COUNTED * rows.length;
}

const HEADED = 2;

/** Several headings at one edge, the left or, for a side bar set against the gutter, the right: a column of its own, however its lines are indented. */
function headedAlike(runs: Run[], either: boolean): boolean {
  const headings = runs.filter(isHeading);
  const at = (edge: (run: Run) => number) =>
    headings.filter((run) => Math.abs(edge(run) - edge(headings[0]!)) <= ONE_EDGE).length;
  return (
    headings.length >= HEADED &&
    Math.max(
      at((run) => run.x),
      either ? at((run) => run.right) : 0,
    ) >= HEADED
  );
}

const ALIGNED = 0.6;

/** Nearly all lines begin at the edge, or at one other place: behind dates or labels in a rail of their own. */
const WITH_RAIL = 0.85;

function isAligned(runs: Run[], start: number): boolean {
  const at_edge = runs.filter((run) => run.x - start < EDGE).length;
  const further = Map.groupBy(
    runs.filter((run) => run.x - start >= EDGE),
    ({ x }) => Math.round(x / 2),
  );
  const beside = Math.max(0, ...[...further.values()].map((group) => group.length));
  return at_edge >= ALIGNED * runs.length || at_edge + beside >= WITH_RAIL * runs.length;
}

/** Set against the right margin: runs that end at one place and begin at many are no column. Headings and dates may end at two. */
function endsTogether(runs: Run[]): boolean {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  if (spread(runs.map((run) => run.x)) <= 8) return false;
  const ends = (some: Run[]) => some.length === 0 || spread(some.map((run) => run.right)) <= 3;
  if (ends(runs)) return true;
  const others = runs.filter((run) => !isDateLabel([run]));
  return (
    others.length < runs.length &&
    others.every(isHeading) &&
    ends(others) &&
    ends(runs.filter((run) => !others.includes(run)))
  );
}
