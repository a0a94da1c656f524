import { type DocumentData, Timestamp } from 'firebase-admin/firestore';

/**
 * One worker's exclusive hold on a piece of work, stored in the work's own document. A worker claims the work, renews
 * the lease while busy, and stores its result only while it holds the lease; a dead worker's lease expires, and another
 * one claims the work.
 */
export type Lease = { holder: string; expires_at: Date };

type Leased = { lease: Lease | null };

/** The work was claimed by another worker, or ended, while this one was busy; its result must be dropped. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A new lease. Store it only if `isLeased` was false in the same transaction. */
export function claimLease(holder: string, now: Date, lease_ms: number): Lease {
  return { holder, expires_at: new Date(now.getTime() + lease_ms) };
}

/** Whether any worker holds the work now. */
export function isLeased({ lease }: Leased, now: Date): boolean {
  return lease !== null && !isExpired(lease, now);
}

export function isExpired(lease: Lease, now: Date): boolean {
  return lease.expires_at.getTime() <= now.getTime();
}

/** Whether this worker holds the work. A late one may still store its result if nobody else has claimed it. */
export function holdsLease<R extends Leased>(work: R | null | undefined, holder: string): work is R {
  return work?.lease?.holder === holder;
}

/** The work with its lease extended from now; throws `LeaseLost` if this worker no longer holds it. */
export function renewLease<R extends Leased>(
  work: R | null,
  holder: string,
  now: Date,
  lease_ms: number,
): R & { lease: Lease } {
  if (!holdsLease(work, holder)) throw new LeaseLost('The lease was lost');
  return { ...work, lease: claimLease(holder, now, lease_ms) };
}

/** Runs `work`, renewing its lease three times per lease period, so that slow work is not taken for dead. */
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

/** A lease as stored in a document. */
export function leaseToData(lease: Lease | null): DocumentData | null {
  return lease && { holder: lease.holder, expires_at: Timestamp.fromDate(lease.expires_at) };
}

/** Reads what `leaseToData` wrote. */
export function leaseFromData(data: DocumentData | null | undefined): Lease | null {
  return data ? { holder: data.holder, expires_at: data.expires_at.toDate() } : null;
}
