import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CAREER_LISTS, type OwnCareer } from '../../contract/career.ts';
import { toInstant } from '../../platform/instants.ts';
import type { Correction } from './career-corrections.ts';
import type { StoredCareer } from './career-of.ts';
import type { Settled } from './career-offers.ts';

/** The lists to set; null returns one to the resume's. */
export type CareerChanges = { [Name in keyof OwnCareer]: OwnCareer[Name] | null };
export type CareerRepository = ReturnType<typeof careerRepository>;
/** What is stored along with a change. */
export type ChangeNotes = { settled: Settled; corrections: readonly Correction[] };

/**
 * All Firestore access to `users/{uid}/career`, which holds what the person set, in one document, and to
 * `users/{uid}/corrections`: by resume and list, how far it was read right.
 */
export function careerRepository(db: Firestore) {
  const user = (uid: string) => db.collection('users').doc(uid);
  const doc = (uid: string) => user(uid).collection('career').doc('own');

  return {
    async find(uid: string): Promise<StoredCareer | null> {
      const data = (await doc(uid).get()).data();
      if (data === undefined) return null;
      const { updated_at, settled = {}, ...own } = data;
      // Only `change` writes the document, with lists that the contract has checked.
      return { own: own as OwnCareer, settled, month: toInstant(updated_at).slice(0, 7) };
    },

    async change(
      uid: string,
      changes: CareerChanges,
      { settled, corrections }: ChangeNotes,
      at: Date,
    ): Promise<void> {
      const fields = CAREER_LISTS.flatMap((name) => {
        const list = changes[name];
        return list === undefined ? [] : [[name, list ?? FieldValue.delete()] as const];
      });
      const updated_at = Timestamp.fromDate(at);
      const batch = db.batch();
      batch.set(
        doc(uid),
        { ...Object.fromEntries(fields), settled, updated_at },
        { mergeFields: [...fields.map(([name]) => name), 'settled', 'updated_at'] },
      );
      for (const { id, ...correction } of corrections) {
        const kept = user(uid).collection('corrections').doc(id);
        if (correction.read === null) batch.delete(kept);
        else batch.set(kept, { ...correction, at: updated_at });
      }
      await batch.commit();
    },
  };
}
