import { type Application, getApplication } from '@contract/applications.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorDetail } from '@/lib/api-error.ts';
import { apiQuery, under } from '@/lib/query-client.ts';
import { toast } from '@/ui/toast-store.ts';
import { isRunning } from './status-words.ts';

const LOOK_EVERY_MS = 700;

/** One application, followed while Huntwell works on it. */
export function useApplication(application_id: string) {
  return useQuery({
    ...apiQuery(getApplication, { params: { application_id } }),
    refetchInterval: (query) =>
      query.state.data && isRunning(query.state.data.status) ? LOOK_EVERY_MS : false,
  });
}

/**
 * Changes the application and shows it as the server answers it.
 * @param send one of the endpoints that answer the application anew
 */
export function useChangeApplication<V = void>(
  application_id: string,
  send: (value: V) => Promise<Application>,
  on_done?: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (application) => {
      client.setQueryData(apiQuery(getApplication, { params: { application_id } }).queryKey, application);
      for (const path of ['/api/applications', '/api/wallet', '/api/activity', '/api/dashboard']) {
        void client.invalidateQueries({ predicate: under(path) });
      }
      on_done?.();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not saved', description: errorDetail(error) }),
  });
}
