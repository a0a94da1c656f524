import type { Auth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import type { Revocation } from '../platform/revocation-list.ts';
import { authenticate, firebaseTokenVerifier } from './authenticate.ts';

/**
 * A Firebase Auth that answers every verification the same way, and records whether a revocation check was requested.
 */
function authThat(verify: () => unknown): { auth: () => Auth; asked: (boolean | undefined)[] } {
  const asked: (boolean | undefined)[] = [];
  const auth = {
    verifyIdToken: async (_: string, check_revoked?: boolean) => {
      asked.push(check_revoked);
      return verify();
    },
  };
  // The verifier calls nothing else.
  return { auth: () => auth as unknown as Auth, asked };
}

/** Shaped like a token; the Auth above decides what it contains. */
const TOKEN = `${btoa('{}')}.${btoa('{}')}.signature`;

const noRevocations = { find: async () => null };

const failing = (code: string) =>
  authThat(() => {
    throw Object.assign(new Error(code), { code });
  }).auth;

describe('the token verifier', () => {
  it.each([
    ['auth/id-token-expired', 'token_expired'],
    ['auth/argument-error', 'unauthenticated'],
    ['auth/id-token-revoked', 'unauthenticated'],
    ['auth/user-not-found', 'unauthenticated'],
    ['auth/user-disabled', 'account_suspended'],
  ])('answers %s as %s', async (code, expected) => {
    const verify = firebaseTokenVerifier(failing(code), noRevocations);
    await expect(verify(TOKEN, { check_revoked: false })).rejects.toMatchObject({ code: expected });
  });

  it('does not blame the caller when Identity Platform is away', async () => {
    const verify = firebaseTokenVerifier(failing('auth/internal-error'), noRevocations);
    const error = await verify(TOKEN, { check_revoked: false }).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ name: 'Error', message: 'auth/internal-error' });
  });

  it('reads the claims', async () => {
    const { auth } = authThat(() => ({
      uid: 'u1',
      email: 'a@example.com',
      email_verified: true,
      admin: true,
      auth_time: 100,
    }));
    const caller = await firebaseTokenVerifier(auth, noRevocations)(TOKEN, { check_revoked: false });
    expect(caller).toEqual({
      uid: 'u1',
      email: 'a@example.com',
      name: null,
      email_verified: true,
      is_admin: true,
      auth_time: 100,
    });
  });

  it.each([
    ['suspended', 100, 'account_suspended'],
    ['deleted', 100, 'unauthenticated'],
    ['signed_out', 99, 'unauthenticated'],
    ['signed_out', 100, null],
  ] as const)('refuses who was %s, by the sign-in at %i, with %s', async (why, auth_time, code) => {
    const { auth } = authThat(() => ({ uid: 'u1', auth_time }));
    const revocation: Revocation = { why, since: 100_500 };
    const verified = firebaseTokenVerifier(auth, { find: async () => revocation })(TOKEN, {
      check_revoked: false,
    });
    if (code) await expect(verified).rejects.toMatchObject({ code });
    else await expect(verified).resolves.toMatchObject({ uid: 'u1' });
  });
});

describe('an endpoint', () => {
  const base = { name: 'e', summary: '', method: 'GET', path: '/e' } as const;

  it('asks for revocation only where a revoked token could spend or rule', async () => {
    const { auth, asked } = authThat(() => ({ uid: 'u1', admin: true }));
    const verify = firebaseTokenVerifier(auth, noRevocations);
    await authenticate({ ...base, auth: 'user' }, `Bearer ${TOKEN}`, verify);
    await authenticate({ ...base, auth: 'user', idempotent: true }, `Bearer ${TOKEN}`, verify);
    await authenticate({ ...base, auth: 'admin' }, `Bearer ${TOKEN}`, verify);
    expect(asked).toEqual([false, true, true]);
  });

  it('that is public does not look at tokens', async () => {
    const caller = await authenticate({ ...base, auth: 'public' }, 'Bearer abc', () => {
      throw new Error('asked');
    });
    expect(caller).toBeNull();
  });
});
