import { companyKey } from '../../job-text/companies/company-key.ts';
import type { CanonicalPosting } from '../posting.ts';
import { digest, isRemote, placeKeys, titleKey } from './fingerprint.ts';
import { likeness } from './text-sketch.ts';

type Placed = Pick<CanonicalPosting, 'company' | 'title' | 'locations' | 'workplace'> &
  Partial<Pick<CanonicalPosting, 'country'>>;

/** What tells whether two postings are one job. */
export type Copy = Placed & {
  sketch: string;
  /** Whether its text says that it is a client's. */
  for_client: boolean;
};

/** Places of a posting by which copies are looked for. */
const MOST_PLACES = 4;
/** Texts of one job have at least this much in common: sources cut and frame them differently. */
const LEAST = { same_company: 0.4, agency: 0.5 };

const AGENCY =
  /\b(?:staffing|recruit\w*|talent|personnel|personal(?:dienst\w*|vermittlung|service)|search|placements?|resourcing|workforce|manpower|headhunt\w*|executive search|interim|zeitarbeit|employment (?:agency|services)|hr (?:services|solutions|partners)|job ?(?:bridge|link|match)\w*|temps?|adecco|randstad|kelly services|robert half|hays|aerotek|insight global|kforce|apex systems|teksystems|michael page|page ?group)\b/i;
const FOR_CLIENT =
  /\b(?:(?:our|my) client\b|on behalf of (?:our|a|the) client|for (?:one of our|a) clients?|für unseren kunden|unser kunde\b|notre client\b|nuestro cliente\b)/i;

export const isForClient = (text: string): boolean => FOR_CLIENT.test(text.slice(0, 2000));

/** Whether a posting is, by its name or text, an agency's for somebody else. */
const isAgencys = ({ company, for_client }: Copy): boolean => for_client || AGENCY.test(company);

function keysOf(prefix: string, posting: Placed, ...parts: string[]): string[] {
  const places = placeKeys({ locations: posting.locations, country: posting.country ?? null });
  const title = titleKey(posting.title);
  return (places.length > 0 ? places : ['']).slice(0, MOST_PLACES).map((place) => {
    const key = digest([title, place, isRemote(posting), ...parts]).slice(0, 16);
    return `${prefix}${key}`;
  });
}

/** The keys under which a posting is found by those that may be the same job. */
export function copyKeysOf(copy: Copy): string[] {
  const own = keysOf('c', copy, companyKey(copy.company));
  return [...own, ...keysOf(isAgencys(copy) ? 'a' : 'e', copy)];
}

/** The keys of postings that this one may be a copy of: the employer's own, agencies', and an agency's also employers'. */
export function keysOfCopies(copy: Copy): string[] {
  const own = keysOf('c', copy, companyKey(copy.company));
  return [...own, ...keysOf('a', copy), ...(isAgencys(copy) ? keysOf('e', copy) : [])];
}

/**
 * Whether a new posting is the same job as a stored one of another board: `folds` into it, or takes it over because it
 * is the employer's own or names more places. No place of either is lost. Null if they are two jobs.
 */
export function sameJob(stored: Copy, found: Copy): 'folds' | 'takes_over' | null {
  if (titleKey(stored.title) !== titleKey(found.title) || isRemote(stored) !== isRemote(found)) return null;
  const there = new Set(placeKeys({ locations: stored.locations, country: stored.country ?? null }));
  const here = new Set(placeKeys({ locations: found.locations, country: found.country ?? null }));
  const fits = [...here].every((place) => there.has(place));
  const covers = [...there].every((place) => here.has(place));
  const alike = likeness(stored.sketch, found.sketch);
  if (companyKey(stored.company) === companyKey(found.company)) {
    if (alike < LEAST.same_company) return null;
    return fits ? 'folds' : covers ? 'takes_over' : null;
  }
  if (alike < LEAST.agency || !(isAgencys(stored) || isAgencys(found))) return null;
  if (isAgencys(found)) return fits ? 'folds' : null;
  return covers ? 'takes_over' : null;
}
