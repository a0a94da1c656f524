import { type Firestore, Timestamp } from 'firebase-admin/firestore';

export type FeedbackRepository = ReturnType<typeof feedbackRepository>;

export function feedbackRepository(db: Firestore) {
  return {
    async add(feedback: { message: string; email: string; uid: string | null; at: Date }): Promise<void> {
      const { at, ...fields } = feedback;
      await db.collection('feedback').add({ ...fields, status: 'new', created_at: Timestamp.fromDate(at) });
    },
  };
}
