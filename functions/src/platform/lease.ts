import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/**
 * One worker's exclusive hold on a piece of work, stored in the work's own document. A worker claims the work, renews
 * the lease while it is busy, and stores its result only while the lease is its own; a worker that died lets the lease
 * expire, and another one claims the work.
 */
export type Lease = { holder: string; expires_at: Date };

type Leased = { lease: Lease | null };

/** The work was claimed by another worker, or ended, while this one was busy; its result must be dropped. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A fresh lease. Store it only if `isLeased` was false in the same transaction. */
export function claimLease(holder: string, now: Date, lease_ms: number): Lease {
  return { holder, expires_at: new Date(now.getTime() + lease_ms) };
}

/** Whether a worker holds the work now. */
export function isLeased({ lease }: Leased, now: Date): boolean {
  return lease !== null && !isExpired(lease, now);
}

export function isExpired(lease: Lease, now: Date): boolean {
  return lease.expires_at.getTime() <= now.getTime();
}

/** Whether the work is this worker's. One that is late may still store its result, as long as nobody else claimed it. */
export function holdsLease<R extends Leased>(work: R | null | undefined, holder: string): work is R {
  return work?.lease?.holder === holder;
}

/** The work with its lease extended from now; throws `LeaseLost` when it is no longer this worker's. */
export function renewLease<R extends Leased>(
  work: R | null,
  holder: string,
  now: Date,
  lease_ms: number,
): R & { lease: Lease } {
  if (!holdsLease(work, holder)) throw new LeaseLost('The lease was lost');
  return { ...work, lease: claimLease(holder, now, lease_ms) };
}

/** Runs `work` and renews its lease three times in each lease time, so that slow work is not taken for dead. */
export async function whileLeased<T>(
  lease_ms: number,
  renew: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => {
    // A lost lease shows when the result is stored.
    renew().catch(() => undefined);
  }, lease_ms / 3);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** A lease as a document holds it. */
export function leaseToData(lease: Lease | null): DocumentData | null {
  return lease && { holder: lease.holder, expires_at: Timestamp.fromDate(lease.expires_at) };
}

/** The lease that `leaseToData` wrote. */
export function leaseFromData(data: DocumentData | null | undefined): Lease | null {
  return data ? { holder: data.holder, expires_at: data.expires_at.toDate() } : null;
}
