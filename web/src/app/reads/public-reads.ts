import { readJobFilters } from '@contract/job-pages.ts';
import { jobDirectoryQuery, jobListQuery, jobQuery } from '@/features/postings/job-queries.ts';
import type { At } from './at.ts';

const READS = {
  jobs: async ({ client, search, params: { place, title } }: At) => {
    const filters = readJobFilters(search, { place, title });
    await Promise.all([
      client.prefetchQuery(jobListQuery(filters)),
      client.prefetchQuery(jobDirectoryQuery(filters)),
    ]);
  },
  job: ({ client, params: { id = '' } }: At) => client.prefetchQuery(jobQuery(id)),
};

export type PublicPage = keyof typeof READS;

/** Prefetches what a public page shows first. The page itself retries what fails and shows the error. */
export async function prefetch(page: PublicPage, at: At): Promise<void> {
  await READS[page](at);
}
