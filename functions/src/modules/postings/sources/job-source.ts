import type { SourceName } from '../../../contract/postings.ts';
import type { CanonicalPosting } from '../posting.ts';

/** One board, and what is known of its last answer. */
export type BoardRequest = {
  board: string;
  /** The employer's name as the operator lists it; null when unknown. */
  company: string | null;
  /** The vendor's version of the last answer; null asks for a whole one. */
  etag: string | null;
  /** Digest of the last answer's text; null when a new reading is wanted whatever it says. */
  content_hash: string | null;
};

/** One job of a board: in the product's terms, or why it cannot be. */
export type JobReading =
  | { kind: 'posting'; posting: CanonicalPosting }
  /** `external_id` is null when not even that can be read. */
  | { kind: 'rejected'; external_id: string | null; reason: string };

export type BoardAnswer =
  /** As at the last time. */
  | { kind: 'unchanged' }
  /** The vendor knows no such board. */
  | { kind: 'gone' }
  /** All open postings, each read when it is asked for, so that a large board is not held twice. */
  | { kind: 'read'; etag: string | null; content_hash: string; jobs: Iterable<JobReading> };

/** Where postings come from. An adapter brings a board's answer into the product's terms and stores nothing. */
export type JobSource = {
  name: SourceName;
  /** Throws BoardError or OutgoingError when the board cannot be read now. */
  readBoard: (request: BoardRequest) => Promise<BoardAnswer>;
};
