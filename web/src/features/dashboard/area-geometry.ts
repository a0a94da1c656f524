import { LAYERS, type Layer, type Week } from './weeks.ts';

export type Box = { width: number; height: number };
export type AreaLayer = {
  layer: Layer;
  /** SVG path of the area. */
  area: string;
  /** Its upper edge. */
  edge: string;
  /** Middle of the area at the right end. */
  middle: number;
  /** How many there are now. */
  value: number;
};

const round = (value: number) => Math.round(value * 10) / 10;
const totalOf = (week: Week) => LAYERS.reduce((sum, layer) => sum + week[layer], 0);

/** Round steps of the scale, three or four of them, the last at or above the largest total. */
export function scaleOf(weeks: readonly Week[]): number[] {
  const most = Math.max(1, ...weeks.map(totalOf));
  const magnitude = 10 ** Math.floor(Math.log10(most / 3));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * magnitude).find((n) => n * 4 >= most) ?? most);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/** Layers stacked on one another, to scale; those that are always empty are left out. */
export function areaLayers(weeks: readonly Week[], { width, height }: Box): AreaLayer[] {
  const top = scaleOf(weeks).at(-1) ?? 1;
  const x = (n: number) => round((n / Math.max(1, weeks.length - 1)) * width);
  const y = (value: number) => round(height - (value / top) * height);
  let below = weeks.map(() => 0);
  return LAYERS.filter((layer) => weeks.some((week) => week[layer] > 0)).map((layer) => {
    const lower = below;
    const upper = weeks.map((week, n) => (lower[n] ?? 0) + week[layer]);
    below = upper;
    const along = (values: readonly number[]) => values.map((value, n) => `${x(n)} ${y(value)}`);
    return {
      layer,
      area: `M${along(upper).join('L')}L${along(lower).reverse().join('L')}Z`,
      edge: `M${along(upper).join('L')}`,
      middle: round((y(lower.at(-1) ?? 0) + y(upper.at(-1) ?? 0)) / 2),
      value: weeks.at(-1)?.[layer] ?? 0,
    };
  });
}

/** Heights of labels, in the order given (from the bottom up), moved apart until none covers another. */
export function spread(middles: readonly number[], gap: number, height: number): number[] {
  const placed = middles.map((y) => Math.min(height - gap / 2, Math.max(gap / 2, y)));
  for (let n = 1; n < placed.length; n += 1) placed[n] = Math.min(placed[n]!, placed[n - 1]! - gap);
  if ((placed.at(-1) ?? gap) >= gap / 2) return placed;
  // Past the top: shift them down from there.
  placed[placed.length - 1] = gap / 2;
  for (let n = placed.length - 2; n >= 0; n -= 1) placed[n] = Math.max(placed[n]!, placed[n + 1]! + gap);
  return placed;
}
