import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { CAREER_LISTS, type OwnCareer } from '../../contract/career.ts';
import { toInstant } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type Correction, correctionId } from './career-corrections.ts';
import type { StoredCareer } from './career-of.ts';
import type { Settled } from './career-offers.ts';

/** The lists to set; null returns one to the resume's. */
export type CareerChanges = { [Name in keyof OwnCareer]: OwnCareer[Name] | null };
export type CareerRepository = ReturnType<typeof careerRepository>;
/** What is stored along with a change; `gone` are ids of corrections. */
export type ChangeNotes = { settled: Settled; corrections: readonly Correction[]; gone: readonly string[] };

/**
 * All Firestore access to `users/{uid}/career`, which holds what the person set, in one document, and to
 * `users/{uid}/corrections`: by resume and list, how far it was read right.
 */
export function careerRepository(db: Firestore) {
  const user = (uid: string) => db.collection('users').doc(uid);
  const doc = (uid: string) => user(uid).collection('career').doc('own');
  const corrected = (uid: string) => user(uid).collection('corrections');

  return {
    async find(uid: string): Promise<StoredCareer | null> {
      return toCareer(await doc(uid).get());
    },

    async findInTx(tx: Tx, uid: string): Promise<StoredCareer | null> {
      return toCareer(await tx.get(doc(uid)));
    },

    /** A few of each resume at most. */
    async correctionIds(tx: Tx, uid: string): Promise<string[]> {
      return (await tx.get(corrected(uid).select())).docs.map(({ id }) => id);
    },

    change(
      tx: Tx,
      uid: string,
      changes: CareerChanges,
      { settled, corrections, gone }: ChangeNotes,
      at: Date,
    ): void {
      const fields = CAREER_LISTS.flatMap((name) => {
        const list = changes[name];
        return list === undefined ? [] : [[name, list ?? FieldValue.delete()] as const];
      });
      const updated_at = Timestamp.fromDate(at);
      tx.set(
        doc(uid),
        { ...Object.fromEntries(fields), settled, updated_at },
        { mergeFields: [...fields.map(([name]) => name), 'settled', 'updated_at'] },
      );
      for (const { id, ...correction } of corrections) {
        tx.set(corrected(uid).doc(id), { ...correction, at: updated_at });
      }
      for (const id of gone) tx.delete(corrected(uid).doc(id));
    },

    /** How far a resume was read right goes with the resume. */
    forgetResume(tx: Tx, uid: string, resume_id: string): void {
      for (const list of CAREER_LISTS) tx.delete(corrected(uid).doc(correctionId(resume_id, list)));
    },
  };
}

function toCareer(snapshot: DocumentSnapshot): StoredCareer | null {
  const data = snapshot.data();
  if (data === undefined) return null;
  const { updated_at, settled = {}, ...own } = data;
  // Only `change` writes the document, with lists that the contract has checked.
  return { own: own as OwnCareer, settled, updated_at: toInstant(updated_at) };
}
