import { createHmac } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { firebaseTokenVerifier } from './authenticate.ts';

// Without an emulator: how production treats made-up tokens.
const app = initializeApp({ projectId: 'demo-forged' }, 'forged-tokens');
afterAll(() => deleteApp(app));
const verify = firebaseTokenVerifier(() => getAuth(app), { find: async () => null });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/demo-forged',
  aud: 'demo-forged',
  sub: 'victim',
  user_id: 'victim',
  auth_time: now - 10,
  iat: now - 10,
  exp: now + 3600,
  admin: true,
};

describe('a forged token', () => {
  const signed = (header: object) => {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${createHmac('sha256', 'guessed').update(text).digest('base64url')}`;
  };
  it.each([
    ['without a signature', `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['signed with a secret of its own', signed({ alg: 'HS256', typ: 'JWT', kid: 'k' })],
    ['that names no key', signed({ alg: 'RS256', typ: 'JWT' })],
    ['whose parts are no JSON', 'aaaa.bbbb.cccc'],
    ['of two parts', `${encode({ alg: 'RS256' })}.${encode(claims)}`],
    ['that is an array', `${encode([])}.${encode([])}.x`],
    ['that is nothing', '..'],
  ])('%s is refused', async (_, token) => {
    await expect(verify(token, { check_revoked: false })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
