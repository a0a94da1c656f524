import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { LedgerEntry, LedgerGroup } from '../../contract/wallet.ts';
import { toInstant, toInstantOrNull, toTimestamp } from '../../platform/instants.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { Bucket, LedgerChange, LedgerDraft, WalletState } from './ledger.ts';
import { EMPTY_WALLET, totalsOf } from './ledger.ts';
import { LEDGER_GROUPS } from './ledger-groups.ts';

/** The code of gRPC for a document that does not exist. */
const GRPC_NOT_FOUND = 5;

/** A wallet with its number of ledger entries, which orders them. */
export type StoredWallet = { wallet: WalletState; entries: number };

export type NewLedgerEntry = LedgerDraft & {
  seq: number;
  credits: number;
  available_change: number;
  reserved_change: number;
  available_after: number;
  at: Date;
};

export type StoredEntry = LedgerChange & { seq: number };

/** The last state of a wallet that was proven to be the fold of its ledger. */
export type Checkpoint = StoredWallet;

/** Which entries are listed; all if nothing is named. */
export type LedgerFilter = { group?: LedgerGroup | undefined; application?: string | undefined };

/** Where a wallet stands in the order of changes. */
export type WalletPosition = { updated_at: Date; uid: string };

export type WalletRepository = ReturnType<typeof walletRepository>;

export function walletRepository(db: Firestore) {
  const wallets = db.collection('wallets');
  const ledger = (uid: string) => wallets.doc(uid).collection('ledger');
  const checkpoint = (uid: string) => wallets.doc(uid).collection('checkpoints').doc('latest');

  return {
    async find(uid: string): Promise<StoredWallet> {
      return toWallet((await wallets.doc(uid).get()).data());
    },

    /** The wallet, and those of these ledger entries that exist. */
    async read(
      tx: Tx,
      uid: string,
      ids: string[],
    ): Promise<StoredWallet & { found: Map<string, StoredEntry> }> {
      const refs = ids.map((id) => ledger(uid).doc(id));
      const [wallet, ...lines] = await tx.getAll(wallets.doc(uid), ...refs);
      const found = new Map(lines.filter((line) => line.exists).map((line) => [line.id, toEntry(line)]));
      return { ...toWallet(wallet?.data()), found };
    },

    /** Credits of this payment that have expired unused. */
    async expiredOf(tx: Tx, uid: string, payment: string): Promise<number> {
      const written_off = ledger(uid).where('payment', '==', payment).where('kind', '==', 'expiry');
      const { docs } = await tx.get(written_off.select('credits'));
      return docs.reduce((sum, doc) => sum + doc.get('credits'), 0);
    },

    append(tx: Tx, uid: string, after: StoredWallet, lines: NewLedgerEntry[], now: Date): void {
      for (const { id, at, expires_at, moves, ...fields } of lines) {
        tx.create(ledger(uid).doc(id), {
          ...fields,
          moves: [...moves],
          expires_at: expires_at && toTimestamp(expires_at),
          at: toTimestamp(at),
        });
      }
      // Merged, so that a wallet stays marked as differing until the reconciler has proven it.
      const data = { ...walletToData(after), updated_at: toTimestamp(now) };
      tx.set(wallets.doc(uid), data, { merge: true });
    },

    /** Entries before number `before`, newest first. */
    async page(
      uid: string,
      { group, application }: LedgerFilter,
      before: number | null,
      limit: number,
    ): Promise<(LedgerEntry & { seq: number })[]> {
      let query = ledger(uid).orderBy('seq', 'desc');
      if (group) query = query.where('kind', 'in', LEDGER_GROUPS[group]);
      if (application) query = query.where('application.id', '==', application);
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
          expires_at: toInstantOrNull(data.expires_at),
          application: data.application ?? null,
          payment: data.payment ?? null,
          note: data.note,
          at: toInstant(data.at),
          seq: data.seq,
        };
      });
    },

    /** Wallets with credits that have expired by now and are not written off yet. */
    async expired(now: Date, limit: number): Promise<string[]> {
      const due = wallets.where('next_expiry_at', '<=', toTimestamp(now)).orderBy('next_expiry_at');
      const { docs } = await due.limit(limit).select().get();
      return docs.map(({ id }) => id);
    },

    /** Makes a wallet due for expiry at this time. The next change of its credits decides anew. */
    async postponeExpiry(uid: string, until: Date): Promise<void> {
      await wallets.doc(uid).update({ next_expiry_at: toTimestamp(until) });
    },

    /** Wallets that were changed until then, in the order of their changes, from after this position on. */
    async changedBetween(
      after: WalletPosition | null,
      until: Date,
      limit: number,
    ): Promise<(StoredWallet & WalletPosition)[]> {
      let query = wallets
        .where('updated_at', '<=', toTimestamp(until))
        .orderBy('updated_at')
        .orderBy(FieldPath.documentId());
      if (after) query = query.startAfter(toTimestamp(after.updated_at), after.uid);
      const { docs } = await query.limit(limit).get();
      return docs.map((doc) => {
        const data = doc.data();
        return { ...toWallet(data), updated_at: data.updated_at.toDate(), uid: doc.id };
      });
    },

    /** Marks a wallet as differing from its ledger, or as proven again. One that was deleted stays deleted. */
    async markDiffering(uid: string, differs: boolean): Promise<void> {
      await wallets
        .doc(uid)
        .update({ differs: differs || FieldValue.delete() })
        .catch((error: { code?: number }) => {
          if (error.code !== GRPC_NOT_FOUND) throw error;
        });
    },

    /** Wallets that are marked as differing, by id, from after this one on. */
    async differing(after: string | null, limit: number): Promise<(StoredWallet & { uid: string })[]> {
      let query = wallets.where('differs', '==', true).orderBy(FieldPath.documentId());
      if (after) query = query.startAfter(after);
      const { docs } = await query.limit(limit).get();
      return docs.map((doc) => ({ ...toWallet(doc.data()), uid: doc.id }));
    },

    async findCheckpoint(uid: string): Promise<Checkpoint | null> {
      const data = (await checkpoint(uid).get()).data();
      return data ? toWallet(data) : null;
    },

    async saveCheckpoint(uid: string, proven: Checkpoint): Promise<void> {
      await checkpoint(uid).set(walletToData(proven));
    },

    /**
     * Ledger entries with these numbers, oldest first.
     *
     * @param until the last number, inclusive
     */
    async entries(uid: string, after: number, until: number): Promise<StoredEntry[]> {
      const { docs } = await ledger(uid)
        .where('seq', '>', after)
        .where('seq', '<=', until)
        .orderBy('seq')
        .get();
      return docs.map(toEntry);
    },
  };
}

