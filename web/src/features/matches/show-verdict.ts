import type { getDashboard } from '@contract/dashboard.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { DismissReason, getMatch, listMatches, Verdict } from '@contract/matches.ts';
import type { ReadName } from '@contract/reads.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { answersOf, readOf } from '@/lib/query-keys.ts';

type Said = { verdict: Verdict | null; reason?: DismissReason | undefined };
type Pages = InfiniteData<ResponseOf<typeof listMatches>>;
type Detail = ResponseOf<typeof getMatch>;
type Dashboard = ResponseOf<typeof getDashboard>;
type Judged = { posting: { id: string }; verdict: Verdict | null };

/** Where a verdict is shown; all of it is changed here, so that nothing has to be fetched again. */
export const VERDICT_READS = ['listMatches', 'getMatch', 'getDashboard'] as const satisfies ReadName[];

function judged<M extends Judged>(matches: M[], postingId: string, verdict: Verdict | null): M[] {
  return matches.map((match) => (match.posting.id === postingId ? { ...match, verdict } : match));
}

/** What was said of this posting, if the answer has it. */
function saidIn(read: unknown, data: unknown, postingId: string): Said | null {
  if (read === 'getMatch') {
    const { posting, verdict, dismiss_reason } = data as Detail;
    return posting.id === postingId ? { verdict, reason: dismiss_reason ?? undefined } : null;
  }
  const matches =
    read === 'listMatches'
      ? (data as Pages).pages.flatMap(({ items }) => items)
      : ((data as Dashboard).matches?.items ?? []);
  const match = matches.find(({ posting }) => posting.id === postingId);
  return match ? { verdict: match.verdict } : null;
}

function withVerdict(read: unknown, data: unknown, postingId: string, { verdict, reason }: Said): unknown {
  if (read === 'getMatch') return { ...(data as Detail), verdict, dismiss_reason: reason ?? null };
  if (read === 'getDashboard') {
    const dashboard = data as Dashboard;
    const { matches } = dashboard;
    return {
      ...dashboard,
      matches: matches && { ...matches, items: judged(matches.items, postingId, verdict) },
    };
  }
  const { pages, ...rest } = data as Pages;
  return {
    ...rest,
    pages: pages.map((page) => ({ ...page, items: judged(page.items, postingId, verdict) })),
  };
}

/**
 * Shows a verdict wherever the posting is cached, before the server knows. What the verdict hides stays in the cache: the
 * lists leave it out.
 * @returns what takes it back, of this posting alone
 */
export async function showVerdict(client: QueryClient, postingId: string, said: Said): Promise<() => void> {
  const cached = client
    .getQueryCache()
    .findAll({ predicate: answersOf(VERDICT_READS) })
    .filter(({ state }) => state.data !== undefined);
  // An answer that was asked for before would undo it.
  await Promise.all(cached.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
  const before = cached.flatMap(({ queryKey, state }) => {
    const known = saidIn(readOf({ queryKey }), state.data, postingId);
    return known ? [{ queryKey, known }] : [];
  });
  const set = (queryKey: readonly unknown[], value: Said) =>
    client.setQueryData(
      queryKey,
      (data: unknown) =>
        data === undefined ? undefined : withVerdict(readOf({ queryKey }), data, postingId, value),
      // It is as old as it was: the server has not said this.
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
    );
  for (const { queryKey } of before) set(queryKey, said);
  return () => {
    for (const { queryKey, known } of before) set(queryKey, known);
  };
}
