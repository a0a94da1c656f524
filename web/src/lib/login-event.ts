import { type LoginType, recordLogin } from '@contract/auth.ts';
import { callOk } from './api-client.ts';
import { LOGIN_EVENT } from './constants.ts';
import { getIdToken } from './session.ts';

/**
 * Reports a sign-in: three attempts, 1 s then 2 s apart. Skipped without a token; a failure is only logged.
 * @param wait replaced in tests
 */
export async function reportLogin(
  loginType: LoginType,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> {
  if (!(await getIdToken())) return;
  const body = { login_type: loginType, timestamp: new Date().toISOString() };
  for (let attempt = 1; attempt <= LOGIN_EVENT.attempts; attempt++) {
    try {
      await callOk(recordLogin, { body });
      return;
    } catch (error) {
      if (attempt === LOGIN_EVENT.attempts) console.error('The login event was not sent', error);
      else await wait(LOGIN_EVENT.delayMs * attempt);
    }
  }
}
