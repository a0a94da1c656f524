import type { EmploymentType } from '../../contract/common.ts';
import type { Profile } from '../../contract/profile.ts';
import { bearsName } from '../job-text/companies/company-key.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { Candidate } from './ranker/candidate.ts';
import { isFar, nearness } from './ranker/location-part.ts';

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
 * A location is a limit once the user named it, and the boxes beside it say "also include": remote jobs are included
 * anyway, because the score says what was not selected; an office, hybrid or not, in another state only with "Any location";
 * another country only if they may work there. What a posting leaves open never excludes it. Null if nothing does.
 */
function unreachable(
  candidate: Candidate,
  { features: { workplace, places } }: StoredPosting,
): 'country' | 'workplace' | null {
  const { place, workplaces, work_authorization } = candidate;
  if (workplaces?.anywhere || places.length === 0) return null;
  const isOffice = workplace !== null && workplace !== 'remote';
  if (place === null) {
    const wanted = !isOffice || workplaces === null || (workplace === 'hybrid' && workplaces.hybrid);
    return wanted ? null : 'workplace';
  }
  const allowed = places.filter(
    (posted) =>
      nearness(place, posted) !== 'other country' || work_authorization[posted.country ?? ''] === true,
  );
  if (allowed.length === 0) return 'country';
  const isNear = !isOffice || !candidate.stays_near || allowed.some((posted) => !isFar(place, posted));
  return isNear ? null : 'workplace';
}
