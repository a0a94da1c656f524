import type { SourceName } from '../contract/postings.ts';
import { ASHBY_HOSTS, ashbySource } from '../modules/postings/sources/ashby.ts';
import { greenhouseSource } from '../modules/postings/sources/greenhouse.ts';
import { GREENHOUSE_HOSTS } from '../modules/postings/sources/greenhouse-api.ts';
import type { JobSource } from '../modules/postings/sources/job-source.ts';
import { LEVER_HOSTS, leverSource } from '../modules/postings/sources/lever.ts';
import { createOutgoing } from '../platform/outgoing.ts';

const ADAPTERS = {
  greenhouse: { make: greenhouseSource, hosts: GREENHOUSE_HOSTS },
  lever: { make: leverSource, hosts: LEVER_HOSTS },
  ashby: { make: ashbySource, hosts: ASHBY_HOSTS },
} satisfies Record<SourceName, unknown>;

/** The adapters, each restricted to its vendor's hosts and the configured origin. */
export function jobSources(origins: Record<SourceName, string>): ReadonlyMap<SourceName, JobSource> {
  return new Map(
    (Object.entries(ADAPTERS) as [SourceName, (typeof ADAPTERS)[SourceName]][]).map(
      ([name, { make, hosts }]) => {
        const base_url = origins[name];
        return [name, make({ base_url, send: createOutgoing({ hosts, base_url }) })];
      },
    ),
  );
}
