import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { tokenWith } from '../support/tokens.ts';
import { signInAgain, signUpComplete } from '../support/users.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

describe('signing out everywhere', () => {
  it('ends every session and lets the next sign-in work', async () => {
    const user = await signUpComplete(api);
    const elsewhere = await signInAgain(user);
    // Token times have a resolution of one second.
    api.advance(2000);
    const answer = await api.call('POST', '/api/account/sign-out-everywhere', { token: user.token });
    expect(answer.status).toBe(204);
    expect(await api.services.account.revocations.find(user.uid)).toMatchObject({ why: 'signed_out' });
    for (const { token } of [user, elsewhere]) {
      const refused = await api.call('GET', '/api/profile', { token });
      expect(refused).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
    const token = tokenWith(user.uid, { auth_time: Math.floor(Date.now() / 1000) + 2 });
    expect((await api.call('GET', '/api/profile', { token })).status).toBe(200);
  });
});

describe('notifications', () => {
  it('are on until the user turns them off', async () => {
    const { token } = await signUpComplete(api);
    const { body } = await api.call('GET', '/api/profile', { token });
    expect(body).toMatchObject({ notify_digest: true, notify_needs_input: true });
    const json = { notify_digest: false };
    expect((await api.call('PATCH', '/api/profile', { token, json })).body).toMatchObject({
      notify_digest: false,
      notify_needs_input: true,
    });
  });
});
