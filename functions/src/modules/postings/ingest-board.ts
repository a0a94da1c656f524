import { FEATURES_VERSION } from '../job-text/features/posting-features.ts';
import type { BoardRef } from './board.ts';
import type { Manifest, ManifestEntry } from './board-manifest.ts';
import { type IngestDeps, type PostingToStore, type Run, reject } from './board-run.ts';
import { type BoardState, type IngestCounts, NEVER } from './board-state.ts';
import { BoardConflict, type OpenBoard } from './boards.repository.ts';
import { closeMissing } from './close-missing.ts';
import { paceAfter } from './crawl/board-pace.ts';
import { costOf } from './crawl/budget.ts';
import { NO_DEMAND, tierOf, withKinds } from './crawl/demand.ts';
import { HOST_POLICIES, KNOWS_ANY_NAME } from './crawl/host-policies.ts';
import { listMs } from './crawl/list-time.ts';
import { openTurns, type Turns } from './crawl/turns.ts';
import { MAX_POSTINGS_OF_A_BOARD, problemOf } from './posting-limits.ts';
import { BoardError } from './sources/board-request.ts';
import type { BoardAnswer, JobReading, JobSource, KnownDetails, Turn } from './sources/job-source.ts';
import { placing, storePostings } from './store-postings.ts';
import { contentHashOf, fingerprintOf } from './text/fingerprint.ts';

export type IngestOutcome =
  | {
      kind: 'skipped';
      /** `done_already`: this run is over, or another worker has it. `vendor_busy`: its vendor must not be asked now. */
      reason: 'not_listed' | 'no_adapter' | 'done_already' | 'vendor_busy';
    }
  | { kind: 'done'; answer: BoardAnswer['kind'] | 'removed' | 'failed'; state: BoardState };

