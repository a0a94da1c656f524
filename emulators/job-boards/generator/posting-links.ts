import { createHash } from 'node:crypto';
import type { Job } from './job.ts';
import type { Random } from './random.ts';

/** Obstacles that the demo employers put into some applications. */
export const TRAPS = ['captcha', 'honeypot', 'closed', 'login', 'email_code'] as const;
const TRAP_SHARE = 0.02;

export type PostingLinks = {
  /** The vendor's id: digits at Greenhouse, a UUID elsewhere. */
  id: string;
  /** Where the posting is. */
  url: string;
  /** Where its application form is. */
  apply_url: string;
};

/** Id of a posting, its URL and its form's URL at the demo employers; all derived from the key. */
export function postingLinks(random: Random, job: Job, origin: string, key: string): PostingLinks {
  const digest = createHash('sha256').update(key).digest('hex');
  const { vendor, slug, name } = job.company;
  const id =
    vendor === 'greenhouse'
      ? String(4_000_000_000 + (Number.parseInt(digest.slice(0, 8), 16) % 999_999_999))
      : `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
  const query = new URLSearchParams({ title: job.title, company: name });
  if (random.chance(TRAP_SHARE)) query.set('trap', random.pick(TRAPS));
  const base = origin.replace(/\/$/, '');
  switch (vendor) {
    case 'greenhouse': {
      const url = `${base}/greenhouse/${slug}/jobs/${id}?${query}`;
      return { id, url, apply_url: url };
    }
    case 'lever':
      return {
        id,
        url: `${base}/lever/${slug}/${id}?${query}`,
        apply_url: `${base}/lever/${slug}/${id}/apply?${query}`,
      };
    case 'ashby':
      return {
        id,
        url: `${base}/ashby/${slug}/${id}?${query}`,
        apply_url: `${base}/ashby/${slug}/${id}/application?${query}`,
      };
  }
}
