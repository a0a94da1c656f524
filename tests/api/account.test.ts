import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityPlatform } from '../../functions/src/integrations/identity-platform.ts';
import { ANSWER_AFTER_MS } from '../../functions/src/modules/auth/request-password-reset.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { signUp } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.advance(60_000)); // each test has a fresh window of the rate limits
afterAll(() => api.close());

describe('login events', () => {
  it('are kept with what happened and when', async () => {
    const { uid, token } = await signUp();
    const json = { login_type: 'google_signup', timestamp: '2026-11-21T10:00:00.000Z' };
    expect((await api.call('POST', '/api/auth/login-event', { token, json })).body).toEqual({
      success: true,
    });
    const stored = await api.services.db.collection('login_events').where('uid', '==', uid).get();
    expect(stored.docs.map((doc) => doc.data().login_type)).toEqual(['google_signup']);
  });
});

describe('a forgotten password', () => {
  const ask = (at: TestApi, email: string) =>
    at.call('POST', '/api/auth/forgot-password', { json: { email } });

  it('is asked for a few times an hour for each address, from wherever, and no mail more is sent', async () => {
    const mails: string[] = [];
    const fast = await startApi({
      mailer: {
        sendPasswordReset: async (email) => {
          mails.push(email);
        },
      },
    });
    const email = `${randomUUID()}@example.com`;
    const statuses: number[] = [];
    for (const hop of [1, 2, 3, 4, 5, 6]) {
      const json = { email: hop % 2 ? email : email.toUpperCase() };
      const headers = { 'x-forwarded-for': `198.51.100.${hop}` };
      statuses.push((await fast.call('POST', '/api/auth/forgot-password', { json, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(mails).toHaveLength(5);
    expect((await ask(fast, 'someone-else@example.com')).status).toBe(200);
    await fast.close();
  }, 30_000);

  // Answers that differ by design do so each time; on a busy machine one of three may come late.
  const again = { retry: 2 };
  it(
    'is answered alike and after the same time whether there is an account, none, or no mail at all',
    again,
    async () => {
      const { email } = await signUp();
      const origin = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;
      const sending = await startApi({ mailer: identityPlatform({ origin, api_key: 'demo-key' }) });
      // Takes longer than the response, by which time it must have been sent or abandoned.
      let ended = 0;
      const slow = await startApi({
        mailer: {
          sendPasswordReset: (_, signal) =>
            setTimeout(10_000, undefined, { signal }).finally(() => {
              ended = performance.now();
            }),
        },
      });
      const measured = await Promise.all(
        (
          [
            [sending, email],
            [sending, 'nobody@example.com'],
            [slow, email],
          ] as const
        ).map(async ([at, address]) => {
          const start = performance.now();
          const answer = await ask(at, address);
          const at_ms = performance.now();
          return { at_ms, ms: at_ms - start, status: answer.status, message: answer.body.message };
        }),
      );
      await Promise.all([sending.close(), slow.close()]);
      expect(new Set(measured.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
      expect(measured[0]?.message).toBe(
        'If an account with that email exists, a password reset link has been sent.',
      );
      const times = measured.map(({ ms }) => ms);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(ANSWER_AFTER_MS - 10);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThan(300);
      expect(ended).toBeGreaterThan(0);
      expect(ended).toBeLessThanOrEqual(measured[2]?.at_ms ?? 0);
      const codes = await fetch(
        `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}/oobCodes`,
      );
      const { oobCodes } = await codes.json();
      expect(oobCodes.filter((code: { email: string }) => code.email === email)).toHaveLength(1);
    },
  );

  it('is limited to five a minute from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => ask(api, `somebody-${i}@example.com`)),
    );
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    api.advance(60_000);
    expect((await ask(api, 'somebody@example.com')).status).toBe(200);
  });

  it('needs an address', async () => {
    const answer = await ask(api, 'nonsense');
    expect(answer.body).toMatchObject({
      code: 'invalid_request',
      detail: 'Please enter a valid email address',
      errors: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
  });
});

describe('feedback', () => {
  const send = (json: unknown, token?: string) => api.call('POST', '/api/feedback', { json, token });

  it('is kept with the account if there is one', async () => {
    const { uid, email, token } = await signUp();
    expect((await send({ message: ' Good tool ', email }, token)).body).toEqual({ success: true });
    expect((await send({ message: 'From nobody', email: 'anonymous@huntwell.example' })).status).toBe(200);
    const stored = await api.services.db.collection('feedback').get();
    const kept = stored.docs.map((doc) => ({ message: doc.data().message, uid: doc.data().uid }));
    expect(kept).toEqual(
      expect.arrayContaining([
        { message: 'Good tool', uid },
        { message: 'From nobody', uid: null },
      ]),
    );
  });

  it('is gone two years later, by the field that the database removes documents by', async () => {
    const message = `Kept for ${randomUUID()}`;
    expect((await send({ message, email: 'a@example.com' })).status).toBe(200);
    const [kept] = (await api.services.db.collection('feedback').where('message', '==', message).get()).docs;
    const { created_at, expire_at } = kept?.data() ?? {};
    expect(expire_at.toMillis() - created_at.toMillis()).toBe(730 * 24 * 3600_000);
    const { fieldOverrides } = JSON.parse(
      await readFile(join(import.meta.dirname, '../../firestore.indexes.json'), 'utf8'),
    );
    expect(fieldOverrides).toContainEqual(
      expect.objectContaining({ collectionGroup: 'feedback', fieldPath: 'expire_at', ttl: true }),
    );
  });

  it('must say something', async () => {
    const answer = await send({ message: '   ', email: 'a@example.com' });
    expect(answer.body.detail).toBe('Please enter your feedback message');
  });

  it('refuses a token that is not valid instead of taking it for nobody', async () => {
    expect((await send({ message: 'x', email: 'a@example.com' }, 'forged')).status).toBe(401);
  });
});
