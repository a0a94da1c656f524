import type { Clock } from '../../platform/clock.ts';
import { digest } from '../../platform/hash.ts';
import type { RunTransaction, Tx } from '../../platform/transaction.ts';
import { type NoticePlanDeps, planNotice } from './plan-notice.ts';

/** People per run; the next run takes the rest. */
const BATCH = 100;

/** Somebody who asked to be told; `forget` ends the wish. */
export type Wish = { id: string; uid: string | null; email: string };

export type AnnounceDeps = NoticePlanDeps & {
  /** Whether anything can be bought. */
  isOpen: () => boolean;
  wishes: (limit: number) => Promise<Wish[]>;
  fulfill: (tx: Tx, wish_id: string) => void;
  runTransaction: RunTransaction;
  clock: Clock;
};

/** Once checkout is open, tells everybody who asked, once; then the list is empty for good. */
export async function announceCheckout(deps: AnnounceDeps): Promise<{ told: number }> {
  if (!deps.isOpen()) return { told: 0 };
  const wishes = await deps.wishes(BATCH);
  for (const { id: wish_id, uid, email } of wishes) {
    const id = `checkout_open:${digest(uid ?? email.trim().toLowerCase()).slice(0, 32)}`;
    await deps.runTransaction(async (tx) => {
      const notice = { id, uid, kind: 'checkout_open', email: uid ? null : email } as const;
      const tell = await planNotice(tx, deps, notice, deps.clock());
      tell();
      deps.fulfill(tx, wish_id);
    });
  }
  return { told: wishes.length };
}