/** Incremented when an adapter parses the same response differently. */
const ADAPTERS_VERSION = 2;
/** Postings stored in one batch, and characters of their descriptions: a request holds at most 10 MiB. */
const BATCH = { postings: 100, characters: 1_500_000 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For as long after its start a run reads details: its task ends after nine minutes, and storing and closing take time too. */
const DETAILS_FOR = 4 * MINUTE;
/** What was read is stored at least this often, so that a task that dies loses little. */
const STORED_EVERY = MINUTE;
/** Even a response that looks unchanged is read again after this long, so that no parsing error lasts forever. */
const READ_ANEW_AFTER = 7 * 24 * 60 * MINUTE;
/** A posting that is missing from a feed which doesn't show all counts as closed after this long. */
const INCOMPLETE_FOR = 14 * DAY;
/** A board that loses nearly all of so many postings at once is believed after a day. */
const SUDDEN = { postings: 10, left: 0.2, patience: DAY };
/** Minutes between the two runs that close the postings of a board which is no longer listed. */
const REMOVED_AGAIN = 60;
/** Minutes until the first of these, where a failing board is retired. */
const CLOSED_SOON = 10;
const MAX_ERRORS = 20;
const MAX_ERROR_LENGTH = 300;

const NO_COUNTS: IngestCounts = {
  created: 0,
  changed: 0,
  unchanged: 0,
  closed: 0,
  duplicates: 0,
  rejected: 0,
};

/**
 * Brings the stored postings in line with one board. An unchanged board costs one read and one write, an unchanged
 * posting none; a posting that two runs did not find is closed; a job that another board has already becomes a
 * further origin of that posting. What the vendor does wrong is recorded in the board's state and never thrown, so
 * that it cannot hold up others; failures of the database are thrown.
 *
 * @param run_id the board's `next_run_at` as of when the run was planned: a second delivery finds it over.
 */
export async function ingestBoard(deps: IngestDeps, ref: BoardRef, run_id: string): Promise<IngestOutcome> {
  const board = await deps.boards.open(ref);
  if (!board) return { kind: 'skipped', reason: 'not_listed' };
  if (board.state.next_run_at !== run_id) return { kind: 'skipped', reason: 'done_already' };
  const source = deps.sources.get(ref.source);
  // A source that is switched off, as its key was taken away, can't say what is still open.
  const was_read = board.state.status !== 'never' && board.state.status !== 'retired';
  if (!source && !board.state.removed && !was_read) return { kind: 'skipped', reason: 'no_adapter' };
  const turns =
    deps.turns && source ? await openTurns(deps.turns, ref.source, `${ref.board} ${run_id}`) : undefined;
  if (turns === null) return { kind: 'skipped', reason: 'vendor_busy' };
  let cost = { ...costOf({ stored: 0, closed: 0 }), answered: false };
  try {
    const outcome = await runBoard(deps, board, source, run_id, turns);
    const { created, changed, closed } = outcome.state.counts ?? NO_COUNTS;
    const moved = created + changed + closed;
    cost = { ...costOf({ stored: created + changed, closed }), answered: outcome.answer !== 'failed' };
    // An unchanged board costs nothing more; the schedule sees to what many small runs add up to.
    if (moved > 0) await deps.postings.recountOpen(moved, deps.clock());
    return outcome;
  } catch (error) {
    if (error instanceof BoardConflict) return { kind: 'skipped', reason: 'done_already' };
    throw error;
  } finally {
    await turns?.close(cost);
  }
}

async function runBoard(
  deps: IngestDeps,
  board: OpenBoard,
  source: JobSource | undefined,
  run_id: string,
  turns: Pick<Turns, 'turn' | 'askedToWait'> | undefined,
): Promise<Extract<IngestOutcome, { kind: 'done' }>> {
  const { state } = board;
  const run: Run = {
    board,
    id: run_id,
    manifest: null,
    counts: { ...NO_COUNTS },
    errors: [],
    kinds: { families: [], countries: [] },
    askedToWait: turns?.askedToWait ?? (() => 0),
  };
  // The versions that turn texts into postings, features, and vectors; when they change, everything is stored again.
  const reading = `${ADAPTERS_VERSION}/${deps.embedding_model}/${FEATURES_VERSION}`;
  const read_as = `${reading}/${state.company ?? ''}`;
  const started = deps.clock().getTime();
  if (state.removed || state.retired || !source) {
    await close(
      deps,
      run,
      () => false,
      () => 0,
    );
    return { kind: 'done', answer: 'removed', state: await finishClosing(deps, run, source !== undefined) };
  }

  const known =
    state.read_as === read_as && started - Date.parse(state.last_read_at ?? '') < READ_ANEW_AFTER
      ? { etag: state.etag, content_hash: state.content_hash }
      : { etag: null, content_hash: null };
  const details: KnownDetails = {
    listings: async () => listingsOf(await manifestOf(run)),
    left_out: new Set(state.left_out.split(' ')),
    isLate: () => deps.clock().getTime() - started > DETAILS_FOR,
    read_as,
    day: Math.floor(started / DAY),
  };
  let answer: BoardAnswer;
  let is_listing = true;
  const list_ms = listMs(source);
  const inTurn: Turn = turns?.turn ?? ((_url, send) => send());
  try {
    answer = await source.readBoard({
      board: state.board,
      company: state.company,
      ...known,
      details,
      turn(url, send) {
        if (is_listing && deps.clock().getTime() - started > list_ms)
          throw new BoardError(`took longer than ${Math.round(list_ms / MINUTE)} minutes to list its jobs`);
        return inTurn(url, send);
      },
    });
    is_listing = false;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'done', answer: 'failed', state: await finish(deps, run, { failure: reason }) };
  }

  switch (answer.kind) {
    case 'unchanged':
      // What was missing stays missing: the second run that misses it closes it.
      if (state.missing > 0) {
        const patience = (manifest: Manifest, seen: ReadonlySet<string>) =>
          patienceFor(manifest, seen, state.complete);
        await close(deps, run, ({ missed_in }) => missed_in === null, patience);
      }
      return { kind: 'done', answer: 'unchanged', state: await finish(deps, run, { unchanged: true }) };
    case 'gone':
      await close(
        deps,
        run,
        () => false,
        (manifest, seen) => patienceFor(manifest, seen, true),
      );
      return {
        kind: 'done',
        answer: 'gone',
        state: await finish(deps, run, { failure: 'board not found', gone: true }),
      };
    case 'read': {
      const left = await store(deps, run, answer, reading);
      if ('failure' in left) return { kind: 'done', answer: 'failed', state: await finish(deps, run, left) };
      const { etag, content_hash } = answer;
      const last_read_at = new Date(started).toISOString();
      // A board that is not read to its end is read again, however it answers then.
      const version =
        left.postponed > 0 || left.failed > 0 ? { etag: null, content_hash: null } : { etag, content_hash };
      const read = {
        ...version,
        read_as,
        last_read_at,
        postponed: left.postponed,
        left_out: left.marks.join(' '),
        complete: answer.complete,
      };
      return { kind: 'done', answer: 'read', state: await finish(deps, run, { read }) };
    }
  }
}

/** Records this run for every posting in the manifest that is missing. */
async function close(
  deps: IngestDeps,
  run: Run,
  isThere: (entry: ManifestEntry) => boolean,
  patience: (manifest: Manifest, seen: ReadonlySet<string>) => number,
): Promise<void> {
  const manifest = await manifestOf(run);
  const seen = new Set(
    [...manifest].flatMap(([external_id, entry]) => (isThere(entry) ? [external_id] : [])),
  );
  await closeMissing(deps, run, seen, patience(manifest, seen));
}

/** The board's manifest, read once in a run. */
async function manifestOf(run: Run): Promise<Manifest> {
  run.manifest ??= await run.board.loadManifest();
  return run.manifest;
}

