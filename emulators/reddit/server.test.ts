import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../support/http-server.ts';
import { DEMO_PIXEL_ID, DEMO_TOKEN, startReddit } from './server.ts';

let dataDir: string;
let server: RunningServer;
const start = () => startReddit({ port: 0, host: '127.0.0.1', dataDir });
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'reddit-'));
  server = await start();
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

type Changes = { headers?: Record<string, string>; pixel?: string; data?: object };

async function post(events: unknown[], { headers = {}, pixel = DEMO_PIXEL_ID, data = {} }: Changes = {}) {
  const response = await fetch(`${server.origin}/api/v3/pixels/${pixel}/conversion_events`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${DEMO_TOKEN}`,
      'content-type': 'application/json',
      'user-agent': 'own-name/1.0',
      ...headers,
    },
    body: JSON.stringify({ data: { events, ...data } }),
  });
  const text = await response.text();
  return { status: response.status, text, retry_after: response.headers.get('retry-after') };
}
const event = (changes: object = {}, id = 'c1') => ({
  event_at: Date.now(),
  action_source: 'WEBSITE',
  click_id: '31',
  type: { tracking_type: 'LEAD' },
  metadata: { conversion_id: id },
  ...changes,
});
const accepted = async () => {
  const answer = await fetch(`${server.origin}/accepted`);
  return (await answer.json()) as {
    items: ({ conversion_id: string } & Record<string, unknown>)[];
    receptions: number;
  };
};
const control = (body: object) =>
  fetch(`${server.origin}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const error = (message: string) => JSON.stringify({ error: { code: 400, message } });

describe('the emulated Conversions API', () => {
  it('accepts events and counts how often each arrived', async () => {
    const first = await post([event(), event({}, 'c2')], { data: { test_id: 't2_x' } });
    expect(first).toMatchObject({
      status: 200,
      text: '{"data":{"message":"Successfully processed 2 conversion events."}}',
    });
    await post([event()]);
    const { items, receptions } = await accepted();
    expect(receptions).toBe(3);
    expect(items).toMatchObject([
      { conversion_id: 'c1', tracking_type: 'LEAD', receptions: 2, test_id: 't2_x' },
      { conversion_id: 'c2', receptions: 1 },
    ]);
    expect(await (await fetch(server.origin)).text()).toContain('2 conversions, 3 receptions');
  });

  it.each([
    [{ test_id: 'x' }, 'JSON error "unknown field" on field "test_id"'],
    [{ event_type: {} }, 'JSON error "unknown field" on field "event_type"'],
    [{ user: { opt_out: true } }, 'JSON error "unknown field" on field "opt_out"'],
    [{ event_at: '2026-01-01T00:00:00Z' }, 'JSON error "invalid type" on field "event_at"'],
    [{ action_source: undefined }, 'missing action_source'],
    [{ action_source: 'web' }, 'invalid action_source: web'],
    [{ type: { tracking_type: 'Purchase' } }, 'invalid tracking_type: Purchase'],
    [{ type: { tracking_type: 'CUSTOM' } }, 'missing custom_event_name'],
    [{ event_at: Date.now() - 168 * 3600_000 }, 'event_at timestamp must be less than 168h0m0s old'],
    [{ event_at: Date.now() + 3600_000 }, 'event_at timestamp must not be in the future'],
    [{ click_id: undefined }, 'at least one match key is required'],
    [{ user: { screen_dimensions: { width: 1920 } } }, 'invalid screen_dimensions'],
    [{ user: { data_processing_options: { modes: ['X'] } } }, 'invalid data_processing_options mode'],
    [{ user: { email: 'nonsense' } }, 'invalid email'],
    [{ metadata: { currency: 'dollars' } }, 'invalid currency: dollars'],
  ])('refuses %j', async (changes, message) => {
    expect(await post([event({}, 'good'), event(changes)])).toMatchObject({
      status: 400,
      text: error(message),
    });
    expect((await accepted()).items).toEqual([]);
  });

  it('refuses more than 1,000 events, and none', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => event({}, `c${at}`));
    expect(await post(many)).toMatchObject({ status: 400, text: 'Bad Request' });
    expect((await post(many.slice(1))).status).toBe(200);
    expect((await post([])).status).toBe(400);
  });

  it('wants a token, our pixel, and a user agent of our own', async () => {
    expect(await post([event()], { headers: { authorization: '' } })).toMatchObject({
      status: 401,
      text: 'No bearer token provided',
    });
    expect(await post([event()], { headers: { authorization: 'Bearer other' } })).toMatchObject({
      status: 401,
      text: 'Authorization Required',
    });
    const foreign = await post([event()], { pixel: 'a2_other' });
    expect(foreign.status).toBe(403);
    expect(foreign.text).toContain("You're not authorized to post conversions to Pixel ID a2_other");
    for (const agent of ['node', 'undici', 'axios/1.7.0', 'python-requests/2.32']) {
      expect(await post([event()], { headers: { 'user-agent': agent } })).toMatchObject({
        status: 429,
        text: 'Your user agent was automatically ratelimited.',
      });
    }
  });

  it('limits the requests of a minute', async () => {
    await server.close();
    const limits = { requests_per_minute: 2, events_per_minute: 100 };
    let now = Math.floor(Date.now() / 60_000) * 60_000;
    server = await startReddit({ port: 0, host: '127.0.0.1', dataDir, limits, now: () => now });
    const status = async (count = 1) => (await post(Array(count).fill(event({ event_at: now })))).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    now += 59_999;
    expect(await status()).toBe(429);
    now += 1;
    expect(await status(101)).toBe(429);
    expect(await status()).toBe(429);
    now += 60_000;
    expect(await status(100)).toBe(200);
  });

  it('shows faults on request: answers, shares of requests, lost answers', async () => {
    await control({ status: 503, times: 1, retry_after: 7 });
    expect(await post([event()])).toMatchObject({ status: 503, retry_after: '7' });
    expect((await post([event()])).status).toBe(200);

    await control({ status: 400, test_id: 't2_mine' });
    expect((await post([event()])).status).toBe(200);
    expect((await post([event()], { data: { test_id: 't2_mine' } })).status).toBe(400);

    await control({ drop: 'after', times: 1 });
    await expect(post([event({}, 'lost')])).rejects.toThrow();
    await control({ drop: 'before', times: 1 });
    await expect(post([event({}, 'never')])).rejects.toThrow();
    const ids = (await accepted()).items.map(({ conversion_id }: { conversion_id: string }) => conversion_id);
    expect(ids).toEqual(['c1', 'lost']);

    await control({
      faults: [
        { status: 500, rate: 0.2 },
        { status: 429, rate: 0.05 },
      ],
    });
    const counts: Record<number, number> = {};
    for (let n = 0; n < 200; n += 1) {
      const { status } = await post([event()]);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    expect(counts[500]).toBeGreaterThan(20);
    expect(counts[500]).toBeLessThan(65);
    expect(counts[429]).toBeGreaterThan(1);
    await control({});
    expect((await post([event()])).status).toBe(200);
  });

  it('remembers what it accepted, also after a crash in the middle of a line', async () => {
    await post([event()]);
    await server.close();
    await appendFile(path.join(dataDir, 'accepted.jsonl'), '{"at":"2026');
    server = await start();
    await post([event({}, 'c2')]);
    await server.close();
    server = await start();
    const { items } = await accepted();
    expect(items.map(({ conversion_id }: { conversion_id: string }) => conversion_id)).toEqual(['c1', 'c2']);
    await fetch(`${server.origin}/accepted`, { method: 'DELETE' });
    expect((await accepted()).items).toEqual([]);
  });
});
