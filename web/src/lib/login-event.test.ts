import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportLogin } from './login-event.ts';

const session = vi.hoisted(() => ({ getIdToken: vi.fn<() => Promise<string | null>>() }));
vi.mock('./session.ts', () => session);

describe('reportLogin', () => {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  const server = vi.fn<typeof fetch>();

  beforeEach(() => {
    waits.length = 0;
    session.getIdToken.mockResolvedValue('token');
    vi.stubGlobal('fetch', server);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    server.mockReset();
  });

  it('tries three times with waits of 1 s and 2 s, then only logs', async () => {
    server.mockImplementation(async () => new Response('{}', { status: 503 }));
    await reportLogin('email', wait);
    expect(server).toHaveBeenCalledTimes(3);
    expect(waits).toEqual([1000, 2000]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('stops after the first success, with type, time and bearer token', async () => {
    server.mockImplementation(async () => new Response('ok'));
    await reportLogin('google_signup', wait);
    expect(server).toHaveBeenCalledOnce();
    const [url, init] = server.mock.calls[0] ?? [];
    expect(url).toBe('/api/auth/login-event');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer token' });
    expect(JSON.parse(String(init?.body))).toEqual({
      login_type: 'google_signup',
      timestamp: expect.stringMatching(/Z$/),
    });
  });

  it('is skipped without a token', async () => {
    session.getIdToken.mockResolvedValue(null);
    await reportLogin('email', wait);
    expect(server).not.toHaveBeenCalled();
  });
});
