import { createApplication } from '@contract/applications-sending.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { getMatch, listMatches } from '@contract/matches.ts';
import type { PostingSummary } from '@contract/postings.ts';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSeePlans } from '@/domain/wallet/use-see-plans.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { answersOf } from '@/lib/query-keys.ts';
import { track } from '@/lib/tracking/track.ts';
import { useNavigateHere } from '@/lib/use-navigate-here.ts';
import { toast } from '@/ui/toast-store.ts';

const APPLY_KEY = ['applications', 'apply'];

/** The postings being applied to right now: what the server hasn't confirmed yet is shown as under way. */
export function usePendingApplies(): ReadonlySet<string> {
  const pending = useMutationState({
    filters: { mutationKey: APPLY_KEY, status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
  return useMemo(() => new Set(pending), [pending]);
}

/** Shows the application on its match at once, before the match is fetched again. */
function showApplied(client: QueryClient, postingId: string, applicationId: string): void {
  client.setQueriesData<InfiniteData<ResponseOf<typeof listMatches>>>(
    { predicate: answersOf(['listMatches']) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((match) =>
            match.posting.id === postingId ? { ...match, application_id: applicationId } : match,
          ),
        })),
      },
  );
  client.setQueriesData<ResponseOf<typeof getMatch>>({ predicate: answersOf(['getMatch']) }, (match) =>
    match?.posting.id === postingId ? { ...match, application_id: applicationId } : match,
  );
}

/**
 * Applies to one posting and opens the application. A second click gets the same application, even if the response to the
 * first was lost: a call that fails stores nothing under its idempotency key.
 */
export function useApply(posting: Pick<PostingSummary, 'id' | 'company'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const plans = useSeePlans();
  const begin = useNavigateHere();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate } = useMutation({
    mutationKey: APPLY_KEY,
    mutationFn: async (postingId: string) => {
      const go = begin();
      return {
        go,
        application: await callApi(createApplication, {
          body: { posting_id: postingId },
          idempotencyKey,
        }),
      };
    },
    onSuccess: ({ go, application }, postingId) => {
      showApplied(client, postingId, application.id);
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
        title: `Couldn’t apply to ${posting.company}`,
        description: errorDetail(error),
        action: plans.actionFor(error),
      });
    },
  });
  const isPending = usePendingApplies().has(posting.id);
  return { apply: () => mutate(posting.id), isPending };
}
