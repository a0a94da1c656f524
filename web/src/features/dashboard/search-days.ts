import type { SearchRun } from '@contract/searches.ts';
import { SEARCH_RUN_DAYS } from '@contract/searches.ts';
import { daysBetween, monthDay, startOfDay } from './days.ts';

/** What searches did on one day. */
export type SearchDay = {
  /** Midnight at its start. */
  at: number;
  /** Searches that finished. */
  finished: number;
  newMatches: number;
  /** Why none finished although one was started; null otherwise. */
  failure: string | null;
};

/** The last two weeks, oldest first, today included. */
export function searchDays(runs: readonly SearchRun[], now: number): SearchDay[] {
  return Array.from({ length: SEARCH_RUN_DAYS }, (_, n) => {
    const day = n - SEARCH_RUN_DAYS + 1;
    const ofDay = runs.filter(({ at }) => daysBetween(now, Date.parse(at)) === day);
    const done = ofDay.filter(({ status }) => status === 'done');
    const failed = ofDay.find(({ status }) => status === 'failed');
    return {
      at: startOfDay(now, day),
      finished: done.length,
      newMatches: done.reduce((sum, { new_matches }) => sum + new_matches, 0),
      failure: done.length === 0 && failed ? (failed.failure ?? 'It didn’t finish.') : null,
    };
  });
}

/** The chart in words, for screen readers. */
export function searchDaysInWords(days: readonly SearchDay[]): string {
  const found = days.filter(({ newMatches }) => newMatches > 0);
  const failed = days.filter(({ failure }) => failure !== null);
  const sum = found.reduce((total, { newMatches }) => total + newMatches, 0);
  return [
    `New matches per day over two weeks: ${sum} in total`,
    ...found.map(({ at, newMatches }) => `${monthDay(at)} ${newMatches}`),
    ...failed.map(({ at }) => `no data on ${monthDay(at)}`),
  ].join(', ');
}
