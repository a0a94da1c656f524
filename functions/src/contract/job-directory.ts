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

/** A place or a title with its open postings as of the last count. */
export const JobGroup = z.object({
  slug: PostingGroup,
  /** `Albany, NY`, `Registered nurse` */
  name: z.string(),
  open: z.number().int().nonnegative(),
});
export type JobGroup = z.infer<typeof JobGroup>;

export const getJobDirectory = endpoint({
  name: 'getJobDirectory',
  summary: 'The places and titles with the most open postings, and the neighbors of one of them.',
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
    /** The place or title that the query names; null if it has too few open postings. */
    group: JobGroup.nullable(),
    /** Other places in its state or country, or titles that share a word with it. */
    neighbors: z.array(JobGroup),
  }),
  public_cache_seconds: 600,
  rate_limit: 120,
});
