/** One figure, beside what a simple way reaches on the same rows; null where none was measured. */
export type Figures = {
  name: string;
  part: 'worked on' | 'aside' | 'all';
  ours: number;
  baseline: number | null;
};

export type Row = Record<string, unknown>;

export type IsAside = (key: string) => boolean;

/** Mean F1 over the classes; an answer of null is a miss. */
export function macroF1(pairs: readonly { gold: string; given: string | null }[]): number {
  const classes = [...new Set(pairs.map(({ gold }) => gold))];
  const f1 = classes.map((one) => {
    const hits = pairs.filter(({ gold, given }) => gold === one && given === one).length;
    const involved =
      pairs.filter(({ gold }) => gold === one).length + pairs.filter(({ given }) => given === one).length;
    return (2 * hits) / Math.max(1, involved);
  });
  return f1.reduce((sum, value) => sum + value, 0) / Math.max(1, f1.length);
}

/** How often a positive row is ranked above a negative one. */
export function areaUnderCurve(rows: readonly { positive: boolean; value: number }[]): number {
  const positive = rows.filter((row) => row.positive);
  const negative = rows.filter((row) => !row.positive);
  let above = 0;
  for (const a of positive)
    for (const b of negative) above += a.value > b.value ? 1 : a.value === b.value ? 0.5 : 0;
  return above / Math.max(1, positive.length * negative.length);
}

export const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);
