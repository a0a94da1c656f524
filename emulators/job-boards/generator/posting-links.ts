import { createHash } from 'node:crypto';
import type { Vendor } from '../board-file.ts';
import type { Job } from './job.ts';
import type { Random } from './random.ts';

/** Obstacles that the demo employers put into some applications. */
export const TRAPS = ['captcha', 'honeypot', 'closed', 'login', 'email_code'] as const;
const TRAP_SHARE = 0.02;

/** Vendors that number their postings. */
const DIGITS: readonly Vendor[] = [
  'greenhouse',
  'smartrecruiters',
  'recruitee',
  'personio',
  'teamtailor',
  'bamboohr',
  'pinpoint',
];

/** Paths of a posting and its form, as the demo employers serve them. */
const PATHS: Record<Exclude<Vendor, 'greenhouse' | 'lever' | 'ashby'>, [posting: string, form: string]> = {
  smartrecruiters: ['/:id', '/oneclick-ui/:id'],
  recruitee: ['/o/:id', '/o/:id/c/new'],
  workable: ['/j/:id', '/j/:id/apply'],
  personio: ['/job/:id', '/job/:id'],
  teamtailor: ['/jobs/:id', '/jobs/:id/applications/new'],
  bamboohr: ['/careers/:id', '/careers/:id'],
  breezy: ['/p/:id', '/p/:id/apply'],
  rippling: ['/jobs/:id', '/jobs/:id/apply'],
  pinpoint: ['/en/postings/:id', '/en/postings/:id/applications/new'],
};

export type PostingLinks = {
  /** The vendor's id: digits, a UUID, or a short code. */
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
  const id = DIGITS.includes(vendor)
    ? String(4_000_000_000 + (Number.parseInt(digest.slice(0, 8), 16) % 999_999_999))
    : vendor === 'workable'
      ? digest.slice(0, 10).toUpperCase()
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
    default: {
      const [posting, form] = PATHS[vendor];
      const at = `${base}/${vendor}/${slug}`;
      return {
        id,
        url: `${at}${posting.replace(':id', id)}?${query}`,
        apply_url: `${at}${form.replace(':id', id)}?${query}`,
      };
    }
  }
}
