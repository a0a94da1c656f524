import { REDDIT_EVENT_TYPES, type RedditEventType } from '@contract/conversion-ids.ts';

type Count = { date: string; type: RedditEventType; count: number };
export type TypeRow = { type: RedditEventType; total: number; days: { date: string; count: number }[] };

const DAY_MS = 24 * 3600_000;

/** The last `days` days (UTC), today last, as YYYY-MM-DD. */
export function lastDays(days: number, now: number): string[] {
  return Array.from({ length: days }, (_, at) =>
    new Date(now - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** One row for each type that happened, in Reddit's order, with a count for every day. */
export function toTypeRows(counts: readonly Count[], dates: readonly string[]): TypeRow[] {
  return REDDIT_EVENT_TYPES.map((type) => {
    const days = dates.map((date) => ({
      date,
      count: counts.find((one) => one.type === type && one.date === date)?.count ?? 0,
    }));
    return { type, days, total: days.reduce((sum, { count }) => sum + count, 0) };
  }).filter(({ total }) => total > 0);
}
