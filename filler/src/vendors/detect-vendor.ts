import type { VendorKind } from '../types.ts';
import { VENDORS } from './vendors.ts';

/** Whose form is at this address; generic if it is none of the known vendors'. */
export function vendorAt(url: URL): VendorKind {
  const host = url.hostname.toLowerCase();
  const found = Object.values(VENDORS).find(({ hosts }) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  );
  return found?.kind ?? 'generic';
}

/** Whose form this page shows: by its elements, because many are shown on the employer's own site, else by its address. */
export function vendorOn(document: Document, url: URL): VendorKind {
  const found = Object.values(VENDORS).find(({ signs }) =>
    signs.some((sign) => document.querySelector(sign) !== null),
  );
  return found?.kind ?? vendorAt(url);
}
