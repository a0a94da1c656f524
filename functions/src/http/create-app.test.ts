import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts';
import { LIMITS } from '../contract/limits.ts';
import { AppError } from '../platform/app-error.ts';
import type { Logger } from '../platform/logger.ts';
import { createApp } from './create-app.ts';
import { toProblem } from './problem.ts';
import { type Route, route } from './route.ts';

const echo = endpoint({
  name: 'echo',
  summary: 'Echoes.',
  method: 'POST',
  path: '/api/echo/:id',
  auth: 'user',
  affects: { nothing: 'It is there for this test.' },
  query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
  body: z.object({ text: z.string().trim().min(1) }),
  response: z.object({ id: z.string(), text: z.string(), times: z.number() }),
});
const upload = endpoint({
  name: 'upload',
  summary: 'Counts bytes.',
  method: 'POST',
  path: '/api/upload',
  auth: 'public',
  affects: { nothing: 'It is there for this test.' },
  binary_body: ['application/octet-stream'],
  response: z.object({ bytes: z.number() }),
});
const broken = endpoint({
  name: 'broken',
  summary: 'Fails.',
  method: 'GET',
  path: '/api/broken',
  auth: 'optional',
  response: z.object({}),
});
const governed = endpoint({
  name: 'governed',
  summary: 'For administrators.',
  method: 'GET',
  path: '/api/governed',
  auth: 'admin',
  success_status: 204,
});

const ROUTES: Route[] = [
  // `secret` stands for a stored field that is not in the contract.
  route(echo, async ({ params, query, body }) => ({ ...params, ...body, ...query, secret: 'inside' })),
  route(upload, async ({ file }) => ({ bytes: file.byteLength })),
  route(broken, async () => {
    throw new Error('password is hunter2');
  }),
  route(governed, async () => undefined),
];

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function start(options: { behindFunctions?: boolean; unnotedEnds?: boolean } = {}) {
  const errors: unknown[] = [];
  const audited: unknown[] = [];
  const logger: Logger = { info: () => {}, warn: () => {}, error: (...line) => errors.push(line) };
  const app = createApp({
    routes: ROUTES,
    verifyToken: async (token) => {
      if (token !== 'good' && token !== 'admin') throw new AppError('unauthenticated', 'Sign in again.');
      return {
        uid: 'u1',
        email: null,
        name: null,
        email_verified: false,
        is_admin: token === 'admin',
        auth_time: 0,
      };
    },
    rateLimiter: { consume: async () => undefined, consumeFor: async () => undefined },
    idempotency: { once: (_, run) => run() },
    audit: async (entry) => {
      audited.push(entry);
      return async (outcome) => {
        if (options.unnotedEnds) throw new Error('The database is away');
        audited.push(outcome);
      };
    },
    logger,
    addressOf: () => 'unknown',
  });
  const outer = express();
  if (options.behindFunctions) outer.use(readAsCloudFunctionsDo);
  outer.use(app);
  const server = createServer(outer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, { method, ...init });
    const text = await response.text();
    return { response, status: response.status, body: text ? JSON.parse(text) : null };
  };
  return { call, errors, audited };
}

/** The functions framework parses every body before the app and keeps the bytes in `rawBody`. */
function readAsCloudFunctionsDo(
  req: express.Request,
  res: express.Response,
  next: express.NextFunction,
): void {
  const verify = (request: object, _res: unknown, bytes: Buffer) =>
    Object.assign(request, { rawBody: bytes });
  express.json({ limit: '32mb', verify })(req, res, (error) => {
    if (error) next(error);
    else express.raw({ limit: '32mb', type: () => true, verify })(req, res, next);
  });
}

const signedIn = { authorization: 'Bearer good' };
const json = { ...signedIn, 'content-type': 'application/json' };

