import type { Firestore } from 'firebase-admin/firestore';
import { toTimestamp } from '../../platform/instants.ts';
import type { WalletPosition } from './wallet.repository.ts';

/** The last run of the reconciler. */
export type ReconciliationRun = {
  /** Up to which wallet it came. */
  position: WalletPosition | null;
  ran_at: Date;
  checked: number;
  differing: string[];
};

export type ReconciliationRepository = ReturnType<typeof reconciliationRepository>;

/** Owners of differing wallets that are kept. */
const KEPT = 50;

export function reconciliationRepository(db: Firestore) {
  const doc = db.collection('integrations').doc('wallet_reconciler');
  return {
    async last(): Promise<ReconciliationRun | null> {
      const data = (await doc.get()).data();
      if (!data) return null;
      const { position, ran_at, checked, differing } = data;
      return {
        position: position && { updated_at: position.updated_at.toDate(), uid: position.uid },
        ran_at: ran_at.toDate(),
        checked,
        differing,
      };
    },
    async save({ position, ran_at, checked, differing }: ReconciliationRun): Promise<void> {
      await doc.set({
        position: position && { ...position, updated_at: toTimestamp(position.updated_at) },
        ran_at: toTimestamp(ran_at),
        checked,
        differing: differing.slice(0, KEPT),
      });
    },
  };
}
