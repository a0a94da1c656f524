import { FieldPath, FieldValue, type Firestore, type Query, type WriteBatch } from 'firebase-admin/firestore';
import type { SourceName } from '../../contract/postings.ts';
import type { BoardRef, ListedBoard } from './board.ts';

/** Counts of one run of a board. */
export type IngestCounts = {
  created: number;
  changed: number;
  unchanged: number;
  closed: number;
  duplicates: number;
  /** Postings that cannot be stored; each has a line in `errors`. */
  rejected: number;
};

/** `boards/{source}:{board}`: what the operator lists, and how reading it went. Instants are ISO 8601 in UTC. */
export type BoardState = ListedBoard & {
  /** No longer listed: its postings are being closed, then the document is deleted. */
  removed: boolean;
  /** `partial`: read, but some of its postings were rejected. */
  status: 'never' | 'ok' | 'partial' | 'failed';
  /** When the board is read next. Also identifies that run: a task for a finished run finds another value here. */
  next_run_at: string;
  last_attempt_at: string | null;
  /** End of the last run with a response from the vendor; unchanged open postings count as seen then. */
  last_success_at: string | null;
  /** When the response was last read in full rather than found unchanged. */
  last_read_at: string | null;
  consecutive_failures: number;
  /** Minutes between the last run and the next; grows while nothing changes. */
  interval_minutes: number;
  /** One line per cause; empty if nothing went wrong. */
  errors: string[];
  counts: IngestCounts | null;
  /** The vendor's version of the last response; null if none covers the whole board. */
  etag: string | null;
  /** Digest of the last response's text. */
  content_hash: string | null;
  /** How the last response was read (versions of adapters, features and vectors, company name). */
  read_as: string | null;
  /** Postings in the manifest that the last response did not have. */
  missing: number;
};

/** One posting of a board: its document, the digest of its content, and the first run that missed it. */
export type ManifestEntry = { id: string; hash: string; missed_in: string | null };
/** All open postings of a board, by external id. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

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

const UNREAD: Omit<BoardState, keyof ListedBoard | 'next_run_at'> = {
  removed: false,
  status: 'never',
  last_attempt_at: null,
  last_success_at: null,
  last_read_at: null,
  consecutive_failures: 0,
  interval_minutes: 0,
  errors: [],
  counts: null,
  etag: null,
  content_hash: null,
  read_as: null,
  missing: 0,
};

/** Board names may contain characters that document ids must not. */
export const boardId = ({ source, board }: BoardRef): string => `${source}:${encodeURIComponent(board)}`;

/** Documents read or written at a time where there may be tens of thousands. */
const PAGE = 500;

/** One JSON text instead of thousands of map fields: it is only read and written whole. */
function encodeManifest(manifest: Manifest): string {
  return JSON.stringify(
    [...manifest].map(([external_id, { id, hash, missed_in }]) => [external_id, id, hash, missed_in]),
  );
}

function decodeManifest(text: string): Manifest {
  const rows = JSON.parse(text) as [string, string, string, string | null][]; // only encodeManifest writes it
  return new Map(rows.map(([external_id, id, hash, missed_in]) => [external_id, { id, hash, missed_in }]));
}

export type BoardsRepository = ReturnType<typeof boardsRepository>;

/** All Firestore access to `boards/{id}` and `boards/{id}/manifest/main`. */
export function boardsRepository(db: Firestore) {
  const boards = db.collection('boards');
  const doc = (ref: BoardRef) => boards.doc(boardId(ref));
  const manifestOf = (ref: BoardRef) => doc(ref).collection('manifest').doc('main');
  const of = (source: SourceName) => boards.where('source', '==', source);
  const states = async (query: Query): Promise<BoardState[]> =>
    (await query.get()).docs.map((found) => found.data() as BoardState); // only this file writes them

  async function get(ref: BoardRef): Promise<BoardState | null> {
    return ((await doc(ref).get()).data() as BoardState | undefined) ?? null;
  }

  /** Opens a board for a run; null if it is not listed. */
  async function open(ref: BoardRef): Promise<OpenBoard | null> {
    const snapshot = await doc(ref).get();
    const state = snapshot.data() as BoardState | undefined;
    if (!state) return null;
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

  /** Boards that are due, the longest overdue first. */
  function due(now: string, limit: number): Promise<BoardState[]> {
    return states(boards.where('next_run_at', '<=', now).orderBy('next_run_at').limit(limit));
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

  /** Adds boards, due at once. */
  async function add(list: readonly ListedBoard[], now: string): Promise<void> {
    await inBatches(list, (batch, board) => {
      const { source, company } = board;
      batch.create(doc(board), { ...UNREAD, source, board: board.board, company, next_run_at: now });
    });
  }

  /** Changes what the operator states about boards; they become due at once. */
  async function change(
    list: readonly (BoardRef & Partial<Pick<BoardState, 'company' | 'removed'>>)[],
    now: string,
  ): Promise<void> {
    await inBatches(list, (batch, { source, board, ...changes }) => {
      batch.update(doc({ source, board }), { ...changes, next_run_at: now });
    });
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
    neverRead,
    any,
    some,
    withStatus,
    countWithStatus,
    lastSuccess,
    listed,
    add,
    change,
  };
}
