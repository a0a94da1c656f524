import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** An account that is being deleted; exists until nothing of it can come back. */
export type Deletion = {
  uid: string;
  requested_at: Date;
  /** When somebody should go on with it. */
  due_at: Date;
};

export type DeletionsRepository = ReturnType<typeof deletionsRepository>;

export function deletionsRepository(db: Firestore) {
  const deletions = db.collection('deletions');

  return {
    async save({ uid, requested_at, due_at }: Deletion): Promise<void> {
      await deletions.doc(uid).set({
        requested_at: Timestamp.fromDate(requested_at),
        due_at: Timestamp.fromDate(due_at),
      });
    },

    async remove(uid: string): Promise<void> {
      await deletions.doc(uid).delete();
    },

    /** Those that somebody should go on with by now, the longest waiting first. */
    async due(now: Date, limit: number): Promise<Deletion[]> {
      const query = deletions.where('due_at', '<=', Timestamp.fromDate(now)).orderBy('due_at').limit(limit);
      return (await query.get()).docs.map((doc) => ({
        uid: doc.id,
        requested_at: doc.data().requested_at.toDate(),
        due_at: doc.data().due_at.toDate(),
      }));
    },
  };
}
