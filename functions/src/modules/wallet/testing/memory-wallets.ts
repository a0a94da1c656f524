import type { Tx } from '../../../platform/transaction.ts';
import { EMPTY_WALLET } from '../ledger.ts';
import type { CreditWrite } from '../plan-credits.ts';
import type { NewLedgerEntry, StoredWallet, WalletRepository } from '../wallet.repository.ts';

type Account = StoredWallet & { ledger: NewLedgerEntry[] };

/** Wallets in memory with transactions that run one after another, which is what Firestore's look like. */
export function memoryWallets() {
  const accounts = new Map<string, Account>();
  const accountOf = (uid: string): Account =>
    accounts.get(uid) ?? { wallet: EMPTY_WALLET, entries: 0, ledger: [] };

  const wallets: Pick<WalletRepository, 'read' | 'append' | 'expiredOf'> = {
    async read(_tx, uid, ids) {
      const { wallet, entries, ledger } = accountOf(uid);
      return {
        wallet,
        entries,
        found: new Map(ledger.filter(({ id }) => ids.includes(id)).map((line) => [line.id, line])),
      };
    },
    async expiredOf(_tx, uid, payment) {
      const { ledger } = accountOf(uid);
      const expired = ledger.filter((line) => line.kind === 'expiry' && line.payment === payment);
      return expired.reduce((sum, { credits }) => sum + credits, 0);
    },
    append(_tx, uid, after, lines) {
      const { ledger } = accountOf(uid);
      for (const { id } of lines) {
        if (ledger.some((line) => line.id === id)) throw new Error(`The entry ${id} already exists`);
      }
      accounts.set(uid, { ...after, ledger: [...ledger, ...lines] });
    },
  };

  return {
    wallets,
    accountOf,
    /** Runs a planned change; `lost` crashes before the commit, so that nothing happens. */
    async commit(plan: (tx: Tx) => Promise<CreditWrite>, lost = false): Promise<void> {
      const write = await plan({} as Tx);
      if (!lost) write();
    },
  };
}
