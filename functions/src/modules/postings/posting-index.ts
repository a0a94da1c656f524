import type { StoredPosting } from './posting.ts';

/** The indexes by which open postings are found. Each answer costs as many reads as it has postings, at least one. */
export type PostingIndex = {
  /** Postings of a family with titles nearest to the vector, nearest first, none below the cosine. */
  nearest(query: {
    family: string;
    /** Only postings of this market or of this area; of all when neither is given. */
    place: { market: string } | { area: string } | null;
    vector: ArrayLike<number>;
    least_cosine: number;
    limit: number;
  }): Promise<StoredPosting[]>;
  /** Postings that hold one of the values, newest first; `markets` null means all. */
  holding(query: {
    field: 'title_terms' | 'skill_terms';
    values: readonly string[];
    markets: readonly string[] | null;
    limit: number;
  }): Promise<StoredPosting[]>;
};
