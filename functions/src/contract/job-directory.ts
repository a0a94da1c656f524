import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { PostingGroup, PostingSummary } from './postings.ts';

export const listSimilarPostings = endpoint({
  name: 'listSimilarPostings',
  summary: 'Open postings with a title like this one’s, in the same country, most similar first.',
  method: 'GET',
  path: '/api/postings/:posting_id/similar',
  auth: 'public',
  response: z.object({ items: z.array(PostingSummary) }),
  errors: ['not_found'],
  public_cache_seconds: 600,
  rate_limit: 60,
});

/** Places, titles, and companies with at least this many open jobs have a page for search engines; fewer make a thin one. */
export const LEAST_OPEN = 5;

/** A place, a title, or a company with its open postings as of the last count. */
export const JobGroup = z.object({
  slug: PostingGroup,
  /** `Albany, NY`, `Registered nurse`, `Maple Health` */
  name: z.string(),
  open: z.number().int().nonnegative(),
});
export type JobGroup = z.infer<typeof JobGroup>;

export const getJobDirectory = endpoint({
  name: 'getJobDirectory',
  summary:
    'The places, titles, and companies with the most open postings, and the neighbors of one place or title.',
  method: 'GET',
  path: '/api/job-directory',
  auth: 'public',
  query: z.object({ place: PostingGroup.optional(), title: PostingGroup.optional() }),
  response: z.object({
    open: z.number().int().nonnegative(),
    /** Null before the first count. */
    counted_at: Instant.nullable(),
    places: z.array(JobGroup),
    titles: z.array(JobGroup),
    companies: z.array(JobGroup),
    /** The place or title that the query names; null if it has too few open postings. */
    group: JobGroup.nullable(),
    /** Other places in its state or country, or titles that share a word with it. */
    neighbors: z.array(JobGroup),
  }),
  public_cache_seconds: 600,
  rate_limit: 120,
});
