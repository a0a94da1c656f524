import { randomUUID } from 'node:crypto';
import type { Answer, TestApi } from './api.ts';

export type TestUser = { uid: string; email: string; token: string };

const PASSWORD = 'correct horse';

/** Asks the Auth emulator as the browser's SDK does. */
async function ask(
  method: string,
  body: Record<string, string>,
): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${method}?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * A new account with email and password, signed in. It signs in after signing up, because the token of the sign-up can be
 * revoked already: the Auth emulator reads its clock twice, first for the token and then for the time since which tokens
 * count, and a second may begin in between.
 */
export async function signUp(): Promise<TestUser> {
  const email = `${randomUUID()}@example.com`;
  const { localId } = await ask('accounts:signUp', { email, password: PASSWORD, displayName: 'Ada Test' });
  return signInAgain({ uid: localId, email });
}

/** A token with the account's current claims. */
export async function signInAgain(user: Omit<TestUser, 'token'>): Promise<TestUser> {
  const { idToken } = await ask('accounts:signInWithPassword', { email: user.email, password: PASSWORD });
  return { uid: user.uid, email: user.email, token: idToken };
}

/** The account as an administrator, with a token that says so. */
export async function makeAdmin(api: TestApi, user: TestUser): Promise<TestUser> {
  await api.services.firebase.auth().setCustomUserClaims(user.uid, { admin: true });
  return signInAgain(user);
}

/** A new account whose profile is complete, so that it may apply. */
export async function signUpComplete(api: TestApi): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada Test' } }));
  const json = { phone_number: '+12125550100', job_title: 'Registered Nurse' };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

export function expectOk(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
