import { type Application, type ApplicationSummary, getApplication } from '@contract/applications.ts';
import { getActivity } from '@contract/dashboard.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '@/domain/profile/profile.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { toast } from '@/ui/toast-store.ts';
import { isRunning } from './status-words.ts';

const LOOK_EVERY_MS = 1000;

/**
 * What is at work, looked at again as long as `running` says so of it. A few short documents however long the list or
 * the history is; the dock of every page follows the same answer. While the user has paused, nothing moves and nobody
 * looks.
 */
export function useActive(running: (active: readonly ApplicationSummary[]) => boolean) {
  const paused = useQuery(profileQuery).data?.applications_paused ?? false;
  return useQuery({
    ...apiQuery(getActivity),
    refetchInterval: (query) =>
      !paused && running(query.state.data?.applications ?? []) ? LOOK_EVERY_MS : false,
  });
}

/** One application, read anew when it moves while Huntwell works on it. */
export function useApplication(applicationId: string) {
  const query = useQuery(apiQuery(getApplication, { params: { application_id: applicationId } }));
  const { data, refetch } = query;
  const active = useActive(() => data !== undefined && isRunning(data.status));
  const now = active.data?.applications.find(({ id }) => id === applicationId);
  const lookedAt = active.dataUpdatedAt;
  const seen = data?.updated_at;
  // One that runs and is not among those at work has ended, or very many are at work.
  const gone = data !== undefined && isRunning(data.status) && active.isSuccess && !now;
  const moved = seen !== undefined && now !== undefined && now.updated_at > seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again with every new answer
  useEffect(() => {
    if (moved || gone) void refetch();
  }, [moved, gone, lookedAt, refetch]);
  return query;
}

/**
 * Changes the application and shows it as the server answers it.
 * @param send one of the endpoints that answer the application anew
 */
export function useChangeApplication<V = void>(
  _application_id: string,
  send: (value: V) => Promise<Application>,
  onDone?: () => void,
) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => onDone?.(),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not saved', description: errorDetail(error) }),
  });
}
