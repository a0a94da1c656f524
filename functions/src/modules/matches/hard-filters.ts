import type { Profile } from '../../contract/profile.ts';
import { bearsName } from '../job-text/companies/company-key.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { Candidate } from './ranker/candidate.ts';
import { nearestPlace } from './ranker/location-part.ts';

/**
 * Whether a posting passes the user's own criteria, before scoring. Only what the posting states can exclude it, never
 * what it omits.
 */
export function passesHardFilters(profile: Profile, candidate: Candidate, posting: StoredPosting): boolean {
  return (
    posting.status === 'open' &&
    !isExcluded(profile, posting) &&
    paysEnough(candidate, posting) &&
    isWantedEmployment(profile, posting) &&
    isReachable(candidate, posting)
  );
}

function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

function isExcluded(profile: Profile, posting: StoredPosting): boolean {
  if (profile.excluded_companies.some((name) => bearsName(posting.company, name))) return true;
  const about = words(`${posting.title} ${posting.skills.join(' ')}`);
  return profile.excluded_keywords.some((word) => words(word).trim() !== '' && about.includes(words(word)));
}

function paysEnough(candidate: Candidate, { features: { pay } }: StoredPosting): boolean {
  const floor = candidate.pay_floor;
  if (floor === null || pay === null || pay.currency !== floor.currency) return true;
  return (pay.max ?? pay.min ?? Number.POSITIVE_INFINITY) >= floor.amount;
}

function isWantedEmployment(profile: Profile, posting: StoredPosting): boolean {
  if (profile.employment_types.length === 0 || posting.employment_type === null) return true;
  return profile.employment_types.includes(posting.employment_type);
}

/**
 * Location excludes a posting only where the user set a limit: another country than theirs (unless they may work there)
 * and, if they selected remote or hybrid, an office in another state. Otherwise a distant office lowers the score but
 * is not hidden, because people move.
 */
function isReachable(candidate: Candidate, { features: { workplace, places } }: StoredPosting): boolean {
  const { place, workplaces } = candidate;
  if (workplaces?.anywhere || places.length === 0) return true;
  const near = place === null ? 'unclear' : nearestPlace(place, places);
  if (near === 'other country')
    return places.some(({ country }) => country !== null && candidate.work_authorization[country] === true);
  if (workplaces === null || workplace === null || workplace === 'remote') return true;
  if (workplace === 'hybrid' && workplaces.hybrid && place === null) return true;
  if (place === null) return workplace === 'hybrid' ? workplaces.hybrid : false;
  return near !== 'other state';
}
