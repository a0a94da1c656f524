import type { Curve } from '../../../functions/src/modules/resumes/parser/confidence/calibrate.ts';

type Value = { confidence: number; right: boolean };
type Bin = { own: number; weight: number; share: number };

const BINS = 20;
/** As many values as would have to say otherwise before the reader's own number isn't believed. */
const BELIEVED = 10;
/** Generated resumes are kinder than real ones, so more than this they can't show. */
const MOST = 0.97;

/**
 * The share of right values by the reader's own confidence, never falling (isotonic regression by pooling adjacent
 * violators). Where few or no values are, the reader's own number stands. What isn't `raised` is never more than that.
 */
export function fitCurve(values: Value[], { raised = true } = {}): Curve {
  const bins = Array.from({ length: BINS }, (_, index): Bin => {
    const inside = values.filter(({ confidence }) => binOf(confidence) === index);
    const own = mean(inside.map(({ confidence }) => confidence)) ?? (index + 0.5) / BINS;
    const right = inside.filter((one) => one.right).length;
    const weight = inside.length + BELIEVED;
    return { own, weight, share: (right + BELIEVED * own) / weight };
  });
  const pools: Bin[][] = [];
  for (const bin of bins) {
    pools.push([bin]);
    while (pools.length > 1 && shareOf(pools.at(-2)!) >= shareOf(pools.at(-1)!)) {
      const last = pools.pop()!;
      pools.at(-1)!.push(...last);
    }
  }
  const points = pools.flatMap((pool): Curve => {
    const share = round(Math.min(MOST, shareOf(pool)));
    const ends = pool.length === 1 ? [pool[0]!] : [pool[0]!, pool.at(-1)!];
    return ends.map(({ own }): Curve[number] => [round(own), raised ? share : round(Math.min(share, own))]);
  });
  return withoutPointsBetween(points);
}

/** A point on the line between its neighbors says nothing. */
function withoutPointsBetween(points: Curve): Curve {
  const kept: Curve = [];
  for (const [index, [x, y]] of points.entries()) {
    const [before, after] = [kept.at(-1), points[index + 1]];
    if (before !== undefined && after !== undefined) {
      const line = before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
      if (Math.abs(line - y) < 0.002) continue;
    }
    kept.push([x, y]);
  }
  return kept;
}

function binOf(confidence: number): number {
  return Math.min(BINS - 1, Math.floor(confidence * BINS + 1e-9));
}

function shareOf(pool: Bin[]): number {
  const weight = pool.reduce((sum, one) => sum + one.weight, 0);
  return pool.reduce((sum, one) => sum + one.weight * one.share, 0) / weight;
}

function mean(numbers: number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
