import { type Lease, LeaseLost, renewLease } from '../../../platform/lease.ts';
import { errorFields } from '../../../platform/logger.ts';
import type { ApplicationWorkDeps } from '../application-deps.ts';
import type { ApplicationRecord } from './application-record.ts';

/** One worker's hold on an application while it works on it. */
export type Claim = { record: ApplicationRecord; holder: string };

/** Long enough to miss two renewals; short enough that a crash is noticed soon. */
export const LEASE_MS = 90_000;
/** Workers that may claim an application before it is given up. */
export const MAX_TRIES = 3;

/** A lease that was lost (withdrawn, swept) is no failure of ours. */
export function logFailure(
  deps: ApplicationWorkDeps,
  what: string,
  application_id: string,
  error: unknown,
): void {
  if (error instanceof LeaseLost) {
    deps.logger.info(`${what} stopped`, { application_id, reason: error.message });
  } else {
    deps.logger.error(`${what} failed`, { application_id, ...errorFields(error) });
  }
}

/** What a lease changes in its application: the sweeper looks at it when the lease expires. */
export function leasedUntil(lease: Lease): Pick<ApplicationRecord, 'lease' | 'due_at'> {
  return { lease, due_at: lease.expires_at };
}

/** Renews the lease, and says what is done now; throws `LeaseLost` if the lease is another's. */
export async function renewClaim(deps: ApplicationWorkDeps, claim: Claim, activity?: string): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const found = await deps.applications.findInTx(tx, claim.record.id);
    const record = renewLease(found, claim.holder, now, LEASE_MS);
    const changed = activity !== undefined && activity !== record.activity;
    deps.applications.save(
      tx,
      {
        ...record,
        ...leasedUntil(record.lease),
        activity: activity ?? record.activity,
        updated_at: changed ? now : record.updated_at,
      },
      null,
    );
  });
}
