import { getLatestSearch, startSearch } from '@contract/searches.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { freshenAfterWork } from '@/lib/freshness.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { toast } from '@/ui/toast-store.ts';

const LOOK_EVERY_MS = 500;

/** The newest search, followed while it runs; whether any has matches to show; and a way to start the next. */
export function useSearchRun() {
  const client = useQueryClient();
  const options = apiQuery(getLatestSearch);
  const latest = useQuery({
    ...options,
    refetchInterval: (query) => {
      const status = query.state.data?.search?.status;
      return status === 'queued' || status === 'running' ? LOOK_EVERY_MS : false;
    },
  });
  const search = latest.data?.search ?? null;
  const running = search?.status === 'queued' || search?.status === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running) freshenAfterWork(client, startSearch);
    wasRunning.current = running;
  }, [running, client]);
  const start = useMutation({
    mutationFn: (asked: { quiet: boolean } | undefined) =>
      callApi(startSearch, {
        idempotencyKey: crypto.randomUUID(),
        ...(asked?.quiet ? { query: { if_outdated: 'true' } } : {}),
      }),
    onSuccess: (search) =>
      client.setQueryData(options.queryKey, (before) => ({ matches_of: before?.matches_of ?? null, search })),
    onError: (error, asked) => {
      // Nobody asked for this one, and it can't run until the profile says what to search for.
      const hopeless = hasCode(error, 'nothing_to_search_for') || hasCode(error, 'profile_not_found');
      if (asked?.quiet && hopeless) return;
      toast({ variant: 'destructive', title: 'Couldn’t start the search', description: errorDetail(error) });
    },
  });
  const hasMatches = Boolean(latest.data?.matches_of);
  return { latest, search, running, hasMatches: hasMatches, start };
}
