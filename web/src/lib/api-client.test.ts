import { endpoint } from '@contract/endpoint.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi, callOk } from './api-client.ts';

vi.mock('./session.ts', () => ({ getIdToken: async () => 'token' }));

const apply = endpoint({
  name: 'apply',
  summary: 'Test.',
  method: 'POST',
  path: '/api/things/:id',
  auth: 'user',
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
    const answer = await callApi(apply, { params: { id: '7' }, body: { note: 'x' }, idempotency_key: 'k1' });
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
