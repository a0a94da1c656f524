import { listApplications } from '@contract/applications.ts';
import { listMatches } from '@contract/matches.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths.ts';
import { apiPages, apiQuery } from '@/lib/query-client.ts';
import type { Command } from './command.ts';

const SETTLE_MS = 200;
const SHORTEST = 2;
const MOST_MATCHES = 5;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Applications and matches by company or title, once two letters are typed. Applications come from the list that the board
 * has read, or else one request for its first page; matches are searched for by the server, a few at a time.
 */
export function useJumps(text: string, enabled: boolean): { jumps: Command[]; isLoading: boolean } {
  const typed = useSettled(text.trim());
  const asks = enabled && typed.length >= SHORTEST;
  const applications = useInfiniteQuery({
    ...apiPages(listApplications, { query: { limit: 100 } }),
    enabled: asks,
    // To find something by name, a cached list is good enough.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const matches = useQuery({
    ...apiQuery(listMatches, { query: { q: typed.slice(0, 100), limit: 2 * MOST_MATCHES } }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  if (!enabled || text.trim().length < SHORTEST) return { jumps: [], isLoading: false };
  const applied = (applications.data?.pages ?? []).flatMap(({ items }) =>
    items.map(
      ({ id, posting }): Command => ({
        id: `application ${id}`,
        group: 'Applications',
        label: posting.title,
        detail: posting.company,
        to: paths.application(id),
      }),
    ),
  );
  // Jobs the user has applied to are found as applications.
  const open = (matches.data?.items ?? []).filter(({ application_id }) => application_id === null);
  const found = open.slice(0, MOST_MATCHES).map(
    ({ posting }): Command => ({
      id: `match ${posting.id}`,
      group: 'Matches',
      label: posting.title,
      detail: posting.company,
      to: paths.match(posting.id),
    }),
  );
  return { jumps: [...applied, ...found], isLoading: applications.isFetching || matches.isFetching };
}
