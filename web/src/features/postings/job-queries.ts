import { getCompany } from '@contract/companies.ts';
import { getJobDirectory, listSimilarPostings } from '@contract/job-directory.ts';
import { getJobFacets } from '@contract/job-facets.ts';
import type { JobFilters } from '@contract/job-pages.ts';
import { getPosting, listPostings } from '@contract/postings.ts';
import { apiQuery, apiQueryOrNull } from '@/lib/query-client.ts';

/** What a page shows is as old as its HTML, which the CDN keeps for a while: no reason to read it again at the first touch. */
const STALE_MS = 15 * 60_000;

/** A page of the public list. */
export const jobListQuery = (filters: JobFilters) => ({
  ...apiQuery(listPostings, { query: filters }),
  staleTime: STALE_MS,
});

/** How many jobs the filters leave, whatever page of the list is shown. */
export const jobFacetsQuery = ({ cursor: _, ...filters }: JobFilters) => ({
  ...apiQuery(getJobFacets, { query: filters }),
  staleTime: STALE_MS,
});

/** Places and titles to browse, and the neighbors of the one that the page is about. */
export const jobDirectoryQuery = ({ place, title }: Pick<JobFilters, 'place' | 'title'>) => ({
  ...apiQuery(getJobDirectory, { query: { place, title } }),
  staleTime: STALE_MS,
});

/** What is known of a company; null if no job was ever listed under the name. */
export const companyQuery = (company: string) => ({
  ...apiQueryOrNull(getCompany, { params: { company } }),
  staleTime: STALE_MS,
});

/** One posting; null if there is none. */
export const jobQuery = (id: string) => ({
  ...apiQueryOrNull(getPosting, { params: { posting_id: id } }),
  staleTime: STALE_MS,
});

export const similarJobsQuery = (id: string) => ({
  ...apiQuery(listSimilarPostings, { params: { posting_id: id } }),
  staleTime: STALE_MS,
});
