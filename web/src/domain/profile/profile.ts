import { createProfile, getProfile, PROFILE_DEFAULTS, type Profile } from '@contract/profile.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { ApiError, hasCode } from '@/lib/api-error.ts';
import { PROFILE_QUERY } from '@/lib/constants.ts';
import { apiQuery } from '@/lib/query-client.ts';

const base = apiQuery(getProfile);

/**
 * The signed-in user's profile; null if there is none (404). Follows the specification: fresh for five minutes, refetched
 * on window focus, one retry.
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
  staleTime: PROFILE_QUERY.staleMs,
  refetchOnWindowFocus: true,
  retry: PROFILE_QUERY.retries,
});

/**
 * Creates the signed-in user's profile with the specified defaults. Not retried: the user sees a failure and can try again.
 * @returns whether the profile is new
 */
export async function createOwnProfile(
  client: QueryClient,
  account: { name: string | null; email: string | null },
): Promise<{ created: boolean }> {
  const body = { ...PROFILE_DEFAULTS, full_name: account.name ?? '', email: account.email ?? '' };
  try {
    const { created, ...profile } = await callApi(createProfile, { body });
    client.setQueryData<Profile | null>(profileQuery.queryKey, profile);
    return { created };
  } catch (error) {
    console.error('Creating the profile failed', error instanceof ApiError ? error.cause : error);
    throw new Error('Failed to create user profile', { cause: error });
  }
}
