import { type Career, type CareerList, type EntryKey, entryKey } from '@contract/career.ts';
import { type SourceSpan, SURE } from '@contract/resumes.ts';
import { spansOf } from '@/domain/resumes/source/spans.ts';
import { monthAndYear } from '@/lib/format.ts';

/** An entry without where it was read, as it is edited and sent. */
export type EntryOf<Name extends CareerList> = Omit<
  Career[Name][number],
  'confidence' | 'source' | 'by_model'
>;

/** The entries of a list as they are edited. */
export function editable<Name extends CareerList>(
  career: Pick<Career, CareerList>,
  name: Name,
): EntryOf<Name>[] {
  const entries = career[name].map(({ confidence: _, source: __, by_model: ___, ...entry }) => entry);
  return entries as unknown[] as EntryOf<Name>[]; // TypeScript forgets which list it is
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Tells of an entry that was read with doubt and hasn't been changed since who read it so; null of any other. */
export function doubtOf<Name extends CareerList>(
  career: Career,
  name: Name,
): (entry: EntryOf<Name>) => 'us' | 'model' | null {
  const entries = editable(career, name);
  return (entry) => {
    const read = career[name].find((_, index) => same(entries[index], entry));
    if (read === undefined || read.confidence >= SURE) return null;
    return read.by_model ? 'model' : 'us';
  };
}

/** Where an entry was read that hasn't been changed since; nowhere otherwise. */
export function placeOf<Name extends CareerList>(
  career: Career,
  name: Name,
): (entry: EntryOf<Name>) => SourceSpan[] {
  const entries = editable(career, name);
  return (entry) => {
    const at = entries.findIndex((one) => same(one, entry));
    return spansOf(career[name][at]);
  };
}

/** What a resume has that the list lacks; its key stays its own, however the entry is edited once it was added. */
type Offer<Name extends CareerList> = { entry: EntryOf<Name>; source: SourceSpan | null; key: EntryKey };

/** The offers, except what is in the form already, and what was added to it under these keys. */
export function offered<Name extends CareerList>(
  career: Career,
  name: Name,
  entries: readonly EntryOf<Name>[],
  added: readonly EntryKey[] = [],
): Offer<Name>[] {
  const taken = [...entries.map(entryKey), ...added];
  return editable(career.offers, name)
    .map((entry, index) => ({
      entry,
      source: career.offers[name][index]?.source ?? null,
      key: entryKey(entry),
    }))
    .filter(({ key }) => !taken.some((one) => same(one, key)));
}

/** Where an entry belongs in a list that has the newest first. */
export function placeFor(entry: Period, entries: readonly Period[]): number {
  const month = ({ start, end, current }: Period) => (current ? '9999' : (end ?? start ?? ''));
  const before = entries.findIndex((one) => month(one) < month(entry));
  return before === -1 ? entries.length : before;
}

type Period = { start: string | null; end: string | null; current?: boolean };

/** "Mar 2019 – present"; whichever end is unknown is left out. */
export function periodOf({ start, end, current = false }: Period): string {
  const from = monthIn(start);
  const to = current ? 'present' : monthIn(end);
  if (from === '' && to === '') return 'No dates';
  return [from, to].filter((one) => one !== '').join(' – ');
}

/** Empty while a month is being typed. */
function monthIn(month: string | null): string {
  return month !== null && /^\d{4}-\d{2}$/.test(month) ? monthAndYear(month) : '';
}
