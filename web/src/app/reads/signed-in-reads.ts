import { getExport } from '@contract/account.ts';
import { getApplication, listApplications } from '@contract/applications.ts';
import { listAnswers } from '@contract/applications-answers.ts';
import { listQuestions } from '@contract/applications-questions.ts';
import { getBilling, listPayments } from '@contract/billing.ts';
import { getActivity, getDashboard } from '@contract/dashboard.ts';
import { getMatch, listMatches } from '@contract/matches.ts';
import { listResumes } from '@contract/resumes.ts';
import { listSavedSearches } from '@contract/saved-searches.ts';
import { getLatestSearch } from '@contract/searches.ts';
import { getWallet, listCreditBuckets, listLedger } from '@contract/wallet.ts';
import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '@/domain/profile/profile.ts';
import { filtersQuery, readFilters } from '@/features/matches/filters.ts';
import { apiPages, apiQuery } from '@/lib/query-client.ts';
import { getIdToken } from '@/lib/session.ts';
import type { At } from './at.ts';

type Read = Promise<void>;

/** What each page fetches when it renders, with the same options as its components. */
const READS = {
  dashboard: ({ client }: At): Read[] => [client.prefetchQuery(apiQuery(getDashboard))],
  jobSearch: ({ client, params: { posting_id }, search }: At): Read[] => [
    client.prefetchQuery(apiQuery(getLatestSearch)),
    client.prefetchQuery(apiQuery(listSavedSearches)),
    client.prefetchInfiniteQuery(apiPages(listMatches, { query: filtersQuery(readFilters(search)) })),
    ...(posting_id ? [client.prefetchQuery(apiQuery(getMatch, { params: { posting_id } }))] : []),
  ],
  compare: ({ client, search }: At): Read[] =>
    ['a', 'b'].flatMap((side) => {
      const postingId = search.get(side);
      return postingId
        ? [client.prefetchQuery(apiQuery(getMatch, { params: { posting_id: postingId } }))]
        : [];
    }),
  applications: ({ client }: At): Read[] => [
    client.prefetchInfiniteQuery(apiPages(listApplications, { query: { limit: 100 } })),
    client.prefetchQuery(apiQuery(listQuestions)),
  ],
  application: ({ client, params: { id = '' } }: At): Read[] => [
    client.prefetchQuery(apiQuery(getApplication, { params: { application_id: id } })),
  ],
  answers: ({ client }: At): Read[] => [client.prefetchQuery(apiQuery(listAnswers))],
  profile: ({ client }: At): Read[] => [client.prefetchQuery(apiQuery(listResumes))],
  credits: ({ client }: At): Read[] => [
    client.prefetchQuery(apiQuery(getWallet)),
    client.prefetchQuery(apiQuery(listCreditBuckets)),
    client.prefetchQuery(apiQuery(getBilling)),
    client.prefetchInfiniteQuery(apiPages(listLedger, {})),
    client.prefetchInfiniteQuery(apiPages(listPayments, {})),
  ],
  settings: (): Read[] => [],
  account: ({ client }: At): Read[] => [client.prefetchQuery(apiQuery(getExport))],
  onboarding: ({ client }: At): Read[] => [client.prefetchQuery(apiQuery(listResumes))],
};

export type SignedInPage = keyof typeof READS;

/** What every page waits for. Never rejects: the gate shows what went wrong. */
export async function readProfile(client: QueryClient): Promise<void> {
  await client.prefetchQuery(profileQuery);
}

/** The paths of the API that a page requests first, if its address has no query. Throws if they depend on its parameters. */
export function firstPaths(page: SignedInPage): string[] {
  const paths: string[] = [];
  const record = async ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
    void paths.push(String(path));
  const client = { prefetchQuery: record, prefetchInfiniteQuery: record } as unknown as QueryClient;
  void readAll(page, { client, params: {}, search: new URLSearchParams() });
  return paths;
}

/**
 * Prefetches everything that a page shows first, including what its gate and the dock need. The page itself retries what
 * fails and shows the error.
 */
export async function prefetch(page: SignedInPage, at: At): Promise<void> {
  if ((await getIdToken()) === null) return;
  await readAll(page, at);
}

async function readAll(page: SignedInPage, at: At): Promise<void> {
  await Promise.all([
    at.client.prefetchQuery(profileQuery),
    at.client.prefetchQuery(apiQuery(getActivity)),
    ...READS[page](at),
  ]);
}
