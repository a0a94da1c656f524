import type { JobSource } from '../sources/job-source.ts';
import { HOST_POLICIES } from './host-policies.ts';

const MINUTE = 60_000;
/** Enough for nearly every list. */
const LEAST = 3 * MINUTE;
/** For slow responses and lost turns. */
const SLACK = MINUTE;

/**
 * Milliseconds that a run may take to list a board's jobs. Waiting for turns counts, so a long list of a vendor that
 * wants to be asked slowly has more.
 */
export function listMs({ name, most_pages = 0 }: Pick<JobSource, 'name' | 'most_pages'>): number {
  return Math.max(LEAST, most_pages * HOST_POLICIES[name].gap_ms + SLACK);
}
