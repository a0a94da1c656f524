import type { EndpointDefinition } from '@contract/endpoint.ts';
import type { ReadName } from '@contract/reads.ts';

/** A call of an endpoint that changes something. */
export type MutationCall = {
  endpoint: EndpointDefinition;
  params: Record<string, string>;
  /** Reads whose cached answers the caller changed already, exactly as the server will. */
  patched: readonly ReadName[];
};

export type MutationEnd = { answer: unknown } | { error: unknown };

/** Called when a call begins; the returned function is called with how it ended. */
export type MutationWatcher = (call: MutationCall) => (end: MutationEnd) => void;

let watcher: MutationWatcher = () => () => undefined;

/** Reports every call that changes something to this watcher, replacing the previous one. */
export function watchMutations(next: MutationWatcher): void {
  watcher = next;
}

/** Makes a call and reports it, unless its endpoint only reads. */
export async function watched<T>(call: MutationCall, send: () => Promise<T>): Promise<T> {
  if (call.endpoint.method === 'GET') return send();
  const ended = watcher(call);
  try {
    const answer = await send();
    ended({ answer });
    return answer;
  } catch (error) {
    ended({ error });
    throw error;
  }
}
