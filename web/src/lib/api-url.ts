import type { EndpointDefinition, ParamsOf, QueryInputOf } from '@contract/endpoint.ts';

type NoKeys = Record<never, never>;

/** Path parameters and query of a call; each is required only if the endpoint has it. */
export type Address<E extends EndpointDefinition> = (keyof ParamsOf<E> extends never
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (QueryInputOf<E> extends undefined
    ? { query?: undefined }
    : NoKeys extends QueryInputOf<E>
      ? { query?: QueryInputOf<E> }
      : { query: QueryInputOf<E> });

/** The URL of a call: path parameters filled in, query appended without empty values, arrays repeated. */
export function apiUrl(
  endpoint: Pick<EndpointDefinition, 'path'>,
  address: { params?: Record<string, string> | undefined; query?: unknown } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = address.params?.[name];
    if (!value) throw new Error(`${endpoint.path} lacks the parameter "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries((address.query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
    }
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
