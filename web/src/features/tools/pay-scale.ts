import type { PayRange } from '@contract/pay-ranges.ts';
import { formatNumber } from '@/lib/format.ts';

/** Ends of a chart's axis, in cents. */
export type PayScale = { from: number; to: number };

/** `$96k`, from cents. */
export const dollarsShort = (cents: number): string => `$${formatNumber(Math.round(cents / 100_000))}k`;

/** The scale on which all of these ranges, with their bands, have room. */
export function scaleOf(ranges: readonly PayRange[]): PayScale {
  const bands = ranges.flatMap((range) => range.bands);
  return {
    from: Math.min(...bands.map(({ from }) => from)),
    to: Math.max(...bands.map(({ to }) => to)),
  };
}

/** Where an amount lies on the scale, in percent. */
export const percentOn = (cents: number, { from, to }: PayScale): number =>
  to === from ? 50 : ((cents - from) / (to - from)) * 100;

/** Both ends, and as many thousands between as fit on a phone: four steps of equal width. */
export function ticksOf({ from, to }: PayScale): number[] {
  return [0, 1, 2, 3, 4].map((step) => from + ((to - from) * step) / 4);
}
