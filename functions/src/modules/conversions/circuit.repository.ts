import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Tx } from '../../platform/transaction.ts';

/** Why nothing is sent at present. It belongs to one configuration: with another the sending goes on. */
export type OpenCircuit = {
  /** Which pixel and token were refused, as a hash. */
  configuration: string;
  status: number;
  message: string;
  opened_at: Date;
  /** When one conversion is tried again. */
  retry_at: Date;
};

export type CircuitRepository = ReturnType<typeof circuitRepository>;

export function circuitRepository(db: Firestore) {
  const doc = db.collection('integrations').doc('reddit');

  return {
    async find(): Promise<OpenCircuit | null> {
      return read((await doc.get()).data());
    },

    async findInTx(tx: Tx): Promise<OpenCircuit | null> {
      return read((await tx.get(doc)).data());
    },

    open(tx: Tx, circuit: OpenCircuit): void {
      tx.set(doc, {
        ...circuit,
        opened_at: Timestamp.fromDate(circuit.opened_at),
        retry_at: Timestamp.fromDate(circuit.retry_at),
      });
    },

    close(tx: Tx): void {
      tx.delete(doc);
    },
  };
}

function read(data: DocumentData | undefined): OpenCircuit | null {
  if (!data) return null;
  // Only `open` writes this document.
  return { ...(data as OpenCircuit), opened_at: data.opened_at.toDate(), retry_at: data.retry_at.toDate() };
}
