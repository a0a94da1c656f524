import type { ApplicationStatus, HandOverReason } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import type { WaitingApplication } from '@contract/dashboard.ts';
import type { z } from 'zod';

type Waiting = Pick<WaitingApplication, 'id' | 'status' | 'hand_over_reason' | 'posting'>;

/** What waits for the user besides questions, each kind of thing once. */
export type Needs<A extends Waiting = WaitingApplication> = {
  review: A[];
  handedOver: A[];
  unconfirmed: A[];
  failed: A[];
};

/**
 * Sorts what waits by what the user would do about it.
 * @param reminders open ones; an application that the user will be reminded of is not asked about before
 */
export function needsOf<A extends Waiting>(
  applications: readonly A[],
  reminders: readonly Pick<Reminder, 'application_id' | 'at'>[],
  now: number,
): Needs<A> {
  const put = new Set(
    reminders.filter(({ at }) => Date.parse(at) > now).map(({ application_id }) => application_id),
  );
  const having = (status: ApplicationStatus) => applications.filter((one) => one.status === status);
  return {
    review: having('ready_for_review'),
    handedOver: having('handed_over'),
    unconfirmed: having('unconfirmed').filter(({ id }) => !put.has(id)),
    failed: having('failed'),
  };
}

const REASONS: Record<z.infer<typeof HandOverReason>, [one: string, many: string]> = {
  captcha: ['The form has a CAPTCHA.', 'The forms have a CAPTCHA.'],
  email_code: ['The form asks for a code from your email.', 'The forms ask for a code from your email.'],
  login: ['The employer asks you to sign in.', 'The employers ask you to sign in.'],
  payment: ['The form asks for a payment.', 'The forms ask for a payment.'],
  identity: ['The form asks you to verify your identity.', 'The forms ask you to verify your identity.'],
  external: ['You apply on the employer’s site.', 'You apply on the employers’ sites.'],
  file: ['The form requires another file.', 'The forms require another file.'],
  switched_off: ['We can’t fill out this form right now.', 'We can’t fill out these forms right now.'],
};

/** Why the user has to finish these. */
export function handOverWords(applications: readonly Pick<WaitingApplication, 'hand_over_reason'>[]): string {
  const [reason, ...others] = new Set(applications.map(({ hand_over_reason }) => hand_over_reason));
  if (!reason || others.length > 0) return 'Each has a step only you can do.';
  return REASONS[reason][applications.length === 1 ? 0 : 1];
}
