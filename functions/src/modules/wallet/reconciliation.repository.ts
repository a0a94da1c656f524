import type { Firestore } from 'firebase-admin/firestore';
import { toTimestamp } from '../../platform/instants.ts';
import type { WalletPosition } from './wallet.repository.ts';

/** What is reconciled: wallets with their ledgers, payments and subscriptions with Stripe. */
export type Reconciled = 'wallets' | 'stripe';

/** The last run of a reconciler. */
export type ReconciliationRun = {
  /** Up to which wallet it came; null for Stripe. */
  position: WalletPosition | null;
  ran_at: Date;
  checked: number;
  differing: string[];
  /** Where the next run goes on in each list that is compared with Stripe, by its name; others begin anew. */
  cursors: Record<string, string>;
};

export type ReconciliationRepository = ReturnType<typeof reconciliationRepository>;

/** Differing ids that are kept to be shown. */
const KEPT = 50;

export function reconciliationRepository(db: Firestore) {
  const doc = (of: Reconciled) => db.collection('integrations').doc(`reconciled_${of}`);
  return {
    async last(of: Reconciled): Promise<ReconciliationRun | null> {
      const data = (await doc(of).get()).data();
      if (!data) return null;
      const { position, ran_at, checked, differing, cursors = {} } = data;
      return {
        position: position && { updated_at: position.updated_at.toDate(), uid: position.uid },
        ran_at: ran_at.toDate(),
        checked,
        differing,
        cursors,
      };
    },
    async save(
      of: Reconciled,
      { position, ran_at, checked, differing, cursors }: ReconciliationRun,
    ): Promise<void> {
      await doc(of).set({
        position: position && { ...position, updated_at: toTimestamp(position.updated_at) },
        ran_at: toTimestamp(ran_at),
        checked,
        differing: differing.slice(0, KEPT),
        cursors,
      });
    },
  };
}
