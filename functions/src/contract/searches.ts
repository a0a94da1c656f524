import { z } from 'zod';
import { EmploymentType, Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Steps of a search in order, as the progress view shows them. */
export const SEARCH_STEPS = [
  'queued',
  'reading_profile',
  'finding_candidates',
  'scoring',
  'saving',
  'done',
] as const;
export const SearchStep = z.enum(SEARCH_STEPS);
export type SearchStep = z.infer<typeof SearchStep>;

export const BandCounts = z.object({
  excellent: z.number().int(),
  good: z.number().int(),
  fair: z.number().int(),
  low: z.number().int(),
});
export type BandCounts = z.infer<typeof BandCounts>;

/** How many jobs one preference kept out of a search that scored 50 or higher without it. */
const jobs = z.number().int().positive();

/** A preference of the user, and the jobs that only it kept out of a search. */
export const LeftOut = z.discriminatedUnion('by', [
  z.object({ by: z.literal('pay'), jobs }),
  z.object({ by: z.literal('workplace'), jobs }),
  z.object({ by: z.literal('employment_type'), jobs, employment_type: EmploymentType }),
  z.object({ by: z.literal('company'), jobs, company: z.string() }),
  z.object({ by: z.literal('keyword'), jobs, keyword: z.string() }),
]);
export type LeftOut = z.infer<typeof LeftOut>;

/** One run of the matcher. */
export const Search = z.object({
  id: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  step: SearchStep,
  /** Open postings when the search ran. */
  postings_searched: z.number().int(),
  candidates: z.number().int(),
  scored: z.number().int(),
  /** Matches stored, by band; zero until done. */
  counts: BandCounts,
  /** Matches that the previous search did not find. */
  new_matches: z.number().int(),
  /** The preference that kept out the most jobs that would have been matches; null until done, or if none did. */
  left_out: LeftOut.nullable(),
  /** Why it failed, for the user; null otherwise. */
  failure: z.string().nullable(),
  created_at: Instant,
  finished_at: Instant.nullable(),
});
export type Search = z.infer<typeof Search>;

/** One search as the history of searches has it. */
export const SearchRun = Search.pick({ status: true, failure: true }).extend({
  /** When it was started. */
  at: Instant,
  /** Matches that the search before it did not find; of the first one, all. */
  new_matches: z.number().int(),
});
export type SearchRun = z.infer<typeof SearchRun>;

/** How far back the history of searches goes. */
export const SEARCH_RUN_DAYS = 14;

export const startSearch = endpoint({
  name: 'startSearch',
  summary: 'Starts a search with the current profile and active resume.',
  method: 'POST',
  path: '/api/searches',
  auth: 'user',
  query: z.object({
    /** Search only if today's scorer did not make the matches shown now; otherwise the search that made them is the answer. */
    if_outdated: z.stringbool().optional(),
  }),
  affects: ['getLatestSearch', 'getActivity', 'getDashboard'],
  eventually: [
    'getLatestSearch',
    'getActivity',
    'getDashboard',
    'listMatches',
    'listSavedSearches',
    'getMatch',
    'listApplyPlans',
  ],
  response: Search,
  success_status: 202,
  idempotent: true,
  errors: ['profile_not_found', 'nothing_to_search_for'],
  // Each reads hundreds of documents.
  rate_limit: 5,
});

export const getSearch = endpoint({
  name: 'getSearch',
  summary: 'A search and its progress.',
  method: 'GET',
  path: '/api/searches/:search_id',
  auth: 'user',
  response: Search,
  errors: ['not_found'],
  rate_limit: 600,
});

export const getLatestSearch = endpoint({
  name: 'getLatestSearch',
  summary: 'The latest search, or null before the first.',
  method: 'GET',
  path: '/api/latest-search',
  auth: 'user',
  response: z.object({
    search: Search.nullable(),
    /** Id of the newest search that succeeded: its matches are listed, whatever a later one is doing. */
    matches_of: z.string().nullable(),
  }),
});
