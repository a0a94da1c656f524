import type { Manifest } from './board-manifest.ts';
import type { IngestDeps, Run } from './board-run.ts';
import { type BoardState, NEVER } from './board-state.ts';
import { paceAfter } from './crawl/board-pace.ts';
import { NO_DEMAND, tierOf, withKinds } from './crawl/demand.ts';
import { HOST_POLICIES, KNOWS_ANY_NAME } from './crawl/host-policies.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes between the two runs that close the postings of a board which is no longer listed. */
const REMOVED_AGAIN = 60;
/** Minutes until the first of these, where a failing board is retired. */
const CLOSED_SOON = 10;
const MAX_ERRORS = 20;
const MAX_ERROR_LENGTH = 300;

const afterMinutes = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * MINUTE).toISOString();

type Ending =
  | { failure: string; gone?: boolean; left_out?: string }
  | { unchanged: true }
  | {
      read: Pick<
        BoardState,
        'etag' | 'content_hash' | 'read_as' | 'last_read_at' | 'postponed' | 'left_out' | 'complete'
      >;
    };

/** Stores how the run went and when the next one is due. */
export async function finishRun(deps: IngestDeps, run: Run, ending: Ending): Promise<BoardState> {
  const before = run.board.state;
  const now = deps.clock();
  const at = now.toISOString();
  const errors = (list: readonly string[]) =>
    list.slice(0, MAX_ERRORS).map((text) => text.slice(0, MAX_ERROR_LENGTH));
  const missing = run.manifest === null ? before.missing : missingIn(run.manifest);
  const open = run.manifest === null ? before.open : run.manifest.size;
  const kinds = withKinds(before.kinds, run.kinds);
  const tier = tierOf(kinds, open, (await deps.demand?.()) ?? NO_DEMAND);
  const failing = 'failure' in ending;
  const had_any = before.had_any || (open ?? 0) > 0;
  const failing_since = failing ? (before.failing_since ?? at) : null;
  const consecutive_failures = failing ? before.consecutive_failures + 1 : 0;
  const gone_runs = failing && ending.gone ? before.gone_runs + 1 : 0;
  const days = (since: string | null) => (since === null ? 0 : (now.getTime() - Date.parse(since)) / DAY);
  const { created, changed, closed } = run.counts;
  const postponed = 'read' in ending ? ending.read.postponed : before.postponed;
  const pace = paceAfter(before.interval_minutes, HOST_POLICIES[before.source].least_minutes, {
    kind: failing
      ? ending.gone
        ? 'gone'
        : 'failed'
      : created + changed + closed > 0
        ? 'changed'
        : 'unchanged',
    tier,
    missing,
    postponed,
    failures: consecutive_failures,
    gone_runs,
    failing_days: days(failing_since),
    never_anything_days: had_any || !KNOWS_ANY_NAME.includes(before.source) ? null : days(before.added_at),
  });
  const next_in_minutes = failing
    ? Math.max(pace.next_in_minutes, run.askedToWait() / MINUTE)
    : pace.next_in_minutes;
  // Postings must not stay open. A board that is gone is asked until none is left; where one fails, as nothing says what
  // is missing, further runs close them all.
  const isEmpty = (open ?? 0) === 0;
  const retired =
    pace.retired !== null && (isEmpty || pace.retired === 'failing') ? { reason: pace.retired, at } : null;
  // An unchanged response still has the same errors.
  const list = failing ? [ending.failure] : 'unchanged' in ending ? before.errors : run.errors;
  const state: BoardState = {
    ...before,
    ...('read' in ending ? ending.read : {}),
    // After a failure the response is read in full, which reports its errors again.
    ...(failing
      ? { etag: null, content_hash: null, left_out: ending.left_out ?? before.left_out }
      : { last_success_at: at }),
    status: retired ? 'retired' : failing ? 'failed' : list.length > 0 ? 'partial' : 'ok',
    last_attempt_at: at,
    errors: errors(list),
    counts: run.counts,
    consecutive_failures,
    gone_runs,
    failing_since,
    interval_minutes: pace.interval_minutes,
    next_run_at: retired && isEmpty ? NEVER : afterMinutes(now, retired ? CLOSED_SOON : next_in_minutes),
    retired,
    missing,
    open,
    had_any,
    kinds,
    tier,
  };
  await run.board.save(state);
  return state;
}

const missingIn = (manifest: Manifest): number =>
  [...manifest.values()].filter(({ missed_in }) => missed_in !== null).length;

/**
 * Once none of its postings are open, a board that is no longer listed is deleted, a retired one is left alone, and one
 * whose source is switched off waits as if it had never been read.
 */
export async function finishClosing(deps: IngestDeps, run: Run, has_source: boolean): Promise<BoardState> {
  const left = run.manifest?.size ?? 0;
  const state: BoardState = {
    ...run.board.state,
    counts: run.counts,
    missing: left,
    next_run_at: afterMinutes(deps.clock(), REMOVED_AGAIN),
  };
  if (left === 0 && state.retired) {
    const ended = { ...state, status: 'retired' as const, open: 0, next_run_at: NEVER };
    await run.board.save(ended);
    return ended;
  }
  if (left === 0 && !state.removed && !has_source) {
    const at = deps.clock().toISOString();
    const waiting = { ...state, status: 'never' as const, open: null, tier: 1 as const, next_run_at: at };
    await run.board.save(waiting);
    return waiting;
  }
  if (left === 0) await run.board.delete();
  else await run.board.save(state);
  return state;
}
