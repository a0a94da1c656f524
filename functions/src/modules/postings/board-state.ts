import type { ListedBoard } from './board.ts';
import type { RetiredFor, Tier } from './crawl/board-pace.ts';
import type { BoardKinds } from './crawl/demand.ts';

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

/** `retired`: no longer read, until someone asks for it. */
export type BoardStatus = 'never' | 'ok' | 'partial' | 'failed' | 'retired';

/** `boards/{source}:{board}`: what the operator lists, and how reading it went. Instants are ISO 8601 in UTC. */
export type BoardState = ListedBoard & {
  /** No longer listed: its postings are being closed, then the document is deleted. */
  removed: boolean;
  /** `partial`: read, but some of its postings were rejected. */
  status: BoardStatus;
  /** When the board is read next. Also identifies that run: a task for a finished run finds another value here. */
  next_run_at: string;
  last_attempt_at: string | null;
  /** End of the last run with a response from the vendor; unchanged open postings count as seen then. */
  last_success_at: string | null;
  /** When the response was last read in full rather than found unchanged. */
  last_read_at: string | null;
  consecutive_failures: number;
  /** Runs in a row that found the board gone; any other result resets it. */
  gone_runs: number;
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
  /** Listed jobs whose details were left to the next run. */
  postponed: number;
  /** Marks of listed jobs whose details gave no posting, separated by spaces: one text isn't indexed word by word. */
  left_out: string;
  /** How much it is wanted: 0 before 1 before 2. */
  tier: Tier;
  /** Open postings as of the last run; null until it was read. */
  open: number | null;
  /** Lists that name it; those with more are read first. */
  listed_by: number;
  /** When it was added. */
  added_at: string;
  /** Whether it ever had a posting. */
  had_any: boolean;
  /** Since when it fails or is gone. */
  failing_since: string | null;
  /** Why it is no longer read, and since when. */
  retired: { reason: RetiredFor; at: string } | null;
  /** Kinds of postings it has had lately. */
  kinds: BoardKinds;
  /** Whether the last response had all postings of the board, not only the newest. */
  complete: boolean;
};

/** A board that was just added. */
export const UNREAD: Omit<BoardState, keyof ListedBoard | 'next_run_at' | 'listed_by' | 'added_at'> = {
  removed: false,
  status: 'never',
  last_attempt_at: null,
  last_success_at: null,
  last_read_at: null,
  consecutive_failures: 0,
  gone_runs: 0,
  interval_minutes: 0,
  errors: [],
  counts: null,
  etag: null,
  content_hash: null,
  read_as: null,
  missing: 0,
  postponed: 0,
  left_out: '',
  complete: true,
  tier: 1,
  open: null,
  had_any: false,
  failing_since: null,
  retired: null,
  kinds: { families: [], countries: [] },
};

/** When boards that are not to be read again would be. */
export const NEVER = '9999-12-31T00:00:00.000Z';
