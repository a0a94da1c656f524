import { createHash } from 'node:crypto';
import { companyKey } from '../../job-text/companies/company-key.ts';
import { plainWords } from '../../job-text/words/plain-words.ts';
import type { CanonicalPosting } from '../posting.ts';

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Equal for the same job on two sources: company, words of the title, set of places and workplace. The text is not
 * included because every source formats it differently.
 */
export function fingerprintOf(
  posting: Pick<CanonicalPosting, 'company' | 'title' | 'locations' | 'workplace'>,
): string {
  const title = plainWords(posting.title).sort().join(' ');
  const places = posting.locations.map((place) => plainWords(place).join(' ')).sort();
  return digest([companyKey(posting.company), title, places, posting.workplace]).slice(0, 22);
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
