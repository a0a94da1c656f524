import type { JobLinkVendor } from '../../contract/tools.ts';

/** A job on a vendor's board, from its public address or from what its API said of it. */
export type JobLink = {
  vendor: JobLinkVendor;
  board: string;
  id: string;
  /** On the vendor's European servers. */
  european: boolean;
};

const BOARD = /^[a-z0-9][\w.-]{0,79}$/i;
const NAME = /^[\w.-]{1,200}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^\d{1,20}$/;

type Address = { host: string; parts: readonly string[]; query: URLSearchParams };

/** How a vendor's addresses name a job. */
type Reader = {
  vendor: JobLinkVendor;
  host: RegExp;
  /** The board, where it isn't `BOARD`. */
  board?: RegExp;
  id: RegExp;
  read: (address: Address) => [board: string, id: string];
};

/** The part after one of these words, without the title that some vendors add: `12-cook`. */
function after(parts: readonly string[], ...words: string[]): string {
  const at = parts.findIndex((part) => words.includes(part));
  return at === -1 ? '' : (parts[at + 1] ?? '');
}
const numberOf = (part: string) => /^\d+/.exec(part)?.[0] ?? '';
/** The name that a vendor's host has for an employer. */
const site = (host: string) => host.split('.')[0] ?? '';

const READERS: readonly Reader[] = [
  {
    vendor: 'greenhouse',
    host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/,
    id: NUMBER,
    read: ({ parts: [first = '', second, third = ''], query }) =>
      first === 'embed'
        ? [query.get('for') ?? '', query.get('token') ?? '']
        : [first, second === 'jobs' ? third : ''],
  },
  {
    vendor: 'lever',
    host: /^jobs(?:\.eu)?\.lever\.co$/,
    id: UUID,
    read: ({ parts: [board = '', id = ''] }) => [board, id],
  },
  {
    vendor: 'ashby',
    host: /^jobs\.ashbyhq\.com$/,
    // Boards may be named like their company: "Acme Inc".
    board: /^[a-z0-9][\w. -]{0,79}$/i,
    id: UUID,
    read: ({ parts: [board = '', id = ''] }) => [board, id],
  },
  {
    vendor: 'smartrecruiters',
    host: /^(?:jobs|careers)\.smartrecruiters\.com$/,
    id: NUMBER,
    read: ({ parts: [company = '', id = ''] }) => [company, numberOf(id)],
  },
  {
    vendor: 'workable',
    host: /^apply\.workable\.com$/,
    id: /^[0-9A-F]{6,20}$/i,
    read: ({ parts: [account = '', ...rest] }) => [account, after(rest, 'j')],
  },
  {
    vendor: 'rippling',
    host: /^ats\.rippling\.com$/,
    id: UUID,
    // A language may come first: `/en-GB/acme/jobs/…`.
    read: ({ parts }) => [parts[parts.indexOf('jobs') - 1] ?? '', after(parts, 'jobs')],
  },
  {
    vendor: 'recruitee',
    host: /^[\w-]+\.recruitee\.com$/,
    id: NAME,
    read: ({ host, parts }) => [site(host), after(parts, 'o')],
  },
  {
    vendor: 'personio',
    host: /^[\w-]+\.jobs\.personio\.(?:de|com)$/,
    id: NUMBER,
    read: ({ host, parts }) => [site(host), after(parts, 'job')],
  },
  {
    vendor: 'teamtailor',
    host: /^[\w-]+(?:\.[a-z]{2,3})?\.teamtailor\.com$/,
    id: NUMBER,
    // Those on other continents are called by their whole host.
    read: ({ host, parts }) => [
      host.split('.').length === 3 ? site(host) : host,
      numberOf(after(parts, 'jobs')),
    ],
  },
  {
    vendor: 'bamboohr',
    host: /^[\w-]+\.bamboohr\.com$/,
    id: NUMBER,
    read: ({ host, parts }) => [site(host), after(parts, 'careers')],
  },
  {
    vendor: 'breezy',
    host: /^[\w-]+\.breezy\.hr$/,
    id: NAME,
    read: ({ host, parts }) => [site(host), after(parts, 'p')],
  },
  {
    vendor: 'pinpoint',
    host: /^[\w-]+\.pinpointhq\.com$/,
    id: NAME,
    read: ({ host, parts }) => [site(host), after(parts, 'postings', 'jobs')],
  },
];

/**
 * Reads the address of a job. Only the parts that name board and job are used, never the address itself, so whatever was
 * pasted, a request goes to the vendor's API alone.
 */
export function readJobLink(text: string): JobLink | 'unsupported_site' | 'not_a_job_link' {
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return 'not_a_job_link';
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase();
  const reader = READERS.find((one) => one.host.test(host));
  if (!reader) return 'unsupported_site';
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  const [board, id] = reader.read({ host, parts, query: searchParams });
  if (!(reader.board ?? BOARD).test(board) || !reader.id.test(id)) return 'not_a_job_link';
  return { vendor: reader.vendor, board, id, european: host.includes('.eu.') };
}

/** A part of a path as it was before it was encoded; empty if it is encoded wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
