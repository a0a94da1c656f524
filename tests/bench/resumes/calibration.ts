import type { Sure } from './score.ts';

type Tenth = { values: number; stated: number; right: number };
export type Calibration = {
  tenths: Record<string, Tenth>;
  /** How far confidences are from the shares that are right, on average over the values: before the curves and with them. */
  error_before: number;
  error: number;
};

/** Of each field: what was stated and what was right, by tenth of confidence. `own` is the same before the curves. */
export function calibrations(values: Sure[], own: Sure[]): Record<string, Calibration> {
  return Object.fromEntries(
    [...Map.groupBy(values, ({ field }) => field)].map(([field, of]) => [
      field,
      {
        tenths: byTenth(of),
        error_before: errorOf(own.filter((value) => value.field === field)),
        error: errorOf(of),
      },
    ]),
  );
}

/** Lines of a table: fields down, tenths across, each with its values, the confidence that was stated and the share that was right. */
export function calibrationTable(of: Record<string, Calibration>): string[] {
  return Object.entries(of).map(([field, { tenths, error_before, error }]) => {
    const cells = Object.values(tenths)
      .toReversed()
      .map(({ values, stated, right }) => `${stated.toFixed(2)}→${right.toFixed(2)} of ${values}`);
    return `${field.padEnd(14)} error ${error_before.toFixed(3)} → ${error.toFixed(3)}   ${cells.join('   ')}`;
  });
}

function byTenth(values: Sure[]): Record<string, Tenth> {
  return Object.fromEntries(
    [...Map.groupBy(values, tenthOf)]
      .toSorted(([a], [b]) => a - b)
      .map(([tenth, inside]) => [`0.${tenth}`, tenthWith(inside)]),
  );
}

function errorOf(values: Sure[]): number {
  const off = Object.values(byTenth(values)).reduce(
    (sum, { values, stated, right }) => sum + values * Math.abs(stated - right),
    0,
  );
  return values.length === 0 ? 0 : round(off / values.length);
}

function tenthOf({ confidence }: Sure): number {
  return Math.min(9, Math.floor(confidence * 10 + 1e-9));
}

function tenthWith(values: Sure[]): Tenth {
  const stated = values.reduce((sum, { confidence }) => sum + confidence, 0) / values.length;
  const right = values.filter((value) => value.right).length / values.length;
  return { values: values.length, stated: round(stated), right: round(right) };
}

function round(number: number): number {
  return Number(number.toFixed(3));
}
