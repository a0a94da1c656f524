import type { EndpointDefinition } from '@contract/endpoint.ts';
import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import { type Answer, readAnswer, send } from './api-client.ts';
import { ApiError, errorFromResponse, hasCode } from './api-error.ts';
import { type Address, apiUrl } from './api-url.ts';
import { FAILED_LOAD_MS, QUERY } from './constants.ts';
import { queryKey } from './query-keys.ts';

/** One retry, none if the message contains the digit 4: that is how the specification spells "4xx". */
export function shouldRetry(failureCount: number, error: Error): boolean {
  if (error.message.includes(QUERY.noRetryDigit)) return false;
  return failureCount < QUERY.retries;
}

/** The message of a failed query: the status and, from 500 up, the status text, otherwise the body. */
export function queryErrorMessage(status: number, statusText: string, body: string): string {
  return `${status}: ${status >= 500 ? statusText : body}`;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY.staleMs,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        // A loader's request can fail before its page mounts; the page must not make it a second time.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILED_LOAD_MS,
        retry: shouldRetry,
      },
      mutations: { retry: false },
    },
  });
}

async function load<E extends EndpointDefinition>(
  endpoint: E,
  url: string,
  signal: AbortSignal,
): Promise<Answer<E>> {
  const response = await send(endpoint, url, { signal });
  if (response.ok) return readAnswer(endpoint, response);
  const error = await errorFromResponse(response);
  const body = typeof error.cause === 'string' ? error.cause : '';
  const message = queryErrorMessage(response.status, response.statusText, body);
  if (response.status < 500) console.warn(`GET ${url} answered ${message}`);
  throw new ApiError({
    message,
    status: error.status,
    code: error.code,
    detail: error.detail,
    requestId: error.requestId,
    errors: error.errors,
    retryAfter: error.retryAfter,
    cause: error.cause,
  });
}

type AddressArgument<E extends EndpointDefinition> =
  Record<never, never> extends Address<E> ? [Address<E>?] : [Address<E>];

/**
 * Query options of a GET endpoint.
 * @example useQuery(apiQuery(getPosting, { params: { id } }))
 */
export function apiQuery<E extends EndpointDefinition>(endpoint: E, ...[address]: AddressArgument<E>) {
  const at = (address ?? {}) as { params?: Record<string, string>; query?: unknown };
  const url = apiUrl(endpoint, at);
  return queryOptions({
    queryKey: queryKey(endpoint, at),
    queryFn: ({ signal }): Promise<Answer<E>> => load(endpoint, url, signal),
  });
}

/** Like `apiQuery`, for something that may not exist: null if the API answers `not_found`. */
export function apiQueryOrNull<E extends EndpointDefinition>(endpoint: E, ...[address]: AddressArgument<E>) {
  const at = (address ?? {}) as { params?: Record<string, string>; query?: unknown };
  const url = apiUrl(endpoint, at);
  return queryOptions({
    queryKey: queryKey(endpoint, at),
    queryFn: ({ signal }): Promise<Answer<E> | null> =>
      load(endpoint, url, signal).catch((error: unknown) => {
        if (hasCode(error, 'not_found')) return null;
        throw error;
      }),
  });
}

/**
 * Options of a paged list (`{ items, next_cursor }`).
 * @example useInfiniteQuery(apiPages(listMatches, { query: { band: 'good' } }))
 */
export function apiPages<E extends EndpointDefinition>(endpoint: E, ...[address]: AddressArgument<E>) {
  const base = (address ?? {}) as { params?: Record<string, string>; query?: Record<string, unknown> };
  return infiniteQueryOptions({
    queryKey: [...queryKey(endpoint, base), 'pages'] as const,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }): Promise<Answer<E>> =>
      load(endpoint, apiUrl(endpoint, { ...base, query: { ...base.query, cursor: pageParam } }), signal),
    getNextPageParam: (last: Answer<E>) =>
      (last as { next_cursor?: string | null } | undefined)?.next_cursor ?? null,
  });
}
