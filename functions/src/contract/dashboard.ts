import { z } from 'zod';
import { ApplicationStatus, ApplicationSummary } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { Match } from './matches.ts';
import { Search } from './searches.ts';
import { Wallet } from './wallet.ts';

export const getDashboard = endpoint({
  name: 'getDashboard',
  summary: 'Everything on the dashboard, in one response.',
  method: 'GET',
  path: '/api/dashboard',
  auth: 'user',
  response: z.object({
    wallet: Wallet,
    search: Search.nullable(),
    top_matches: z.array(Match),
    /** Applications that wait for the user: questions, review, hand-over. */
    needs_you: z.array(ApplicationSummary),
    applications_by_status: z.partialRecord(ApplicationStatus, z.number().int()),
    has_resume: z.boolean(),
  }),
});

/** Contents of the dock: work that is running or ended in the last few minutes. */
export const getActivity = endpoint({
  name: 'getActivity',
  summary: 'The running search and the running applications.',
  method: 'GET',
  path: '/api/activity',
  auth: 'user',
  response: z.object({
    search: Search.nullable(),
    applications: z.array(ApplicationSummary),
  }),
  rate_limit: 600,
});
