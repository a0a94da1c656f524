import type { StoredPosting } from './posting.ts';

/** Postings of a family of titles: only those of this market or of this area; all when neither is given. */
type Part = { family: string; place: { market: string } | { area: string } | null };

/** The indexes by which open postings are found. Each answer costs as many reads as it has postings, at least one. */
export type PostingIndex = {
  /**
   * Postings with titles nearest to the vector, nearest first, none below the cosine. Costs a read besides for each
   * hundred postings of the part.
   */
  nearest(
    query: Part & {
      vector: ArrayLike<number>;
      least_cosine: number;
      limit: number;
    },
  ): Promise<StoredPosting[]>;
  /** How many postings a part has, counted no further than `up_to`: a read for each thousand. */
  count(query: Part & { up_to: number }): Promise<number>;
  /** Postings that hold one of the values, newest first; `markets` null means all. */
  holding(query: {
    field: 'title_terms' | 'skill_terms';
    values: readonly string[];
    markets: readonly string[] | null;
    limit: number;
  }): Promise<StoredPosting[]>;
};
