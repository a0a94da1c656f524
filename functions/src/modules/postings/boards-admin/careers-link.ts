import type { SourceName } from '../../../contract/postings.ts';
import type { BoardRef } from '../board.ts';

const NAME = /^[\w][\w .%&+-]{0,99}$/;
/** Subdomains that are the vendor's own. */
const OWN =
  /^(?:www|api|app|help|support|blog|developers?|careers|jobs|boards|job-boards|apply|ats|status)$/i;

/** Vendors whose boards are named by a part of the path. */
const BY_PATH: readonly { source: SourceName; host: RegExp; part: number }[] = [
  { source: 'greenhouse', host: /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/, part: 0 },
  { source: 'greenhouse', host: /^boards-api\.greenhouse\.io$/, part: 2 },
  { source: 'lever', host: /^jobs(?:\.eu)?\.lever\.co$/, part: 0 },
  { source: 'lever', host: /^api(?:\.eu)?\.lever\.co$/, part: 2 },
  { source: 'ashby', host: /^jobs\.ashbyhq\.com$/, part: 0 },
  { source: 'ashby', host: /^api\.ashbyhq\.com$/, part: 2 },
  { source: 'smartrecruiters', host: /^(?:careers|jobs)\.smartrecruiters\.com$/, part: 0 },
  { source: 'workable', host: /^apply\.workable\.com$/, part: 0 },
  { source: 'rippling', host: /^ats\.rippling\.com$/, part: 0 },
];

/** Vendors whose boards are named by a subdomain. */
const BY_SUBDOMAIN: readonly { source: SourceName; host: RegExp }[] = [
  { source: 'recruitee', host: /^([\w-]+)\.recruitee\.com$/ },
  { source: 'personio', host: /^([\w-]+)\.jobs\.personio\.(?:de|com)$/ },
  { source: 'teamtailor', host: /^([\w-]+)\.teamtailor\.com$/ },
  { source: 'bamboohr', host: /^([\w-]+)\.bamboohr\.com$/ },
  { source: 'breezy', host: /^([\w-]+)\.breezy\.hr$/ },
  { source: 'pinpoint', host: /^([\w-]+)\.pinpointhq\.com$/ },
];

/** Vendors whose names differ in upper and lower case. */
const CASE_SENSITIVE: readonly SourceName[] = ['lever', 'ashby', 'rippling'];

/**
 * The board that a careers page or a job on it belongs to; null if it is none that we read. Only names are taken from the
 * address, which itself is never requested.
 */
export function boardOfLink(text: string): BoardRef | null {
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase();
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  for (const { source, host: known, part } of BY_PATH) {
    if (!known.test(host)) continue;
    // Rippling puts a language before the name.
    const at = source === 'rippling' && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(parts[0] ?? '') ? part + 1 : part;
    const name = parts[at] === 'embed' ? (searchParams.get('for') ?? '') : (parts[at] ?? '');
    if (!NAME.test(name) || (source === 'workable' && name === 'j')) return null;
    const board = CASE_SENSITIVE.includes(source) ? name : name.toLowerCase();
    return { source, board: source === 'lever' && host.includes('.eu.') ? `eu:${board}` : board };
  }
  for (const { source, host: known } of BY_SUBDOMAIN) {
    const [, name = ''] = known.exec(host) ?? [];
    if (name !== '' && !OWN.test(name)) return { source, board: name };
  }
  // Regional sites of Teamtailor are named by their whole host.
  return /^[\w-]+\.\w+\.teamtailor\.com$/.test(host) ? { source: 'teamtailor', board: host } : null;
}

/** A part of a path as it was before it was encoded; empty if it is encoded wrongly. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
