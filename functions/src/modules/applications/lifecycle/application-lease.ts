import { type Lease, LeaseLost, renewLease } from '../../../platform/lease.ts';
import { errorFields } from '../../../platform/logger.ts';
import type { ApplicationWorkDeps } from '../application-deps.ts';
import type { ApplicationRecord } from './application-record.ts';

/** One worker's lease on an application. */
export type Claim = { record: ApplicationRecord; holder: string };

/** Long enough to miss two renewals; short enough that a crash is noticed soon. */
export const LEASE_MS = 90_000;
/** Claims before an application is given up. */
export const MAX_TRIES = 3;

/** Losing the lease (withdrawn, swept) is not an error. */
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

/** What leasing changes in the application: the sweeper checks it when the lease expires. */
export function leasedUntil(lease: Lease): Pick<ApplicationRecord, 'lease' | 'due_at'> {
  return { lease, due_at: lease.expires_at };
}

/** Renews the lease and stores the current activity; throws `LeaseLost` if another worker holds it. */
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
