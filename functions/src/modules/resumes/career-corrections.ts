import {
  CAREER_LISTS,
  type Career,
  type CareerList,
  entryKey,
  type OwnCareer,
} from '../../contract/career.ts';
import type { Resume } from '../../contract/resumes.ts';
import { isSameEntry, isSameKey } from './career-offers.ts';

/**
 * How far what was read of one list was right, as its owner sees it. It holds no word of the resume: how sure we were,
 * and which fields they changed.
 */
export type ListCorrection = {
  read: { confidence: number; outcome: 'kept' | 'changed' | 'removed'; changed: string[] }[];
  /** Entries that the person added. */
  added: number;
};

/** What is kept of one list of one resume. */
export type Correction = ListCorrection &
  Pick<Resume, 'file_type'> & { id: string; resume_id: string; language: string | null; list: CareerList };

type Changes = { [Name in CareerList]?: OwnCareer[Name] | null };

/** The corrections of one list of one resume are stored under this id. */
export function correctionId(resume_id: string, list: CareerList): string {
  return `${resume_id}_${list}`;
}

/**
 * What changes of lists say about how the resume in use was read. A list says so only of the resume that it began from:
 * of another, it lacks what was never on it. `kept` are the ids that are stored, which tell where a list began.
 */
export function correctionsOf(
  { id: resume_id, file_type, parsed }: Pick<Resume, 'id' | 'file_type' | 'parsed'>,
  read: Pick<Career, CareerList>,
  own: OwnCareer,
  kept: readonly string[],
  changes: Changes,
): Correction[] {
  return CAREER_LISTS.flatMap((list) => {
    const [mine, id] = [changes[list], correctionId(resume_id, list)];
    if (!mine || (own[list] !== undefined && !kept.includes(id))) return [];
    const about = { id, resume_id, file_type, language: parsed.language.value, list };
    return [{ ...about, ...correctionOf(read[list], mine) }];
  });
}

/** Those that no longer say anything, of whichever resume: their lists are the resume's again. */
export function goneCorrections(kept: readonly string[], changes: Changes): string[] {
  const reset = CAREER_LISTS.filter((list) => changes[list] === null);
  return kept.filter((id) => reset.some((list) => id.endsWith(correctionId('', list))));
}

/**
 * Compares a list as it was read with what the person made of it. The most alike are paired first: an entry that
 * resembles two of the list must not take the one that another was read as.
 */
export function correctionOf(read: readonly ReadEntry[], own: readonly Fields[]): ListCorrection {
  const entries = read.map(({ confidence: _, source: __, by_model: ___, ...entry }) => entry);
  const left = new Set(own);
  const pairs = new Map<Fields, Fields>();
  for (const alike of LIKENESSES) {
    for (const entry of entries.filter((one) => !pairs.has(one))) {
      const mine = [...left].find((one) => alike(entry, one));
      if (mine === undefined) continue;
      left.delete(mine);
      pairs.set(entry, mine);
    }
  }
  const compared = entries.map((entry, index) => {
    const confidence = read[index]!.confidence;
    const mine = pairs.get(entry);
    if (mine === undefined) return { confidence, outcome: 'removed' as const, changed: [] };
    const changed = changedFields(entry, mine);
    return { confidence, outcome: changed.length > 0 ? ('changed' as const) : ('kept' as const), changed };
  });
  return { read: compared, added: left.size };
}

/** From the strictest to the loosest. */
const LIKENESSES: ((entry: Fields, mine: Fields) => boolean)[] = [
  (entry, mine) => changedFields(entry, mine).length === 0,
  (entry, mine) => isSameKey(entryKey(entry), entryKey(mine)),
  (entry, mine) => isSameEntry(entryKey(entry), entryKey(mine)),
];

type Fields = Parameters<typeof entryKey>[0];
type ReadEntry = Fields & { confidence: number; source: unknown; by_model?: unknown };

function changedFields(entry: Fields, mine: Fields): string[] {
  const [before, after] = [entry as Record<string, unknown>, mine as Record<string, unknown>];
  return Object.keys(before)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .sort();
}
