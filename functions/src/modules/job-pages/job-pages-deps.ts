import type { getCompany } from '../../contract/companies.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { getJobDirectory, listSimilarPostings } from '../../contract/job-directory.ts';
import type { JobFacets } from '../../contract/job-facets.ts';
import type { JobFilters } from '../../contract/job-pages.ts';
import type { getPosting, listPostings } from '../../contract/postings.ts';
import type { PageRenderer } from '../../contract/rendered-pages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Directory, PostingAddress } from '../postings/directory/directory.ts';

export type ListedFilters = Omit<JobFilters, 'cursor' | 'has_salary'> & { has_salary?: boolean | undefined };

export type JobPagesDeps = {
  list(
    filters: ListedFilters,
    page: { cursor?: string | undefined; limit: number; rounds: number },
  ): Promise<ResponseOf<typeof listPostings>>;
  countFacets(filters: ListedFilters): Promise<JobFacets>;
  /** Throws `not_found`. */
  getPosting(posting_id: string): Promise<ResponseOf<typeof getPosting>>;
  similarPostings(posting_id: string): Promise<ResponseOf<typeof listSimilarPostings>>;
  /** Throws `not_found`. */
  readCompany(slug: string): Promise<ResponseOf<typeof getCompany>>;
  readDirectory(group: Pick<JobFilters, 'place' | 'title'>): Promise<ResponseOf<typeof getJobDirectory>>;
  addresses: {
    read(): Promise<Directory | null>;
    /** @param parts their numbers, from 0 */
    readAddresses(parts: readonly number[]): Promise<PostingAddress[]>;
  };
  renderer: PageRenderer;
  clock: Clock;
};
