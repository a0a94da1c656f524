import { aborted, contention } from './status.ts';

/** A lock holder: a transaction, or a single write outside of one. */
export type Owner = {
  readonly label: string;
  /** The path it is waiting for. */
  waitingFor?: string;
  /** True while none of its client's calls is being served, which has been so since `idleSince`. */
  idleSince: () => number | undefined;
  /** Aborts it: its locks are released and its commit will fail with ABORTED. */
  abort: () => void;
};

const pollEvery = 50;
/** A holder whose client has been silent this long yields to a waiter (the client may have been killed). */
const patience = 1000;
const lockTimeout = 15_000;

/** Exclusive locks on document paths. */
export class Locks {
  readonly #holders = new Map<string, Owner>();
  readonly #waiters = new Map<string, Set<() => void>>();

  isFree(path: string, owner: Owner): boolean {
    const holder = this.#holders.get(path);
    return holder === undefined || holder === owner;
  }

  /** Acquires the lock, waiting if necessary. Throws ABORTED on deadlock or timeout. */
  acquire(path: string, owner: Owner): Promise<void> {
    return this.#wait(path, owner, () => this.#holders.set(path, owner));
  }

  waitUntilFree(path: string, owner: Owner): Promise<void> {
    return this.#wait(path, owner, () => {});
  }

  /** Calls `then` in the same turn of the event loop in which the path becomes free. */
  async #wait(path: string, owner: Owner, then: () => void): Promise<void> {
    const start = Date.now();
    for (let holder = this.#other(path, owner); holder; holder = this.#other(path, owner)) {
      owner.waitingFor = path;
      try {
        if (this.#waitsFor(holder, owner)) throw contention();
        const idleSince = holder.idleSince();
        if (idleSince !== undefined && Date.now() - idleSince >= patience) {
          holder.abort();
          continue;
        }
        if (Date.now() - start > lockTimeout) throw aborted('Transaction lock timeout.');
        await this.#released(path);
      } finally {
        owner.waitingFor = undefined;
      }
    }
    then();
  }

  #other(path: string, owner: Owner): Owner | undefined {
    const holder = this.#holders.get(path);
    return holder === owner ? undefined : holder;
  }

  /** True if `first` waits for `last`, directly or through others. */
  #waitsFor(first: Owner, last: Owner): boolean {
    const seen = new Set<Owner>();
    for (let next: Owner | undefined = first; next && !seen.has(next); ) {
      seen.add(next);
      if (next.waitingFor === undefined) return false;
      next = this.#holders.get(next.waitingFor);
      if (next === last) return true;
    }
    return false;
  }

  #released(path: string): Promise<void> {
    return new Promise((resolve) => {
      const waiters = this.#waiters.get(path) ?? new Set();
      this.#waiters.set(path, waiters);
      const wake = () => {
        clearTimeout(timer);
        waiters.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, pollEvery);
      waiters.add(wake);
    });
  }

  release(path: string, owner: Owner): void {
    if (this.#holders.get(path) !== owner) return;
    this.#holders.delete(path);
    const waiters = this.#waiters.get(path);
    this.#waiters.delete(path);
    for (const wake of waiters ?? []) wake();
  }
}
