import { getPosting, listPostings } from '@contract/postings.ts';
import { readFilters } from '@/features/postings/filters.ts';
import { apiQuery } from '@/lib/query-client.ts';
import type { At } from './at.ts';

const READS = {
  jobs: ({ client, search }: At) =>
    client.prefetchQuery(apiQuery(listPostings, { query: readFilters(search) })),
  job: ({ client, params: { id = '' } }: At) =>
    client.prefetchQuery(apiQuery(getPosting, { params: { posting_id: id } })),
};

export type PublicPage = keyof typeof READS;

/** Prefetches what a public page shows first. The page itself retries what fails and shows the error. */
export async function prefetch(page: PublicPage, at: At): Promise<void> {
  await READS[page](at);
}
