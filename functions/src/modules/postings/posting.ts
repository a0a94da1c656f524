import type { Salary } from '../../contract/common.ts';
import type { Posting, PostingSummary, SourceName } from '../../contract/postings.ts';
import type { PostingFeatures } from '../job-text/features/posting-features.ts';
import type { LaterFlags } from '../job-text/signals/posting-risks.ts';

/** Where an application goes. */
export type ApplyTarget = Posting['apply'];

/**
 * A posting as its source publishes it, in canonical form. Missing facts are null or empty: an adapter never fills a
 * gap with a guess.
 */
export type CanonicalPosting = {
  source: SourceName;
  /** The source's own id; unique within the source. */
  external_id: string;
  url: string;
  title: string;
  company: string;
  /** Sanitized: paragraphs, headings, lists, emphasis and links only. */
  description_html: string;
  /** The same as plain text, one line per block. */
  description_text: string;
  /** As published: "Albany, NY", "Remote, US". */
  locations: string[];
  /** ISO 3166-1 alpha-2, if all locations are in one country. */
  country: string | null;
  workplace: PostingSummary['workplace'];
  employment_type: PostingSummary['employment_type'];
  seniority: PostingSummary['seniority'];
  salary: Salary | null;
  apply: ApplyTarget;
  /** ISO 8601 in UTC. */
  posted_at: string | null;
  risk_flags: PostingSummary['risk_flags'];
};

/** One place where a posting was found; duplicates across sources share a posting with several origins. */
export type Origin = { source: SourceName; external_id: string; url: string; apply: ApplyTarget };

/** What ranking needs: the summary and the features extracted from the text. */
export type StoredPosting = PostingSummary & { features: PostingFeatures };

/** A compact document of `postings/{id}`, without the search vector and terms. */
export type PostingRecord = StoredPosting & {
  url: string;
  apply: ApplyTarget;
  origins: Origin[];
  fingerprint: string;
  /** How often the same job was published before. */
  reposts: number;
  /** Risks that it will have once it is older. */
  risk_flags_later: LaterFlags[];
  content_hash: string;
  embedding_model: string;
  first_seen_at: string;
  /** When this document last changed; an unchanged open posting was seen at the last run of its board. */
  last_seen_at: string;
  /** Runs of the board that missed it; 2 closes it. */
  missed: number;
};

/** The text of a posting: `postings/{id}/content/main`. */
export type PostingContent = { description_html: string; description_text: string };

/** Extracts a posting's features once, when it is stored, so that ranking needs no text. */
export type ExtractFeatures = (posting: CanonicalPosting) => PostingFeatures;

/** A unit vector of 128 numbers for a text. */
export type EmbedText = (text: string) => number[];
