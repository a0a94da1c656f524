import { FEATURES_VERSION } from '../job-text/features/posting-features.ts';
import type { BoardRef } from './board.ts';
import { type IngestDeps, type Run, reject } from './board-run.ts';
import {
  BoardConflict,
  type BoardState,
  type IngestCounts,
  type Manifest,
  type ManifestEntry,
  type OpenBoard,
} from './boards.repository.ts';
import { closeMissing } from './close-missing.ts';
import { MAX_POSTINGS_OF_A_BOARD, problemOf } from './posting-limits.ts';
import type { BoardAnswer, JobReading, JobSource } from './sources/job-source.ts';
import { type PostingToStore, placing, storePostings } from './store-postings.ts';
import { contentHashOf } from './text/fingerprint.ts';

export type IngestOutcome =
  | {
      kind: 'skipped';
      /** `done_already`: this run is over, or another worker has it. */
      reason: 'not_listed' | 'no_adapter' | 'done_already';
    }
  | { kind: 'done'; answer: BoardAnswer['kind'] | 'removed' | 'failed'; state: BoardState };

/** Incremented when an adapter parses the same response differently. */
const ADAPTERS_VERSION = 1;
/** Postings stored in one batch, and characters of their descriptions: a request holds at most 10 MiB. */
const BATCH = { postings: 100, characters: 1_500_000 };
const MINUTE = 60_000;
/** Minutes between the runs of a board: after a change, and when nothing has changed for long. */
const INTERVAL = { shortest: 60, longest: 360 };
/** Even a response that looks unchanged is read again after this long, so that no parsing error lasts forever. */
const READ_ANEW_AFTER = 7 * 24 * 60 * MINUTE;
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

/** Minutes until a failing board is asked again: 10, 20, 40 … at most 12 hours. */
export function backoffMinutes(failures: number): number {
  return Math.min(5 * 2 ** failures, 720);
}

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
  if (!source && !board.state.removed) return { kind: 'skipped', reason: 'no_adapter' };
  try {
    const outcome = await runBoard(deps, board, source, run_id);
    const { created, changed, closed } = outcome.state.counts ?? NO_COUNTS;
    const moved = created + changed + closed;
    // An unchanged board costs nothing more; the schedule sees to what many small runs add up to.
    if (moved > 0) await deps.postings.recountOpen(moved, deps.clock());
    return outcome;
  } catch (error) {
    if (error instanceof BoardConflict) return { kind: 'skipped', reason: 'done_already' };
    throw error;
  }
}

async function runBoard(
  deps: IngestDeps,
  board: OpenBoard,
  source: JobSource | undefined,
  run_id: string,
): Promise<Extract<IngestOutcome, { kind: 'done' }>> {
  const { state } = board;
  const run: Run = { board, id: run_id, manifest: null, counts: { ...NO_COUNTS }, errors: [] };
  // The versions that turn texts into postings, features, and vectors; when they change, everything is stored again.
  const reading = `${ADAPTERS_VERSION}/${deps.embedding_model}/${FEATURES_VERSION}`;
  const read_as = `${reading}/${state.company ?? ''}`;
  const started = deps.clock().getTime();
  if (state.removed || !source) {
    await close(deps, run, () => false);
    return { kind: 'done', answer: 'removed', state: await finishRemoved(deps, run) };
  }

  const known =
    state.read_as === read_as && started - Date.parse(state.last_read_at ?? '') < READ_ANEW_AFTER
      ? { etag: state.etag, content_hash: state.content_hash }
      : { etag: null, content_hash: null };
  let answer: BoardAnswer;
  try {
    answer = await source.readBoard({ board: state.board, company: state.company, ...known });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'done', answer: 'failed', state: await finish(deps, run, { failure: reason }) };
  }

  switch (answer.kind) {
    case 'unchanged':
      // What was missing stays missing: the second run that misses it closes it.
      if (state.missing > 0) await close(deps, run, ({ missed_in }) => missed_in === null);
      return { kind: 'done', answer: 'unchanged', state: await finish(deps, run, { unchanged: true }) };
    case 'gone':
      await close(deps, run, () => false);
      return { kind: 'done', answer: 'gone', state: await finish(deps, run, { failure: 'board not found' }) };
    case 'read': {
      await store(deps, run, answer.jobs, reading);
      const { etag, content_hash } = answer;
      const last_read_at = new Date(started).toISOString();
      const read = { etag, content_hash, read_as, last_read_at };
      return { kind: 'done', answer: 'read', state: await finish(deps, run, { read }) };
    }
  }
}

