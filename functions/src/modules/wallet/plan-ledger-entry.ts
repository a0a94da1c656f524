import { PRODUCT_NAME } from '../../contract/brand.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { NewLedgerEntry, WalletRepository } from './wallet.repository.ts';
import { applyChange, changeOf } from './wallet-fold.ts';

export type CreditDeps = { wallets: WalletRepository; clock: Clock };

/** The writes of a credit change. Call it after the transaction's last read. */
export type CreditWrite = () => void;

/**
 * Credits change in the caller's transaction, together with what they pay for. The entry's id is its idempotency key:
 * writing the same one twice does nothing. A wallet never goes below zero.
 */
export async function planLedgerEntry(
  tx: Tx,
  deps: CreditDeps,
  uid: string,
  entry: Pick<NewLedgerEntry, 'id' | 'kind' | 'credits' | 'application' | 'note'>,
): Promise<CreditWrite> {
  const { wallet, existing } = await deps.wallets.read(tx, uid, [entry.id]);
  if (existing.has(entry.id)) return () => undefined;
  const change = changeOf(entry.kind, entry.credits);
  const { entries, ...before } = wallet;
  const after = applyChange(before, change);
  if (!after) {
    if (entry.kind === 'reserve') {
      throw new AppError(
        'insufficient_credits',
        `You’re out of credits. Each application that ${PRODUCT_NAME} sends costs one.`,
      );
    }
    throw new Error(`A ${entry.kind} would overdraw the wallet`);
  }
  return () =>
    deps.wallets.append(tx, uid, after, entries + 1, {
      ...entry,
      available_change: change.available,
      reserved_change: change.reserved,
      available_after: after.available,
      at: deps.clock(),
    });
}
