import { type ApplicationSummary, listApplications } from '@contract/applications.ts';
import { listReminders, type Reminder } from '@contract/applications-notes.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { disagreement, withActive } from '@/domain/applications/follow.ts';
import { usePendingMoves } from '@/domain/applications/move-applications.ts';
import { isRunning } from '@/domain/applications/status-words.ts';
import { useActive } from '@/domain/applications/use-application.ts';
import { apiPages, apiQuery } from '@/lib/query-client.ts';

/** A board shows everything, so its pages are loaded one after the other without being asked for, up to this many. */
const LOAD_UP_TO = 500;

/** Every application, the last changed first, as it stands now: with what is at work and with moves not confirmed yet. */
export function useApplications() {
  const list = useInfiniteQuery(apiPages(listApplications, { query: { limit: 100 } }));
  const { data, refetch, hasNextPage, fetchNextPage, isFetching, isFetchNextPageError } = list;
  const listed = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const { data: activity } = useActive((active) =>
    withActive(listed, active).some((item) => isRunning(item.status)),
  );
  const loads = hasNextPage && !isFetching && !isFetchNextPageError && listed.length < LOAD_UP_TO;
  useEffect(() => {
    if (loads) void fetchNextPage();
  }, [loads, fetchNextPage]);
  // Only a complete list can miss something: a running application may be on a page that wasn't loaded.
  const differing = data && activity && !hasNextPage ? disagreement(listed, activity.applications) : '';
  useEffect(() => {
    if (differing) void refetch();
  }, [differing, refetch]);

  const pending = usePendingMoves();
  const applications = useMemo(
    () =>
      withActive(listed, activity?.applications ?? [])
        .map((item): ApplicationSummary => {
          const status = pending.get(item.id);
          return status ? { ...item, status, moves: [], can_undo: false } : item;
        })
        .sort((a, b) => b.updated_at.localeCompare(a.updated_at)),
    [listed, activity, pending],
  );
  return { ...list, applications };
}

/** The soonest open reminder of each application. */
export function useNextReminders(): ReadonlyMap<string, Reminder> {
  const { data } = useQuery(apiQuery(listReminders, { query: { limit: 100 } }));
  return useMemo(() => {
    const soonest = new Map<string, Reminder>();
    for (const reminder of data?.items ?? []) {
      if (!soonest.has(reminder.application_id)) soonest.set(reminder.application_id, reminder);
    }
    return soonest;
  }, [data]);
}

/** Those whose company or title has every word of the text. */
export function matching(applications: ApplicationSummary[], text: string): ApplicationSummary[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return applications;
  return applications.filter(({ posting }) => {
    const said = `${posting.company} ${posting.title}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
