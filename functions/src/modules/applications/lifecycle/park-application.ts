import { PRODUCT_NAME } from '../../../contract/brand.ts';
import type { ParkedOutcome } from '../driver/application-driver.ts';
import { type ApplicationRecord, type TransitionResult, transitionTo } from './application-record.ts';
import type { Actor } from './status-transitions.ts';

const HAND_OVER_NOTES = {
  captcha: 'The form has a CAPTCHA, which only you can solve',
  email_code: 'The employer emails you a code',
  login: 'The employer asks you to sign in',
  payment: 'The employer asks for a payment',
  identity: 'The employer asks for ID or bank details',
  file: 'The form asks for a file we don’t have',
  switched_off: `${PRODUCT_NAME} can’t fill out this type of form right now`,
  external: `${PRODUCT_NAME} doesn’t support this employer’s form`,
} as const;

const UNREADABLE = 'We couldn’t read one of the form’s questions. Apply on the employer’s page instead.';

/** The transition for a form that was not touched: to the user, to its end, or to failed. */
export function park(
  record: ApplicationRecord,
  outcome: ParkedOutcome,
  at: Date,
  actor: Actor = 'huntwell',
): TransitionResult {
  switch (outcome.kind) {
    case 'closed':
      return transitionTo(record, 'closed_by_employer', {
        actor,
        at,
        note: 'The employer closed the job',
      });
    case 'needs_input': {
      const count = outcome.questions.length;
      if (count === 0)
        return park(record, { kind: 'failed', retryable: false, detail: UNREADABLE }, at, actor);
      const note = count === 1 ? '1 question for you' : `${count} questions for you`;
      const result = transitionTo(record, 'needs_input', { actor, at, note });
      return withChanges(result, { fields: outcome.fields, questions: outcome.questions });
    }
    case 'hand_over': {
      const result = transitionTo(record, 'handed_over', {
        actor,
        at,
        note: HAND_OVER_NOTES[outcome.reason],
      });
      return withChanges(result, {
        fields: outcome.fields,
        hand_over: { reason: outcome.reason, url: outcome.url, files: outcome.files ?? [] },
      });
    }
    case 'failed':
      return withChanges(
        transitionTo(record, 'failed', { actor, at, note: 'Couldn’t be sent. Credit returned.' }),
        {
          failure: outcome.detail,
        },
      );
  }
}

export function withChanges(result: TransitionResult, changes: Partial<ApplicationRecord>): TransitionResult {
  return { ...result, record: { ...result.record, ...changes } };
}