describe.each([
  ['directly', {}],
  ['behind Cloud Functions', { behindFunctions: true }],
])('the app %s', (_, options) => {
  it('validates params, query and body and lets only the contract’s fields out', async () => {
    const { call } = await start(options);
    const { status, body, response } = await call('POST', '/api/echo/a-1?times=2', {
      headers: json,
      body: '{"text":" hi ","more":1}',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: 'a-1', text: 'hi', times: 2 });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000');
  });

  it('names every wrong field', async () => {
    const { call } = await start(options);
    const wrong = await call('POST', '/api/echo/a', { headers: json, body: '{"text":"  "}' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ code: 'invalid_request', errors: [{ path: 'text' }] });
    const query = await call('POST', '/api/echo/a?times=9', { headers: json, body: '{"text":"x"}' });
    expect(query.body.errors).toMatchObject([{ path: 'query.times' }]);
  });

  it('reads a file, and refuses forms in its place', async () => {
    const { call } = await start(options);
    const file = await call('POST', '/api/upload', {
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(1000),
    });
    expect(file.body).toEqual({ bytes: 1000 });
    expect((await call('POST', '/api/upload')).body).toEqual({ bytes: 0 });
    const form = new FormData();
    form.set('file', new Blob(['x']));
    expect((await call('POST', '/api/upload', { body: form })).body.code).toBe('unsupported_media_type');
  });

  it('refuses bodies that are too large or not JSON', async () => {
    const { call } = await start(options);
    const large = JSON.stringify({ text: 'x'.repeat(LIMITS.json_body_bytes) });
    expect((await call('POST', '/api/echo/a', { headers: json, body: large })).body.code).toBe(
      'payload_too_large',
    );
    const file = new Uint8Array(2 * LIMITS.resume_bytes + 1);
    expect((await call('POST', '/api/upload', { body: file })).body.code).toBe('payload_too_large');
    const text = { ...signedIn, 'content-type': 'text/plain' };
    expect((await call('POST', '/api/echo/a', { headers: text, body: '{"text":"x"}' })).body.code).toBe(
      'unsupported_media_type',
    );
  });
});

describe('the app', () => {
  it('tells malformed JSON apart', async () => {
    const { call } = await start();
    const { body } = await call('POST', '/api/echo/a', { headers: json, body: '{"text":' });
    expect(body.code).toBe('malformed_json');
  });

  it('knows who may call', async () => {
    const { call } = await start();
    const anonymous = await call('POST', '/api/echo/a', { headers: { 'content-type': 'application/json' } });
    expect(anonymous.status).toBe(401);
    expect(anonymous.response.headers.get('www-authenticate')).toBe('Bearer');
    for (const authorization of ['Bearer forged', 'Basic abc', 'Bearer ', 'good']) {
      const { body } = await call('POST', '/api/echo/a', { headers: { authorization } });
      expect(body.code).toBe('unauthenticated');
    }
    expect((await call('GET', '/api/governed', { headers: signedIn })).body.code).toBe('forbidden');
    const admin = await call('GET', '/api/governed', { headers: { authorization: 'Bearer admin' } });
    expect(admin.status).toBe(204);
  });

  it('writes down each call of an administrator before it is made, and how it ended', async () => {
    const { call, audited } = await start();
    await call('GET', '/api/governed', { headers: signedIn });
    expect(audited).toEqual([]);
    await call('GET', '/api/governed', { headers: { authorization: 'Bearer admin' } });
    expect(audited).toMatchObject([{ uid: 'u1', action: 'governed', changes: false, target: null }, 'done']);
    await call('POST', '/api/echo/a', { headers: json, body: '{"text":"x"}' });
    expect(audited).toHaveLength(2);
  });

  it('answers what was done though its end cannot be noted, and says so in the log', async () => {
    const { call, errors } = await start({ unnotedEnds: true });
    const { status } = await call('GET', '/api/governed', { headers: { authorization: 'Bearer admin' } });
    expect(status).toBe(204);
    expect(JSON.stringify(errors)).toContain('audit: outcome not recorded');
  });

  it('answers unknown addresses and other methods as problems', async () => {
    const { call } = await start();
    const unknown = await call('GET', '/api/nothing');
    expect(unknown.status).toBe(404);
    expect(unknown.response.headers.get('content-type')).toContain('application/problem+json');
    const other = await call('DELETE', '/api/upload');
    expect(other.status).toBe(405);
    expect(other.response.headers.get('allow')).toBe('POST');
    for (const id of ['..%2Fx', '%00', '__id__', '%E0%A4%A']) {
      const { status } = await call('POST', `/api/echo/${id}`, { headers: json, body: '{"text":"x"}' });
      expect([400, 404]).toContain(status);
    }
  });

  it('says nothing about the inside of an unexpected error and logs it once', async () => {
    const { call, errors } = await start();
    const { status, body, response } = await call('GET', '/api/broken');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal', request_id: response.headers.get('x-request-id') });
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).toContain(body.request_id);
  });
});

describe('problems', () => {
  it('carry the status of the table for every code', () => {
    for (const code of Object.keys(ERROR_STATUS) as ErrorCode[]) {
      const { status, body } = toProblem(new AppError(code, 'Do this.'), 'r1');
      expect(status).toBe(ERROR_STATUS[code]);
      expect(body).toMatchObject({ status, code, detail: 'Do this.', request_id: 'r1' });
    }
  });
});
