import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { LedgerApplication, LedgerEntry, LedgerKind, Wallet } from '../../contract/wallet.ts';
import { toInstant } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import { EMPTY_WALLET } from './wallet-fold.ts';

/** A wallet with its number of ledger entries, which orders them. */
export type StoredWallet = Wallet & { entries: number };

export type NewLedgerEntry = {
  id: string;
  kind: z.infer<typeof LedgerKind>;
  credits: number;
  available_change: number;
  reserved_change: number;
  available_after: number;
  application: LedgerApplication | null;
  note: string;
  at: Date;
};

export type WalletRepository = ReturnType<typeof walletRepository>;

export function walletRepository(db: Firestore) {
  const wallet_doc = (uid: string) => db.collection('wallets').doc(uid);
  const ledger = (uid: string) => wallet_doc(uid).collection('ledger');

  return {
    async find(uid: string): Promise<Wallet> {
      return toWallet((await wallet_doc(uid).get()).data());
    },

    /** The wallet and those of these ledger ids that already exist. */
    async read(tx: Tx, uid: string, ids: string[]): Promise<{ wallet: StoredWallet; existing: Set<string> }> {
      const refs = ids.map((id) => ledger(uid).doc(id));
      const [wallet, ...lines] = await tx.getAll(wallet_doc(uid), ...refs);
      const existing = new Set(lines.filter((line) => line.exists).map((line) => line.id));
      return { wallet: toWallet(wallet?.data()), existing };
    },

    append(tx: Tx, uid: string, after: Wallet, seq: number, entry: NewLedgerEntry): void {
      const { id, at, ...fields } = entry;
      const stored_at = Timestamp.fromDate(at);
      tx.create(ledger(uid).doc(id), { ...fields, seq, at: stored_at });
      tx.set(wallet_doc(uid), { ...after, entries: seq, updated_at: stored_at });
    },

    /** Entries before number `before`, newest first. */
    async page(
      uid: string,
      before: number | null,
      limit: number,
    ): Promise<(z.infer<typeof LedgerEntry> & { seq: number })[]> {
      let query = ledger(uid).orderBy('seq', 'desc');
      if (before !== null) query = query.startAfter(before);
      const snapshot = await query.limit(limit).get();
      return snapshot.docs.map((doc) => {
        const data = doc.data();
        return {
          id: doc.id,
          kind: data.kind,
          available_change: data.available_change,
          reserved_change: data.reserved_change,
          available_after: data.available_after,
          application: data.application ?? null,
          note: data.note,
          at: toInstant(data.at),
          seq: data.seq,
        };
      });
    },
  };
}

function toWallet(data: FirebaseFirestore.DocumentData | undefined): StoredWallet {
  if (!data) return { ...EMPTY_WALLET, entries: 0 };
  return { available: data.available, reserved: data.reserved, spent: data.spent, entries: data.entries };
}
