import { getProfile, type Profile } from '@contract/profile.ts';
import { queryOptions } from '@tanstack/react-query';
import { hasCode } from './api-error.ts';
import { PROFILE_QUERY } from './constants.ts';
import { apiQuery } from './query-client.ts';

const base = apiQuery(getProfile);

/**
 * The signed-in person's profile; null when there is none (404). The specification's own rules hold: fresh for
 * five minutes, fetched again when the window gets focus, one retry.
 */
export const profileQuery = queryOptions({
  queryKey: base.queryKey,
  queryFn: async (context): Promise<Profile | null> => {
    try {
      const load = base.queryFn as (c: typeof context) => Promise<Profile>;
      return await load(context);
    } catch (error) {
      if (hasCode(error, 'profile_not_found')) return null;
      throw error;
    }
  },
  staleTime: PROFILE_QUERY.stale_ms,
  refetchOnWindowFocus: true,
  retry: PROFILE_QUERY.retries,
});
