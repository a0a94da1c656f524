import { PRODUCT_NAME } from '../../../contract/brand.ts';
import type { ParkedOutcome } from '../driver/application-driver.ts';
import { type ApplicationRecord, type TransitionResult, transitionTo } from './application-record.ts';
import type { Actor } from './status-transitions.ts';

const HAND_OVER_NOTES = {
  captcha: 'The form shows a challenge that only you may solve',
  email_code: 'The employer sends you a code by e-mail',
  login: 'The employer wants you to sign in',
  payment: 'The employer asks for a payment',
  identity: 'The employer asks for an identity document or bank data',
  file: 'The form wants a file that only you have',
  switched_off: `${PRODUCT_NAME} fills no forms of this kind at present`,
  external: `This employer’s form is one that ${PRODUCT_NAME} does not fill`,
} as const;

const UNREADABLE =
  'This form asks for something that could not be read. Apply on the employer’s page instead.';

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
        note: 'The employer closed the posting',
      });
    case 'needs_input': {
      const count = outcome.questions.length;
      if (count === 0)
        return park(record, { kind: 'failed', retryable: false, detail: UNREADABLE }, at, actor);
      const note = count === 1 ? '1 question is open' : `${count} questions are open`;
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
        hand_over: { reason: outcome.reason, url: outcome.url },
      });
    }
    case 'failed':
      return withChanges(transitionTo(record, 'failed', { actor, at, note: 'Given up, credit returned' }), {
        failure: outcome.detail,
      });
  }
}

export function withChanges(result: TransitionResult, changes: Partial<ApplicationRecord>): TransitionResult {
  return { ...result, record: { ...result.record, ...changes } };
}
