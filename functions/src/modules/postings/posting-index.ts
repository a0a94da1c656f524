import type { StoredPosting } from './posting.ts';

/** Postings in a title family, limited to this market or area; all if neither is given. */
type Part = { family: string; place: { market: string } | { area: string } | null };

/** The indexes for finding open postings. Each query costs one read per posting returned, at least one. */
export type PostingIndex = {
  /**
   * Postings with titles nearest to the vector, nearest first, none below the cosine. Costs an additional read per
   * hundred postings in the part.
   */
  nearest(
    query: Part & {
      vector: ArrayLike<number>;
      least_cosine: number;
      limit: number;
    },
  ): Promise<StoredPosting[]>;
  /** Number of postings in a part, counted up to `up_to`: one read per thousand. */
  count(query: Part & { up_to: number }): Promise<number>;
  /** Postings that contain one of the values, newest first; `markets` null means all. */
  holding(query: {
    field: 'title_terms' | 'skill_terms';
    values: readonly string[];
    markets: readonly string[] | null;
    limit: number;
  }): Promise<StoredPosting[]>;
};
