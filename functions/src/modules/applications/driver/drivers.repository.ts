import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { DriverKind } from '../../../contract/admin-drivers.ts';
import type { Tx } from '../../../platform/transaction.ts';

export type DriversRepository = ReturnType<typeof driversRepository>;

/** All Firestore access to `integrations/drivers`: which drivers administrators switched off, and when. */
export function driversRepository(db: Firestore) {
  const doc = db.collection('integrations').doc('drivers');

  return {
    async off(): Promise<Map<DriverKind, Date>> {
      return read((await doc.get()).data());
    },

    async offInTx(tx: Tx): Promise<Map<DriverKind, Date>> {
      return read((await tx.get(doc)).data());
    },

    async switchOff(kind: DriverKind, at: Date): Promise<void> {
      await doc.set({ off: { [kind]: Timestamp.fromDate(at) } }, { merge: true });
    },

    async switchOn(kind: DriverKind): Promise<void> {
      await doc.set({ off: { [kind]: FieldValue.delete() } }, { merge: true });
    },
  };
}

function read(data: DocumentData | undefined): Map<DriverKind, Date> {
  // Only the two functions above write this document.
  const off = Object.entries(data?.off ?? {}) as [DriverKind, Timestamp][];
  return new Map(off.map(([kind, since]) => [kind, since.toDate()]));
}
