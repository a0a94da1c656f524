import { type JobPageAnswers, readJobFilters } from '@contract/job-pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import {
  companyQuery,
  jobDirectoryQuery,
  jobFacetsQuery,
  jobListQuery,
  jobQuery,
  similarJobsQuery,
} from './job-queries.ts';

/** Matched as the router does, which decodes what it takes from a path. */
const PAGES = ['/jobs/in/:place', '/jobs/as/:title', '/jobs/at/:company', '/jobs/:id'].map((path) => ({
  path,
}));

/** Stores the API's answers where a page of jobs at this address looks for them. @param answeredAt in ms since 1970 */
export function rememberAnswers(
  client: QueryClient,
  { path, search }: { path: string; search: string },
  { postings, directory, facets, company, posting, similar }: JobPageAnswers,
  answeredAt: number,
): void {
  const remember = (queryKey: readonly unknown[], answer: unknown) => {
    if (answer !== undefined) client.setQueryData(queryKey, answer, { updatedAt: answeredAt });
  };
  const { place, title, company: slug, id } = matchRoutes(PAGES, path)?.[0]?.params ?? {};
  const filters = readJobFilters(new URLSearchParams(search), { place, title, company: slug });
  remember(jobListQuery(filters).queryKey, postings);
  remember(jobFacetsQuery(filters).queryKey, facets);
  remember(jobDirectoryQuery(filters).queryKey, directory);
  if (slug !== undefined) remember(companyQuery(slug).queryKey, company);
  if (id === undefined) return;
  remember(jobQuery(id).queryKey, posting);
  remember(similarJobsQuery(id).queryKey, similar);
}
