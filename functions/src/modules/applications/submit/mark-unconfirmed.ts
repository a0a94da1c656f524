import {
  type ApplicationRecord,
  type SubmitIntent,
  type TransitionResult,
  transitionTo,
} from '../lifecycle/application-record.ts';
import { withChanges } from '../lifecycle/park-application.ts';
import { receiptOf, sentChanges } from './receipt.ts';

/** Sent without proof of arrival: the user is told so, the credit is returned, and it is never sent again. */
export function markUnconfirmed(
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
  const note = 'The form was sent, but no confirmation appeared';
  return withChanges(transitionTo(record, 'unconfirmed', { actor, at, note }), sentChanges(intent, receipt));
}
