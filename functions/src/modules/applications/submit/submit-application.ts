import type { FilledField, Receipt } from '../../../contract/applications.ts';
import { claimLease, holdsLease, isLeased, LeaseLost, whileLeased } from '../../../platform/lease.ts';
import { RetryTask } from '../../../platform/retry-task.ts';
import { type ApplicationWorkDeps, saveTransition } from '../application-deps.ts';
import type { Dossier, SubmitOutcome } from '../driver/application-driver.ts';
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
  type SubmitIntent,
  type TransitionResult,
  transitionTo,
} from '../lifecycle/application-record.ts';
import { park, withChanges } from '../lifecycle/park-application.ts';
import { pauseReasonOf, type ReviewOutcome, SubmissionStopped, switchedOff } from '../pause/pause-reason.ts';
import { buildDossier } from '../prepare/build-dossier.ts';

const COULD_NOT_SEND = 'The employer’s form could not be filled. Nothing was sent and your credit is back.';

/** What a worker knows of its own sending. */
type Sending = { claim: Claim; intent: SubmitIntent | null };

type Outcome = SubmitOutcome | ReviewOutcome | { kind: 'crashed' };

/**
 * Fills the form and clicks its send button, once. The submit intent is recorded before the click; from then on the application is
 * submitted with proof, refused with proof, or unconfirmed, and never sent again. A crash before the click is tried
 * again (RetryTask).
 */
export async function submitApplication(deps: ApplicationWorkDeps, application_id: string): Promise<void> {
  const claim = await claimForSubmitting(deps, application_id);
  if (!claim) return;
  const sending: Sending = { claim, intent: null };
  const outcome = await whileLeased(
    LEASE_MS,
    () => renewClaim(deps, claim),
    () => send(deps, sending),
  ).catch((error: unknown): Outcome => {
    if (error instanceof SubmissionStopped) {
      deps.logger.info('Submitting stopped', { application_id, reason: error.message });
      return error.outcome;
    }
    logFailure(deps, sending.intent ? 'Submitting, after the click,' : 'Submitting', application_id, error);
    return { kind: 'crashed' };
  });
  const again = await persistently(deps, () => settle(deps, sending, outcome));
  if (again) throw new RetryTask(`Submitting ${application_id} is tried again`);
}

async function claimForSubmitting(deps: ApplicationWorkDeps, id: string): Promise<Claim | null> {
  const holder = deps.newHolder();
  const waiting = await deps.applications.find(id);
  if (!waiting) return null;
  const is_revoked = await deps.isRevoked(waiting.uid);
  return deps.runTransaction(async (tx) => {
    const found = await deps.applications.findInTx(tx, id);
    const now = deps.clock();
    if (found?.status !== 'submitting' || isLeased(found, now)) return null;
    if (found.submit_intent) {
      await saveTransition(tx, deps, leaveUnconfirmed(found, found.submit_intent, 'huntwell', now));
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
      activity: 'checking the posting',
      tries: found.tries + 1,
    };
    deps.applications.save(tx, record, null);
    return { record, holder };
  });
}

async function send(deps: ApplicationWorkDeps, sending: Sending): Promise<SubmitOutcome> {
  const { claim } = sending;
  const posting = await deps.findPosting(claim.record.posting.id);
  if (posting?.summary.status !== 'open') return { kind: 'closed' };
  const off = await switchedOff(deps, claim.record);
  if (off) return off;
  const dossier = await buildDossier(deps, claim.record);
  return deps.driver.submit(claim.record.apply, dossier, {
    progress: (activity) => renewClaim(deps, claim, activity),
    beforeSubmit: async (screenshot, fields) => {
      sending.intent = await recordSubmitIntent(deps, claim, dossier.resume, screenshot, fields);
    },
  });
}

/** The write-ahead record: only when it is stored may the button be clicked. */
async function recordSubmitIntent(
  deps: ApplicationWorkDeps,
  claim: Claim,
  resume: Dossier['resume'],
  screenshot: Uint8Array,
  fields: FilledField[],
): Promise<SubmitIntent> {
  const { id, uid } = claim.record;
  const screenshot_path = `users/${uid}/applications/${id}/${claim.holder}.png`;
  await deps.files.put(screenshot_path, screenshot, 'image/png');
  const is_revoked = await deps.isRevoked(uid);
  return deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, id);
    if (!holdsLease(record, claim.holder) || record.status !== 'submitting' || record.submit_intent) {
      throw new LeaseLost('The application changed before the click');
    }
    const off = await switchedOff(deps, record, tx);
    if (off) throw new SubmissionStopped('The driver was switched off', off);
    const note = await pauseReasonOf(tx, deps, uid, is_revoked);
    const resume_version = resume?.version ?? null;
    if (note) {
      throw new SubmissionStopped(note, {
        kind: 'review',
        note,
        fields: record.fields,
        resume_version: record.resume_version,
      });
    }
    if (record.approved && !isWhatWasApproved(record, fields, resume)) {
      const changed = 'Your answers changed after you approved them, so look at them again';
      throw new SubmissionStopped(changed, { kind: 'review', note: changed, fields, resume_version });
    }
    const now = deps.clock();
    const intent = {
      holder: claim.holder,
      at: now,
      screenshot_path,
      resume_file_name: resume?.file_name ?? '',
      resume_version: resume?.version ?? 0,
    };
    const activity = 'sending the form';
    deps.applications.save(
      tx,
      {
        ...record,
        ...leasedUntil(claimLease(claim.holder, now, LEASE_MS)),
        submit_intent: intent,
        fields,
        activity,
        updated_at: now,
      },
      null,
    );
    return intent;
  });
}

