import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from './job.ts';
import type { Site } from './site.ts';

const DEFAULT_DELAY_MS = 8_000;
const MAX_MS = 120_000;

/** Delays a page for the slow trap (`slow_ms` in the query, default 8 s) or as set through `/api/control`. */
export async function pageDelay(site: Site, job: Job): Promise<void> {
  const asked = Number(job.query.get('slow_ms') ?? DEFAULT_DELAY_MS);
  const slow = job.traps.has('slow')
    ? Math.min(Number.isFinite(asked) ? asked : DEFAULT_DELAY_MS, MAX_MS)
    : 0;
  const delay = slow + (site.faults.get(job.id).page_delay_ms ?? 0);
  if (delay > 0) await wait(delay);
}
