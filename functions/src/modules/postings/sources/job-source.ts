import type { SourceName } from '../../../contract/postings.ts';
import type { CanonicalPosting } from '../posting.ts';

/** One part of a source (a board) that could not be read. */
export type PartFailure = {
  /** Postings whose external id starts with this are neither missed nor closed by the failure. */
  external_id_prefix: string;
  reason: string;
  /** True when the part is known to be gone, so that its postings do count as missing. */
  gone: boolean;
};

/** Where postings come from. An adapter brings them into the product's terms and stores nothing. */
export type JobSource = {
  name: SourceName;
  /** How the source wants to be named beside its postings, and where the name links to. */
  attribution: { name: string; url: string | null };
  /**
   * Tells, without fetching anything, which state the source is in; equal revisions hold equal postings. Null when
   * only fetching can tell.
   */
  revision: string | null;
  /**
   * All open postings. A part that fails is reported and passed over, so that the others still arrive; an error
   * that is thrown ends the run, and nothing is closed.
   */
  fetchPostings: (report: (failure: PartFailure) => void) => AsyncIterable<CanonicalPosting>;
};
