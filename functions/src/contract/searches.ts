import { z } from 'zod';
import { Instant } from './common.ts';
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
  affects: ['getLatestSearch', 'getActivity', 'getDashboard'],
  eventually: [
    'getLatestSearch',
    'getActivity',
    'getDashboard',
    'listMatches',
    'listSavedSearches',
    'getMatch',
    'listApplications',
    'getWallet',
    'listLedger',
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
