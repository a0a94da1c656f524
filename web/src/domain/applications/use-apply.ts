import { createApplication } from '@contract/applications.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { track } from '@/lib/tracking/track.ts';
import { toast } from '@/ui/toast-store.ts';

/**
 * Applies to one posting and opens the application. A second click is the same application, also when the answer to the
 * first was lost on its way: a call that was refused leaves nothing behind under its key.
 */
export function useApply(posting_id: string) {
  const navigate = useNavigate();
  const [idempotency_key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: () => callApi(createApplication, { body: { posting_id }, idempotency_key }),
    onSuccess: async (application) => {
      track('application_created');
      await navigate(paths.application(application.id));
    },
    onError: (error) => {
      toast({
        variant: 'destructive',
        title: 'Not applied',
        description: errorDetail(error),
        action: hasCode(error, 'insufficient_credits')
          ? { label: 'See credits', on_click: () => void navigate(paths.credits()) }
          : undefined,
      });
    },
  });
}
