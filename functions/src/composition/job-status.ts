import type { DriverKind } from '../contract/admin-drivers.ts';
import { FORM_VENDORS } from '../modules/form-vendors/form-vendors.ts';
import { ASHBY_HOSTS } from '../modules/postings/sources/ashby.ts';
import { BAMBOOHR_API, BAMBOOHR_HOSTS } from '../modules/postings/sources/bamboohr.ts';
import { BREEZY_API, BREEZY_HOSTS } from '../modules/postings/sources/breezy.ts';
import { GREENHOUSE_HOSTS } from '../modules/postings/sources/greenhouse-api.ts';
import { LEVER_API, LEVER_EU_API, LEVER_HOSTS } from '../modules/postings/sources/lever.ts';
import { PERSONIO_API, PERSONIO_HOSTS } from '../modules/postings/sources/personio.ts';
import { PINPOINT_API, PINPOINT_HOSTS } from '../modules/postings/sources/pinpoint.ts';
import { RECRUITEE_API, RECRUITEE_HOSTS } from '../modules/postings/sources/recruitee-api.ts';
import { RIPPLING_API, RIPPLING_HOSTS } from '../modules/postings/sources/rippling.ts';
import { SMARTRECRUITERS_API, SMARTRECRUITERS_HOSTS } from '../modules/postings/sources/smartrecruiters.ts';
import { TEAMTAILOR_API, TEAMTAILOR_HOSTS } from '../modules/postings/sources/teamtailor.ts';
import { WORKABLE_API, WORKABLE_HOSTS } from '../modules/postings/sources/workable.ts';
import type { JobLink } from '../modules/tools/job-link.ts';
import type { VendorApi } from '../modules/tools/vendor-api.ts';
import { CONFIG } from '../platform/config.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import { addressesAt } from './job-sources.ts';

/** A person waits for the answer. */
const TIMEOUT_MS = 6000;
/** One job, or a whole board, of which the largest seen had 8 MB. */
const MAX_BYTES = { job: 1024 * 1024, list: 12 * 1024 * 1024 };

type Api = { hosts: readonly string[]; address: () => string };

/** Where the APIs of vendors are that have no setting of their own. */
const at = (vendor: DriverKind, address: string, hosts: readonly string[]): Api => ({
  hosts,
  address: () => {
    const origin = CONFIG.job_boards_origin.value();
    return (origin === '' ? undefined : addressesAt(origin)[vendor]) ?? address;
  },
});

const APIS: Record<DriverKind, Api> = {
  greenhouse: { hosts: GREENHOUSE_HOSTS, address: () => CONFIG.greenhouse_api.value() },
  lever: { hosts: LEVER_HOSTS, address: () => CONFIG.lever_api.value() },
  ashby: { hosts: ASHBY_HOSTS, address: () => CONFIG.ashby_api.value() },
  smartrecruiters: at('smartrecruiters', SMARTRECRUITERS_API, SMARTRECRUITERS_HOSTS),
  recruitee: at('recruitee', RECRUITEE_API, RECRUITEE_HOSTS),
  workable: at('workable', WORKABLE_API, WORKABLE_HOSTS),
  personio: at('personio', PERSONIO_API, PERSONIO_HOSTS),
  teamtailor: at('teamtailor', TEAMTAILOR_API, TEAMTAILOR_HOSTS),
  bamboohr: at('bamboohr', BAMBOOHR_API, BAMBOOHR_HOSTS),
  breezy: at('breezy', BREEZY_API, BREEZY_HOSTS),
  rippling: at('rippling', RIPPLING_API, RIPPLING_HOSTS),
  pinpoint: at('pinpoint', PINPOINT_API, PINPOINT_HOSTS),
};

/** Whether the vendor's robots.txt keeps us from this API: it does, unless the operator has permission for its host. */
function isForbidden(vendor: DriverKind, base_url: string): boolean {
  if (!FORM_VENDORS[vendor].status.unasked || !URL.canParse(base_url)) return false;
  const { hostname } = new URL(base_url);
  const excepted = CONFIG.robots_exceptions.value().split(',');
  return APIS[vendor].hosts.includes(hostname) && !excepted.some((host) => host.trim() === hostname);
}

function openApi({ vendor, european }: Pick<JobLink, 'vendor' | 'european'>): VendorApi | null {
  const { hosts, address } = APIS[vendor];
  const configured = address().replace(/\/$/, '');
  if (isForbidden(vendor, configured)) return null;
  const base_url = vendor === 'lever' && european && configured === LEVER_API ? LEVER_EU_API : configured;
  return {
    base_url,
    send: createOutgoing({
      hosts,
      // An address with `{board}` in its host is the vendor's own, which `hosts` covers.
      ...(URL.canParse(base_url) ? { base_url } : {}),
      timeout_ms: TIMEOUT_MS,
      max_bytes: MAX_BYTES[FORM_VENDORS[vendor].status.by],
    }),
  };
}

/** Kept with their connections, which one lookup leaves to the next. */
const apis = new Map<string, VendorApi | null>();

/** The API of the vendor that a link names, restricted to its hosts and the configured origin; null if it may not be asked. */
export async function apiOfVendor({ vendor, european }: JobLink): Promise<VendorApi | null> {
  const key = `${vendor} ${european}`;
  const known = apis.get(key);
  if (known !== undefined) return known;
  const api = openApi({ vendor, european });
  apis.set(key, api);
  return api;
}