/** Records this run for every posting in the manifest that is missing. */
async function close(deps: IngestDeps, run: Run, isThere: (entry: ManifestEntry) => boolean): Promise<void> {
  const manifest = await run.board.loadManifest();
  run.manifest = manifest;
  const seen = [...manifest].flatMap(([external_id, entry]) => (isThere(entry) ? [external_id] : []));
  await closeMissing(deps, run, new Set(seen));
}

async function store(deps: IngestDeps, run: Run, jobs: Iterable<JobReading>, reading: string): Promise<void> {
  const before = await run.board.loadManifest();
  run.manifest = before;
  const seen = new Set<string>();
  const place = placing(before);
  let waiting: PostingToStore[] = [];
  let characters = 0;
  for (const job of jobs) {
    const problem = job.kind === 'rejected' ? job.reason : problemOf(job.posting);
    const external_id = job.kind === 'rejected' ? job.external_id : job.posting.external_id;
    if (external_id !== null && seen.has(external_id)) continue;
    // A posting that cannot be read is not missing.
    if (external_id !== null) seen.add(external_id);
    if (job.kind === 'rejected' || problem !== null) {
      reject(run, external_id, problem ?? 'unknown');
      continue;
    }
    if (seen.size > MAX_POSTINGS_OF_A_BOARD) {
      run.errors.push(`more than ${MAX_POSTINGS_OF_A_BOARD} jobs. The rest are skipped`);
      break;
    }
    const { posting } = job;
    const hash = contentHashOf(posting, reading);
    const known = before.get(posting.external_id);
    if (known?.hash === hash && known.missed_in === null) {
      run.counts.unchanged += 1;
      continue;
    }
    const size = posting.description_html.length + posting.description_text.length;
    if (waiting.length === BATCH.postings || characters + size > BATCH.characters) {
      await storePostings(deps, run, waiting);
      waiting = [];
      characters = 0;
    }
    waiting.push({ posting, hash, id: place(posting) });
    characters += size;
  }
  await storePostings(deps, run, waiting);
  await closeMissing(deps, run, seen);
}

const afterMinutes = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * MINUTE).toISOString();

type Ending =
  | { failure: string }
  | { unchanged: true }
  | { read: Pick<BoardState, 'etag' | 'content_hash' | 'read_as' | 'last_read_at'> };

/** Stores how the run went and when the next one is due. */
async function finish(deps: IngestDeps, run: Run, ending: Ending): Promise<BoardState> {
  const before = run.board.state;
  const now = deps.clock();
  const errors = (list: readonly string[]) =>
    list.slice(0, MAX_ERRORS).map((text) => text.slice(0, MAX_ERROR_LENGTH));
  const ended = { ...before, last_attempt_at: now.toISOString() };
  const missing = run.manifest === null ? before.missing : missingIn(run.manifest);
  let state: BoardState;
  if ('failure' in ending) {
    const consecutive_failures = before.consecutive_failures + 1;
    state = {
      ...ended,
      status: 'failed',
      errors: errors([ending.failure]),
      counts: run.counts,
      consecutive_failures,
      next_run_at: afterMinutes(now, backoffMinutes(consecutive_failures)),
      // The next response is read in full, which reports its errors again.
      etag: null,
      content_hash: null,
      missing,
    };
  } else {
    const quiet = 'unchanged' in ending && missing === 0;
    const interval_minutes = quiet
      ? Math.min(Math.max(before.interval_minutes * 2, INTERVAL.shortest), INTERVAL.longest)
      : INTERVAL.shortest;
    // An unchanged response still has the same errors.
    const list = 'unchanged' in ending ? before.errors : run.errors;
    state = {
      ...ended,
      ...('read' in ending ? ending.read : {}),
      status: list.length > 0 ? 'partial' : 'ok',
      errors: errors(list),
      counts: run.counts,
      last_success_at: now.toISOString(),
      consecutive_failures: 0,
      interval_minutes,
      next_run_at: afterMinutes(now, interval_minutes),
      missing,
    };
  }
  await run.board.save(state);
  return state;
}

const missingIn = (manifest: Manifest): number =>
  [...manifest.values()].filter(({ missed_in }) => missed_in !== null).length;

/** A board that is no longer listed is deleted once none of its postings are open. */
async function finishRemoved(deps: IngestDeps, run: Run): Promise<BoardState> {
  const left = run.manifest?.size ?? 0;
  const state: BoardState = {
    ...run.board.state,
    counts: run.counts,
    missing: left,
    next_run_at: afterMinutes(deps.clock(), INTERVAL.shortest),
  };
  if (left === 0) await run.board.delete();
  else await run.board.save(state);
  return state;
}
