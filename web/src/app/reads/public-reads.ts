import { readJobFilters } from '@contract/job-pages.ts';
import { readPayAsked } from '@contract/pay-ranges.ts';
import {
  companyQuery,
  jobDirectoryQuery,
  jobFacetsQuery,
  jobListQuery,
  jobQuery,
} from '@/features/postings/job-queries.ts';
import { payRangesQuery, payTitlesQuery } from '@/features/tools/pay-queries.ts';
import type { At } from './at.ts';

const READS = {
  jobs: async ({ client, search, params: { place, title, company } }: At) => {
    const filters = readJobFilters(search, { place, title, company });
    await Promise.all([
      client.prefetchQuery(jobListQuery(filters)),
      client.prefetchQuery(jobDirectoryQuery(filters)),
      client.prefetchQuery(jobFacetsQuery(filters)),
      company ? client.prefetchQuery(companyQuery(company)) : undefined,
    ]);
  },
  job: ({ client, params: { id = '' } }: At) => client.prefetchQuery(jobQuery(id)),
  pay: async ({ client, search }: At) => {
    const asked = readPayAsked(search);
    await Promise.all([
      client.prefetchQuery(payTitlesQuery()),
      asked.title ? client.prefetchQuery(payRangesQuery(asked)) : undefined,
    ]);
  },
};

export type PublicPage = keyof typeof READS;

/** Prefetches what a public page shows first. The page itself retries what fails and shows the error. */
export async function prefetch(page: PublicPage, at: At): Promise<void> {
  await READS[page](at);
}
