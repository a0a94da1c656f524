import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address belongs to a private, local or reserved range. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Why a request was not made or its answer not taken. */
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
  /** Hosts this integration may talk to, lower case, without port; `*.example.com` allows subdomains. */
  hosts: readonly string[];
  /**
   * Configured base URL. Its origin is allowed as well, also when it is private or plain HTTP: whoever deploys
   * decides that, never a URL that came from outside.
   */
  base_url?: string | undefined;
  /** For the whole exchange, redirects and body included. Default 20 s. */
  timeout_ms?: number;
  /** Largest answer taken. Default 32 MB: a large employer's board comes in one piece. */
  max_bytes?: number;
  max_redirects?: number;
};

export type OutgoingAnswer = { status: number; headers: Headers; url: string; text: string };
export type OutgoingFetch = (url: string, init?: OutgoingInit) => Promise<OutgoingAnswer>;
export type OutgoingInit = { method?: string; headers?: Record<string, string>; body?: string };

type Network = {
  fetch: typeof fetch;
  /** All addresses of a host name. */
  resolve: (host: string) => Promise<string[]>;
};

const systemNetwork: Network = {
  fetch: (...args) => fetch(...args),
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};

function hostAllowed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );
}

async function readLimited(response: Response, max_bytes: number): Promise<string> {
  if (!response.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > max_bytes) throw new OutgoingError('too_large', `answer is larger than ${max_bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A fetch for one integration that reaches only the hosts of its policy. Every redirect is judged like a first
 * request, names that resolve to private addresses are refused, time and size are limited. Answers of any HTTP
 * status are returned; throws OutgoingError for everything else.
 */
export function createOutgoing(policy: OutgoingPolicy, network: Network = systemNetwork): OutgoingFetch {
  const { hosts, timeout_ms = 20_000, max_bytes = 32 * 1024 * 1024, max_redirects = 3 } = policy;
  const configured = policy.base_url ? new URL(policy.base_url).origin : null;

  async function judge(url: URL): Promise<void> {
    if (url.origin === configured) return;
    if (url.protocol !== 'https:' || url.username !== '' || !hostAllowed(url.hostname, hosts)) {
      throw new OutgoingError('host_not_allowed', `${url.protocol}//${url.host} is not on the allow-list`);
    }
    let addresses: string[];
    try {
      addresses = isIP(url.hostname) ? [url.hostname] : await network.resolve(url.hostname);
    } catch (cause) {
      throw new OutgoingError('unreachable', `${url.hostname} cannot be resolved`, cause);
    }
    if (addresses.length === 0 || addresses.some(isPrivateAddress)) {
      throw new OutgoingError('private_address', `${url.hostname} resolves to a private address`);
    }
  }

  return async (start, init = {}) => {
    const signal = AbortSignal.timeout(timeout_ms);
    let url = new URL(start);
    try {
      for (let hop = 0; ; hop += 1) {
        await judge(url);
        const response = await network.fetch(url, { ...init, redirect: 'manual', signal });
        const target = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || target === null) {
          const text = await readLimited(response, max_bytes);
          return { status: response.status, headers: response.headers, url: url.href, text };
        }
        await response.body?.cancel();
        // A body is never sent on to an address that the caller did not choose.
        if (hop >= max_redirects || init.body !== undefined) {
          throw new OutgoingError('bad_redirect', `${url.host} redirects too often or with a body`);
        }
        url = new URL(target, url);
      }
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      if (signal.aborted)
        throw new OutgoingError('timeout', `${url.host} took longer than ${timeout_ms} ms`, error);
      throw new OutgoingError('unreachable', `${url.host} cannot be reached`, error);
    }
  };
}
