import pLimit from 'p-limit';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import { type CreditDeps, planExpiry } from './plan-credits.ts';

/** Wallets per run; the next run takes the rest. */
const BATCH = 1000;
const CONCURRENCY = 20;
/** After a failure, a wallet is due again in this time. */
const RETRY_MS = 3_600_000;

export type ExpiryDeps = CreditDeps & { runTransaction: RunTransaction; logger: Logger };

/** Writes off what has expired, in every wallet. Nobody could use it any more; this makes the ledger say so. */
export async function expireCredits(deps: ExpiryDeps): Promise<{ expired: number }> {
  const due = await deps.wallets.expired(deps.clock(), BATCH);
  let expired = 0;
  await pLimit(CONCURRENCY).map(due, async (uid) => {
    try {
      await deps.runTransaction(async (tx) => (await planExpiry(tx, deps, uid))());
      expired += 1;
    } catch (error) {
      // Broken wallets must not block the others, which are taken in the order in which they are due.
      await deps.wallets
        .postponeExpiry(uid, new Date(deps.clock().getTime() + RETRY_MS))
        .catch(() => undefined);
      deps.logger.error('Credits: expiry failed', { uid, alarm: 'wallet_broken', ...errorFields(error) });
    }
  });
  return { expired };
}
