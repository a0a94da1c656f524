import type { SourceName } from '../../../contract/postings.ts';
import { digest } from '../../../platform/hash.ts';
import type { OutgoingAnswer, OutgoingFetch } from '../../../platform/outgoing.ts';
import type { CanonicalPosting } from '../posting.ts';

/** Makes one request when it is the vendor's turn; throws if the vendor must not be asked now. */
export type Turn = (url: string, send: () => Promise<OutgoingAnswer>) => Promise<OutgoingAnswer>;

export type KnownDetails = {
  /** Digests of what the list said of each job, by external id, when its details were read. */
  listings: () => Promise<ReadonlyMap<string, string>>;
  /** Marks of jobs whose details gave no posting; these jobs are not asked for again. */
  left_out: ReadonlySet<string>;
  /** Whether the run has taken so long that further details are left to the next. */
  isLate: () => boolean;
  /** How details are read now; other digests count as changed. */
  read_as: string;
  /** Days since 1970. Details are read anew after a month, those of different jobs on different days. */
  day: number;
};

/** One board, and what is known of its last response. */
export type BoardRequest = {
  board: string;
  /** The employer's name as the operator lists it; null if unknown. */
  company: string | null;
  /** The vendor's version of the last response; null requests the full one. */
  etag: string | null;
  /** Digest of the last response's text; null to read it again even if it is unchanged. */
  content_hash: string | null;
  /** What was read of jobs whose details come one by one; those still listed alike are not read again. */
  details?: KnownDetails;
  /** Every request goes through it; without one, requests are made at once. */
  turn?: Turn;
};

/** One job of a board: canonical, or why it cannot be. */
export type JobReading =
  /** `listing`: digest of what the list says, if details came in another response. */
  | { kind: 'posting'; posting: CanonicalPosting; listing?: string }
  /** `external_id` is null if not even that can be read. */
  | { kind: 'rejected'; external_id: string | null; reason: string }
  /** Listed as before; its details were not read again. */
  | { kind: 'unchanged'; external_id: string }
  /** Listed, but its details are left to a later run. */
  | { kind: 'postponed'; external_id: string }
  /**
   * Listed, but its details gave no posting: it isn't public, or it can't be read. It is left out while `mark` is
   * remembered. `reason` is null if it was remembered, or is left out on purpose.
   */
  | { kind: 'left_out'; external_id: string; mark: string; why: LeftOutFor; reason: string | null };

/** `failed`: its details couldn't be had; they are asked for again on another day. */
export type LeftOutFor = 'not_public' | 'rejected' | 'failed';

export type BoardAnswer =
  /** Same as last time. */
  | { kind: 'unchanged' }
  /** The vendor no longer has this board. */
  | { kind: 'gone' }
  /**
   * Open postings, each converted on demand, so that a large board is not held twice. Unless `complete`, there may be
   * more of them than the vendor shows, so that a posting without mention may still be open.
   */
  | {
      kind: 'read';
      etag: string | null;
      content_hash: string;
      complete: boolean;
      jobs: Iterable<JobReading> | AsyncIterable<JobReading>;
    };

/** A source of postings. An adapter converts a board's response and stores nothing. */
export type JobSource = {
  name: SourceName;
  /** Pages of a list that one run reads at most, where the adapter ends it: they take their turns. */
  most_pages?: number;
  /** Throws BoardError or OutgoingError if the board cannot be read now. */
  readBoard: (request: BoardRequest) => Promise<BoardAnswer>;
};

/** How an adapter reaches its vendor. `{board}` in an address stands for the board's name. */
export type SourceOptions = { send: OutgoingFetch; base_url?: string | undefined };

/** The address of a board's own host. */
export const boardAddress = (address: string, board: string): string =>
  address.replace('{board}', encodeURIComponent(board).toLowerCase());

/** The answer for a board read in full, or `unchanged` if its responses are those of the last run. */
export function answerOf(
  request: BoardRequest,
  read: { texts: readonly string[]; complete: boolean; etag?: string | null },
  jobs: () => Iterable<JobReading> | AsyncIterable<JobReading>,
): BoardAnswer {
  const content_hash = digest(...read.texts);
  if (content_hash === request.content_hash) return { kind: 'unchanged' };
  return { kind: 'read', etag: read.etag ?? null, content_hash, complete: read.complete, jobs: jobs() };
}
