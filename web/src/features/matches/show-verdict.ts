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

/**
 * Verdicts are sent one after the other: requests that overtake each other would leave the older one, such as a dismissal
 * without the reason that was given right after it.
 */
export const ONE_BY_ONE = { id: 'verdicts' } as const;

type Verdicts = ReadonlyMap<string, Said>;

function judged<M extends Judged>(matches: M[], said: Verdicts): M[] {
  return matches.map((match) => {
    const one = said.get(match.posting.id);
    return one ? { ...match, verdict: one.verdict } : match;
  });
}

/** What a response contains about these postings. */
function saidIn(read: unknown, data: unknown, about: Verdicts): Verdicts {
  if (read === 'getMatch') {
    const { posting, verdict, dismiss_reason } = data as Detail;
    return new Map(
      about.has(posting.id) ? [[posting.id, { verdict, reason: dismiss_reason ?? undefined }]] : [],
    );
  }
  const matches =
    read === 'listMatches'
      ? (data as Pages).pages.flatMap(({ items }) => items)
      : ((data as Dashboard).matches?.items ?? []);
  return new Map(
    matches.flatMap(({ posting, verdict }) => (about.has(posting.id) ? [[posting.id, { verdict }]] : [])),
  );
}

function withVerdicts(read: unknown, data: unknown, said: Verdicts): unknown {
  if (read === 'getMatch') {
    const detail = data as Detail;
    const one = said.get(detail.posting.id);
    return one ? { ...detail, verdict: one.verdict, dismiss_reason: one.reason ?? null } : detail;
  }
  if (read === 'getDashboard') {
    const dashboard = data as Dashboard;
    const { matches } = dashboard;
    return { ...dashboard, matches: matches && { ...matches, items: judged(matches.items, said) } };
  }
  const { pages, ...rest } = data as Pages;
  return { ...rest, pages: pages.map((page) => ({ ...page, items: judged(page.items, said) })) };
}

/**
 * Shows verdicts wherever their postings are cached, before the server knows. What a verdict hides stays in the cache: the
 * lists leave it out.
 * @returns what takes them back, and nothing else that changed meanwhile
 */
export async function showVerdicts(client: QueryClient, said: Verdicts): Promise<() => void> {
  const cached = client
    .getQueryCache()
    .findAll({ predicate: answersOf(VERDICT_READS) })
    .filter(({ state }) => state.data !== undefined);
  // An answer that was asked for before would undo it.
  await Promise.all(cached.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })));
  const before = cached.flatMap(({ queryKey, state }) => {
    const known = saidIn(readOf({ queryKey }), state.data, said);
    return known.size > 0 ? [{ queryKey, known }] : [];
  });
  const set = (queryKey: readonly unknown[], value: Verdicts) =>
    client.setQueryData(
      queryKey,
      (data: unknown) => (data === undefined ? undefined : withVerdicts(readOf({ queryKey }), data, value)),
      // Its age is unchanged, because it didn't come from the server.
      { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
    );
  for (const { queryKey } of before) set(queryKey, said);
  return () => {
    for (const { queryKey, known } of before) set(queryKey, known);
  };
}
