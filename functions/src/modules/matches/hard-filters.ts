import type { EmploymentType } from '../../contract/common.ts';
import type { Profile } from '../../contract/profile.ts';
import { bearsName } from '../job-text/companies/company-key.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { Candidate } from './ranker/candidate.ts';
import { nearestPlace } from './ranker/location-part.ts';

/** A criterion of the user that a posting fails. */
export type Exclusion =
  | { by: 'closed' }
  | { by: 'country' }
  | { by: 'pay' }
  | { by: 'workplace' }
  | { by: 'employment_type'; employment_type: EmploymentType }
  | { by: 'company'; company: string }
  | { by: 'keyword'; keyword: string };

/**
 * The user's own criteria that a posting fails, before scoring; none if it passes. Only what the posting states can
 * exclude it, never what it omits.
 */
export function exclusionsOf(profile: Profile, candidate: Candidate, posting: StoredPosting): Exclusion[] {
  const type = unwantedEmployment(profile, posting);
  const place = unreachable(candidate, posting);
  return [
    ...(posting.status === 'open' ? [] : [{ by: 'closed' as const }]),
    ...excludedNames(profile, posting),
    ...(paysEnough(candidate, posting) ? [] : [{ by: 'pay' as const }]),
    ...(type ? [{ by: 'employment_type' as const, employment_type: type }] : []),
    ...(place ? [{ by: place }] : []),
  ];
}

function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

function excludedNames(profile: Profile, posting: StoredPosting): Exclusion[] {
  const { excluded_companies, excluded_keywords } = profile;
  const companies = excluded_companies.filter((name) => bearsName(posting.company, name));
  const about = excluded_keywords.length > 0 ? words(`${posting.title} ${posting.skills.join(' ')}`) : '';
  const keywords = excluded_keywords.filter(
    (word) => words(word).trim() !== '' && about.includes(words(word)),
  );
  return [
    ...companies.map((company) => ({ by: 'company' as const, company })),
    ...keywords.map((keyword) => ({ by: 'keyword' as const, keyword })),
  ];
}

function paysEnough(candidate: Candidate, { features: { pay } }: StoredPosting): boolean {
  const floor = candidate.pay_floor;
  if (floor === null || pay === null || pay.currency !== floor.currency) return true;
  return (pay.max ?? pay.min ?? Number.POSITIVE_INFINITY) >= floor.amount;
}

/** The employment type of the posting if the user wants others; null if it is wanted or not stated. */
function unwantedEmployment(profile: Profile, { employment_type }: StoredPosting): EmploymentType | null {
  if (profile.employment_types.length === 0 || employment_type === null) return null;
  return profile.employment_types.includes(employment_type) ? null : employment_type;
}

/**
 * Location excludes a posting only where the user set a limit: another country than theirs (unless they may work there)
 * and, if they selected remote or hybrid, an office in another state. Otherwise a distant office lowers the score but
 * is not hidden, because people move. Null if nothing excludes it.
 */
function unreachable(
  candidate: Candidate,
  { features: { workplace, places } }: StoredPosting,
): 'country' | 'workplace' | null {
  const { place, workplaces } = candidate;
  if (workplaces?.anywhere || places.length === 0) return null;
  const near = place === null ? 'unclear' : nearestPlace(place, places);
  if (near === 'other country') {
    const allowed = places.some(
      ({ country }) => country !== null && candidate.work_authorization[country] === true,
    );
    return allowed ? null : 'country';
  }
  if (workplaces === null || workplace === null || workplace === 'remote') return null;
  if (place === null) return workplace === 'hybrid' && workplaces.hybrid ? null : 'workplace';
  return near === 'other state' ? 'workplace' : null;
}
