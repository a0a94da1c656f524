import { setTimeout as wait } from 'node:timers/promises';
import { MESSAGES } from '../../contract/messages.ts';
import type { AccountMailer } from '../../integrations/identity-platform.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';

export type PasswordResetDeps = { mailer: AccountMailer; logger: Logger; answer_after_ms: number };

/** When the response is sent. Identity Platform needs a fraction of it; what is not done by then is aborted. */
export const ANSWER_AFTER_MS = 2000;

/**
 * Sends the reset email. The response and its timing are the same whether the account exists, does not, or the email
 * could not be sent: sending has exactly as much time as the response takes. Nothing continues after the response, when a
 * function may get no more CPU.
 */
export async function requestPasswordReset(
  deps: PasswordResetDeps,
  email: string,
): Promise<{ message: string }> {
  const sending = deps.mailer
    .sendPasswordReset(email, AbortSignal.timeout(deps.answer_after_ms))
    .catch((error: unknown) => deps.logger.error('Password reset email not sent', errorFields(error)));
  await Promise.all([sending, wait(deps.answer_after_ms)]);
  return { message: MESSAGES.request_received };
}
