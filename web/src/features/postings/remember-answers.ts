import { type JobPageAnswers, readJobFilters } from '@contract/job-pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { jobDirectoryQuery, jobListQuery, jobQuery, similarJobsQuery } from './job-queries.ts';

/** Matched as the router does, which decodes what it takes from a path. */
const PAGES = [{ path: '/jobs/in/:place' }, { path: '/jobs/as/:title' }, { path: '/jobs/:id' }];

/** Stores the API's answers where a page of jobs at this address looks for them. @param answeredAt in ms since 1970 */
export function rememberAnswers(
  client: QueryClient,
  { path, search }: { path: string; search: string },
  { postings, directory, posting, similar }: JobPageAnswers,
  answeredAt: number,
): void {
  const remember = (queryKey: readonly unknown[], answer: unknown) => {
    if (answer !== undefined) client.setQueryData(queryKey, answer, { updatedAt: answeredAt });
  };
  const { place, title, id } = matchRoutes(PAGES, path)?.[0]?.params ?? {};
  const filters = readJobFilters(new URLSearchParams(search), { place, title });
  remember(jobListQuery(filters).queryKey, postings);
  remember(jobDirectoryQuery(filters).queryKey, directory);
  if (id === undefined) return;
  remember(jobQuery(id).queryKey, posting);
  remember(similarJobsQuery(id).queryKey, similar);
}
