import { BlockList, isIP, isIPv4 } from 'node:net';

/** What a request reveals about its origin. */
export type Arrival = {
  /** `X-Forwarded-For` as received. */
  forwarded_for: string | undefined;
  /** The remote address of the connection. */
  peer: string | undefined;
};

export type AddressOf = (arrival: Arrival) => string;

/**
 * Determines a call's client address. Google's front end appends the address it was called from to `X-Forwarded-For`;
 * everything before that was sent by the client. So:
 *
 * - directly to the function's URL: `…made up, CALLER`. The last entry counts.
 * - through Hosting: `…made up, CALLER, HOSTING`. Hosting's edge appended the caller, the front end appended Hosting. The
 *   last entry is one of Hosting's proxies, so the one before it counts.
 *
 * Other entries never matter. Hosting is recognized only by its address (docs/decisions/021).
 *
 * @param hosting_networks networks of Hosting's proxies, separated by commas: `192.0.2.0/24,2001:db8::/32`
 */
export function clientAddresses(hosting_networks: string): AddressOf {
  const hosting = networks(hosting_networks);
  const isHosting = (address: string) => hosting.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return ({ forwarded_for, peer }) => {
    const chain = (forwarded_for ?? '').split(',').map((entry) => entry.trim());
    const [before, last] = [chain.at(-2) ?? '', chain.at(-1) ?? ''];
    if (!isIP(last)) return peer ?? 'unknown';
    return isHosting(last) && isIP(before) ? before : last;
  };
}

/**
 * What rate limits count by: an IPv4 address, or the first 64 bits of an IPv6 address, because a subscriber controls
 * all addresses below them.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const words =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  const prefix = words.slice(0, 4).map((word) => Number.parseInt(word, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

function networks(list: string): BlockList {
  const found = new BlockList();
  for (const network of list.split(',').map((one) => one.trim())) {
    if (network === '') continue;
    const [, address = '', prefix = ''] = /^([^/]+)\/(\d+)$/.exec(network) ?? [];
    const family = isIP(address);
    const bits = Number(prefix);
    if (family === 0 || bits > (family === 4 ? 32 : 128)) {
      throw new Error(`"${network}" isn’t a network. Use address/bits, for example 192.0.2.0/24`);
    }
    found.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6');
  }
  return found;
}
