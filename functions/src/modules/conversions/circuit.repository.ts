import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Tx } from '../../platform/transaction.ts';

/** Why nothing is sent at present. */
export type CircuitFailure = {
  /** `refused`: the token, the pixel or every event, which somebody must mend. `unavailable`: Reddit or the way there. */
  why: 'refused' | 'unavailable';
  /** Null when no answer came. */
  status: number | null;
  message: string;
};

/** What the answers of Reddit say about all conversions, as opposed to one. Without trouble there is no document. */
export type CircuitState = {
  /** Which pixel and token it is about, as a hash: with others the sending goes on. */
  configuration: string;
  failure: CircuitFailure | null;
  /** Since when. */
  opened_at: Date;
  changed_at: Date;
  /** Nothing is sent before. */
  retry_at: Date;
  /** Pauses one after the other, each longer than the one before. */
  pauses: number;
  /** Events refused one after the other while none was accepted. */
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
