import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { toTimestamp } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { Notice } from './notice.ts';

/** Sent notices are kept this long, so that they are not sent again. */
const RETENTION_MS = 400 * 24 * 3_600_000;

export type DueNotice = Notice & { attempts: number };

export type NoticesRepository = ReturnType<typeof noticesRepository>;

export function noticesRepository(db: Firestore) {
  const notices = db.collection('notices');

  const toData = ({ id: _, ...notice }: Notice, now: Date): DocumentData => ({
    ...notice,
    state: 'waiting',
    attempts: 0,
    due_at: toTimestamp(now),
    expire_at: Timestamp.fromMillis(now.getTime() + RETENTION_MS),
  });

  return {
    exists: async (tx: Tx, id: string): Promise<boolean> => (await tx.get(notices.doc(id))).exists,

    create(tx: Tx, notice: Notice, now: Date): void {
      tx.create(notices.doc(notice.id), toData(notice, now));
    },

    async due(now: Date, limit: number): Promise<DueNotice[]> {
      const due = notices.where('due_at', '<=', toTimestamp(now)).orderBy('due_at').limit(limit);
      return (await due.get()).docs.map((doc) => {
        const { uid, kind, email, text = null, attempts } = doc.data();
        return { id: doc.id, uid, kind, email, text, attempts };
      });
    },

    /** Nothing more happens to it; the address and the text are forgotten. */
    async finish(id: string, state: 'sent' | 'dropped'): Promise<void> {
      await notices.doc(id).update({ state, due_at: null, email: null, text: null });
    },

    async postpone(id: string, attempts: number, due_at: Date): Promise<void> {
      await notices.doc(id).update({ attempts, due_at: toTimestamp(due_at) });
    },
  };
}
