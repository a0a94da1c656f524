import type { z } from 'zod';
import type { LedgerKind, Wallet } from '../../contract/wallet.ts';

/** What one ledger entry does to a wallet. */
export type WalletChange = { available: number; reserved: number; spent: number };

export const EMPTY_WALLET: Wallet = { available: 0, reserved: 0, spent: 0 };

/**
 * The change that an entry of this kind makes with `credits` (positive).
 *
 * A reservation moves credits aside; it is then either spent or returned, never both. What is taken away (expiry,
 * refund) comes out of the free credits alone.
 */
export function changeOf(kind: z.infer<typeof LedgerKind>, credits: number): WalletChange {
  switch (kind) {
    case 'sign_up_grant':
    case 'purchase':
    case 'subscription_grant':
    case 'admin_grant':
      return { available: credits, reserved: 0, spent: 0 };
    case 'reserve':
      return { available: -credits, reserved: credits, spent: 0 };
    case 'spend':
      return { available: 0, reserved: -credits, spent: credits };
    case 'return':
      return { available: credits, reserved: -credits, spent: 0 };
    case 'expiry':
    case 'refund':
      return { available: -credits, reserved: 0, spent: 0 };
  }
}

/** The wallet after the change, or null if a part of it would fall below zero. */
export function applyChange(wallet: Wallet, change: WalletChange): Wallet | null {
  const after = {
    available: wallet.available + change.available,
    reserved: wallet.reserved + change.reserved,
    spent: wallet.spent + change.spent,
  };
  return after.available < 0 || after.reserved < 0 ? null : after;
}

/** The wallet that these lines, oldest first, add up to. */
export function foldLedger(entries: { kind: z.infer<typeof LedgerKind>; credits: number }[]): Wallet {
  return entries.reduce((wallet, entry) => {
    const after = applyChange(wallet, changeOf(entry.kind, entry.credits));
    if (!after) throw new Error(`The ledger overdraws the wallet at a line of kind ${entry.kind}`);
    return after;
  }, EMPTY_WALLET);
}
