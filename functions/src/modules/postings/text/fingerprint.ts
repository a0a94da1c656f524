import { createHash } from 'node:crypto';
import { companyKey } from '../../job-text/companies/company-key.ts';
import { titleTokens } from '../../job-text/embedding/title-tokens.ts';
import { readLocations } from '../../job-text/places/read-location.ts';
import { workplaceNamed } from '../../job-text/places/workplace.ts';
import { plainWords } from '../../job-text/words/plain-words.ts';
import type { CanonicalPosting } from '../posting.ts';

/** SHA-256 of some parts, for the address of a document. */
export function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** What sources add to a title: numbers of requisitions, all genders, the workplace. */
const ADDED_TO_TITLE =
  /[([]\s*(?:all genders|[mwfdx](?:\s*[/|,]\s*(?:[mwfdx]|div(?:ers)?|gn)){1,3})\s*[)\]]|\b[mwf]\/[mwf](?:\/[dx])?\b|\b(?:req(?:uisition)?|job|ref|id)[\s.:#-]*(?:id|no)?[\s.:#-]*[a-z]{0,3}-?\d{3,}\b|#\s?\w*\d\w*|\b[a-z]{1,3}-?\d{4,}\b|\b\d{5,}\b|[([]?\b(?:(?:fully |100 ?% )?remote|hybrid|on-?site|full[- ]time)\b[)\]]?/gi;
const LEVELS = new Map(
  Object.entries({ sr: 'senior', snr: 'senior', jr: 'junior', i: '1', ii: '2', iii: '3', iv: '4', v: '5' }),
);

/** The words of a title without what sources add to it; its levels stay: "Sr. Engineer II" is no "Engineer". */
export function titleKey(title: string): string {
  const tokens = titleTokens(title.replace(ADDED_TO_TITLE, ' ')).map((token) => LEVELS.get(token) ?? token);
  const known = tokens.length > 0 ? tokens : plainWords(title);
  return [...new Set(known)].sort().join(' ');
}

/** The places that the locations name, in one spelling; the words of those that name none but say more than "remote". */
export function placeKeys({ locations, country }: Pick<CanonicalPosting, 'locations' | 'country'>): string[] {
  const keys = locations.flatMap((location) => {
    const places = readLocations([location], country);
    if (places.length > 0)
      return places.map((place) => `${place.city ?? ''}/${place.region ?? ''}/${place.country ?? ''}`);
    const words = plainWords(location).join(' ');
    return words === '' || words === 'remote' ? [] : [words];
  });
  return [...new Set(keys)].sort();
}

export const isRemote = ({
  workplace,
  title,
  locations,
}: Pick<CanonicalPosting, 'title' | 'locations' | 'workplace'>): boolean =>
  (workplace ?? workplaceNamed(`${title} ; ${locations.join(' ; ')}`)) === 'remote';

/**
 * Equal for the same job on two sources: company, words of the title, set of places, and whether the work is remote, each
 * in one spelling: "Sr. Analyst (m/f/d)" in "Albany, New York, United States" is "Senior Analyst" in "Albany, NY". Openings
 * in other places or of other levels differ. The text is not included because every source formats it differently.
 */
export function fingerprintOf(
  posting: Pick<CanonicalPosting, 'company' | 'title' | 'locations' | 'workplace'> &
    Partial<Pick<CanonicalPosting, 'country'>>,
): string {
  const places = placeKeys({ locations: posting.locations, country: posting.country ?? null });
  return digest([companyKey(posting.company), titleKey(posting.title), places, isRemote(posting)]).slice(
    0,
    22,
  );
}

/**
 * Changes exactly when anything stored of the posting changes: what the source says, or how it is read (`reading` names
 * the versions of features and embedding).
 */
export function contentHashOf(posting: CanonicalPosting, reading: string): string {
  return digest([
    reading,
    posting.url,
    posting.title,
    posting.company,
    posting.description_html,
    posting.locations,
    posting.country,
    posting.workplace,
    posting.employment_type,
    posting.seniority,
    posting.salary,
    posting.apply,
    posting.posted_at,
    posting.risk_flags,
  ]).slice(0, 16);
}

/** Id of a posting whose fingerprint is already taken by another job of the same source. */
export function ownIdOf(posting: Pick<CanonicalPosting, 'source' | 'external_id'>): string {
  return digest([posting.source, posting.external_id]).slice(0, 22);
}
