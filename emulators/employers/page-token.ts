import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Job } from './job.ts';

// It protects nothing here; it only has to survive a restart, as a real site's key does.
const KEY = 'demo-employers';
const LIFETIME_MS = 2 * 60 * 60 * 1000;

/** The tokens embedded in a page, which its submission must return. */
export function issuePageToken(job: Job, now = Date.now()): { csrf: string; fingerprint: string } {
  const fingerprint = now.toString(36);
  return { csrf: sign(job, fingerprint), fingerprint };
}

export function checkPageToken(job: Job, csrf: string, fingerprint: string, now = Date.now()): boolean {
  const issued = Number.parseInt(fingerprint, 36);
  const expected = Buffer.from(sign(job, fingerprint));
  const given = Buffer.from(csrf);
  const fits = given.length === expected.length && timingSafeEqual(given, expected);
  return fits && now - issued < LIFETIME_MS;
}

function sign(job: Job, fingerprint: string): string {
  return createHmac('sha256', KEY).update(`${job.slug}/${job.id}/${fingerprint}`).digest('base64url');
}
