import type { CountedGroup } from './count-groups.ts';

/** Open postings by place, title, and company, as of the last count. */
export type Directory = {
  open: number;
  counted_at: Date;
  places: CountedGroup[];
  titles: CountedGroup[];
  companies: CountedGroup[];
  /** Number of parts that the addresses for the sitemaps are stored in. */
  parts: number;
};

export type PostingAddress = {
  id: string;
  /** The day of publication: `2026-11-21`. */
  changed: string;
};

/** Addresses in one part, about 450 kB of the 1 MiB that a document may have. */
export const PART_SIZE = 10_000;
