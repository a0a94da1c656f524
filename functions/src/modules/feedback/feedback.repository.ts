import { type DocumentData, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Feedback, FeedbackStatus } from '../../contract/admin-operations.ts';
import { toInstant, toTimestamp } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';

export type FeedbackRepository = ReturnType<typeof feedbackRepository>;

/** Two years, as the privacy policy promises; the platform then deletes the message by its `expire_at`. */
const RETENTION_MS = 2 * 365 * 24 * 3600_000;

/** What people sent to be told when checkout opens, before it was open. */
const CHECKOUT_WISHES = [
  'Tell me when checkout opens. I’d like Premium.',
  'Tell me when checkout opens. I’d like a pack of credits.',
];

export function feedbackRepository(db: Firestore) {
  const messages = db.collection('feedback');

  return {
    async add(feedback: { message: string; email: string; uid: string | null; at: Date }): Promise<void> {
      const { at, ...fields } = feedback;
      await messages.add({
        ...fields,
        status: 'new',
        created_at: Timestamp.fromDate(at),
        expire_at: Timestamp.fromMillis(at.getTime() + RETENTION_MS),
      });
    },

    async find(id: string): Promise<Feedback | null> {
      return read(id, (await messages.doc(id).get()).data());
    },

    /** Newest first; `after` is the last entry of the previous page. */
    async page(
      status: FeedbackStatus,
      after: { created_at: string; id: string } | null,
      limit: number,
    ): Promise<Feedback[]> {
      let query = messages
        .where('status', '==', status)
        .orderBy('created_at', 'desc')
        .orderBy('__name__', 'desc');
      if (after) query = query.startAfter(toTimestamp(after.created_at), messages.doc(after.id));
      return (await query.limit(limit).get()).docs.flatMap((doc) => read(doc.id, doc.data()) ?? []);
    },

    async checkoutWishes(limit: number): Promise<{ id: string; uid: string | null; email: string }[]> {
      const found = await messages.where('message', 'in', CHECKOUT_WISHES).limit(limit).get();
      return found.docs.map((doc) => ({ id: doc.id, uid: doc.get('uid') ?? null, email: doc.get('email') }));
    },

    /** Removes a message whose purpose is fulfilled. */
    remove(tx: Tx, id: string): void {
      tx.delete(messages.doc(id));
    },

    async setStatus(id: string, status: FeedbackStatus): Promise<void> {
      await messages.doc(id).update({ status });
    },
  };
}

function read(id: string, data: DocumentData | undefined): Feedback | null {
  if (!data) return null;
  const { message, email, uid, status, created_at } = data;
  return { id, message, email, uid, status, created_at: toInstant(created_at) };
}
