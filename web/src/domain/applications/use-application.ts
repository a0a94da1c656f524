import { type Application, type ApplicationSummary, getApplication } from '@contract/applications.ts';
import { getActivity } from '@contract/dashboard.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '@/domain/profile/profile.ts';
import { useSeePlans } from '@/domain/wallet/use-see-plans.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { toast } from '@/ui/toast-store.ts';
import { isRunning } from './status-words.ts';

const POLL_MS = 1000;

/**
 * The applications in progress, polled as long as `running` says so. The response stays small however long the list or the
 * history is, and the dock on every page shares it. Nothing is polled while the user has paused applications.
 */
export function useActive(running: (active: readonly ApplicationSummary[]) => boolean) {
  const paused = useQuery(profileQuery).data?.applications_paused ?? false;
  return useQuery({
    ...apiQuery(getActivity),
    refetchInterval: (query) => (!paused && running(query.state.data?.applications ?? []) ? POLL_MS : false),
  });
}

/** One application, fetched again whenever it changes while Huntwell is working on it. */
export function useApplication(applicationId: string) {
  const query = useQuery(apiQuery(getApplication, { params: { application_id: applicationId } }));
  const { data, refetch } = query;
  const active = useActive(() => data !== undefined && isRunning(data.status));
  const now = active.data?.applications.find(({ id }) => id === applicationId);
  const lookedAt = active.dataUpdatedAt;
  const seen = data?.updated_at;
  // Running, but not among those in progress: it has ended, or too many are in progress to list.
  const gone = data !== undefined && isRunning(data.status) && active.isSuccess && !now;
  const moved = seen !== undefined && now !== undefined && now.updated_at > seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again with every new response
  useEffect(() => {
    if (moved || gone) void refetch();
  }, [moved, gone, lookedAt, refetch]);
  return query;
}

/**
 * Changes an application. Without the credit that it takes, it leads to the plans.
 * @param send calls one of the endpoints that return the changed application
 * @param failed title of the toast if it couldn't be changed
 */
export function useChangeApplication(send: () => Promise<Application>, failed: string) {
  const plans = useSeePlans();
  return useMutation({
    mutationFn: send,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: failed,
        description: errorDetail(error),
        action: plans.actionFor(error),
      }),
  });
}
