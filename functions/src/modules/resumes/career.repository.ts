import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { OwnCareer } from '../../contract/career.ts';
import { toInstant } from '../../platform/instants.ts';
import type { StoredCareer } from './career-of.ts';

/** The lists to set; null returns one to the resume's. */
export type CareerChanges = { [Name in keyof OwnCareer]: OwnCareer[Name] | null };
export type CareerRepository = ReturnType<typeof careerRepository>;

/** All Firestore access to `users/{uid}/career`, which holds what the person set, in one document. */
export function careerRepository(db: Firestore) {
  const doc = (uid: string) => db.collection('users').doc(uid).collection('career').doc('own');

  return {
    async find(uid: string): Promise<StoredCareer | null> {
      const data = (await doc(uid).get()).data();
      if (data === undefined) return null;
      const { updated_at, ...own } = data;
      // Only `change` writes the document, with lists that the contract has checked.
      return { own: own as OwnCareer, month: toInstant(updated_at).slice(0, 7) };
    },

    async change(uid: string, changes: CareerChanges, at: Date): Promise<void> {
      const fields = Object.entries(changes).flatMap(([name, list]) =>
        list === undefined ? [] : [[name, list ?? FieldValue.delete()] as const],
      );
      await doc(uid).set(
        { ...Object.fromEntries(fields), updated_at: Timestamp.fromDate(at) },
        { mergeFields: [...fields.map(([name]) => name), 'updated_at'] },
      );
    },
  };
}
