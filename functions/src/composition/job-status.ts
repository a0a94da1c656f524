import { ASHBY_HOSTS } from '../modules/postings/sources/ashby.ts';
import { GREENHOUSE_HOSTS } from '../modules/postings/sources/greenhouse-api.ts';
import { LEVER_API, LEVER_EU_API, LEVER_HOSTS } from '../modules/postings/sources/lever.ts';
import type { JobLink } from '../modules/tools/job-link.ts';
import type { VendorApi } from '../modules/tools/vendor-api.ts';
import { CONFIG } from '../platform/config.ts';
import { createOutgoing } from '../platform/outgoing.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 6000;
/** Greenhouse and Lever answer with one job; Ashby with a whole board, of which the largest seen had 8 MB. */
const MAX_BYTES = { greenhouse: 1024 * 1024, lever: 1024 * 1024, ashby: 12 * 1024 * 1024 };

const HOSTS = { greenhouse: GREENHOUSE_HOSTS, lever: LEVER_HOSTS, ashby: ASHBY_HOSTS };

function openApi({ vendor, european }: Pick<JobLink, 'vendor' | 'european'>): VendorApi {
  const configured = {
    greenhouse: CONFIG.greenhouse_api,
    lever: CONFIG.lever_api,
    ashby: CONFIG.ashby_api,
  }[vendor]
    .value()
    .replace(/\/$/, '');
  const base_url = vendor === 'lever' && european && configured === LEVER_API ? LEVER_EU_API : configured;
  return {
    base_url,
    send: createOutgoing({
      hosts: HOSTS[vendor],
      base_url,
      timeout_ms: TIMEOUT_MS,
      max_bytes: MAX_BYTES[vendor],
    }),
  };
}

/** Kept with their connections, which one lookup leaves to the next. */
const apis = new Map<string, VendorApi>();

/** The API of the vendor that a link names, restricted to its hosts and the configured origin. */
export async function apiOfVendor({ vendor, european }: JobLink): Promise<VendorApi> {
  const key = `${vendor} ${european}`;
  const api = apis.get(key) ?? openApi({ vendor, european });
  apis.set(key, api);
  return api;
}
