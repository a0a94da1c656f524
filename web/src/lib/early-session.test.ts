// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginEarly, earlyToken, endEarly, takeEarlyResponse } from './early-session.ts';

const KEY = `firebase:authUser:${import.meta.env.VITE_FIREBASE_API_KEY}:[DEFAULT]`;
const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response('{}')));

function store(lastsMs: number): void {
  const stsTokenManager = { accessToken: 'token', expirationTime: Date.now() + lastsMs };
  localStorage.setItem(KEY, JSON.stringify({ uid: 'u1', stsTokenManager }));
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  endEarly();
  localStorage.clear();
  fetched.mockClear();
  vi.unstubAllGlobals();
});

test('requests what the page reads with the stored token, and hands each response out once', async () => {
  store(3_600_000);
  expect(await beginEarly(['/api/profile'])).toMatchObject({ uid: 'u1' });
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer token' });
  expect(earlyToken()).toBe('token');
  expect(await takeEarlyResponse('/api/profile')).toBeInstanceOf(Response);
  expect(takeEarlyResponse('/api/profile')).toBeUndefined();
});

test('leaves a token that is about to end to Firebase', async () => {
  store(30_000);
  expect(await beginEarly(['/api/profile'])).toMatchObject({ uid: 'u1' });
  expect(earlyToken()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test.each([null, '{', '{"uid":1}', '{"uid":"u1","stsTokenManager":{}}'])(
  'finds nobody in %s',
  async (stored) => {
    if (stored !== null) localStorage.setItem(KEY, stored);
    expect(await beginEarly(['/api/profile'])).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('knows nothing once Firebase Auth has said who is signed in', async () => {
  store(3_600_000);
  await beginEarly(['/api/profile']);
  endEarly();
  expect(earlyToken()).toBeNull();
  expect(takeEarlyResponse('/api/profile')).toBeUndefined();
});
