import type { BodyInputOf } from '@contract/endpoint.ts';
import { updateProfile } from '@contract/profile.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { type FieldErrors, fieldErrorsOf, focusFirst, refusedFields } from '@/lib/field-errors.ts';
import { profileQuery } from './profile.ts';

type ProfileChanges = BodyInputOf<typeof updateProfile>;

/**
 * Saves a part of the profile, if the contract has nothing against it. `field_errors` has a sentence for each field that
 * is not right; the person is led to the first.
 */
export function useSaveProfile(on_saved: () => void) {
  const client = useQueryClient();
  const [refused, setRefused] = useState<FieldErrors>({});
  const saving = useMutation({
    mutationFn: (body: ProfileChanges) => callApi(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      on_saved();
    },
    onError: (error) => focusFirst(fieldErrorsOf(error)),
  });
  const save = (body: ProfileChanges) => {
    const found = refusedFields(updateProfile.body, body);
    setRefused(found);
    if (Object.keys(found).length === 0) {
      saving.mutate(body);
      return;
    }
    saving.reset();
    focusFirst(found);
  };
  return {
    save,
    busy: saving.isPending,
    error: saving.error ? errorDetail(saving.error) : null,
    field_errors: { ...fieldErrorsOf(saving.error), ...refused } as FieldErrors,
  };
}
