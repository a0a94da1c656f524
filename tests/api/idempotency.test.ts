import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestoreIdempotency } from '../../functions/src/http/idempotency.ts';
import { firestoreRateLimiter } from '../../functions/src/http/rate-limit.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { createHarness } from '../support/applications.ts';
import { signUpComplete } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('a call with an Idempotency-Key', () => {
  it('that is repeated gets the first answer and does nothing again', async () => {
    const { board } = createHarness(api);
    const { token } = await signUpComplete(api);
    const json = { posting_id: board.publish() };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await api.call('POST', '/api/applications', { token, json, headers });
    const second = await api.call('POST', '/api/applications', { token, json, headers });
    expect(second.status).toBe(202);
    expect(second.body).toEqual(first.body);
    const other = await api.call('POST', '/api/applications', {
      token,
      json: { posting_id: board.publish() },
      headers,
    });
    expect(other.body.code).toBe('idempotency_key_reused');
    expect(api.tasks).toHaveLength(1);
  });

  it('that failed may be tried again with the same key', async () => {
    const harness = createHarness(api);
    const { token } = await signUpComplete(api);
    const posting_id = harness.board.publish();
    const headers = { 'idempotency-key': randomUUID() };
    const apply = () => api.call('POST', '/api/applications', { token, json: { posting_id }, headers });
    await api.call('PATCH', '/api/profile', { token, json: { applications_paused: true } });
    expect((await apply()).body.code).toBe('applications_paused');
    await api.call('PATCH', '/api/profile', { token, json: { applications_paused: false } });
    expect((await apply()).status).toBe(202);
  });

  it('runs once, however many come at the same time, and again when its first run died', async () => {
    const { db } = api.services;
    let now = Date.now();
    const idempotency = firestoreIdempotency(db, () => new Date(now));
    const call = { owner: 'uid:a', endpoint: 'e', key: randomUUID(), request: { body: 1 } };
    let runs = 0;
    const end = Promise.withResolvers<void>();
    const run = async () => {
      runs += 1;
      await end.promise;
      return { runs };
    };
    const refusals: unknown[] = [];
    const calls = Array.from({ length: 6 }, () =>
      idempotency.once(call, run).catch((error) => {
        refusals.push(error.code);
      }),
    );
    // The first runs until all the others have been answered.
    await expect.poll(() => runs + refusals.length).toBe(6);
    expect({ runs, refusals }).toEqual({ runs: 1, refusals: Array(5).fill('conflict') });
    end.resolve();
    expect((await Promise.all(calls)).filter(Boolean)).toEqual([{ runs: 1 }]);

    const dying = { ...call, key: randomUUID() };
    const begun = Promise.withResolvers<void>();
    void idempotency.once(dying, () => {
      begun.resolve();
      return new Promise(() => undefined);
    });
    await begun.promise;
    await expect(idempotency.once(dying, run)).rejects.toMatchObject({ code: 'conflict' });
    now += 6_500;
    await expect(idempotency.once(dying, run)).resolves.toEqual({ runs: 2 });
  });

  it('that was cut off may come whole a few seconds later, and what the cut one still does changes nothing', async () => {
    let now = Date.now();
    const idempotency = firestoreIdempotency(api.services.db, () => new Date(now));
    const call = { owner: 'uid:a', endpoint: 'e', key: randomUUID() };
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<string>();
    const cut = idempotency.once({ ...call, request: 'half' }, () => {
      begun.resolve();
      return end.promise;
    });
    await begun.promise;
    now += 6_500;
    expect(await idempotency.once({ ...call, request: 'whole' }, async () => 'of the whole')).toBe(
      'of the whole',
    );
    end.resolve('of the half');
    await cut;
    const again = async () => 'run again';
    expect(await idempotency.once({ ...call, request: 'whole' }, again)).toBe('of the whole');
  });

  it('belongs to its caller', async () => {
    const idempotency = firestoreIdempotency(api.services.db, () => new Date());
    const call = { endpoint: 'e', key: randomUUID(), request: {} };
    await idempotency.once({ ...call, owner: 'uid:a' }, async () => 'of a');
    expect(await idempotency.once({ ...call, owner: 'uid:b' }, async () => 'of b')).toBe('of b');
  });
});

describe('rate limits', () => {
  const endpoint = (rate_limit: number) => ({
    name: `limited-${randomUUID()}`,
    summary: '',
    method: 'GET' as const,
    path: '/x',
    auth: 'user' as const,
    rate_limit,
  });

  it('let exactly the limit through, over several instances', async () => {
    const start = Math.ceil(Date.now() / 60_000) * 60_000;
    const instances = [0, 1, 2].map(() => firestoreRateLimiter(api.services.db, () => new Date(start)));
    const limited = endpoint(20);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => instances[at % 3]?.consume(limited, 'u1', '1.1.1.1')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'rate_limited', retry_after_seconds: 60 });
  });

  it('cost one write for many calls where the limit is high', async () => {
    const limiter = firestoreRateLimiter(api.services.db, () => new Date());
    const limited = endpoint(600);
    const before = (await api.services.db.collection('rate_limits').count().get()).data().count;
    for (let calls = 0; calls < 30; calls += 1) await limiter.consume(limited, 'u1', '1.1.1.1');
    const docs = await api.services.db.collection('rate_limits').get();
    const used = docs.docs.map((doc) => doc.data().used);
    expect(docs.size - before).toBe(2); // the user's and the address's
    expect(used).toContain(30); // one share of thirty
  });

  it('are counted apart for each user', async () => {
    const start = Math.ceil(Date.now() / 60_000) * 60_000;
    const limiter = firestoreRateLimiter(api.services.db, () => new Date(start));
    const limited = endpoint(1);
    await limiter.consume(limited, 'u1', '1.1.1.1');
    await limiter.consume(limited, 'u2', '1.1.1.1');
    await expect(limiter.consume(limited, 'u1', '1.1.1.1')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

/** Fields without indexes: each index costs an extra write, and these are written on every call. */
const EXEMPT: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[] = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
).fieldOverrides;

it.each([
  // Account deletion looks the responses up by owner.
  ['idempotency', ['owner']],
  ['rate_limits', []],
])('a document of %s is indexed by nothing but %j', async (collection, queried) => {
  const { board } = createHarness(api);
  const { token } = await signUpComplete(api);
  const headers = { 'idempotency-key': randomUUID() };
  await api.call('POST', '/api/applications', { token, json: { posting_id: board.publish() }, headers });
  const { docs } = await api.services.db.collection(collection).get();
  const fields = new Set(docs.flatMap((doc) => Object.keys(doc.data())));
  for (const { collectionGroup, fieldPath, indexes } of EXEMPT) {
    if (collectionGroup === collection && indexes.length === 0) fields.delete(fieldPath);
  }
  expect([...fields]).toEqual(queried);
});
