import { isIP } from 'node:net';
import type { Agent } from 'undici';
import { PRODUCT_NAME } from '../contract/brand.ts';
import { isPublicAddress, NotPublic, publicLookup, type Resolve, resolveHost } from './addresses.ts';

/** Why a request was not made or its response not accepted. */
export type OutgoingRefusal =
  | 'host_not_allowed'
  | 'private_address'
  | 'bad_redirect'
  | 'too_large'
  | 'timeout'
  | 'unreachable';

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly reason: OutgoingRefusal;

  constructor(reason: OutgoingRefusal, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}

export type OutgoingPolicy = {
  /** Hosts this integration may call, lower case, without port; `*.example.com` allows subdomains, `*` any public host. */
  hosts: readonly string[];
  /**
   * Configured base URL. Its origin is allowed too, even if private or plain HTTP: that is up to the operator, never to
   * a URL from outside.
   */
  base_url?: string | undefined;
  /** For the whole exchange, including redirects and body. Default 20 s. */
  timeout_ms?: number;
  /** Maximum response size. Default 32 MB: a large employer's board comes in one response. */
  max_bytes?: number;
  max_redirects?: number;
  /** Who asks, unless a request says so itself. */
  user_agent?: string;
};

export type OutgoingAnswer = { status: number; headers: Pick<Headers, 'get'>; url: string; text: string };
export type OutgoingFetch = (url: string, init?: OutgoingInit) => Promise<OutgoingAnswer>;
export type OutgoingInit = { method?: string; headers?: Record<string, string>; body?: string };

type Request = OutgoingInit & { redirect: 'manual'; signal: AbortSignal; dispatcher: Agent };
type Response = {
  status: number;
  headers: Pick<Headers, 'get'>;
  body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
};

type Network = { fetch: (url: URL, init: Request) => Promise<Response>; resolve: Resolve };

const systemNetwork: Network = {
  fetch: async (url, init) => (await import('./http-client.ts')).fetch(url, init),
  resolve: resolveHost,
};

function hostAllowed(host: string, hosts: readonly string[]): boolean {
  return hosts.some(
    (allowed) =>
      allowed === '*' || (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed),
  );
}

async function readLimited(response: Response, max_bytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > max_bytes) throw new OutgoingError('too_large', `response is larger than ${max_bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A fetch for one integration that reaches only the hosts of its policy. Every redirect is checked like a first
 * request, connections go only to public addresses, time and size are limited. Returns responses of any HTTP status;
 * throws OutgoingError for everything else.
 */
export function createOutgoing(policy: OutgoingPolicy, network: Network = systemNetwork): OutgoingFetch {
  const { hosts, timeout_ms = 20_000, max_bytes = 32 * 1024 * 1024, max_redirects = 3 } = policy;
  const { user_agent = PRODUCT_NAME } = policy;
  const configured = policy.base_url ? new URL(policy.base_url).origin : null;
  let agents: Promise<{ anywhere: Agent; publicOnly: Agent }> | undefined;

  /** Loaded with the first request: most functions start without making one. */
  async function openAgents() {
    const { Agent } = await import('./http-client.ts');
    const lookup = publicLookup(network.resolve);
    return { anywhere: new Agent(), publicOnly: new Agent({ connect: { lookup } }) };
  }

  /** Which connections this URL may use; throws if its host is not allowed. */
  function classify(url: URL): 'anywhere' | 'publicOnly' {
    if (url.origin === configured) return 'anywhere';
    if (url.protocol !== 'https:' || url.username !== '' || !hostAllowed(url.hostname, hosts)) {
      throw new OutgoingError('host_not_allowed', `${url.protocol}//${url.host} isn’t on the allow-list`);
    }
    // A socket looks up names only.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw notPublic(url);
    return 'publicOnly';
  }

  return async (start, init = {}) => {
    // Outside the try: a client that cannot be loaded is not an unreachable host.
    agents ??= openAgents();
    const dispatchers = await agents;
    const headers = { 'user-agent': user_agent, ...init.headers };
    const signal = AbortSignal.timeout(timeout_ms);
    let url = new URL(start);
    try {
      for (let hop = 0; ; hop += 1) {
        const connections = classify(url);
        const dispatcher = dispatchers[connections];
        const response = await network.fetch(url, {
          ...init,
          headers,
          redirect: 'manual',
          signal,
          dispatcher,
        });
        const target = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || target === null) {
          const text = await readLimited(response, max_bytes);
          return { status: response.status, headers: response.headers, url: url.href, text };
        }
        await response.body?.cancel();
        // A body is never forwarded to a URL that the caller did not choose.
        if (hop >= max_redirects || init.body !== undefined) {
          throw new OutgoingError(
            'bad_redirect',
            `${url.host} redirects too often, or redirects a request with a body`,
          );
        }
        url = new URL(target, url);
      }
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      if (error instanceof Error && error.cause instanceof NotPublic) throw notPublic(url, error.cause);
      if (signal.aborted)
        throw new OutgoingError('timeout', `${url.host} took longer than ${timeout_ms} ms`, error);
      throw new OutgoingError('unreachable', `${url.host} couldn’t be reached`, error);
    }
  };
}

function notPublic(url: URL, cause?: unknown): OutgoingError {
  return new OutgoingError('private_address', `${url.hostname} resolves to a non-public address`, cause);
}
