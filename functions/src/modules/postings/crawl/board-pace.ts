const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * How much a board is wanted. 0: it has jobs of the kinds and countries that people look for. 1: it has jobs, or was
 * never read. 2: it has none.
 */
export type Tier = 0 | 1 | 2;
export const TIERS: readonly Tier[] = [0, 1, 2];

/** Minutes between two runs: of a board that changes all the time, and of one that never does. */
const INTERVALS: Record<Tier, { shortest: number; longest: number }> = {
  0: { shortest: 3 * HOUR, longest: DAY },
  1: { shortest: 8 * HOUR, longest: 3 * DAY },
  2: { shortest: DAY, longest: 14 * DAY },
};
/** After the first run. */
const FIRST = DAY;
/** How the interval changes with what a run finds: at rest, two runs of five find a change. */
const FASTER = 0.7;
const SLOWER = 1.3;

/** Postings that the last run missed are looked for again after this long. */
const MISSED_AGAIN = 6 * HOUR;
/** A board whose details were not all read. */
const SOON = 10;

const LONGEST_FAILURE = 7 * DAY;
const FAILING_DAYS = 60;
/** Runs in a row that found a board gone, a day, two, four, and eight apart. */
const GONE_RUNS = 5;
const LONGEST_GONE = 8 * DAY;
/** Where a vendor knows any name, an empty board that never had a job may never have been one. */
const NEVER_ANYTHING_DAYS = 90;

/** Why a board is no longer read. */
export type RetiredFor = 'gone' | 'failing' | 'never_anything' | 'asked';

export type RunResult = {
  kind: 'changed' | 'unchanged' | 'failed' | 'gone';
  tier: Tier;
  /** Open postings that the run missed. */
  missing: number;
  postponed: number;
  /** Failed or gone runs in a row, with this one. */
  failures: number;
  /** Runs in a row that found it gone, with this one. */
  gone_runs: number;
  /** Days since the first of these. */
  failing_days: number;
  /** Days for which a board that may never have been one has been read without a posting; null for any other. */
  never_anything_days: number | null;
};

export type Pace = {
  interval_minutes: number;
  /** Minutes until the next run, which a failure or a missing posting changes but once. */
  next_in_minutes: number;
  retired: RetiredFor | null;
};

/** Minutes until a failing board is asked again: 10, 20, 40 … at most a week. */
export function backoffMinutes(failures: number): number {
  return Math.min(5 * 2 ** failures, LONGEST_FAILURE);
}

/**
 * When a board is read next. One that changes is read more often, one that doesn't less often, between the limits of its
 * tier; a dead one fades and is retired.
 *
 * @param before minutes between the last runs; 0 if this was the first
 * @param least minutes that the vendor wants between two runs
 */
export function paceAfter(before: number, least: number, run: RunResult): Pace {
  const { shortest, longest } = INTERVALS[run.tier];
  const bounded = (minutes: number) =>
    Math.round(Math.max(least, Math.min(Math.max(minutes, shortest), longest)));
  if (run.kind === 'gone') {
    const retired = run.gone_runs >= GONE_RUNS ? 'gone' : null;
    const next_in_minutes = Math.min(DAY * 2 ** (run.gone_runs - 1), LONGEST_GONE);
    return { interval_minutes: before, next_in_minutes, retired };
  }
  if (run.kind === 'failed') {
    const next_in_minutes = Math.max(backoffMinutes(run.failures), Math.min(least, HOUR));
    return {
      interval_minutes: before,
      next_in_minutes,
      retired: run.failing_days >= FAILING_DAYS ? 'failing' : null,
    };
  }
  const factor = run.kind === 'changed' ? FASTER : SLOWER;
  const interval_minutes = bounded(before === 0 ? FIRST : before * factor);
  if ((run.never_anything_days ?? 0) >= NEVER_ANYTHING_DAYS)
    return { interval_minutes, next_in_minutes: interval_minutes, retired: 'never_anything' };
  const sooner =
    run.postponed > 0 ? SOON : run.missing > 0 ? Math.max(least, MISSED_AGAIN) : Number.POSITIVE_INFINITY;
  return { interval_minutes, next_in_minutes: Math.min(interval_minutes, sooner), retired: null };
}
