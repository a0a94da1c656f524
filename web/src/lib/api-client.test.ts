import { endpoint } from '@contract/endpoint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi, callOk } from './api-client.ts';

const session = vi.hoisted(() => ({
  getIdToken: async () => 'token',
  refreshIdToken: vi.fn<() => Promise<{ token: string } | 'unreachable' | null>>(),
  endSession: vi.fn(async () => undefined),
}));
vi.mock('./session.ts', () => session);

const apply = endpoint({
  name: 'apply',
  summary: 'Test.',
  method: 'POST',
  path: '/api/things/:id',
  auth: 'user',
  affects: { nothing: 'It is there for this test.' },
  body: z.object({ note: z.string() }),
  response: z.object({ ok: z.boolean() }),
  idempotent: true,
});
const look = endpoint({
  name: 'look',
  summary: 'Test.',
  method: 'GET',
  path: '/api/look',
  auth: 'public',
  response: z.object({ ok: z.boolean() }),
});

describe('callApi', () => {
  const server = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', server));
  afterEach(() => {
    vi.unstubAllGlobals();
    server.mockReset();
  });

  it('sends JSON with cookies, bearer token and the caller’s idempotency key, and gives the typed answer', async () => {
    server.mockResolvedValue(Response.json({ ok: true }));
    const answer = await callApi(apply, { params: { id: '7' }, body: { note: 'x' }, idempotencyKey: 'k1' });
    expect(answer).toEqual({ ok: true });
    expect(server).toHaveBeenCalledWith('/api/things/7', {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer token',
        'idempotency-key': 'k1',
        'content-type': 'application/json',
      },
      body: '{"note":"x"}',
    });
  });

  it('sends no token to a public endpoint', async () => {
    server.mockResolvedValue(Response.json({ ok: true }));
    await callApi(look);
    expect(server.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  });

  it('throws the problem of a refused call', async () => {
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 409,
      code: 'conflict',
      detail: 'Taken.',
      request_id: 'r',
    };
    server.mockResolvedValue(Response.json(problem, { status: 409 }));
    await expect(callApi(look)).rejects.toMatchObject({ status: 409, code: 'conflict', message: 'Taken.' });
  });

  it('throws code network when there is no answer, and internal when the answer breaks the contract', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(callApi(look)).rejects.toMatchObject({ status: 0, code: 'network' });
    server.mockResolvedValueOnce(Response.json({ ok: 'yes' }));
    await expect(callApi(look)).rejects.toMatchObject({ code: 'internal' });
  });
});

describe('callOk', () => {
  const server = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', server));
  afterEach(() => {
    vi.unstubAllGlobals();
    server.mockReset();
  });

  it('does not read the body of an ok answer', async () => {
    const answer = new Response('ok', { headers: { 'content-type': 'text/plain' } });
    server.mockResolvedValue(answer);
    await expect(callOk(look)).resolves.toBeUndefined();
    expect(answer.bodyUsed).toBe(false);
  });

  it('throws for any other status, and when there is no answer', async () => {
    server.mockResolvedValueOnce(new Response('ok', { status: 503 }));
    await expect(callOk(look)).rejects.toMatchObject({ status: 503 });
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(callOk(look)).rejects.toMatchObject({ code: 'network' });
  });
});

describe('a token that is refused', () => {
  const server = vi.fn<typeof fetch>();
  beforeEach(() => vi.stubGlobal('fetch', server));
  afterEach(() => {
    vi.unstubAllGlobals();
    server.mockReset();
    session.refreshIdToken.mockReset();
    session.endSession.mockClear();
  });
  const refusal = (code = 'token_expired') =>
    Response.json({ code, detail: 'Sign in again.' }, { status: 401 });
  const tokensSent = () =>
    server.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  const send = () => callApi(apply, { params: { id: '7' }, body: { note: 'x' }, idempotencyKey: 'k1' });

  it('is renewed once, and the same call goes out again under the same key', async () => {
    server.mockResolvedValueOnce(refusal()).mockResolvedValueOnce(Response.json({ ok: true }));
    session.refreshIdToken.mockResolvedValue({ token: 'new' });
    await expect(send()).resolves.toEqual({ ok: true });
    expect(tokensSent()).toEqual(['Bearer token', 'Bearer new']);
    const [first, second] = server.mock.calls.map(([, init]) => ({
      ...init,
      headers: { ...init?.headers, authorization: '' },
    }));
    expect(second).toEqual(first);
    expect(session.endSession).not.toHaveBeenCalled();
  });

  it('ends the session when the new one is refused too', async () => {
    server.mockImplementation(async () => refusal('unauthenticated'));
    session.refreshIdToken.mockResolvedValue({ token: 'new' });
    await expect(send()).rejects.toMatchObject({ status: 401 });
    expect(server).toHaveBeenCalledTimes(2);
    expect(session.endSession).toHaveBeenCalledTimes(1);
  });

  it('ends the session when there is no new one', async () => {
    server.mockImplementation(async () => refusal());
    session.refreshIdToken.mockResolvedValue(null);
    await expect(send()).rejects.toMatchObject({ code: 'token_expired' });
    expect([server.mock.calls.length, session.endSession.mock.calls.length]).toEqual([1, 1]);
  });

  it('is a failure like any other when nobody can be asked for a new one', async () => {
    server.mockImplementation(async () => refusal());
    session.refreshIdToken.mockResolvedValue('unreachable');
    await expect(send()).rejects.toMatchObject({ status: 401 });
    expect(session.endSession).not.toHaveBeenCalled();
  });

  it('is not meant where the page asks for a fresh sign-in', async () => {
    server.mockImplementation(async () => refusal('recent_sign_in_required'));
    await expect(send()).rejects.toMatchObject({ code: 'recent_sign_in_required' });
    expect([session.refreshIdToken.mock.calls.length, session.endSession.mock.calls.length]).toEqual([0, 0]);
  });
});
