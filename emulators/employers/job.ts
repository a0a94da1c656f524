import { createHash } from 'node:crypto';

export const VENDORS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'teamtailor',
  'recruitee',
  'smartrecruiters',
  'personio',
  'breezy',
  'bamboohr',
  'pinpoint',
  'rippling',
  'company',
] as const;
export type Vendor = (typeof VENDORS)[number];

/**
 * What can go wrong at an employer, selected by `?trap=a,b` or by a job id that starts with the name (`captcha-17`).
 * `blocked` and `spam` are Ashby's refusals after the click; the other vendors show an error message instead.
 */
const TRAPS = [
  'honeypot',
  'captcha',
  'late_captcha',
  'closed',
  'login',
  'email_code',
  'slow',
  'confirm_lost',
  'server_error',
  'blocked',
  'spam',
] as const;
type Trap = (typeof TRAPS)[number];

/** A job at a fictional employer. Every slug and id is a valid job; nothing is stored. */
export type Job = {
  vendor: Vendor;
  slug: string;
  id: string;
  company: string;
  title: string;
  /** The job's country as it appears in a sentence: "the United States". */
  country: string;
  traps: ReadonlySet<Trap>;
  /** The query string to propagate (`?…` or empty), so that every step sees the same job. */
  search: string;
  query: URLSearchParams;
};

const FALLBACK_TITLES = [
  'Operations Specialist',
  'Customer Success Manager',
  'Software Engineer',
  'Staff Accountant',
  'Registered Nurse',
  'Warehouse Supervisor',
  'Marketing Coordinator',
  'Data Analyst',
];

const COUNTRIES: Record<string, string> = {
  US: 'the United States',
  CA: 'Canada',
  GB: 'the United Kingdom',
  DE: 'Germany',
};

/** The job at a URL; `search` is the page's query string with or without its question mark. */
export function describeJob(vendor: Vendor, slug: string, id: string, search: string): Job {
  const query = new URLSearchParams(search);
  const text = query.toString();
  return {
    vendor,
    slug,
    id,
    company: query.get('company')?.trim().slice(0, 120) || titleCase(slug),
    title: query.get('title')?.trim().slice(0, 160) || pick(FALLBACK_TITLES, hashOf(`title/${id}`)),
    country: COUNTRIES[query.get('country')?.toUpperCase() ?? ''] ?? 'the United States',
    traps: readTraps(id, query),
    search: text ? `?${text}` : '',
    query,
  };
}

export function isVendor(value: unknown): value is Vendor {
  return VENDORS.some((vendor) => vendor === value);
}

function readTraps(id: string, query: URLSearchParams): Set<Trap> {
  const asked = (query.get('trap') ?? '').split(',').map((name) => name.trim().replaceAll('-', '_'));
  const plainId = id.replaceAll('-', '_');
  return new Set(TRAPS.filter((trap) => asked.includes(trap) || plainId.startsWith(`${trap}_`)));
}

function titleCase(slug: string): string {
  const words = slug.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Employer';
}

/** A stable 32-bit integer for a string. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** A stable UUID for a string. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The element of a non-empty list selected by a number. */
export function pick<T>(list: readonly T[], number: number): T {
  const entry = list[number % list.length];
  if (entry === undefined) throw new Error('pick from an empty list');
  return entry;
}

/** A deterministic sequence of numbers in [0, 1) (mulberry32), seeded by a string. */
export function sequenceOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
