import { FEATURES_VERSION } from '../job-text/features/posting-features.ts';
import type { BoardRef } from './board.ts';
import type { Manifest } from './board-manifest.ts';
import { type IngestDeps, manifestOf, type Run } from './board-run.ts';
import type { BoardState, IngestCounts } from './board-state.ts';
import { BoardConflict, type OpenBoard } from './boards.repository.ts';
import { closeAllBut } from './close-missing.ts';
import { costOf } from './crawl/budget.ts';
import { listMs } from './crawl/list-time.ts';
import { openTurns, type Turns } from './crawl/turns.ts';
import { finishClosing, finishRun } from './finish-run.ts';
import { patienceFor } from './patience.ts';
import { BoardError } from './sources/board-request.ts';
import type { BoardAnswer, JobSource, KnownDetails, Turn } from './sources/job-source.ts';
import { storeBoard } from './store-board.ts';

export type IngestOutcome =
  | {
      kind: 'skipped';
      /** `done_already`: this run is over, or another worker has it. `vendor_busy`: its vendor must not be asked now. */
      reason: 'not_listed' | 'no_adapter' | 'done_already' | 'vendor_busy';
    }
  | { kind: 'done'; answer: BoardAnswer['kind'] | 'removed' | 'failed'; state: BoardState };

/** Incremented when an adapter parses the same response differently. */
const ADAPTERS_VERSION = 2;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** For as long after its start a run reads details: its task ends after nine minutes, and storing and closing take time too. */
const DETAILS_FOR = 4 * MINUTE;
/** Even a response that looks unchanged is read again after this long, so that no parsing error lasts forever. */
const READ_ANEW_AFTER = 7 * 24 * 60 * MINUTE;

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
    await closeAllBut(
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
    return { kind: 'done', answer: 'failed', state: await finishRun(deps, run, { failure: reason }) };
  }

  switch (answer.kind) {
    case 'unchanged':
      // What was missing stays missing: the second run that misses it closes it.
      if (state.missing > 0) {
        const patience = (manifest: Manifest, seen: ReadonlySet<string>) =>
          patienceFor(manifest, seen, state.complete);
        await closeAllBut(deps, run, ({ missed_in }) => missed_in === null, patience);
      }
      return { kind: 'done', answer: 'unchanged', state: await finishRun(deps, run, { unchanged: true }) };
    case 'gone':
      await closeAllBut(
        deps,
        run,
        () => false,
        (manifest, seen) => patienceFor(manifest, seen, true),
      );
      return {
        kind: 'done',
        answer: 'gone',
        state: await finishRun(deps, run, { failure: 'board not found', gone: true }),
      };
    case 'read': {
      const left = await storeBoard(deps, run, answer, reading);
      if ('failure' in left)
        return { kind: 'done', answer: 'failed', state: await finishRun(deps, run, left) };
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
      return { kind: 'done', answer: 'read', state: await finishRun(deps, run, { read }) };
    }
  }
}

const listingsOf = (manifest: Manifest): ReadonlyMap<string, string> =>
  new Map(
    [...manifest].flatMap(([external_id, { listing, missed_in }]) =>
      listing === undefined || missed_in !== null ? [] : [[external_id, listing] as const],
    ),
  );
