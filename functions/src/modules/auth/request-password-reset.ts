import { setTimeout as wait } from 'node:timers/promises';
import { MESSAGES } from '../../contract/messages.ts';
import type { AccountMailer } from '../../integrations/identity-platform.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';

export type PasswordResetDeps = { mailer: AccountMailer; logger: Logger; answer_after_ms: number };

/** Longer than Identity Platform takes, so that the time of the answer tells nothing. */
export const ANSWER_AFTER_MS = 1000;

/**
 * Has the reset mail sent. Answer and time of the answer are the same whether the account exists, does not, or the
 * mail could not be sent: the sending runs beside the wait and never changes it.
 */
export async function requestPasswordReset(
  deps: PasswordResetDeps,
  email: string,
): Promise<{ message: string }> {
  const answer_time = wait(deps.answer_after_ms);
  deps.mailer
    .sendPasswordReset(email)
    .catch((error: unknown) => deps.logger.error('Reset mail not sent', errorFields(error)));
  await answer_time;
  return { message: MESSAGES.request_received };
}
