import type { SourceName } from '../../../contract/postings.ts';

/** How a vendor is asked. Its boards count together, also where each has a host of its own: they share servers. */
export type HostPolicy = {
  /** Milliseconds between the starts of two requests. */
  gap_ms: number;
  /** Boards read at a time, however slowly it answers. */
  concurrency: number;
  /** Minutes after which a board may be read again. */
  least_minutes: number;
  /** Whether each board has a host of its own, which speaks only for itself when it refuses. */
  own_hosts?: boolean;
};

/** Vendors that answer for a board that never was as for one without jobs. */
export const KNOWS_ANY_NAME: readonly SourceName[] = ['ashby', 'smartrecruiters'];

const HOUR = 60;
const vendor = (gap_ms: number, concurrency = 4): HostPolicy => ({
  gap_ms,
  concurrency,
  least_minutes: HOUR,
});

const onOwnHosts = (gap_ms: number, concurrency?: number): HostPolicy => ({
  ...vendor(gap_ms, concurrency),
  own_hosts: true,
});

/** From documented limits where there are any, otherwise at most two requests a second. */
export const HOST_POLICIES: Record<SourceName, HostPolicy> = {
  greenhouse: vendor(1000),
  // robots.txt: Crawl-delay: 1.
  lever: vendor(1000),
  ashby: vendor(1000),
  // 10 a second and 8 at a time are documented.
  smartrecruiters: vendor(250),
  recruitee: onOwnHosts(500),
  // At 1 or 2 a second it has refused a client for a day.
  workable: vendor(5000, 1),
  personio: onOwnHosts(500),
  teamtailor: onOwnHosts(500),
  bamboohr: onOwnHosts(500),
  // Its servers refuse bursts.
  breezy: onOwnHosts(1000, 2),
  rippling: vendor(500),
  pinpoint: onOwnHosts(1000, 2),
  // At most 2 a minute, and about 4 a day.
  remotive: { gap_ms: 31_000, concurrency: 1, least_minutes: 8 * HOUR },
  remoteok: { gap_ms: 5000, concurrency: 1, least_minutes: 3 * HOUR },
  arbeitnow: { gap_ms: 5000, concurrency: 1, least_minutes: 3 * HOUR },
  // 500 an hour without a key.
  themuse: { gap_ms: 8000, concurrency: 1, least_minutes: 12 * HOUR },
  usajobs: { gap_ms: 2000, concurrency: 1, least_minutes: 12 * HOUR },
  // 25 a minute and 250 a day.
  adzuna: { gap_ms: 3000, concurrency: 1, least_minutes: 24 * HOUR },
};
