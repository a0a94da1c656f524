import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Tx } from '../../platform/transaction.ts';
import type { MatchKeys } from './conversion-record.ts';

/**
 * What the server may use of a user for conversions that it raises itself: the last choice, and, only when that was a
 * yes, the last match keys.
 */
export type Attribution = {
  permission: 'full' | 'limited' | 'none';
  country: string | null;
  match: MatchKeys;
  updated_at: Date;
};

export type AttributionRepository = ReturnType<typeof attributionRepository>;

export function attributionRepository(db: Firestore) {
  const doc = (uid: string) => db.collection('users').doc(uid).collection('attribution').doc('reddit');

  return {
    async find(uid: string): Promise<Attribution | null> {
      return read((await doc(uid).get()).data());
    },

    async findInTx(tx: Tx, uid: string): Promise<Attribution | null> {
      return read((await tx.get(doc(uid))).data());
    },

    async save(uid: string, attribution: Attribution): Promise<void> {
      await doc(uid).set({ ...attribution, updated_at: Timestamp.fromDate(attribution.updated_at) });
    },
  };
}

function read(data: DocumentData | undefined): Attribution | null {
  // Only `save` writes these documents.
  return data ? { ...(data as Attribution), updated_at: data.updated_at.toDate() } : null;
}
