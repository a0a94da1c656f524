import { setTimeout as wait } from 'node:timers/promises';
import { MESSAGES } from '../../contract/messages.ts';
import type { AccountMailer } from '../../integrations/identity-platform.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';

export type PasswordResetDeps = { mailer: AccountMailer; logger: Logger; answer_after_ms: number };

/** When the answer is given. Identity Platform takes a fraction of it; what is not done by then is given up. */
export const ANSWER_AFTER_MS = 2000;

/**
 * Has the reset mail sent. Answer and time of the answer are the same whether the account exists, does not, or the mail
 * could not be sent: the sending has exactly as long as the answer takes. Nothing runs on after the answer, when a
 * function may get no more processor time.
 */
export async function requestPasswordReset(
  deps: PasswordResetDeps,
  email: string,
): Promise<{ message: string }> {
  const sending = deps.mailer
    .sendPasswordReset(email, AbortSignal.timeout(deps.answer_after_ms))
    .catch((error: unknown) => deps.logger.error('Reset mail not sent', errorFields(error)));
  await Promise.all([sending, wait(deps.answer_after_ms)]);
  return { message: MESSAGES.request_received };
}
