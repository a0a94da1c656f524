import type { Receipt } from '../../../contract/applications.ts';
import { holdsLease } from '../../../platform/lease.ts';
import { type ApplicationWorkDeps, saveTransition } from '../application-deps.ts';
import type { SubmitOutcome } from '../driver/application-driver.ts';
import { type Claim, MAX_TRIES } from '../lifecycle/application-lease.ts';
import {
  type ApplicationRecord,
  queuedUntil,
  type SubmitIntent,
  type TransitionResult,
  transitionTo,
} from '../lifecycle/application-record.ts';
import { park, withChanges } from '../lifecycle/park-application.ts';
import type { ReviewOutcome } from '../pause/pause-reason.ts';
import { markUnconfirmed } from './mark-unconfirmed.ts';
import { receiptOf, sentChanges } from './receipt.ts';

export const COULD_NOT_SEND =
  'We couldn’t fill out the employer’s form. Nothing was sent, and we’ve returned your credit.';

/** A worker's claim, and its submit intent from the moment it was stored. */
export type Sending = { claim: Claim; intent: SubmitIntent | null };

export type SubmissionOutcome = SubmitOutcome | ReviewOutcome | { kind: 'crashed' };

/**
 * Stores the outcome of a submission; true if the task should be retried. Retries the write itself too: a confirmation
 * that was seen must not be lost to a short outage of the database.
 */
export function storeSubmitOutcome(
  deps: ApplicationWorkDeps,
  sending: Sending,
  outcome: SubmissionOutcome,
): Promise<boolean> {
  return withRetries(deps, () => store(deps, sending, outcome));
}

function store(deps: ApplicationWorkDeps, sending: Sending, outcome: SubmissionOutcome): Promise<boolean> {
  const { claim, intent } = sending;
  return deps.runTransaction(async (tx) => {
    const record = await deps.applications.findInTx(tx, claim.record.id);
    if (!record) return false;
    const at = deps.clock();
    if (intent) {
      const result = afterIntent(record, intent, outcome, at);
      if (result) await saveTransition(tx, deps, result);
      else if (outcome.kind === 'submitted' && isUnprovenSending(record, intent))
        deps.applications.save(
          tx,
          { ...record, ...sentChanges(intent, provenReceipt(intent, outcome)), updated_at: at },
          null,
        );
      return false;
    }
    if (!holdsLease(record, claim.holder) || record.status !== 'submitting') return false;
    if (outcome.kind === 'crashed' || (outcome.kind === 'failed' && outcome.retryable)) {
      if (record.tries < MAX_TRIES) {
        // The driver never clicked, so an intent that was stored all the same is void.
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

function withoutIntent(record: ApplicationRecord, outcome: SubmissionOutcome, at: Date): TransitionResult {
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
      throw new Error('The driver reported a submission without recording its intent');
    default:
      return park(record, outcome, at);
  }
}

/** The transition after the click; null if its outcome is already stored, or the intent is another worker's. */
function afterIntent(
  record: ApplicationRecord,
  intent: SubmitIntent,
  outcome: SubmissionOutcome,
  at: Date,
): TransitionResult | null {
  if (record.submit_intent?.holder !== intent.holder) return null;
  const late = record.status === 'unconfirmed';
  if (record.status !== 'submitting' && !late) return null;
  switch (outcome.kind) {
    case 'submitted': {
      const result = transitionTo(record, 'submitted', {
        actor: 'huntwell',
        at,
        note: 'Sent once, confirmed by the employer',
      });
      return withChanges(result, sentChanges(intent, provenReceipt(intent, outcome)));
    }
    case 'review':
    case 'unconfirmed':
    case 'crashed':
      return late ? null : markUnconfirmed(record, intent, 'huntwell', at);
    default:
      // The employer's form rejected it, so nothing was received and it may be sent later. The screenshot stays.
      return late
        ? null
        : withChanges(park(record, outcome, at), {
            submit_intent: null,
            screenshot_path: intent.screenshot_path,
          });
  }
}

/**
 * The user has said themselves what became of it, before the worker saw the proof: that stays as they said, and so does the
 * credit that they got back. The receipt gets its proof.
 */
function isUnprovenSending({ submit_intent, receipt }: ApplicationRecord, intent: SubmitIntent): boolean {
  return submit_intent?.holder === intent.holder && receipt !== null && receipt.confirmed_at === null;
}

function provenReceipt(
  intent: SubmitIntent,
  outcome: Extract<SubmitOutcome, { kind: 'submitted' }>,
): Receipt {
  return receiptOf(intent, outcome.fields, {
    confirmation_text: outcome.confirmation_text,
    confirmation_url: outcome.confirmation_url,
    sent_at: outcome.sent_at.toISOString(),
    confirmed_at: outcome.confirmed_at.toISOString(),
  });
}

async function withRetries<T>(deps: ApplicationWorkDeps, work: () => Promise<T>): Promise<T> {
  for (const wait_ms of [200, 1000, 3000]) {
    try {
      return await work();
    } catch {
      await deps.wait(wait_ms);
    }
  }
  return work();
}
