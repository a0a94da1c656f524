import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { settingsFor, startTestReddit, type TestReddit } from '../support/reddit.ts';
import { type LoadQueue, startLoadQueue } from './task-queue.ts';

const CONVERSIONS = 1000;
const WORKER = fileURLToPath(new URL('./conversion-worker.ts', import.meta.url));

let api: TestApi;
let reddit: TestReddit;
let queue: LoadQueue;
let worker: { process: ChildProcess; origin: string } | null = null;
const printed: string[] = [];

beforeAll(async () => {
  reddit = await startTestReddit();
  queue = await startLoadQueue(() => worker?.origin ?? 'http://127.0.0.1:9');
  api = await startApi({ queue });
  api.services.conversion.reddit = () => settingsFor(reddit);
});
afterAll(async () => {
  worker?.process.kill('SIGKILL');
  await queue.close();
  await api.close();
  await reddit.close();
});

async function startWorker(): Promise<void> {
  const child = spawn(process.execPath, [WORKER], {
    env: {
      ...process.env,
      DATABASE_ID: api.services.db.databaseId,
      REDDIT_ORIGIN: reddit.origin,
      QUEUE_ORIGIN: queue.origin,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (data) => printed.push(String(data)));
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => printed.push(line));
  for await (const [line] of on(lines)) {
    const port = /^ready (\d+)$/.exec(line)?.[1];
    if (!port) continue;
    worker = { process: child, origin: `http://127.0.0.1:${port}` };
    return;
  }
}

async function* on(lines: ReturnType<typeof createInterface>): AsyncGenerator<[string]> {
  while (true) yield (await once(lines, 'line')) as [string];
}

const email = (n: number) => `person.${n}@load.example`;
const phone = (n: number) => `+1212555${String(n).padStart(4, '0')}`;
const external = (n: number) => `external-person-${n}`;

/** One call from a browser; each has its own address, to stay clear of rate limits. */
function report(n: number) {
  const json = {
    event_type: n % 3 === 0 ? 'SignUp' : 'PageVisit',
    conversion_id: `load-${n}`,
    email: email(n),
    external_id: external(n),
    currency: 'USD',
    metadata: { phone_number: phone(n), timestamp: new Date().toISOString() },
    click_id: `31847420452${n}`,
    uuid: `${Date.now()}.${randomUUID()}`,
  };
  const headers = { 'x-consent': 'granted', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` };
  return api.call('POST', '/api/reddit/track', { json, headers });
}

const states = async () => {
  const { conversions } = api.services.conversion;
  const names = ['queued', 'sending', 'accepted', 'rejected', 'skipped', 'failed'] as const;
  const counts = await Promise.all(names.map((state) => conversions.count({ state })));
  return Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]));
};

it(`delivers ${CONVERSIONS} conversions once each through 20 % 5xx, 5 % 429, duplicates and kill -9`, async () => {
  const started = performance.now();
  await reddit.faults({ status: 503, rate: 0.2 }, { status: 429, rate: 0.05, retry_after: 1 });
  await startWorker();
  const sweeper = setInterval(() => {
    if (worker) void fetch(`${worker.origin}/sweep`, { method: 'POST' }).catch(() => undefined);
  }, 1_000);

  const posting = postAll();
  while ((await reddit.accepted()).items.length < CONVERSIONS * 0.4) await wait(20);
  const at_kill = await killWhileSending();
  await startWorker();
  const posted_ms = await posting;

  let now = await states();
  while ((now.accepted ?? 0) < CONVERSIONS && performance.now() - started < 280_000) {
    await wait(250);
    now = await states();
  }
  clearInterval(sweeper);
  const total_ms = performance.now() - started;

  const { items, receptions, requests } = await reddit.accepted();
  console.log(
    `${CONVERSIONS} conversions (+50 repeated calls) in ${(total_ms / 1000).toFixed(1)} s, taken in by the API in ` +
      `${(posted_ms / 1000).toFixed(1)} s. Tasks: ${JSON.stringify(queue.figures)}. Reddit answered ` +
      `${JSON.stringify(requests)}. At kill -9: ${JSON.stringify(at_kill)}. Accepted ${items.length}, received ` +
      `${receptions} (${receptions - items.length} again after the crash). End: ${JSON.stringify(now)}.`,
  );
  expect(now).toEqual({ queued: 0, sending: 0, accepted: CONVERSIONS, rejected: 0, skipped: 0, failed: 0 });
  expect(new Set(items.map(({ conversion_id }) => conversion_id)).size).toBe(CONVERSIONS);
  expect(items).toHaveLength(CONVERSIONS);
  // Only conversions that the killed worker was handling may have arrived twice, under the same conversion id.
  expect(at_kill.sending).toBeGreaterThan(0);
  expect(receptions - items.length).toBeLessThanOrEqual(at_kill.sending ?? 0);
  expect(requests['503']).toBeGreaterThan(0);
  expect(requests['429']).toBeGreaterThan(0);

  const hash = (value: string) => createHash('sha256').update(value).digest('hex');
  const sent = JSON.stringify(items);
  const outside = sent + printed.join('\n') + JSON.stringify(api.logs) + (await databaseText());
  expect(outside).not.toMatch(/@load\.example|external-person|\+1212555/);
  expect(sent).toContain(hash(`person7@load.example`));
});

/** Waits until the worker is handling conversions, and kills it then. Returns the states at that moment. */
async function killWhileSending(): Promise<Record<string, number>> {
  for (;;) {
    worker?.process.kill('SIGSTOP');
    const stopped = await states();
    if ((stopped.sending ?? 0) > 0) {
      worker?.process.kill('SIGKILL');
      worker = null;
      return stopped;
    }
    worker?.process.kill('SIGCONT');
    await wait(20);
  }
}

/** Everything in the collections of the database, as text. */
async function databaseText(): Promise<string> {
  const collections = await api.services.db.listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  return JSON.stringify(snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()])));
}

/** Calls the API 1,050 times, ten at once: every twentieth call is made twice. */
async function postAll(): Promise<number> {
  const started = performance.now();
  const calls = Array.from({ length: CONVERSIONS }, (_, n) => (n % 20 === 0 ? [n, n] : [n])).flat();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let n = calls.shift(); n !== undefined; n = calls.shift()) {
        const answer = await report(n);
        expect(answer.body).toEqual({ success: true });
      }
    }),
  );
  return performance.now() - started;
}
