import {
  CAREER_LISTS,
  type Career,
  type CareerList,
  type EntryKey,
  entryKey,
  type OwnCareer,
} from '../../contract/career.ts';
import { companyKey } from '../job-text/companies/company-key.ts';
import { foldLetters } from '../job-text/words/fold.ts';

type Lists = Pick<Career, CareerList>;
/** What the person has seen of resumes and decided on, by list. */
export type Settled = Partial<Record<CareerList, EntryKey[]>>;

/**
 * Whether two entries are the same job, school, or project, however it was written or read: at the same place, with the
 * same name, the same first month, or no name at all.
 */
export function isSameEntry(a: EntryKey, b: EntryKey): boolean {
  const name = (key: EntryKey) =>
    foldLetters(key.name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const at = (key: EntryKey) => (key.at.trim() === '' ? '' : companyKey(key.at));
  const [sameName, sameMonth] = [name(a) === name(b), a.month !== null && a.month === b.month];
  if (at(a) !== at(b)) return sameName && sameMonth && (at(a) === '' || at(b) === '');
  // Projects have no place: only their names tell them apart.
  if (at(a) === '') return sameName;
  return sameName || sameMonth || name(a) === '' || name(b) === '';
}

/**
 * What the resume in use says that a list of the person's own lacks: neither in the list nor decided on. A list that is
 * the resume's lacks nothing.
 */
export function offersOf(read: Lists, own: OwnCareer, settled: Settled): Lists {
  const lacking = <Name extends CareerList>(name: Name): Career[Name] => {
    const mine = own[name];
    if (mine === undefined) return [];
    const known = [...mine.map(entryKey), ...(settled[name] ?? [])];
    const found = read[name].filter((entry) => !known.some((one) => isSameEntry(one, entryKey(entry))));
    return found as Career[Name]; // filtering forgets which list it is
  };
  return {
    jobs: lacking('jobs'),
    schools: lacking('schools'),
    volunteer: lacking('volunteer'),
    projects: lacking('projects'),
  };
}

/** Enough for many resumes, and little beside the lists; what was decided long ago is offered once more at worst. */
const MOST_SETTLED = 60;

/**
 * What counts as decided on after a change. With the first own list, all that the resume says: what is missing from it
 * was removed. From then on, what the person added or skipped. A list that goes back to the resume forgets it.
 */
export function settledAfter(
  settled: Settled,
  own: OwnCareer,
  read: Lists,
  changes: { [Name in CareerList]?: OwnCareer[Name] | null | undefined },
  decided: Settled = {},
): Settled {
  const next: Settled = {};
  for (const name of CAREER_LISTS) {
    if (changes[name] === null) continue;
    const begins = own[name] === undefined && changes[name] !== undefined;
    const keys = [
      ...(settled[name] ?? []),
      ...(begins ? read[name].map(entryKey) : []),
      ...(decided[name] ?? []),
    ].slice(-MOST_SETTLED);
    if (keys.length > 0) next[name] = keys;
  }
  return next;
}
