import { createApplication } from '@contract/applications-sending.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { track } from '@/lib/tracking/track.ts';
import { useNavigateHere } from '@/lib/use-navigate-here.ts';
import { toast } from '@/ui/toast-store.ts';

/**
 * Applies to one posting and opens the application. A second click gets the same application, even if the response to the
 * first was lost: a call that fails stores nothing under its idempotency key.
 */
export function useApply(postingId: string) {
  const navigate = useNavigate();
  const begin = useNavigateHere();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async () => {
      const go = begin();
      return {
        go,
        application: await callApi(createApplication, {
          body: { posting_id: postingId },
          idempotencyKey,
        }),
      };
    },
    onSuccess: ({ go, application }) => {
      track('application_created');
      const address = paths.application(application.id);
      if (go(address)) return;
      toast({
        title: 'Application started',
        description: `${application.posting.title} at ${application.posting.company}`,
        action: { label: 'View', onClick: () => void navigate(address) },
      });
    },
    onError: (error) => {
      if (hasCode(error, 'network')) {
        // It may have started all the same. The same key finds it again.
        toast({
          variant: 'destructive',
          title: 'Connection lost',
          description: 'Try again. You’ll never apply to the same job twice.',
        });
        return;
      }
      toast({
        variant: 'destructive',
        title: 'Couldn’t apply',
        description: errorDetail(error),
        action: hasCode(error, 'insufficient_credits')
          ? { label: 'See credits', onClick: () => void navigate(paths.credits()) }
          : undefined,
      });
    },
  });
}
