import type { BodyInputOf, EndpointDefinition, ResponseOf } from '@contract/endpoint.ts';
import type { ReadName } from '@contract/reads.ts';
import { ApiError, errorFromResponse, networkError } from './api-error.ts';
import { type Address, apiUrl } from './api-url.ts';
import { takeEarlyResponse } from './early-session.ts';
import { endSession, getIdToken, refreshIdToken } from './session.ts';
import { type MutationCall, watched } from './watch-mutations.ts';

type BodyPart<E extends EndpointDefinition> =
  BodyInputOf<E> extends undefined
    ? E['binary_body'] extends readonly string[]
      ? { file: Blob; fileType?: string }
      : { body?: undefined }
    : { body: BodyInputOf<E> };

export type CallOptions<E extends EndpointDefinition> = Address<E> &
  BodyPart<E> & {
    /**
     * For endpoints that cost or send something: use one key per user intent, so a second click or a retry can't act twice.
     * Without one, each call counts as a new intent.
     */
    idempotencyKey?: string;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Lets the request finish after the user leaves the page. */
    keepalive?: boolean;
    /** Reads whose cached responses already show the change: not fetched again if the call succeeds. */
    patched?: readonly ReadName[];
  };

/** JSON as typed in the contract, a `Blob` for files, `undefined` for an empty response. */
export type Answer<E extends EndpointDefinition> = E['binary_response'] extends readonly string[]
  ? Blob
  : ResponseOf<E>;

type Init = { headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal; keepalive?: boolean };

async function fetchAs(
  endpoint: EndpointDefinition,
  url: string,
  token: string | null,
  init: Init,
): Promise<Response> {
  const early = endpoint.method === 'GET' && token !== null ? takeEarlyResponse(url) : undefined;
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  try {
    return await (early ??
      fetch(url, {
        method: endpoint.method,
        credentials: 'include',
        headers: { accept: 'application/json', ...bearer, ...init.headers },
        ...(init.body === undefined ? {} : { body: init.body }),
        ...(init.signal ? { signal: init.signal } : {}),
        ...(init.keepalive ? { keepalive: true } : {}),
      }));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** Whether the server rejected the token. A sign-in that is too long ago is up to the page that needs a recent one. */
async function refusesToken(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  return (await errorFromResponse(response.clone())).code !== 'recent_sign_in_required';
}

/**
 * Sends one request with cookies and, if the endpoint needs it, the bearer token. Resolves for any status. A rejected token
 * is renewed once; if the new one is rejected too, or there is none, the session has ended.
 */
export async function send(endpoint: EndpointDefinition, url: string, init: Init = {}): Promise<Response> {
  const token = endpoint.auth === 'public' ? null : await getIdToken();
  const response = await fetchAs(endpoint, url, token, init);
  if (token === null || !(await refusesToken(response))) return response;
  const renewed = await refreshIdToken();
  if (renewed === 'unreachable') return response;
  if (renewed) {
    const second = await fetchAs(endpoint, url, renewed.token, init);
    if (!(await refusesToken(second))) return second;
  }
  await endSession();
  return endpoint.auth === 'optional' ? fetchAs(endpoint, url, null, init) : response;
}

/** Reads a successful response and checks it against the contract. */
export async function readAnswer<E extends EndpointDefinition>(
  endpoint: E,
  response: Response,
): Promise<Answer<E>> {
  if (endpoint.binary_response) return (await response.blob()) as Answer<E>;
  if (!endpoint.response || response.status === 204) return undefined as Answer<E>;
  const parsed = endpoint.response.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data as Answer<E>;
  const detail = 'This page is out of date. Reload it and try again.';
  throw new ApiError({
    message: detail,
    status: response.status,
    code: 'internal',
    detail,
    cause: parsed.error,
  });
}

type Options<E extends EndpointDefinition> =
  Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>];

/** Sends a call and resolves only for an ok response. */
async function request<E extends EndpointDefinition>(
  endpoint: E,
  options: CallOptions<E> | undefined,
): Promise<Response> {
  const call = (options ?? {}) as {
    params?: Record<string, string>;
    query?: unknown;
    body?: unknown;
    file?: Blob;
    fileType?: string;
    idempotencyKey?: string;
    headers?: Record<string, string>;
    signal?: AbortSignal;
    keepalive?: boolean;
  };
  const headers: Record<string, string> = { ...call.headers };
  if (endpoint.idempotent) headers['idempotency-key'] = call.idempotencyKey ?? crypto.randomUUID();
  let body: BodyInit | undefined;
  if (call.file) {
    body = call.file;
    headers['content-type'] = call.fileType || call.file.type || 'application/octet-stream';
  } else if (call.body !== undefined) {
    body = JSON.stringify(call.body);
    headers['content-type'] = 'application/json';
  }
  const response = await send(endpoint, apiUrl(endpoint, call), {
    headers,
    body,
    signal: call.signal,
    keepalive: call.keepalive,
  });
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

function reportOf(endpoint: EndpointDefinition, options: object | undefined): MutationCall {
  const { params = {}, patched = [] } = (options ?? {}) as Partial<MutationCall>;
  return { endpoint, params, patched };
}

/**
 * Calls an endpoint of the contract.
 * @example await callApi(updateProfile, { body: { job_title: 'Nurse' } })
 * @throws {ApiError} with the server's problem details, or with code `network` if there was no response
 */
export async function callApi<E extends EndpointDefinition>(
  endpoint: E,
  ...[options]: Options<E>
): Promise<Answer<E>> {
  return watched(reportOf(endpoint, options), async () =>
    readAnswer(endpoint, await request(endpoint, options)),
  );
}

/**
 * Calls an endpoint of which only "ok" matters: the response body is not read.
 * @throws {ApiError} as `callApi` does, but never because of the body of an ok response
 */
export async function callOk<E extends EndpointDefinition>(
  endpoint: E,
  ...[options]: Options<E>
): Promise<void> {
  await watched(reportOf(endpoint, options), () => request(endpoint, options));
}
