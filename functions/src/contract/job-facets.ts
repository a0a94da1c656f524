import { z } from 'zod';
import { EmploymentType, Seniority, Workplace } from './common.ts';
import { endpoint } from './endpoint.ts';
import { JobGroup } from './job-directory.ts';
import { PostingFilters } from './postings.ts';

/** Jobs are counted up to this many, which stands for "or more". */
export const FACET_MOST = 1000;

const Count = z.number().int().min(0).max(FACET_MOST);

const Group = JobGroup.extend({ open: Count });

export const JobFacets = z.object({
  /**
   * Null if, without a search index, a word is combined with another word, place, title, or company: such jobs can be found, but
   * not counted.
   */
  counts: z
    .object({
      /** Open jobs that pass all filters. */
      total: Count,
      /** For each value of a filter, the jobs that pass it and all other filters. */
      workplace: z.record(Workplace, Count),
      seniority: z.record(Seniority, Count),
      employment_type: z.record(EmploymentType, Count),
      has_salary: z.object({ true: Count }),
    })
    .nullable(),
  /**
   * The places, titles, and companies that most jobs which pass all other filters are in, with how many of them, most first. Null
   * without a search index.
   */
  groups: z.object({ place: z.array(Group), title: z.array(Group), company: z.array(Group) }).nullable(),
  /** Filters without which jobs are left, most jobs first; empty if some pass all of them for certain. */
  without: z.array(z.object({ filter: PostingFilters.keyof(), open: Count })),
});
export type JobFacets = z.infer<typeof JobFacets>;

export const getJobFacets = endpoint({
  name: 'getJobFacets',
  summary:
    'How many open jobs pass the filters of `listPostings`, and how many would with another value of a filter.',
  method: 'GET',
  path: '/api/job-facets',
  auth: 'public',
  query: PostingFilters,
  response: JobFacets,
  public_cache_seconds: 600,
  rate_limit: 300,
});
