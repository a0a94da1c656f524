import {
  type DocumentData,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SourceName } from '../../contract/postings.ts';
import { listCursor, pageOf } from '../../platform/cursor.ts';
import type { BoardRef, ListedBoard } from './board.ts';
import { decodeManifest, encodeManifest, type Manifest } from './board-manifest.ts';
import { type BoardState, type BoardStatus, UNREAD } from './board-state.ts';
import type { Tier } from './crawl/board-pace.ts';
import { updateExisting } from './update-existing.ts';

/** gRPC statuses of a failed precondition: the document is missing or has changed. */
const PRECONDITION_CODES: readonly unknown[] = [5, 9];

/** Someone else wrote the board since it was read: another delivery of the same task, or the operator. */
export class BoardConflict extends Error {
  override readonly name = 'BoardTaken';
}

/** A board opened for a run. Every write through it fails with BoardConflict once someone else has written. */
export type OpenBoard = {
  state: BoardState;
  loadManifest(): Promise<Manifest>;
  /** Commits a batch together with the manifest, so that no posting is stored without the entry that will close it. */
  commitWith(manifest: Manifest, fill: (batch: WriteBatch) => void): Promise<void>;
  save(state: BoardState): Promise<void>;
  /** Deletes the board and its manifest. */
  delete(): Promise<void>;
};

/** Only this file writes the documents; older ones lack what was added since. */
const stateFrom = (data: DocumentData): BoardState =>
  ({ ...UNREAD, listed_by: 1, added_at: data.next_run_at, ...data }) as BoardState;

/** Board names may contain characters that document ids must not. */
export const boardId = ({ source, board }: BoardRef): string => `${source}:${encodeURIComponent(board)}`;

/** Boards that were read, and may have open postings. */
const READ: readonly BoardStatus[] = ['ok', 'partial', 'failed'];

/** Where a page of boards ended. */
const CURSOR = listCursor('boards', z.strictObject({ board: z.string().min(1).max(300) }));

/** Documents read or written at a time where there may be tens of thousands. */
const PAGE = 500;

export type BoardsRepository = ReturnType<typeof boardsRepository>;

