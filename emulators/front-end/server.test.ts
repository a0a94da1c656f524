import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientAddresses } from '../../functions/src/http/client-address.ts';
import type { RunningServer } from '../support/http-server.ts';
import { HOSTING_NETWORK, startFrontEnd } from './server.ts';

const host = '127.0.0.1';
const addressOf = clientAddresses(HOSTING_NETWORK);

let behind: Server;
const started: RunningServer[] = [];
beforeEach(async () => {
  behind = createServer(async (req, res) => {
    const body = await text(req);
    res.setHeader('X-Chain', String(req.headers['x-forwarded-for']));
    res.statusCode = 201;
    res.end(`${req.method} ${req.url} ${req.headers.host} ${body}`);
  });
  await new Promise<void>((resolve) => behind.listen(0, host, resolve));
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(started.splice(0).map((one) => one.close()));
  behind.close();
  behind.closeAllConnections();
});

async function start(serves: 'functions' | 'hosting'): Promise<string> {
  const { port } = behind.address() as AddressInfo;
  const front_end = await startFrontEnd({ host, port: 0, behind: port, serves });
  started.push(front_end);
  return front_end.origin;
}

test('hands on the call as it is', async () => {
  const origin = await start('hosting');
  const answer = await fetch(`${origin}/api/x?a=1&b=%20`, { method: 'POST', body: 'text' });
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe(`POST /api/x?a=1&b=%20 ${new URL(origin).host} text`);
});

test.each(['functions', 'hosting'] as const)(
  '%s: who calls is who called, whatever was made up',
  async (serves) => {
    const origin = await start(serves);
    for (const made_up of [undefined, '1.2.3.4', '1.2.3.4, 192.0.2.1', '192.0.2.1, 192.0.2.1', 'x, , y']) {
      const headers = made_up === undefined ? undefined : { 'x-forwarded-for': made_up };
      const answer = await fetch(origin, { headers });
      const forwarded_for = answer.headers.get('x-chain') ?? '';
      expect(addressOf({ forwarded_for, peer: undefined }), forwarded_for).toBe(host);
    }
  },
);

test('is not surprised when what is behind closes an idle connection as the next call comes', async () => {
  const used = new WeakSet<object>();
  behind.prependListener('request', (req) => {
    if (used.has(req.socket)) req.socket.destroy();
    used.add(req.socket);
  });
  const origin = await start('hosting');
  const statuses: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    const answer = await fetch(origin);
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 201]);
});

test('says when nothing is behind it', async () => {
  const origin = await start('functions');
  behind.closeAllConnections();
  await new Promise((resolve) => behind.close(resolve));
  expect((await fetch(origin)).status).toBe(502);
});

test('a caller keeps one connection, although each call has its own behind it', async () => {
  const origin = await start('hosting');
  const answer = await fetch(origin);
  expect(answer.headers.get('connection')).toBe('keep-alive');
});

test('Hosting fetches what caches may share once in its time, whatever the status, and errors each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  const asked: string[] = [];
  behind.removeAllListeners('request').on('request', (req, res) => {
    asked.push(req.url ?? '');
    res.statusCode = Number(req.url?.slice(1));
    res.setHeader('Cache-Control', 'public, max-age=60, s-maxage=600');
    res.end('page');
  });
  const origin = await start('hosting');
  const statuses = [200, 301, 404, 410, 500];
  for (const at of ['12:00:00', '12:09:59', '12:10:00']) {
    vi.setSystemTime(new Date(`2026-11-22T${at}Z`));
    for (const status of statuses) {
      const answer = await fetch(`${origin}/${status}`, { redirect: 'manual' });
      expect({ status: answer.status, body: await answer.text() }).toEqual({ status, body: 'page' });
    }
  }
  expect(asked).toEqual([
    '/200',
    '/301',
    '/404',
    '/410',
    '/500',
    '/500',
    '/200',
    '/301',
    '/404',
    '/410',
    '/500',
  ]);
});

test('Hosting fetches what never changes once for each encoding, and everything else each time', async () => {
  const asked: string[] = [];
  behind.removeAllListeners('request').on('request', (req, res) => {
    asked.push(`${req.method} ${req.url} ${req.headers['accept-encoding']}`);
    const lasting = req.url?.startsWith('/assets/');
    res.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.statusCode = req.url?.includes('missing') ? 404 : 200;
    res.end(`text of ${req.url}`);
  });
  const origin = await start('hosting');
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });
    expect(await answer.text()).toBe(`text of ${path}`);
    return answer;
  };
  for (const path of ['/assets/a.js', '/assets/missing.js', '/page']) {
    const [first, second] = [await get(path), await get(path)];
    expect(second.status).toBe(first.status);
    expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
  }
  await get('/assets/a.js', { 'accept-encoding': 'gzip' });
  await get('/assets/a.js', { 'if-none-match': '"other"' });
  expect(asked.map((call) => call.replace('GET ', ''))).toEqual([
    '/assets/a.js identity',
    '/assets/missing.js identity',
    '/assets/missing.js identity',
    '/page identity',
    '/page identity',
    '/assets/a.js gzip',
    '/assets/a.js identity',
  ]);
});
