import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { Band, MatchSort, Verdict } from './matches.ts';

/** The filters of `listMatches`, as a saved search keeps them. */
export const MatchFilters = z.object({
  band: Band.optional(),
  workplace: z.string().max(40).optional(),
  salary_min: z.number().int().nonnegative().optional(),
  posted_within_days: z.number().int().positive().max(365).optional(),
  only_new: z.boolean().optional(),
  verdict: Verdict.optional(),
  sort: MatchSort.default('score'),
  q: z.string().trim().max(100).optional(),
});
export type MatchFilters = z.infer<typeof MatchFilters>;

const Name = z.string().trim().min(1).max(LIMITS.saved_search_name);

/** Filters over the matches, kept under a name. */
export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  filters: MatchFilters,
  /** When the search finished whose matches the user saw last; null if they have seen none. */
  seen_at: Instant.nullable(),
  created_at: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = endpoint({
  name: 'listSavedSearches',
  summary: 'The user’s saved searches, oldest first, each with how many of its matches are new.',
  method: 'GET',
  path: '/api/saved-searches',
  auth: 'user',
  response: z.object({
    items: z.array(
      SavedSearch.extend({
        total: z.number().int(),
        /** Matches that no search had found before `seen_at`. */
        new_matches: z.number().int(),
      }),
    ),
  }),
});

export const saveSearch = endpoint({
  name: 'saveSearch',
  summary: 'Saves filters under a name, with an id that the caller chooses.',
  method: 'PUT',
  path: '/api/saved-searches/:saved_search_id',
  auth: 'user',
  affects: ['listSavedSearches'],
  body: z.object({ name: Name, filters: MatchFilters, seen_at: Instant.nullable() }),
  response: SavedSearch,
  errors: ['conflict', 'saved_search_limit_reached'],
});

export const changeSavedSearch = endpoint({
  name: 'changeSavedSearch',
  summary: 'Renames a saved search, or records that its matches were seen.',
  method: 'PATCH',
  path: '/api/saved-searches/:saved_search_id',
  auth: 'user',
  affects: ['listSavedSearches'],
  body: z.object({ name: Name.optional(), seen_at: Instant.optional() }),
  response: SavedSearch,
  errors: ['not_found', 'conflict'],
});

export const deleteSavedSearch = endpoint({
  name: 'deleteSavedSearch',
  summary: 'Deletes a saved search; deleting it again changes nothing.',
  method: 'DELETE',
  path: '/api/saved-searches/:saved_search_id',
  auth: 'user',
  affects: ['listSavedSearches'],
});

export const restoreSavedSearch = endpoint({
  name: 'restoreSavedSearch',
  summary: 'Undoes a deletion: the saved search returns as it was, to its place in the list.',
  method: 'POST',
  path: '/api/saved-searches/:saved_search_id/restore',
  auth: 'user',
  affects: ['listSavedSearches'],
  response: SavedSearch,
  errors: ['not_found', 'conflict', 'saved_search_limit_reached'],
});
