import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Tx } from '../../platform/transaction.ts';

/** Why nothing is being sent. */
export type CircuitFailure = {
  /** `refused`: the token, the pixel or every event, which someone must fix. `unavailable`: Reddit or the network. */
  why: 'refused' | 'unavailable';
  /** Null if there was no response. */
  status: number | null;
  message: string;
};

/** What Reddit's responses say about all conversions rather than one. There is no document while all is well. */
export type CircuitState = {
  /** Hash of the pixel and token it is about; with others, sending resumes. */
  configuration: string;
  failure: CircuitFailure | null;
  opened_at: Date;
  changed_at: Date;
  /** Nothing is sent before. */
  retry_at: Date;
  /** Consecutive pauses, each longer than the one before. */
  pauses: number;
  /** Events rejected in a row, with none accepted in between. */
  consecutive_rejections: number;
};

export type CircuitRepository = ReturnType<typeof circuitRepository>;

export function circuitRepository(db: Firestore) {
  const doc = db.collection('integrations').doc('reddit');

  return {
    async find(): Promise<CircuitState | null> {
      return read((await doc.get()).data());
    },

    async findInTx(tx: Tx): Promise<CircuitState | null> {
      return read((await tx.get(doc)).data());
    },

    save(tx: Tx, state: CircuitState): void {
      tx.set(doc, {
        ...state,
        opened_at: Timestamp.fromDate(state.opened_at),
        changed_at: Timestamp.fromDate(state.changed_at),
        retry_at: Timestamp.fromDate(state.retry_at),
      });
    },

    remove(tx: Tx): void {
      tx.delete(doc);
    },
  };
}

function read(data: DocumentData | undefined): CircuitState | null {
  if (!data) return null;
  return {
    // Only `save` writes this document.
    ...(data as CircuitState),
    opened_at: data.opened_at.toDate(),
    changed_at: data.changed_at.toDate(),
    retry_at: data.retry_at.toDate(),
  };
}
