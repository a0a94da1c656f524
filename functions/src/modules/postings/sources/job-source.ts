import type { SourceName } from '../../../contract/postings.ts';
import type { CanonicalPosting } from '../posting.ts';

/** One board, and what is known of its last response. */
export type BoardRequest = {
  board: string;
  /** The employer's name as the operator lists it; null if unknown. */
  company: string | null;
  /** The vendor's version of the last response; null requests the full one. */
  etag: string | null;
  /** Digest of the last response's text; null to read it again even if it is unchanged. */
  content_hash: string | null;
};

/** One job of a board: canonical, or why it cannot be. */
export type JobReading =
  | { kind: 'posting'; posting: CanonicalPosting }
  /** `external_id` is null if not even that can be read. */
  | { kind: 'rejected'; external_id: string | null; reason: string };

export type BoardAnswer =
  /** Same as last time. */
  | { kind: 'unchanged' }
  /** The vendor no longer has this board. */
  | { kind: 'gone' }
  /** All open postings, each converted on demand, so that a large board is not held twice. */
  | { kind: 'read'; etag: string | null; content_hash: string; jobs: Iterable<JobReading> };

/** A source of postings. An adapter converts a board's response and stores nothing. */
export type JobSource = {
  name: SourceName;
  /** Throws BoardError or OutgoingError if the board cannot be read now. */
  readBoard: (request: BoardRequest) => Promise<BoardAnswer>;
};
