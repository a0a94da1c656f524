import type { EndpointDefinition } from '@contract/endpoint.ts';
import type { ReadName } from '@contract/reads.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { answerAt, answersOf } from './query-keys.ts';
import { type MutationCall, type MutationEnd, watchMutations } from './watch-mutations.ts';

/** Statuses that show the page was out of date: its subject is gone or has changed in the meantime. */
const OUT_OF_DATE = [404, 409, 410];

/** Whether something may have changed although the call failed. */
function leavesDoubt(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || OUT_OF_DATE.includes(error.status);
}

function affectedBy(endpoint: EndpointDefinition): readonly ReadName[] {
  return endpoint.affects && !('nothing' in endpoint.affects) ? endpoint.affects : [];
}

/** Overlapping calls of one endpoint, from the start of the first to the end of the last. */
type Burst = { began: number; underWay: number; calls: number; stale: Set<ReadName>; patched: Set<ReadName> };

/**
 * Keeps the cache fresh: the one place that decides what is out of date after a call. Everything an endpoint `affects` is
 * refetched if it is on the screen and marked stale if not; a response that `replaces` a read is stored in its place. While
 * calls of one endpoint overlap it waits for the last one, so that a response in between doesn't undo the later ones on the
 * screen.
 */
export function keepFresh(client: QueryClient): void {
  const bursts = new Map<string, Burst>();

  const settle = (burst: Burst, { endpoint, params, patched }: MutationCall, end: MutationEnd) => {
    burst.underWay -= 1;
    const succeeded = 'answer' in end;
    // If responses crossed, it is unknown which one is newer.
    const replaced = succeeded && burst.calls === 1 ? endpoint.replaces : undefined;
    if ('answer' in end && replaced) {
      client.setQueriesData({ predicate: answerAt(replaced, params) }, end.answer);
    }
    if (!('error' in end) || leavesDoubt(end.error)) {
      for (const read of affectedBy(endpoint)) {
        if (read === replaced) continue;
        (succeeded && patched.includes(read) ? burst.patched : burst.stale).add(read);
      }
    }
    if (burst.underWay > 0) return;
    bursts.delete(endpoint.name);
    const isPatched = answersOf([...burst.patched]);
    void client.invalidateQueries({ predicate: isPatched, refetchType: 'none' });
    // Fetched during the call, so perhaps without its changes.
    void client.refetchQueries({
      type: 'active',
      predicate: (query) =>
        isPatched(query) &&
        (query.state.fetchStatus === 'fetching' || query.state.dataUpdatedAt > burst.began),
    });
    void client.invalidateQueries({ predicate: answersOf([...burst.stale]) });
  };

  watchMutations((call) => {
    const { name } = call.endpoint;
    const burst = bursts.get(name) ?? {
      began: Date.now(),
      underWay: 0,
      calls: 0,
      stale: new Set(),
      patched: new Set(),
    };
    bursts.set(name, burst);
    burst.underWay += 1;
    burst.calls += 1;
    return (end) => settle(burst, call, end);
  });
}

/** Refetches what an endpoint's background work has changed, once the work is done or has progressed. */
export function freshenAfterWork(client: QueryClient, endpoint: EndpointDefinition): void {
  void client.invalidateQueries({ predicate: answersOf(endpoint.eventually ?? []) });
}

/** Resolves once everything on the screen that a call of this endpoint affected has been refetched, or has failed to. */
export async function whenFresh(client: QueryClient, endpoint: EndpointDefinition): Promise<void> {
  const fetching = client
    .getQueryCache()
    .findAll({ predicate: answersOf(affectedBy(endpoint)), type: 'active', fetchStatus: 'fetching' });
  await Promise.allSettled(fetching.map(({ promise }) => promise));
}
