/** The API in the framework that serves it in the cloud. */
import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { LIMITS } from '../contract/limits.ts';
import { createApp } from './create-app.ts';
import { route } from './route.ts';
import { keepBodiesUnread, showBody } from './unread-body.ts';

const echo = endpoint({
  name: 'echo',
  summary: 'Gives back what it got.',
  method: 'POST',
  path: '/api/echo',
  auth: 'public',
  affects: { nothing: 'It is there for this test.' },
  body: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
});

let origin: string;
let server: ReturnType<typeof getTestServer>;
let letBodiesBeRead: () => void;
/** What the framework read before it called the app. */
let read_before: unknown;

beforeAll(async () => {
  letBodiesBeRead = keepBodiesUnread();
  const app = createApp({
    routes: [route(echo, async ({ body }) => body)],
    verifyToken: () => Promise.reject(new Error('nobody signs in here')),
    rateLimiter: { consume: async () => undefined, consumeFor: async () => undefined },
    idempotency: { once: (_call, run) => run() },
    audit: () => Promise.reject(new Error('nothing is audited here')),
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    addressOf: () => 'unknown',
  });
  http('echo', (req, res) => {
    read_before = req.rawBody;
    showBody(req);
    app(req, res);
  });
  server = getTestServer('echo');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  // Servers of other test files run in this process, too.
  letBodiesBeRead();
  server.close();
});

const post = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/echo`, { method: 'POST', body, headers: { 'content-type': type, ...headers } });

async function expectProblem(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status, code });
}

it('reads a body itself, with its length given or in chunks', async () => {
  const body = JSON.stringify({ text: 'ünïcode' });
  expect(await (await post(body)).json()).toEqual({ text: 'ünïcode' });
  expect(read_before).toBeUndefined();
  const chunked = await fetch(`${origin}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(await chunked.json()).toEqual({ text: 'ünïcode' });
});

it('says as a problem what the framework would answer as HTML', async () => {
  await expectProblem(await post('{"text":'), 400, 'malformed_json');
  await expectProblem(await post('"\ud800', 'application/json; charset=nonsense'), 400, 'malformed_json');
  const gzip = { 'content-encoding': 'gzip' };
  await expectProblem(await post('no gzip', 'application/json', gzip), 400, 'invalid_request');
  await expectProblem(await post('a=1', 'application/x-www-form-urlencoded'), 415, 'unsupported_media_type');
});

it('refuses a body that is too long by its length, before a byte of it is read', async () => {
  const call = send(`${origin}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 31 * 1024 * 1024 },
  });
  call.flushHeaders();
  const [answer] = await once(call, 'response');
  expect(answer.statusCode).toBe(413);
  call.destroy();
});

it('refuses one without a length at the limit', async () => {
  let sent = 0;
  const call = send(`${origin}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  const chunk = Buffer.alloc(LIMITS.json_body_bytes / 4, ' ');
  for (; sent < 2 * LIMITS.json_body_bytes; sent += chunk.length) call.write(chunk);
  call.end();
  const [answer] = await once(call, 'response');
  expect(answer.statusCode).toBe(413);
  call.destroy();
});

it.each([
  ['with a length', { 'content-length': 1000 }],
  ['without one', { 'transfer-encoding': 'chunked' }],
])('gives up on a body %s that trickles in, and closes its connection', async (_, length) => {
  // Node's own timers are not these.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = send(`${origin}/api/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...length },
  });
  call.on('error', () => undefined);
  const answered = once(call, 'response');
  call.write('{"text":');
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(14_900);
  call.write(' ');
  await vi.advanceTimersByTimeAsync(100);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(408);
  const closed = once(answer.socket, 'close');
  const text = Buffer.concat(await answer.toArray()).toString();
  expect(JSON.parse(text).code).toBe('request_timeout');
  await closed;
});
