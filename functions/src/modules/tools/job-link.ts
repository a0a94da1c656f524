import type { JobLinkVendor } from '../../contract/tools.ts';

/** A job on a vendor's board, from its public address. */
export type JobLink = {
  vendor: JobLinkVendor;
  board: string;
  id: string;
  /** On the vendor's European servers. */
  european: boolean;
};

const BOARD = /^[a-z0-9][\w.-]{0,79}$/i;
/** Ashby's boards may be named like their company: "Acme Inc". */
const ASHBY_BOARD = /^[a-z0-9][\w. -]{0,79}$/i;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^\d{1,20}$/;

const GREENHOUSE = /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/;
const LEVER = /^jobs(?:\.eu)?\.lever\.co$/;
const ASHBY = 'jobs.ashbyhq.com';

/**
 * Reads the address of a job. Only the parts that name board and job are used, never the address itself, so whatever was
 * pasted, a request goes to the vendor's API alone.
 */
export function readJobLink(text: string): JobLink | 'unsupported_site' | 'not_a_job_link' {
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return 'not_a_job_link';
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase();
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean).map(decoded);
  const link = (vendor: JobLinkVendor, board: string, id: string, known: RegExp) =>
    (vendor === 'ashby' ? ASHBY_BOARD : BOARD).test(board) && known.test(id)
      ? { vendor, board, id, european: host.includes('.eu.') }
      : ('not_a_job_link' as const);
  if (GREENHOUSE.test(host)) {
    if (first === 'embed')
      return link('greenhouse', searchParams.get('for') ?? '', searchParams.get('token') ?? '', NUMBER);
    return link('greenhouse', first, second === 'jobs' ? third : '', NUMBER);
  }
  if (LEVER.test(host)) return link('lever', first, second, UUID);
  if (host === ASHBY) return link('ashby', first, second, UUID);
  return 'unsupported_site';
}

/** A part of a path as it was before it was encoded; empty if it is encoded wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
