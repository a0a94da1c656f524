import type { Firestore } from 'firebase-admin/firestore';
import { toTimestamp } from '../../platform/instants.ts';

export type ClosingsRepository = ReturnType<typeof closingsRepository>;

/** Customers at Stripe who have to be deleted, because their accounts here are gone. */
export function closingsRepository(db: Firestore) {
  const closings = db.collection('stripe_closings');
  return {
    async add(customer_id: string, now: Date): Promise<void> {
      await closings.doc(customer_id).set({ since: toTimestamp(now) });
    },

    /** The ones that have waited longest. */
    async list(limit: number): Promise<string[]> {
      return (await closings.orderBy('since').limit(limit).select().get()).docs.map(({ id }) => id);
    },

    async remove(customer_id: string): Promise<void> {
      await closings.doc(customer_id).delete();
    },
  };
}
