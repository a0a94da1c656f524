import { z } from 'zod';
import type { CreditBucket, LedgerEntry, Wallet } from '../../contract/wallet.ts';
import { listCursor, pageOf } from '../../platform/cursor.ts';
import { inSpendingOrder, totalsOf } from './ledger.ts';
import { applyAll, expire } from './ledger-commands.ts';
import type { CreditDeps } from './plan-credits.ts';
import type { LedgerFilter, WalletRepository } from './wallet.repository.ts';

const CURSOR = listCursor('ledger', z.strictObject({ seq: z.int().nonnegative() }));

/** The user's credits; zero before the first grant. */
export async function readWallet(deps: CreditDeps, uid: string): Promise<Wallet> {
  const { available, reserved, spent } = totalsOf(await currentWallet(deps, uid));
  return { available, reserved, spent };
}

/** The credits that can be used or are on hold, by when they expire, in the order in which they are used. */
export async function readBuckets(deps: CreditDeps, uid: string): Promise<CreditBucket[]> {
  const { buckets } = await currentWallet(deps, uid);
  return inSpendingOrder(buckets)
    .filter(({ left }) => left > 0)
    .map(({ id, kind, left, expires_at, frozen }) => ({
      id,
      kind,
      credits: left,
      expires_at: expires_at?.toISOString() ?? null,
      on_hold: frozen,
    }));
}

/** The wallet without what has expired, even if that is not written off yet. */
async function currentWallet({ wallets, clock }: CreditDeps, uid: string) {
  const { wallet } = await wallets.find(uid);
  return applyAll(wallet, expire(wallet, clock()));
}

export async function listLedgerEntries(
  wallets: WalletRepository,
  uid: string,
  page: { cursor?: string | undefined; limit: number } & LedgerFilter,
): Promise<{ items: LedgerEntry[]; next_cursor: string | null }> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    page,
    (after, limit) => wallets.page(uid, page, after?.seq ?? null, limit),
    ({ seq }) => ({ seq }),
  );
  return { items: items.map(({ seq: _, ...entry }) => entry), next_cursor };
}
