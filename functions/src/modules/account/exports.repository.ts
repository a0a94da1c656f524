import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { leaseFromData, leaseToData } from '../../platform/lease.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { ExportRecord } from './export-record.ts';

export type ExportsRepository = ReturnType<typeof exportsRepository>;

/** All Firestore access to `exports/{uid}`. */
export function exportsRepository(db: Firestore) {
  const exports = db.collection('exports');

  return {
    async find(uid: string): Promise<ExportRecord | null> {
      return fromData((await exports.doc(uid).get()).data());
    },

    async findInTx(tx: Tx, uid: string): Promise<ExportRecord | null> {
      return fromData((await tx.get(exports.doc(uid))).data());
    },

    save(tx: Tx, record: ExportRecord): void {
      tx.set(exports.doc(record.uid), toData(record));
    },

    remove(tx: Tx, uid: string): void {
      tx.delete(exports.doc(uid));
    },

    /** Exports that the sweeper should check, the longest overdue first. */
    async due(now: Date, limit: number): Promise<ExportRecord[]> {
      const query = exports.where('due_at', '<=', Timestamp.fromDate(now)).orderBy('due_at').limit(limit);
      return (await query.get()).docs.flatMap((doc) => fromData(doc.data()) ?? []);
    },
  };
}

function toData(record: ExportRecord): DocumentData {
  return {
    ...record,
    lease: leaseToData(record.lease),
    requested_at: Timestamp.fromDate(record.requested_at),
    due_at: Timestamp.fromDate(record.due_at),
  };
}

function fromData(data: DocumentData | undefined): ExportRecord | null {
  if (!data) return null;
  const stored = data as ExportRecord; // written by toData alone
  return {
    ...stored,
    lease: leaseFromData(data.lease),
    requested_at: data.requested_at.toDate(),
    due_at: data.due_at.toDate(),
  };
}
