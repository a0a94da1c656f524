import type { EndpointDefinition } from '@contract/endpoint.ts';
import type { ReadName } from '@contract/reads.ts';
import { apiUrl } from './api-url.ts';

type Params = Record<string, string>;

/** Cache key of a read's response: its URL, and what the URL was made from. */
export function queryKey(
  endpoint: Pick<EndpointDefinition, 'name' | 'path'>,
  address: { params?: Params | undefined; query?: unknown } = {},
) {
  return [apiUrl(endpoint, address), endpoint.name, address.params ?? {}] as const;
}

type Cached = { queryKey: readonly unknown[] };

/** The read that a cached response belongs to; null for queries without an endpoint. */
export const readOf = ({ queryKey }: Cached): unknown => queryKey[1] ?? null;

/** Matches every cached response of these reads, whatever their parameters. */
export function answersOf(reads: readonly ReadName[]) {
  const names = new Set<unknown>(reads);
  return (query: Cached) => names.has(readOf(query));
}

/** Matches the cached response of one read with these path parameters. */
export function answerAt(read: ReadName, params: Params) {
  const wanted = JSON.stringify(Object.entries(params).sort());
  return (query: Cached) =>
    readOf(query) === read && JSON.stringify(Object.entries(query.queryKey[2] ?? {}).sort()) === wanted;
}
