import { spanOf } from '../dates/date-spans.ts';
import { type Cut, EDGE } from './column-cuts.ts';
import { isDateLabel, isHeading, isRail } from './column-labels.ts';
import type { Row, Run } from './pdf-rows.ts';

/**
 * A gutter can go on where a rail of dates begins: lists side by side below a table of jobs ("Skills" beside "Languages"), or
 * above one. Only the rows of the lists are columns. They show by a heading on either side; what is above the first or
 * below the last of such rows has to be a rail by itself.
 */
export function withoutRails(rows: Row[], cut: Cut): Cut {
  const sides = rows.slice(cut.from, cut.to).map(({ runs }) => ({
    left: runs.filter((run) => run.right <= cut.x + 1),
    right: runs.filter((run) => run.x >= cut.x - 1),
  }));
  const headed = sides.flatMap(({ left, right }, index) =>
    left.some(isHeading) && right.some(isHeading) ? [index] : [],
  );
  const [first, last] = [headed[0], headed.at(-1)];
  if (first === undefined || last === undefined) return cut;
  const isDated = (from: number, to?: number) => {
    const part = sides.slice(from, to);
    const [left, right] = [part.map((one) => one.left), part.map((one) => one.right)];
    const dates = left.filter((runs) => isDateLabel(runs.slice(0, 1)) && spanOf(runs[0]!.text) !== undefined);
    return dates.length >= MIN_DATES && isRail(left, right);
  };
  const below = sides.findIndex(
    ({ left, right }, index) =>
      index > last + MIN_ROWS && left.some(isHeading) && right.length === 0 && isDated(index),
  );
  return {
    ...cut,
    from: cut.from + (isDated(0, first) ? first : 0),
    to: below === -1 ? cut.to : cut.from + below,
  };
}

const MIN_DATES = 2;
const MIN_ROWS = 1;

/**
 * Places or dates set against the gutter end at one place, each behind its line of the text: they belong to that, so the
 * columns part behind them, where the lines of the side bar begin.
 */
export function behindMargin(rows: Row[], cut: Cut, others: readonly Cut[]): Cut {
  const inside = rows.slice(cut.from, cut.to);
  const further = others.filter(({ x, from, to }) => x > cut.x && from <= cut.from && to >= cut.to);
  const behind = further.find(({ x }) => {
    const margin = inside.flatMap(({ runs }) =>
      runs.filter((run) => run.x >= cut.x - 1 && run.right <= x + 1).map((run) => ({ run, runs })),
    );
    const bar = inside.flatMap(({ runs }) => runs.find((run) => run.x >= x - 1) ?? []);
    return (
      margin.length >= MIN_PLACES &&
      isSetRight(margin.map(({ run }) => run)) &&
      margin.every(({ run, runs }) => !isHeading(run) && runs[0] !== run && runs[0]!.right <= cut.x + 1) &&
      startTogether(bar)
    );
  });
  return behind === undefined ? cut : { ...cut, x: behind.x };
}

const MIN_PLACES = 3;
const ONE_EDGE = 3;

function isSetRight(runs: Run[]): boolean {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return spread(runs.map(({ right }) => right)) <= ONE_EDGE && spread(runs.map(({ x }) => x)) > 2 * ONE_EDGE;
}

const MIN_LINES = 4;

function startTogether(runs: Run[]): boolean {
  const start = Math.min(...runs.map(({ x }) => x));
  return runs.length >= MIN_LINES && runs.every(({ x }) => x - start < EDGE);
}
