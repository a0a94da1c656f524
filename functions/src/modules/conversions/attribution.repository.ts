import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { ATTRIBUTION_MS, type Permission } from '../../contract/conversion-rules.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { Place } from './consent.ts';
import type { MatchKeys } from './conversion-record.ts';

/**
 * What the server may use for conversions that it records itself: the user's latest choice and, only if that was a yes,
 * the latest match keys.
 */
export type Attribution = Place & {
  permission: Exclude<Permission, 'undecided'>;
  /** When the choice was made; an older one that arrives late never overwrites a newer one. */
  chosen_at: Date;
  match: MatchKeys;
  /** When this click was first seen; seeing it again does not renew it. */
  since: Date;
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

    save(tx: Tx, uid: string, attribution: Attribution): void {
      const { chosen_at, since, ...fields } = attribution;
      tx.set(doc(uid), {
        ...fields,
        chosen_at: Timestamp.fromDate(chosen_at),
        since: Timestamp.fromDate(since),
        // A no is kept, so that an older yes from another device does not come back.
        expire_at:
          attribution.permission === 'none' ? null : Timestamp.fromMillis(since.getTime() + ATTRIBUTION_MS),
      });
    },
  };
}

function read(data: DocumentData | undefined): Attribution | null {
  if (!data) return null;
  const { expire_at: _, ...fields } = data;
  // Only `save` writes these documents.
  return { ...(fields as Attribution), chosen_at: data.chosen_at.toDate(), since: data.since.toDate() };
}
