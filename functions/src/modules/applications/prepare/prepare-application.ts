import { claimLease, holdsLease, isLeased, whileLeased } from '../../../platform/lease.ts';
import { RetryTask } from '../../../platform/retry-task.ts';
import { findProfileInTx } from '../../profile/profiles.ts';
import { type ApplicationWorkDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import type { PrepareOutcome } from '../driver/application-driver.ts';
import { rememberForm } from '../form-preview/remember-form.ts';
import {
  type Claim,
  LEASE_MS,
  leasedUntil,
  logFailure,
  MAX_TRIES,
  renewClaim,
} from '../lifecycle/application-lease.ts';
import {
  type ApplicationRecord,
  queuedUntil,
  type TransitionResult,
  transitionTo,
} from '../lifecycle/application-record.ts';
import { park, withChanges } from '../lifecycle/park-application.ts';
import { leftToUser, pauseReasonOf, recheckPausedAt } from '../pause/pause-reason.ts';
import { askedUnopened } from './asked-unopened.ts';
import { buildDossier } from './build-dossier.ts';
import { withPreparedAnswers } from './prepared-answers.ts';

const COULD_NOT_OPEN = 'We couldn’t open the employer’s form. We’ve returned your credit. Try again later.';

/**
 * Opens the form, reads it and resolves an answer for every field, without sending anything. Ends ready for review,
 * submitting, with open questions, handed over, closed or failed. Does nothing if another worker holds it or it is
 * done; throws RetryTask to be redelivered.
 */
export async function prepareApplication(deps: ApplicationWorkDeps, application_id: string): Promise<void> {
  const claim = await claimForPreparing(deps, application_id);
  if (!claim) return;
  const outcome = await whileLeased(
    LEASE_MS,
    () => renewClaim(deps, claim),
    () => readForm(deps, claim),
  ).catch((error: unknown): Read => {
    logFailure(deps, 'Preparing', application_id, error);
    return { kind: 'failed', retryable: true, detail: COULD_NOT_OPEN, resume_version: null };
  });
  const status = await storeOutcome(deps, claim, outcome);
  if (status === 'submitting') await enqueueWork(deps, 'submitApplication', application_id);
  if (status === 'queued') throw new RetryTask(`Preparing ${application_id} will be retried`);
}

async function claimForPreparing(deps: ApplicationWorkDeps, id: string): Promise<Claim | null> {
  const holder = deps.newHolder();
  const waiting = await deps.applications.find(id);
  if (!waiting) return null;
  const is_revoked = await deps.isRevoked(waiting.uid);
  return deps.runTransaction(async (tx) => {
    const found = await deps.applications.findInTx(tx, id);
    const now = deps.clock();
    if (!found || isLeased(found, now)) return null;
    if (found.status !== 'queued' && found.status !== 'preparing') return null;
    if (await pauseReasonOf(tx, deps, found.uid, is_revoked)) {
      deps.applications.save(tx, { ...found, due_at: recheckPausedAt(now) }, null);
      return null;
    }
    if (found.tries >= MAX_TRIES) {
      await saveTransition(
        tx,
        deps,
        park(found, { kind: 'failed', retryable: false, detail: COULD_NOT_OPEN }, now),
      );
      return null;
    }
    const result =
      found.status === 'queued'
        ? transitionTo(found, 'preparing', { actor: 'huntwell', at: now, note: 'Opening the form' })
        : null;
    const record: ApplicationRecord = {
      ...(result?.record ?? found),
      ...leasedUntil(claimLease(holder, now, LEASE_MS)),
      activity: 'checking the job',
      tries: found.tries + 1,
    };
    deps.applications.save(tx, record, result?.transition ?? null);
    return { record, holder };
  });
}

/** Result of reading the form, and the resume it was read with. */
type Read = PrepareOutcome & Pick<ApplicationRecord, 'resume_version'>;

async function readForm(deps: ApplicationWorkDeps, claim: Claim): Promise<Read> {
  const { record } = claim;
  const posting = await deps.findPosting(record.posting.id);
  if (posting?.summary.status !== 'open') return { kind: 'closed', resume_version: null };
  if (await deps.isClosedAtVendor(posting)) return { kind: 'closed', resume_version: null };
  const dossier = await buildDossier(deps, record);
  const resume_version = dossier.resume?.version ?? null;
  const left = await leftToUser(deps, record);
  if (left) return { ...(await withPreparedAnswers(deps, left, posting, dossier)), resume_version };
  const asked = await askedUnopened(deps, posting, dossier);
  if (asked) return { ...asked, resume_version };
  const outcome = await deps.driver.prepare(record.apply, dossier, (activity) =>
    renewClaim(deps, claim, activity),
  );
  await rememberForm(deps, record, outcome);
  return { ...(await withPreparedAnswers(deps, outcome, posting, dossier)), resume_version };
}

/** Stores the outcome and returns the new status; null if another worker has claimed the application since. */
function storeOutcome(
  deps: ApplicationWorkDeps,
  claim: Claim,
  outcome: Read,
): Promise<ApplicationRecord['status'] | null> {
  return deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, claim.record.id);
    if (!holdsLease(record, claim.holder) || record.status !== 'preparing') return null;
    const profile = await findProfileInTx(tx, deps.profile, record.uid);
    const result = transitionAfter(record, outcome, profile?.review_before_submit ?? true, deps.clock());
    await saveTransition(tx, deps, result);
    return result.record.status;
  });
}

function transitionAfter(
  record: ApplicationRecord,
  outcome: Read,
  review: boolean,
  at: Date,
): TransitionResult {
  if (outcome.kind === 'ready') {
    const answered = outcome.fields.length;
    const note = `Job still open, ${answered} of ${answered} answers ready`;
    const result = transitionTo(record, review ? 'ready_for_review' : 'submitting', {
      actor: 'huntwell',
      at,
      note,
    });
    return withChanges(result, {
      fields: outcome.fields,
      resume_version: outcome.resume_version,
      due_at: review ? null : queuedUntil(at),
    });
  }
  if (outcome.kind === 'failed' && outcome.retryable && record.tries < MAX_TRIES) {
    const result = transitionTo(record, 'queued', {
      actor: 'huntwell',
      at,
      note: 'Couldn’t open the form. Trying again.',
    });
    return withChanges(result, { due_at: queuedUntil(at) });
  }
  return park(record, outcome, at);
}