const listingsOf = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map(
    [...manifest].flatMap(([external_id, { listing, missed_in }]) =>
      listing === undefined || missed_in !== null ? [] : [[external_id, listing] as const],
    ),
  );

/**
 * How many jobs are left to a later run or failed, and the marks of those left out; or why the vendor's responses ended
 * early, so that nothing may be closed.
 */
type Stored = { postponed: number; failed: number; marks: string[] } | { failure: string; left_out: string };

async function store(
  deps: IngestDeps,
  run: Run,
  { jobs, complete }: Extract<BoardAnswer, { kind: 'read' }>,
  reading: string,
): Promise<Stored> {
  const before = await manifestOf(run);
  const seen = new Set<string>();
  const place = placing(before);
  const left = { postponed: 0, failed: 0, marks: [] as string[] };
  let failure: string | null = null;
  let waiting: PostingToStore[] = [];
  let characters = 0;
  let stored_at = deps.clock().getTime();
  const reader = readingsOf(jobs, (reason) => {
    failure = reason;
  });
  for await (const job of reader) {
    const external_id = job.kind === 'posting' ? job.posting.external_id : job.external_id;
    if (external_id !== null && seen.has(external_id)) continue;
    if (job.kind === 'left_out') {
      left.marks.push(job.mark);
      // What isn't public any more is to be closed.
      if (job.why === 'not_public') continue;
      seen.add(job.external_id);
      if (job.why === 'failed') left.failed += 1;
      rejectLeftOut(run, job.external_id, job.reason);
      continue;
    }
    // A posting that cannot be read is not missing.
    if (external_id !== null) seen.add(external_id);
    if (job.kind === 'unchanged') {
      run.counts.unchanged += 1;
      continue;
    }
    if (job.kind === 'postponed') {
      left.postponed += 1;
      continue;
    }
    const problem = job.kind === 'rejected' ? job.reason : problemOf(job.posting);
    if (job.kind === 'rejected' || problem !== null) {
      reject(run, external_id, problem ?? 'unknown');
      continue;
    }
    if (seen.size > MAX_POSTINGS_OF_A_BOARD) {
      run.errors.push(`more than ${MAX_POSTINGS_OF_A_BOARD} jobs. The rest are skipped`);
      break;
    }
    const { posting, listing } = job;
    const hash = contentHashOf(posting, reading);
    const known = before.get(posting.external_id);
    if (known?.hash === hash && known.missed_in === null && known.listing === listing) {
      run.counts.unchanged += 1;
      continue;
    }
    const size = posting.description_html.length + posting.description_text.length;
    const is_due = deps.clock().getTime() - stored_at >= STORED_EVERY;
    if (is_due || waiting.length === BATCH.postings || characters + size > BATCH.characters) {
      await storePostings(deps, run, waiting);
      waiting = [];
      characters = 0;
      stored_at = deps.clock().getTime();
    }
    waiting.push({ posting, hash, id: place(posting), fingerprint: fingerprintOf(posting), listing });
    characters += size;
  }
  await storePostings(deps, run, waiting);
  if (failure !== null) {
    // The next run gets further without those that were left out in this one.
    const marks = new Set([...run.board.state.left_out.split(' '), ...left.marks]);
    return { failure, left_out: [...marks].join(' ').trim() };
  }
  await closeMissing(deps, run, seen, patienceFor(before, seen, complete));
  return left;
}

/** Reports a job that was left out; if it was remembered, as it was reported then. */
function rejectLeftOut(run: Run, external_id: string, reason: string | null): void {
  const before = run.board.state.errors.find((line) => line.startsWith(`${external_id}: `));
  const text = reason ?? before?.slice(external_id.length + 2);
  if (text === undefined) run.counts.rejected += 1;
  else reject(run, external_id, text);
}

/** Yields what can be read; if the vendor fails in between, says why and ends. */
async function* readingsOf(
  jobs: Iterable<JobReading> | AsyncIterable<JobReading>,
  onFailure: (reason: string) => void,
): AsyncGenerator<JobReading> {
  try {
    yield* jobs;
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Milliseconds for which a posting must have been missing before it is closed. A feed of the newest jobs says nothing
 * about older ones; a large board that is suddenly empty may be the vendor's error.
 */
function patienceFor(before: Manifest, seen: ReadonlySet<string>, complete: boolean): number {
  if (!complete) return INCOMPLETE_FOR;
  const found = [...before.keys()].filter((external_id) => seen.has(external_id)).length;
  return before.size >= SUDDEN.postings && found <= before.size * SUDDEN.left ? SUDDEN.patience : 0;
}

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
async function finish(deps: IngestDeps, run: Run, ending: Ending): Promise<BoardState> {
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
async function finishClosing(deps: IngestDeps, run: Run, has_source: boolean): Promise<BoardState> {
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