/** All Firestore access to `boards/{id}` and `boards/{id}/manifest/main`. */
export function boardsRepository(db: Firestore) {
  const boards = db.collection('boards');
  const doc = (ref: BoardRef) => boards.doc(boardId(ref));
  const manifestOf = (ref: BoardRef) => doc(ref).collection('manifest').doc('main');
  const of = (source: SourceName) => boards.where('source', '==', source);
  const states = async (query: Query): Promise<BoardState[]> =>
    (await query.get()).docs.map((found) => stateFrom(found.data()));

  async function get(ref: BoardRef): Promise<BoardState | null> {
    const data = (await doc(ref).get()).data();
    return data ? stateFrom(data) : null;
  }

  /** Opens a board for a run; null if it is not listed. */
  async function open(ref: BoardRef): Promise<OpenBoard | null> {
    const snapshot = await doc(ref).get();
    const data = snapshot.data();
    if (!data) return null;
    const state = stateFrom(data);
    let lastUpdateTime = snapshot.updateTime;
    const commit = async (batch: WriteBatch) => {
      try {
        const results = await batch.commit();
        lastUpdateTime = results.at(-1)?.writeTime;
      } catch (error) {
        if (!PRECONDITION_CODES.includes((error as { code?: unknown }).code)) throw error;
        throw new BoardConflict(`${boardId(ref)} was written by another process`);
      }
    };
    const unless = () => (lastUpdateTime ? { lastUpdateTime } : {});
    return {
      state,
      async loadManifest() {
        const data = (await manifestOf(ref).get()).data();
        return data ? decodeManifest(String(data.entries)) : new Map();
      },
      async commitWith(manifest, fill) {
        const batch = db.batch();
        fill(batch);
        batch.set(manifestOf(ref), { entries: encodeManifest(manifest) });
        // Until the run is over the stored postings match no response, so none may count as unchanged. And a write
        // without changes would leave the update time as it was, which would not stop the next writer.
        const changes = { etag: null, content_hash: null, writes: FieldValue.increment(1) };
        batch.update(doc(ref), changes, unless());
        await commit(batch);
      },
      async save(next) {
        const batch = db.batch();
        batch.update(doc(ref), { ...next, writes: FieldValue.increment(1) }, unless());
        await commit(batch);
      },
      async delete() {
        const batch = db.batch();
        batch.delete(manifestOf(ref));
        batch.delete(doc(ref), unless());
        await commit(batch);
      },
    };
  }

  /** Boards of a source that are due, those of a tier, the longest overdue first. */
  function due(source: SourceName, tier: Tier, now: string, limit: number): Promise<BoardState[]> {
    const waiting = of(source).where('tier', '==', tier).where('next_run_at', '<=', now);
    return states(waiting.orderBy('next_run_at').limit(limit));
  }

  /** Boards of a source that are due and were read before, the longest overdue first. */
  function dueAfterReading(source: SourceName, now: string, limit: number): Promise<BoardState[]> {
    const waiting = of(source).where('status', 'in', READ).where('next_run_at', '<=', now);
    return states(waiting.orderBy('next_run_at').limit(limit));
  }

  /** Makes all boards of a source due that aren't yet, except retired ones; those that failed first. Returns how many. */
  async function makeDue(source: SourceName, now: string): Promise<number> {
    let changed = 0;
    for (const [status, lead_ms] of [
      ['failed', 2000],
      ['partial', 1000],
      ['ok', 0],
      ['never', 0],
    ] as const) {
      const later = of(source).where('status', '==', status).where('next_run_at', '>', now);
      const found = await later.orderBy('next_run_at').select('source', 'board').get();
      const next_run_at = new Date(Date.parse(now) - lead_ms).toISOString();
      for (let at = 0; at < found.size; at += PAGE) {
        const some = found.docs.slice(at, at + PAGE);
        await updateExisting(
          db,
          some.map(({ ref }) => ({ ref, changes: { next_run_at } })),
        );
      }
      changed += found.size;
    }
    return changed;
  }

  /** Boards of a source that are due now, retired ones left out: how many, and the first. */
  async function allDue(
    source: SourceName,
    now: string,
    limit: number,
  ): Promise<{ total: number; first: BoardState[] }> {
    const due = of(source)
      .where('status', 'in', [...READ, 'never'])
      .where('next_run_at', '<=', now);
    const [{ count }, first] = await Promise.all([
      due
        .count()
        .get()
        .then((counted) => counted.data()),
      states(due.orderBy('next_run_at').limit(limit)),
    ]);
    return { total: count, first };
  }

  /** Those of the given boards that exist. */
  async function known(list: readonly BoardRef[]): Promise<Set<string>> {
    if (list.length === 0) return new Set();
    const found = await db.getAll(...list.map(doc), { fieldMask: ['source'] });
    return new Set(found.filter((one) => one.exists).map((one) => one.id));
  }

  function neverRead(limit: number): Promise<BoardState[]> {
    return states(boards.where('status', '==', 'never').limit(limit));
  }

  async function any(): Promise<boolean> {
    return !(await boards.limit(1).get()).empty;
  }

  function some(source: SourceName, limit: number): Promise<BoardState[]> {
    return states(of(source).limit(limit));
  }

  function withStatus(
    source: SourceName,
    status: readonly BoardState['status'][],
    limit: number,
  ): Promise<BoardState[]> {
    return states(of(source).where('status', 'in', status).limit(limit));
  }

  async function countWithStatus(source: SourceName, status: BoardState['status']): Promise<number> {
    return (await of(source).where('status', '==', status).count().get()).data().count;
  }

  async function lastSuccess(source: SourceName): Promise<string | null> {
    const [newest] = await states(of(source).orderBy('last_success_at', 'desc').limit(1));
    return newest?.last_success_at ?? null;
  }

  /** Every board that is listed, or was and is not closed yet, in pages. */
  async function* listed(): AsyncIterable<(ListedBoard & { removed: boolean })[]> {
    let after: string | null = null;
    for (;;) {
      const from: Query = boards.orderBy(FieldPath.documentId()).limit(PAGE);
      const { docs } = await (after === null ? from : from.startAfter(after))
        .select('source', 'board', 'company', 'removed')
        .get();
      if (docs.length > 0) yield docs.map((one) => one.data() as ListedBoard & { removed: boolean });
      if (docs.length < PAGE) return;
      after = docs.at(-1)?.id ?? null;
    }
  }

  /** Adds boards, due at once: those that more lists name a little earlier, so that they are read first. */
  async function add(list: readonly (ListedBoard & { listed_by?: number })[], now: string): Promise<void> {
    await inBatches(list, (batch, board) => {
      const { source, company, listed_by = 1 } = board;
      const next_run_at = new Date(Date.parse(now) - listed_by * 1000).toISOString();
      const added = { source, board: board.board, company, listed_by, added_at: now, next_run_at };
      batch.create(doc(board), { ...UNREAD, ...added });
    });
  }

  /** Changes what the operator states about boards; they become due at once, or when `now` is. */
  async function change(
    list: readonly (BoardRef & Partial<Pick<BoardState, 'company' | 'removed' | 'retired' | 'status'>>)[],
    now: string,
  ): Promise<void> {
    await inBatches(list, (batch, { source, board, ...changes }) => {
      batch.update(doc({ source, board }), { ...changes, next_run_at: now });
    });
  }

  /** Takes a board up again as if it had never failed; it becomes due at once. */
  async function takeUp(ref: BoardRef, now: string): Promise<void> {
    const state = await get(ref);
    const fresh = state?.status === 'retired' ? { status: 'never', errors: [] } : {};
    const changes = {
      retired: null,
      removed: false,
      consecutive_failures: 0,
      gone_runs: 0,
      left_out: '',
      failing_since: null,
    };
    await doc(ref).update({ ...changes, ...fresh, next_run_at: now });
  }

  /** Boards of a source in one state, by name. */
  function page(
    { source, status }: { source: SourceName; status: BoardStatus },
    query: { cursor?: string | undefined; limit: number },
  ): Promise<{ items: BoardState[]; next_cursor: string | null }> {
    const read = (after: { board: string } | null, limit: number) => {
      const found = of(source).where('status', '==', status).orderBy('board');
      return states((after ? found.startAfter(after.board) : found).limit(limit));
    };
    return pageOf(CURSOR, query, read, ({ board }) => ({ board }));
  }

  async function inBatches<T>(
    items: readonly T[],
    fill: (batch: WriteBatch, item: T) => void,
  ): Promise<void> {
    for (let at = 0; at < items.length; at += PAGE) {
      const batch = db.batch();
      for (const item of items.slice(at, at + PAGE)) fill(batch, item);
      await batch.commit();
    }
  }

  return {
    get,
    open,
    due,
    dueAfterReading,
    makeDue,
    allDue,
    known,
    neverRead,
    any,
    some,
    withStatus,
    countWithStatus,
    lastSuccess,
    listed,
    add,
    change,
    takeUp,
    page,
  };
}
