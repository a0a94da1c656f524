import { isIP } from 'node:net';
import { isPublicAddress, type Resolve } from '../../../platform/addresses.ts';

/** Whether Huntwell may open this URL as the employer's page. */
export type OriginPolicy = (url: URL) => boolean;

/** Whether a page may load this URL; `is_page` for the document itself. */
export type RequestPolicy = (address: string, is_page: boolean) => Promise<boolean>;

const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa)\.?$/;

/**
 * What a page may load: itself from an allowed origin, and anything else outside our own network; inside it only
 * allowed origins (`is_allowed_origin`). Names are resolved once per page, and every address counts.
 */
export function requestPolicy(is_allowed_origin: OriginPolicy, resolve: Resolve): RequestPolicy {
  const judged = new Map<string, Promise<boolean>>();

  /** `URL` has already normalized `127.1` and `0x7f000001`. */
  async function isPublic(hostname: string): Promise<boolean> {
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0) return isPublicAddress(host);
    if (PRIVATE_NAMES.test(host)) return false;
    // A name that cannot be resolved cannot be loaded.
    const addresses = await resolve(host).catch(() => []);
    return addresses.length > 0 && addresses.every(isPublicAddress);
  }

  return async (address, is_page) => {
    const url = new URL(address);
    if (url.protocol === 'data:' || url.protocol === 'blob:') return !is_page;
    if (is_page || is_allowed_origin(url)) return is_allowed_origin(url);
    const answer = judged.get(url.hostname) ?? isPublic(url.hostname);
    judged.set(url.hostname, answer);
    return answer;
  };
}
