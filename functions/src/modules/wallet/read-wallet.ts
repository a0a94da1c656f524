import type { z } from 'zod';
import type { LedgerEntry, Wallet } from '../../contract/wallet.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { WalletRepository } from './wallet.repository.ts';

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
  const position = decodeCursor(page.cursor, 1);
  const lines = await wallets.page(uid, position ? Number(position[0]) : null, page.limit + 1);
  const shown = lines.slice(0, page.limit);
  const last = shown.at(-1);
  const items = shown.map(({ seq: _, ...entry }) => entry);
  return { items, next_cursor: last && lines.length > page.limit ? encodeCursor([last.seq]) : null };
}
