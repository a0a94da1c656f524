import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * A running transaction, handed through use-cases without being looked into. Every read of a transaction comes
 * before its first write; functions that take part are therefore split into a reading and a writing half.
 */
export type Tx = Transaction;

/** Runs `work` atomically; it may run several times and must have no effect besides its writes through `tx`. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Transactions of this database. Contended documents are tried often: a wallet is written by many at once. */
export function transactionsOf(db: Firestore): RunTransaction {
  return (work) => db.runTransaction(work, { maxAttempts: 12 });
}
