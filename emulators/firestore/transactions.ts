import { randomBytes } from 'node:crypto';
import { microsOf } from './clock.ts';
import type { Database } from './database.ts';
import { Locks, type Owner } from './locks.ts';
import { fingerprint, type QueryPlan } from './query-plan.ts';
import { aborted, contention, invalid } from './status.ts';
import { micros, type StoredDoc } from './stored-doc.ts';
import type { TransactionOptions } from './wire.ts';

const expiresAfterIdle = 60_000;
const expiresAfter = 270_000;

/**
 * A transaction. Read-only ones read one past moment. Read-write ones lock every document they read (so the second
 * of two contenders waits), and their queries are checked again at commit.
 */
export class Transaction implements Owner {
  readonly id: Buffer = randomBytes(16);
  /** Moment of a read-only transaction in microseconds. */
  readonly readAt: number | undefined;
  readonly queries: { plan: QueryPlan; seen: string }[] = [];
  readonly locked = new Set<string>();
  readonly began = Date.now();
  waitingFor?: string;
  /** Undefined while it runs. */
  ended: 'contention' | 'finished' | undefined;
  #calls = 0;
  #lastUsed = Date.now();
  readonly #end: (transaction: Transaction) => void;

  constructor(readAt: number | undefined, end: (transaction: Transaction) => void) {
    this.readAt = readAt;
    this.#end = end;
  }

  get label() {
    return this.id.toString('hex');
  }

  idleSince = () => (this.#calls > 0 ? undefined : this.#lastUsed);

  isExpired(now: number): boolean {
    return this.#calls === 0 && (now - this.#lastUsed > expiresAfterIdle || now - this.began > expiresAfter);
  }

  abort = () => {
    this.ended = 'contention';
    this.#end(this);
  };

  assertActive(): void {
    if (this.ended === 'contention') throw contention();
    if (this.ended === 'finished') throw aborted('The transaction has already ended.');
  }

  /** Runs one call of the client inside the transaction; meanwhile it does not count as idle. */
  async use<T>(call: () => Promise<T> | T): Promise<T> {
    this.assertActive();
    this.#calls += 1;
    try {
      return await call();
    } finally {
      this.#calls -= 1;
      this.#lastUsed = Date.now();
    }
  }
}

/** The transactions and locks of one database. */
export class Transactions {
  readonly #database: Database;
  readonly #locks = new Locks();
  readonly #active = new Map<string, Transaction>();
  /** Ended by a contender; kept so that their clients get ABORTED, not "unknown". */
  readonly #aborted = new Map<string, Transaction>();

  constructor(database: Database) {
    this.#database = database;
  }

  begin(options: TransactionOptions | null | undefined): Transaction {
    this.#expire();
    const readOnly = options?.readOnly;
    if (readOnly && options?.readWrite) throw invalid('A transaction is either read-only or read-write.');
    const readAt = readOnly
      ? readOnly.readTime
        ? microsOf(readOnly.readTime)
        : micros(this.#database.now())
      : undefined;
    if (readAt !== undefined) this.#database.assertReadable(readAt);
    const transaction = new Transaction(readAt, (ended) => {
      this.#release(ended);
      this.#aborted.set(ended.label, ended);
    });
    this.#active.set(transaction.label, transaction);
    return transaction;
  }

  /** Throws INVALID_ARGUMENT for an unknown id, ABORTED for one that lost to a contender. */
  find(id: Uint8Array): Transaction {
    this.#expire();
    const label = Buffer.from(id).toString('hex');
    const transaction = this.#active.get(label) ?? this.#aborted.get(label);
    if (!transaction) throw invalid('The referenced transaction has expired or is no longer valid.');
    transaction.assertActive();
    return transaction;
  }

  #expire(): void {
    const now = Date.now();
    for (const transaction of this.#active.values()) {
      if (transaction.isExpired(now)) this.#release(transaction);
    }
    for (const [label, { began }] of this.#aborted)
      if (now - began > expiresAfter) this.#aborted.delete(label);
  }

  #release(transaction: Transaction): void {
    this.#active.delete(transaction.label);
    for (const path of transaction.locked) this.#locks.release(path, transaction);
    transaction.locked.clear();
  }

  /** Ends a transaction; its locks go to whoever waits. */
  finish(transaction: Transaction): void {
    transaction.ended ??= 'finished';
    this.#release(transaction);
    this.#aborted.delete(transaction.label);
  }

  async #lock(path: string, transaction: Transaction): Promise<void> {
    await this.#locks.acquire(path, transaction);
    // It may have been ended while it waited.
    if (transaction.ended !== undefined) this.#locks.release(path, transaction);
    transaction.assertActive();
    transaction.locked.add(path);
  }

  async readDocument(path: string, transaction: Transaction): Promise<StoredDoc | undefined> {
    if (transaction.readAt !== undefined) return this.#database.get(path, transaction.readAt);
    await this.#lock(path, transaction);
    return this.#database.get(path);
  }

  /** Runs a query and locks its result; if the result changed while waiting for locks, the query runs again. */
  async runQuery(plan: QueryPlan, transaction: Transaction): Promise<StoredDoc[]> {
    if (transaction.readAt !== undefined) return this.#database.query(plan, transaction.readAt);
    for (;;) {
      const docs = this.#database.query(plan);
      const unlocked = docs.filter(({ path }) => !transaction.locked.has(path));
      if (unlocked.length === 0) {
        transaction.queries.push({ plan, seen: fingerprint(docs) });
        return docs;
      }
      for (const { path } of unlocked) await this.#lock(path, transaction);
      if (fingerprint(this.#database.query(plan)) === fingerprint(docs)) continue;
      // Documents no longer in the result can be unlocked.
      for (const { path } of unlocked) {
        transaction.locked.delete(path);
        this.#locks.release(path, transaction);
      }
    }
  }

  /**
   * Waits until nobody else holds any of the paths, then calls `apply` in the same turn of the event loop.
   * With a transaction, first makes sure that its queries would still find the same.
   */
  async commit<T>(paths: string[], transaction: Transaction | undefined, apply: () => T): Promise<T> {
    if (transaction) {
      for (const path of [...new Set(paths)].sort()) await this.#lock(path, transaction);
      for (const { plan, seen } of transaction.queries) {
        if (fingerprint(this.#database.query(plan)) !== seen) throw contention();
      }
      return apply();
    }
    const owner: Owner = { label: 'write', idleSince: () => undefined, abort: () => {} };
    while (!paths.every((path) => this.#locks.isFree(path, owner))) {
      for (const path of paths) await this.#locks.waitUntilFree(path, owner);
    }
    return apply();
  }
}
