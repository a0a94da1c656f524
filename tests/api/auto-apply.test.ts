import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { searchTasksOn } from '../../functions/src/composition/search-tasks.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(
    api,
    Array.from({ length: 6 }, (_, i) => posting(`auto-${i}`, 'Data Analyst')),
  );
});
beforeEach(() => {
  api.tasks.length = 0;
});
afterAll(() => api.close());

async function analyst(rules: object): Promise<TestUser> {
  const user = await signUp();
  const json = {
    job_title: 'Data Analyst',
    phone_number: '+12125550100',
    job_titles: ['Data Analyst'],
    skills: ['SQL', 'Python', 'Tableau', 'dbt'],
    experience: '3-5 years',
    is_any_location: true,
    auto_apply_min_score: 50,
    ...rules,
  };
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada Test' } }));
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

type Applied = { status: string; score: number; known_share: number };

/** Runs one search, delivered the given number of times; returns the applications that exist afterwards. */
async function search(user: TestUser, deliveries = 1): Promise<Applied[]> {
  const headers = { 'idempotency-key': randomUUID() };
  const { body } = expectOk(await api.call('POST', '/api/searches', { token: user.token, headers }));
  const { runSearch } = searchTasksOn(api.services);
  for (let i = 0; i < deliveries; i += 1) await runSearch({ uid: user.uid, search_id: body.id });
  return expectOk(await api.call('GET', '/api/applications', { token: user.token })).body.items;
}

const wallet = async (user: TestUser) =>
  (await api.call('GET', '/api/wallet', { token: user.token })).body as {
    available: number;
    reserved: number;
  };

it('applies by itself to matches from the threshold up, once for each however often the task comes [1.ai.2]', async () => {
  const user = await analyst({ auto_apply: true });
  const applications = await search(user, 3);
  expect(applications).toHaveLength(6);
  for (const { status, score, known_share } of applications) {
    expect(status).toBe('queued');
    expect(score).toBeGreaterThanOrEqual(50);
    // Hatched on the card, as in the list of matches.
    expect(known_share).toBeGreaterThan(0);
    expect(known_share).toBeLessThan(1);
  }
  expect(await wallet(user)).toMatchObject({ available: 4, reserved: 6 });
  expect(api.tasks.filter(({ name }) => name === 'prepareApplication')).toHaveLength(6);
});

it('does nothing for whoever applies in person, is paused or wants better matches', async () => {
  for (const rules of [
    { auto_apply: false },
    { auto_apply: true, applications_paused: true },
    { auto_apply: true, phone_number: '' },
    { auto_apply: true, auto_apply_min_score: 100 },
  ]) {
    expect(await search(await analyst(rules))).toEqual([]);
  }
});

it('stops at the daily limit', async () => {
  const careful = await analyst({ auto_apply: true, auto_apply_daily_limit: 2 });
  expect(await search(careful)).toHaveLength(2);
  expect(await search(careful)).toHaveLength(2);
});

it('leaves dismissed matches alone', async () => {
  const user = await analyst({ auto_apply: false });
  await search(user);
  const { items } = expectOk(await api.call('GET', '/api/matches', { token: user.token })).body;
  const json = { verdict: 'dismissed' };
  await api.call('PUT', `/api/matches/${items[0].posting.id}/verdict`, { token: user.token, json });
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json: { auto_apply: true } }));
  expect(await search(user)).toHaveLength(5);
});

it('goes on below the hundred best matches once those are applied to', async () => {
  // With the six from above, 104.
  await stock(
    api,
    Array.from({ length: 98 }, (_, i) => posting(`many-${i}`, 'Data Analyst')),
  );
  const user = await analyst({ auto_apply: false });
  await search(user);
  const { items } = expectOk(await api.call('GET', '/api/matches?limit=100', { token: user.token })).body;
  expect(items).toHaveLength(100);
  const headers = { 'idempotency-key': randomUUID() };
  const json = { posting_id: items[0].posting.id };
  const first = expectOk(
    await api.call('POST', '/api/applications', { token: user.token, json, headers }),
  ).body;
  const { applications, runTransaction } = api.services.application;
  await runTransaction(async (tx) => {
    const record = await applications.findInTx(tx, first.id);
    if (!record) throw new Error('There is no application');
    for (const { posting } of items.slice(1)) {
      const queued_at = new Date(0);
      applications.save(
        tx,
        { ...record, id: `of-${posting.id}`, posting, company_key: posting.id, queued_at },
        null,
      );
    }
  });
  api.tasks.length = 0;
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json: { auto_apply: true } }));
  await search(user);
  expect(api.tasks.filter(({ name }) => name === 'prepareApplication')).toHaveLength(4);
});
