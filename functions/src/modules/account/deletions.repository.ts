import { type Firestore, Timestamp } from 'firebase-admin/firestore';

export type DeletionsRepository = ReturnType<typeof deletionsRepository>;

/**
 * Accounts being deleted: `deletions/{uid}` exists until nothing of the account can come back. `due_at` says when a
 * worker should process it; a worker that claims it moves that time past its own end.
 */
export function deletionsRepository(db: Firestore) {
  const deletions = db.collection('deletions');

  return {
    /** Stores the request to delete the account; an existing one stays as it is. */
    async request(uid: string, now: Date): Promise<void> {
      const at = Timestamp.fromDate(now);
      await db.runTransaction(async (tx) => {
        const doc = deletions.doc(uid);
        if (!(await tx.get(doc)).exists) tx.set(doc, { requested_at: at, due_at: at });
      });
    },

    /** Claims a due deletion for one worker until the given time; null if there is none, or not yet. */
    claim(uid: string, now: Date, until: Date): Promise<{ requested_at: Date } | null> {
      return db.runTransaction(async (tx) => {
        const doc = deletions.doc(uid);
        const stored = (await tx.get(doc)).data();
        if (!stored || stored.due_at.toDate() > now) return null;
        tx.update(doc, { due_at: Timestamp.fromDate(until) });
        return { requested_at: stored.requested_at.toDate() };
      });
    },

    async postpone(uid: string, due_at: Date): Promise<void> {
      await deletions.doc(uid).update({ due_at: Timestamp.fromDate(due_at) });
    },

    async remove(uid: string): Promise<void> {
      await deletions.doc(uid).delete();
    },

    /** Accounts whose deletion is due, the longest overdue first. */
    async due(now: Date, limit: number): Promise<string[]> {
      const query = deletions.where('due_at', '<=', Timestamp.fromDate(now)).orderBy('due_at').limit(limit);
      return (await query.select().get()).docs.map((doc) => doc.id);
    },
  };
}
