import { errorFields } from '../../platform/logger.ts';
import type { ApplicationWorkDeps } from './application-deps.ts';
import type { ApplicationRecord, Lease } from './application-record.ts';

/** One worker's hold on an application while it works on it. */
export type Claim = { record: ApplicationRecord; holder: string };

/** Long enough to miss two heartbeats; short enough that a crash is noticed soon. */
const LEASE_MS = 90_000;
const HEARTBEAT_MS = 30_000;
/** Workers that may take an application up before it is given up. */
export const MAX_TRIES = 3;

/** The application changed hands or state while this worker was busy; its result is dropped. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** A claim that was lost (withdrawn, swept) is no failure of ours. */
export function logFailure(
  deps: ApplicationWorkDeps,
  what: string,
  application_id: string,
  error: unknown,
): void {
  if (error instanceof ClaimLost) {
    deps.logger.info(`${what} stopped`, { application_id, reason: error.message });
  } else {
    deps.logger.error(`${what} failed`, { application_id, ...errorFields(error) });
  }
}

export function newLease(holder: string, now: Date): { lease: Lease; due_at: Date } {
  const expires_at = new Date(now.getTime() + LEASE_MS);
  return { lease: { holder, expires_at }, due_at: expires_at };
}

export function isHeld(record: ApplicationRecord, now: Date): boolean {
  return record.lease !== null && record.lease.expires_at.getTime() > now.getTime();
}

export function holds(record: ApplicationRecord | null, holder: string): record is ApplicationRecord {
  return record?.lease?.holder === holder;
}

/** Extends the lease, and says what is done now; throws ClaimLost if the lease is another's. */
export async function touch(deps: ApplicationWorkDeps, claim: Claim, activity?: string): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, claim.record.id);
    if (!holds(record, claim.holder)) throw new ClaimLost('The lease was lost');
    const now = deps.clock();
    const changed = activity !== undefined && activity !== record.activity;
    deps.applications.save(
      tx,
      {
        ...record,
        ...newLease(claim.holder, now),
        activity: activity ?? record.activity,
        updated_at: changed ? now : record.updated_at,
      },
      null,
    );
  });
}

/** Runs `work` while renewing the lease, so that slow work is not taken for dead. */
export async function whileHolding<T>(
  deps: ApplicationWorkDeps,
  claim: Claim,
  work: () => Promise<T>,
): Promise<T> {
  const heartbeat = setInterval(() => {
    // A lost lease shows when the result is stored.
    touch(deps, claim).catch(() => undefined);
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}
