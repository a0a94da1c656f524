import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * A running transaction, passed through use cases opaquely. All reads of a transaction must precede its writes, so
 * functions that take part are split into reads and writes.
 */
export type Tx = Transaction;

/** Runs `work` atomically; it may run several times and must have no effects besides its writes through `tx`. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Transactions of this database. Contended documents are retried often: many write a wallet at once. */
export function transactionsOf(db: Firestore): RunTransaction {
  return (work) => db.runTransaction(work, { maxAttempts: 12 });
}