/** Whether the employer receives what the user saw: the same words in the same fields, and the same file. */
function isWhatWasApproved(
  record: ApplicationRecord,
  fields: FilledField[],
  resume: Dossier['resume'],
): boolean {
  const words = (all: FilledField[]) => all.map(({ label, value }) => JSON.stringify([label, value])).sort();
  const [approved, present] = [words(record.fields), words(fields)];
  if (approved.length !== present.length || approved.some((one, at) => one !== present[at])) return false;
  const withFile = resume !== null && fields.some(({ value }) => value === resume.file_name);
  return !withFile || record.resume_version === resume.version;
}

/** A proof that was seen must not be lost to a database that is away for a moment. */
async function persistently<T>(deps: ApplicationWorkDeps, work: () => Promise<T>): Promise<T> {
  for (const wait_ms of [200, 1000, 3000]) {
    try {
      return await work();
    } catch {
      await deps.wait(wait_ms);
    }
  }
  return work();
}

/** Stores the outcome; true if it should be delivered again. */
function settle(deps: ApplicationWorkDeps, sending: Sending, outcome: Outcome): Promise<boolean> {
  const { claim, intent } = sending;
  return deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, claim.record.id);
    if (!record) return false;
    const at = deps.clock();
    if (intent) {
      const result = afterIntent(record, intent, outcome, at);
      if (result) await saveTransition(tx, deps, result);
      return false;
    }
    if (!holdsLease(record, claim.holder) || record.status !== 'submitting') return false;
    if (outcome.kind === 'crashed' || (outcome.kind === 'failed' && outcome.retryable)) {
      if (record.tries < MAX_TRIES) {
        // An intent that was only half stored is void: the driver did not click.
        const waiting = {
          ...record,
          lease: null,
          submit_intent: null,
          activity: '',
          due_at: queuedUntil(at),
        };
        deps.applications.save(tx, waiting, null);
        return true;
      }
    }
    await saveTransition(tx, deps, withChanges(withoutIntent(record, outcome, at), { submit_intent: null }));
    return false;
  });
}

function withoutIntent(record: ApplicationRecord, outcome: Outcome, at: Date): TransitionResult {
  switch (outcome.kind) {
    case 'crashed':
      return park(record, { kind: 'failed', retryable: false, detail: COULD_NOT_SEND }, at);
    case 'review':
      return withChanges(
        transitionTo(record, 'ready_for_review', { actor: 'huntwell', at, note: outcome.note }),
        {
          fields: outcome.fields,
          resume_version: outcome.resume_version,
        },
      );
    case 'submitted':
    case 'unconfirmed':
      throw new Error('The driver reports a sending that it never announced');
    default:
      return park(record, outcome, at);
  }
}

/** What became of a sending; null if it is settled already or another's. */
function afterIntent(
  record: ApplicationRecord,
  intent: SubmitIntent,
  outcome: Outcome,
  at: Date,
): TransitionResult | null {
  if (record.submit_intent?.holder !== intent.holder) return null;
  const late = record.status === 'unconfirmed';
  if (record.status !== 'submitting' && !late) return null;
  switch (outcome.kind) {
    case 'submitted': {
      const receipt = receiptOf(intent, outcome.fields, {
        confirmation_text: outcome.confirmation_text,
        confirmation_url: outcome.confirmation_url,
        sent_at: outcome.sent_at.toISOString(),
        confirmed_at: outcome.confirmed_at.toISOString(),
      });
      const result = transitionTo(record, 'submitted', {
        actor: 'huntwell',
        at,
        note: 'Sent once, confirmed by the employer',
      });
      return withChanges(result, sentChanges(intent, receipt));
    }
    case 'review':
    case 'unconfirmed':
    case 'crashed':
      return late ? null : leaveUnconfirmed(record, intent, 'huntwell', at);
    default:
      // The employer's own form refused it, so nothing was taken and it may be sent again later. The picture stays.
      return late
        ? null
        : withChanges(park(record, outcome, at), {
            submit_intent: null,
            screenshot_path: intent.screenshot_path,
          });
  }
}

/** Sent, but nothing proves that it arrived: it is told so, the credit comes back, and it is never sent again. */
export function leaveUnconfirmed(
  record: ApplicationRecord,
  intent: SubmitIntent,
  actor: 'huntwell' | 'sweeper',
  at: Date,
): TransitionResult {
  const receipt = receiptOf(intent, record.fields, {
    confirmation_text: null,
    confirmation_url: null,
    sent_at: intent.at.toISOString(),
    confirmed_at: null,
  });
  const note = 'The form was sent and no confirmation was seen';
  return withChanges(transitionTo(record, 'unconfirmed', { actor, at, note }), sentChanges(intent, receipt));
}

function receiptOf(
  intent: SubmitIntent,
  fields: FilledField[],
  proof: Pick<Receipt, 'confirmation_text' | 'confirmation_url' | 'sent_at' | 'confirmed_at'>,
): Receipt {
  return {
    fields,
    resume_file_name: intent.resume_file_name,
    resume_version: intent.resume_version,
    has_screenshot: true,
    ...proof,
  };
}

function sentChanges(intent: SubmitIntent, receipt: Receipt): Partial<ApplicationRecord> {
  return { sent: true, receipt, fields: receipt.fields, screenshot_path: intent.screenshot_path };
}
