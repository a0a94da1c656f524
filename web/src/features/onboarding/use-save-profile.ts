import type { BodyInputOf } from '@contract/endpoint.ts';
import { updateProfile } from '@contract/profile.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { ApiError, errorDetail } from '@/lib/api-error.ts';
import { profileQuery } from '@/lib/profile.ts';

/** Saves a part of the profile. `field_errors` has a sentence for each field that the server refused. */
export function useSaveProfile(on_saved: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: BodyInputOf<typeof updateProfile>) => callApi(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      on_saved();
    },
  });
  const field_errors: Record<string, string> =
    save.error instanceof ApiError
      ? Object.fromEntries(
          save.error.errors.map(({ path, message }) => [path.replace(/^body\.|\..*$/g, ''), message]),
        )
      : {};
  return {
    save: save.mutate,
    busy: save.isPending,
    error: save.error ? errorDetail(save.error) : null,
    field_errors,
  };
}