function walletToData({ wallet, entries }: StoredWallet): DocumentData {
  const { available, reserved, frozen, spent } = totalsOf(wallet);
  const ends = wallet.buckets.flatMap(({ left, expires_at }) =>
    left > 0 && expires_at ? [expires_at.getTime()] : [],
  );
  return {
    available,
    reserved,
    frozen,
    spent,
    entries,
    buckets: wallet.buckets.map((bucket) => ({
      ...bucket,
      expires_at: bucket.expires_at && toTimestamp(bucket.expires_at),
    })),
    next_expiry_at: ends.length > 0 ? Timestamp.fromMillis(Math.min(...ends)) : null,
  };
}

function toWallet(data: DocumentData | undefined): StoredWallet {
  if (!data) return { wallet: EMPTY_WALLET, entries: 0 };
  const { spent, entries } = data;
  const buckets: Bucket[] = data.buckets.map((bucket: DocumentData) => ({
    ...bucket,
    expires_at: bucket.expires_at?.toDate() ?? null,
  }));
  return { wallet: { buckets, spent }, entries };
}

function toEntry(doc: DocumentSnapshot): StoredEntry {
  const data = doc.data() ?? {};
  return {
    id: doc.id,
    kind: data.kind,
    moves: data.moves,
    expires_at: data.expires_at?.toDate() ?? null,
    payment: data.payment,
    seq: data.seq,
  };
}
