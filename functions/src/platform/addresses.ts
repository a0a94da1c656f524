import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All addresses of a host name; rejects if it has none. */
export type Resolve = (host: string) => Promise<string[]>;

export const resolveHost: Resolve = async (host) =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. Private, local and reserved ranges are not, nor are IPv6 addresses that
 * embed an IPv4 address (mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || isIP(address) === 0) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_UNICAST);
}

/** A name resolved to an address that is not public. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
  readonly code = 'NOT_PUBLIC';
}

/**
 * A `lookup` for sockets that returns only checked addresses, so that a name cannot resolve to one address for the
 * check and to another for the connection. A name with any non-public address fails with `NotPublic`.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(isPublicAddress)) {
          callback(new NotPublic(`${host} resolves to a non-public address`), '', 0);
        } else if (options.all) {
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
            0,
          );
        } else {
          callback(null, first, isIP(first));
        }
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
