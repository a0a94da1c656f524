import type { Usage } from './host-state.ts';

/** What reading boards may cost in a day, UTC. */
export type Budget = { requests: number; dollars: number };

/** Dollars per 100,000, as in docs/costs.md. */
const READS = 0.06;
const WRITES = 0.18;
/** One request keeps an instance with one vCPU and a gigabyte busy for about this long. */
const REQUEST_SECONDS = 1;
const SECOND = 0.000_024 + 0.000_002_5;

/** A run's own reads and writes: the board, its vendor twice or three times, and the schedule's query. */
const RUN = { reads: 4, writes: 3 };

/** Queries for the same job elsewhere: one for each ten new postings, and what they find. */
const LOOKED_UP = 0.12;

/** What a run reads and writes for this many changed postings: each is two documents, each hundred a manifest, a board, and a change for the search index. */
export function costOf({ stored, closed }: { stored: number; closed: number }): {
  reads: number;
  writes: number;
} {
  const moved = stored + closed;
  return {
    reads: RUN.reads + moved + (moved > 0 ? 1 + Math.ceil(moved / 100) : 0) + Math.ceil(LOOKED_UP * stored),
    writes: RUN.writes + 2 * stored + closed + (moved > 0 ? 3 * Math.ceil(moved / 100) : 0),
  };
}

export const dollarsOf = ({ requests, reads, writes }: Usage): number =>
  (reads * READS + writes * WRITES) / 100_000 + requests * REQUEST_SECONDS * SECOND;

/** Share of the budget that may be used at once; the rest is spread over the day. */
const AHEAD = 0.15;

/**
 * How many requests may still be made by now, so that what is wanted in the evening isn't spent in the morning.
 *
 * @param used today, by all vendors together
 */
export function requestsLeft(budget: Budget, used: Usage, now: number): number {
  const elapsed = (now % 86_400_000) / 86_400_000;
  const share = Math.min(1, elapsed + AHEAD);
  const by_count = budget.requests * share - used.requests;
  const each = used.requests > 0 ? dollarsOf(used) / used.requests : SECOND * REQUEST_SECONDS;
  const by_dollars = (budget.dollars * share - dollarsOf(used)) / Math.max(each, 0.000_01);
  return Math.max(0, Math.floor(Math.min(by_count, by_dollars)));
}
