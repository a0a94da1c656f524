import { randomUUID } from 'node:crypto';
import type { Answer, TestApi } from './api.ts';

export type TestUser = { uid: string; email: string; token: string };

const identity = (path: string) =>
  `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${path}?key=demo-key`;

/** A new account with email and password, signed in. */
export async function signUp(): Promise<TestUser> {
  const email = `${randomUUID()}@example.com`;
  const response = await fetch(identity('accounts:signUp'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'correct horse',
      displayName: 'Ada Test',
      returnSecureToken: true,
    }),
  });
  const { localId, idToken } = await response.json();
  return { uid: localId, email, token: idToken };
}

/** A token with the account's current claims. */
export async function signInAgain(user: TestUser): Promise<TestUser> {
  const response = await fetch(identity('accounts:signInWithPassword'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: 'correct horse', returnSecureToken: true }),
  });
  const { idToken } = await response.json();
  return { ...user, token: idToken };
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
