import { SourceName } from '../contract/postings.ts';
import { ADZUNA_HOSTS, adzunaSource } from '../modules/postings/sources/adzuna.ts';
import { ARBEITNOW_HOSTS, arbeitnowSource } from '../modules/postings/sources/arbeitnow.ts';
import { ASHBY_HOSTS, ashbySource } from '../modules/postings/sources/ashby.ts';
import { BAMBOOHR_HOSTS, bamboohrSource } from '../modules/postings/sources/bamboohr.ts';
import { BREEZY_HOSTS, breezySource } from '../modules/postings/sources/breezy.ts';
import { greenhouseSource } from '../modules/postings/sources/greenhouse.ts';
import { GREENHOUSE_HOSTS } from '../modules/postings/sources/greenhouse-api.ts';
import type { JobSource, SourceOptions } from '../modules/postings/sources/job-source.ts';
import { LEVER_HOSTS, leverSource } from '../modules/postings/sources/lever.ts';
import { PERSONIO_HOSTS, personioSource } from '../modules/postings/sources/personio.ts';
import { PINPOINT_HOSTS, pinpointSource } from '../modules/postings/sources/pinpoint.ts';
import { recruiteeSource } from '../modules/postings/sources/recruitee.ts';
import { RECRUITEE_HOSTS } from '../modules/postings/sources/recruitee-api.ts';
import { REMOTEOK_HOSTS, remoteokSource } from '../modules/postings/sources/remoteok.ts';
import { REMOTIVE_HOSTS, remotiveSource } from '../modules/postings/sources/remotive.ts';
import { RIPPLING_HOSTS, ripplingSource } from '../modules/postings/sources/rippling.ts';
import { SMARTRECRUITERS_HOSTS, smartrecruitersSource } from '../modules/postings/sources/smartrecruiters.ts';
import { TEAMTAILOR_HOSTS, teamtailorSource } from '../modules/postings/sources/teamtailor.ts';
import { THEMUSE_HOSTS, themuseSource } from '../modules/postings/sources/themuse.ts';
import { USAJOBS_HOSTS, usajobsSource } from '../modules/postings/sources/usajobs.ts';
import { WORKABLE_HOSTS, workableSource } from '../modules/postings/sources/workable.ts';
import { createOutgoing } from '../platform/outgoing.ts';

/** Sources that are read without a key. */
const OPEN = {
  greenhouse: { make: greenhouseSource, hosts: GREENHOUSE_HOSTS },
  lever: { make: leverSource, hosts: LEVER_HOSTS },
  ashby: { make: ashbySource, hosts: ASHBY_HOSTS },
  smartrecruiters: { make: smartrecruitersSource, hosts: SMARTRECRUITERS_HOSTS },
  recruitee: { make: recruiteeSource, hosts: RECRUITEE_HOSTS },
  workable: { make: workableSource, hosts: WORKABLE_HOSTS },
  personio: { make: personioSource, hosts: PERSONIO_HOSTS },
  teamtailor: { make: teamtailorSource, hosts: TEAMTAILOR_HOSTS },
  bamboohr: { make: bamboohrSource, hosts: BAMBOOHR_HOSTS },
  breezy: { make: breezySource, hosts: BREEZY_HOSTS },
  rippling: { make: ripplingSource, hosts: RIPPLING_HOSTS },
  pinpoint: { make: pinpointSource, hosts: PINPOINT_HOSTS },
  remotive: { make: remotiveSource, hosts: REMOTIVE_HOSTS },
  remoteok: { make: remoteokSource, hosts: REMOTEOK_HOSTS },
  arbeitnow: { make: arbeitnowSource, hosts: ARBEITNOW_HOSTS },
  themuse: { make: themuseSource, hosts: THEMUSE_HOSTS },
} satisfies Partial<Record<SourceName, unknown>>;
type OpenSource = keyof typeof OPEN;

export type JobSourceConfig = {
  /** Where a vendor's API is, if not at its own address; `{board}` stands for a board with a host of its own. */
  addresses?: Partial<Record<SourceName, string>>;
  /** `email:key` of the USAJOBS API; without it the source is off. */
  usajobs_key?: string;
  /** `id:key` of the Adzuna API; without it the source is off. */
  adzuna_key?: string;
  /** Sent with every request: who asks, and how to reach us. */
  user_agent?: string;
  /** Limits of one response; by default those of all outgoing requests. */
  timeout_ms?: number;
  max_bytes?: number;
};

/** Vendors that give each board a host of its own. */
const OWN_HOSTS: readonly SourceName[] = [
  'recruitee',
  'personio',
  'teamtailor',
  'bamboohr',
  'breezy',
  'pinpoint',
];

/** The addresses of all sources at one origin: the first three at its root, each other one under its name. */
export function addressesAt(origin: string): Partial<Record<SourceName, string>> {
  const base = origin.replace(/\/$/, '');
  const path = (name: SourceName) =>
    OWN_HOSTS.includes(name) ? `${base}/${name}/{board}` : `${base}/${name}`;
  return {
    ...Object.fromEntries(SourceName.options.map((name) => [name, path(name)])),
    greenhouse: base,
    lever: base,
    ashby: base,
  };
}

/** The two halves of a key, `left:right`; null if there is none. */
function halves(key: string | undefined): [string, string] | null {
  const at = key?.indexOf(':') ?? -1;
  return key && at > 0 ? [key.slice(0, at), key.slice(at + 1)] : null;
}

/** The adapters, each restricted to its vendor's hosts and the configured origin. */
export function jobSources(config: JobSourceConfig): ReadonlyMap<SourceName, JobSource> {
  const { addresses = {}, usajobs_key, adzuna_key, ...limits } = config;
  const optionsOf = (name: SourceName, hosts: readonly string[]): SourceOptions => {
    const base_url = addresses[name]?.replace(/\/$/, '');
    // An address with `{board}` in its host is the vendor's own, which `hosts` covers.
    const own = base_url && URL.canParse(base_url) ? { base_url } : {};
    return {
      send: createOutgoing({ hosts, ...own, ...limits }),
      ...(base_url ? { base_url } : {}),
    };
  };
  const sources = (Object.entries(OPEN) as [OpenSource, (typeof OPEN)[OpenSource]][]).map(
    ([name, { make, hosts }]): [SourceName, JobSource] => [name, make(optionsOf(name, hosts))],
  );
  const usajobs = halves(usajobs_key);
  if (usajobs) {
    const [email, key] = usajobs;
    sources.push(['usajobs', usajobsSource({ ...optionsOf('usajobs', USAJOBS_HOSTS), email, key })]);
  }
  const adzuna = halves(adzuna_key);
  if (adzuna) {
    const [app_id, app_key] = adzuna;
    sources.push(['adzuna', adzunaSource({ ...optionsOf('adzuna', ADZUNA_HOSTS), app_id, app_key })]);
  }
  return new Map(sources);
}
