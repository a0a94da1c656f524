import {
  CAREER_LISTS,
  type Career,
  type CareerList,
  entryKey,
  type OwnCareer,
} from '../../contract/career.ts';
import type { Resume } from '../../contract/resumes.ts';
import { isSameEntry } from './career-offers.ts';

/**
 * How far what was read of one list was right, as its owner sees it. It holds no word of the resume: how sure we were,
 * and which fields they changed.
 */
export type ListCorrection = {
  read: { confidence: number; outcome: 'kept' | 'changed' | 'removed'; changed: string[] }[];
  /** Entries that the person added. */
  added: number;
};

/** What is kept of one list of one resume; `read` is null if there is nothing to keep any more. */
export type Correction = Pick<Resume, 'file_type'> & {
  id: string;
  resume_id: string;
  language: string | null;
  list: CareerList;
  read: ListCorrection['read'] | null;
  added: number;
};

/** What changes of lists say about how this resume was read. */
export function correctionsOf(
  { id, file_type, parsed }: Pick<Resume, 'id' | 'file_type' | 'parsed'>,
  read: Pick<Career, CareerList>,
  changes: { [Name in CareerList]?: OwnCareer[Name] | null },
): Correction[] {
  return CAREER_LISTS.flatMap((list) => {
    const own = changes[list];
    if (own === undefined) return [];
    const about = { id: `${id}_${list}`, resume_id: id, file_type, language: parsed.language.value, list };
    return [{ ...about, ...(own ? correctionOf(read[list], own) : { read: null, added: 0 }) }];
  });
}

/** Compares a list as it was read with what the person made of it. */
export function correctionOf(read: readonly ReadEntry[], own: readonly Fields[]): ListCorrection {
  const left = [...own];
  const compared = read.map(({ confidence, source: _, ...entry }) => {
    const key = entryKey(entry);
    const exact = left.findIndex((one) => changedFields(entry, one).length === 0);
    const at = exact >= 0 ? exact : left.findIndex((one) => isSameEntry(entryKey(one), key));
    if (at < 0) return { confidence, outcome: 'removed' as const, changed: [] };
    const [mine] = left.splice(at, 1);
    const changed = changedFields(entry, mine!);
    return { confidence, outcome: changed.length > 0 ? ('changed' as const) : ('kept' as const), changed };
  });
  return { read: compared, added: left.length };
}

type Fields = Parameters<typeof entryKey>[0];
type ReadEntry = Fields & { confidence: number; source: unknown };

function changedFields(entry: Fields, mine: Fields): string[] {
  const [before, after] = [entry as Record<string, unknown>, mine as Record<string, unknown>];
  return Object.keys(before)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .sort();
}
