import { whileLeased } from '../../../platform/lease.ts';
import { RetryTask } from '../../../platform/retry-task.ts';
import type { ApplicationWorkDeps } from '../application-deps.ts';
import type { SubmitOutcome } from '../driver/application-driver.ts';
import { LEASE_MS, logFailure, renewClaim } from '../lifecycle/application-lease.ts';
import { leftToUser, SubmissionStopped } from '../pause/pause-reason.ts';
import { buildDossier } from '../prepare/build-dossier.ts';
import { claimForSubmitting } from './claim-for-submitting.ts';
import { recordSubmitIntent } from './record-submit-intent.ts';
import { type Sending, type SubmissionOutcome, storeSubmitOutcome } from './store-submit-outcome.ts';

/**
 * Fills the form and clicks its send button, once. The submit intent is recorded before the click; from then on the
 * application ends submitted or rejected with proof, or unconfirmed, and is never sent again. A crash before the click
 * throws RetryTask.
 */
export async function submitApplication(deps: ApplicationWorkDeps, application_id: string): Promise<void> {
  const claim = await claimForSubmitting(deps, application_id);
  if (!claim) return;
  const sending: Sending = { claim, intent: null };
  const outcome = await whileLeased(
    LEASE_MS,
    () => renewClaim(deps, claim),
    () => send(deps, sending),
  ).catch((error: unknown): SubmissionOutcome => {
    if (error instanceof SubmissionStopped) {
      deps.logger.info('Submitting stopped', { application_id, reason: error.message });
      return error.outcome;
    }
    logFailure(deps, sending.intent ? 'Submitting, after the click,' : 'Submitting', application_id, error);
    return { kind: 'crashed' };
  });
  const retry = await storeSubmitOutcome(deps, sending, outcome);
  if (retry) throw new RetryTask(`Submitting ${application_id} will be retried`);
}

async function send(deps: ApplicationWorkDeps, sending: Sending): Promise<SubmitOutcome> {
  const { claim } = sending;
  const posting = await deps.findPosting(claim.record.posting.id);
  if (posting?.summary.status !== 'open') return { kind: 'closed' };
  const left = await leftToUser(deps, claim.record);
  if (left) return left;
  if (await deps.isClosedAtVendor(posting)) return { kind: 'closed' };
  const dossier = await buildDossier(deps, claim.record);
  return deps.driver.submit(claim.record.apply, dossier, {
    progress: (activity) => renewClaim(deps, claim, activity),
    beforeSubmit: async (screenshot, fields) => {
      sending.intent = await recordSubmitIntent(deps, claim, dossier.resume, screenshot, fields);
    },
  });
}
