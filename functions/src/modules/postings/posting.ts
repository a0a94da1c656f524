import type { Salary } from '../../contract/common.ts';
import type { Posting, PostingSummary, SourceName } from '../../contract/postings.ts';
import type { PostingFeatures } from '../job-text/features/posting-features.ts';

/** Where an application goes. */
export type ApplyTarget = Posting['apply'];

/**
 * One posting as a source publishes it, brought into the product's terms. Absent facts are null or empty:
 * an adapter never fills a gap with a likely value.
 */
export type CanonicalPosting = {
  source: SourceName;
  /** The source's own id; unique within the source. */
  external_id: string;
  url: string;
  title: string;
  company: string;
  /** Sanitised: paragraphs, headings, lists, emphasis and links only. */
  description_html: string;
  /** The same words without markup; one line per block. */
  description_text: string;
  /** As published: "Albany, NY", "Remote, US". */
  locations: string[];
  /** ISO 3166-1 alpha-2, when all locations lie in one country. */
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

/** What ranking needs of a posting: the summary and the features extracted from its text. */
export type StoredPosting = PostingSummary & { features: PostingFeatures };

/** A whole compact document of `postings/{id}`, without the search vector and terms. */
export type PostingRecord = StoredPosting & {
  url: string;
  apply: ApplyTarget;
  origins: Origin[];
  fingerprint: string;
  content_hash: string;
  embedding_model: string;
  first_seen_at: string;
  /** When this document last changed; an open posting that is unchanged was seen at the last run of its board. */
  last_seen_at: string;
  /** Runs of the board that did not have it; 2 closes it. */
  missed: number;
};

/** The text of a posting: `postings/{id}/content/main`. */
export type PostingContent = { description_html: string; description_text: string };

/** Understands a posting's text once, when it is stored, so that ranking needs no text. */
export type ExtractFeatures = (posting: CanonicalPosting) => PostingFeatures;

/** A unit vector of 128 numbers for a text. */
export type EmbedText = (text: string) => number[];
