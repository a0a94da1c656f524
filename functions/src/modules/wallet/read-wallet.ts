import { z } from 'zod';
import type { LedgerEntry, Wallet } from '../../contract/wallet.ts';
import { listCursor, pageOf } from '../../platform/cursor.ts';
import type { WalletRepository } from './wallet.repository.ts';

const CURSOR = listCursor('ledger', z.strictObject({ seq: z.int().nonnegative() }));

/** The user's credits; zero before the first grant. */
export async function readWallet(wallets: WalletRepository, uid: string): Promise<Wallet> {
  const { available, reserved, spent } = await wallets.find(uid);
  return { available, reserved, spent };
}

export async function listLedgerEntries(
  wallets: WalletRepository,
  uid: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ items: z.infer<typeof LedgerEntry>[]; next_cursor: string | null }> {
  const { items, next_cursor } = await pageOf(
    CURSOR,
    page,
    (after, limit) => wallets.page(uid, after?.seq ?? null, limit),
    ({ seq }) => ({ seq }),
  );
  return { items: items.map(({ seq: _, ...entry }) => entry), next_cursor };
}
