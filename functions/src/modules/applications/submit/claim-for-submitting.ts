import { claimLease, isLeased } from '../../../platform/lease.ts';
import { type ApplicationWorkDeps, saveTransition } from '../application-deps.ts';
import { type Claim, LEASE_MS, leasedUntil, MAX_TRIES } from '../lifecycle/application-lease.ts';
import { type ApplicationRecord, transitionTo } from '../lifecycle/application-record.ts';
import { park } from '../lifecycle/park-application.ts';
import { pauseReasonOf } from '../pause/pause-reason.ts';
import { markUnconfirmed } from './mark-unconfirmed.ts';
import { COULD_NOT_SEND } from './store-submit-outcome.ts';

/**
 * Leases an application that waits to be submitted; null if there is nothing to submit. One with a submit intent may
 * have been sent by a worker that then died, so it becomes unconfirmed instead.
 */
export async function claimForSubmitting(deps: ApplicationWorkDeps, id: string): Promise<Claim | null> {
  const holder = deps.newHolder();
  const waiting = await deps.applications.find(id);
  if (!waiting) return null;
  const is_revoked = await deps.isRevoked(waiting.uid);
  return deps.runTransaction(async (tx) => {
    const found = await deps.applications.findInTx(tx, id);
    const now = deps.clock();
    if (found?.status !== 'submitting' || isLeased(found, now)) return null;
    if (found.submit_intent) {
      await saveTransition(tx, deps, markUnconfirmed(found, found.submit_intent, 'huntwell', now));
      return null;
    }
    const note = await pauseReasonOf(tx, deps, found.uid, is_revoked);
    if (note) {
      await saveTransition(
        tx,
        deps,
        transitionTo(found, 'ready_for_review', { actor: 'huntwell', at: now, note }),
      );
      return null;
    }
    if (found.tries >= MAX_TRIES) {
      await saveTransition(
        tx,
        deps,
        park(found, { kind: 'failed', retryable: false, detail: COULD_NOT_SEND }, now),
      );
      return null;
    }
    const record: ApplicationRecord = {
      ...found,
      ...leasedUntil(claimLease(holder, now, LEASE_MS)),
      activity: 'checking the job',
      tries: found.tries + 1,
    };
    deps.applications.save(tx, record, null);
    return { record, holder };
  });
}
