import { type Profile, updateProfile } from '@contract/profile.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '@/lib/api-client.ts';

/** Records that the user has seen this page, so that it is not offered to them again. */
export function useOffered({ answers_offered }: Profile): void {
  const { mutate } = useMutation({
    mutationFn: () => callApi(updateProfile, { body: { answers_offered: true } }),
  });
  useEffect(() => {
    if (!answers_offered) mutate();
  }, [answers_offered, mutate]);
}
