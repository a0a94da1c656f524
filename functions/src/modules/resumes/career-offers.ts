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
export function isSameEntry(one: EntryKey, other: EntryKey): boolean {
  const [a, b] = [plain(one), plain(other)];
  const [sameName, sameMonth] = [a.name === b.name, a.month !== null && a.month === b.month];
  if (a.at !== b.at) return sameName && sameMonth && (a.at === '' || b.at === '');
  // Projects have no place: only their names tell them apart.
  if (a.at === '') return sameName;
  return sameName || sameMonth || a.name === '' || b.name === '';
}

/** Whether two keys say the same, in whatever letters. */
export function isSameKey(a: EntryKey, b: EntryKey): boolean {
  return textOf(a) === textOf(b);
}

const textOf = (key: EntryKey): string => JSON.stringify(plain(key));

/** A key without what only writes it differently: case, accents, punctuation, legal forms. */
function plain({ name, at, month }: EntryKey): EntryKey {
  return {
    name: foldLetters(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
    at: at.trim() === '' ? '' : companyKey(at),
    month,
  };
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

/** Each key once, where it was said last; the newest if there are too many. */
function lastOnce(keys: readonly EntryKey[]): EntryKey[] {
  const byText = new Map<string, EntryKey>();
  for (const key of keys) {
    const text = textOf(key);
    byText.delete(text); // setting it again would leave it in its old place
    byText.set(text, key);
  }
  return [...byText.values()].slice(-MOST_SETTLED);
}

/** Whether an own list was stored before it was noted what of resumes was decided on (decision 050). */
export function lacksSettled(own: OwnCareer, settled: Settled): boolean {
  return CAREER_LISTS.some((name) => own[name] !== undefined && settled[name] === undefined);
}

/**
 * What was decided on, also for own lists that lack it: all that resumes said before they were stored, the newest first
 * in `earlier`. What these lists are missing was removed.
 */
export function settledOf(own: OwnCareer, settled: Settled, earlier: readonly Lists[]): Settled {
  const known = { ...settled };
  for (const name of CAREER_LISTS) {
    if (own[name] === undefined || known[name] !== undefined) continue;
    known[name] = lastOnce(earlier.toReversed().flatMap((read) => read[name].map(entryKey)));
  }
  return known;
}

/**
 * What counts as decided on after a change. With the first own list, all that the resume says: what is missing from it
 * was removed. From then on, what the person added or skipped. A list that goes back to the resume forgets it. Own lists
 * always have theirs, if empty: without it they count as older than such notes.
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
    const keys = lastOnce([
      ...(settled[name] ?? []),
      ...(begins ? read[name].map(entryKey) : []),
      ...(decided[name] ?? []),
    ]);
    if (keys.length > 0 || begins || own[name] !== undefined) next[name] = keys;
  }
  return next;
}
