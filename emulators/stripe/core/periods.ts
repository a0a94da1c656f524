export type Interval = { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number };

/** `count` intervals after `anchor`, in seconds; a day that a month does not have becomes its last day. */
export function addIntervals(anchor: number, { interval, interval_count }: Interval, count: number): number {
  const steps = interval_count * count;
  if (interval === 'day') return anchor + steps * 86_400;
  if (interval === 'week') return anchor + steps * 7 * 86_400;
  const date = new Date(anchor * 1000);
  const months = interval === 'year' ? steps * 12 : steps;
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(date.getUTCMonth() + months);
  const last_day = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), last_day));
  return Math.floor(moved.getTime() / 1000);
}

/** The end of the period that contains `at`, counted from the anchor, in seconds. */
export function periodEnd(anchor: number, interval: Interval, at: number): number {
  let count = 1;
  while (addIntervals(anchor, interval, count) <= at) count += 1;
  return addIntervals(anchor, interval, count);
}
