import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailySearchesOn, searchTasksOn } from '../../functions/src/composition/search-tasks.ts';
import { sweepDailySearches } from '../../functions/src/modules/applications/plan/search-daily.ts';
import { reserveCredit } from '../../functions/src/modules/wallet/reserve-credit.ts';
import { atHour, localDay, localHour, nextDay } from '../../functions/src/platform/local-day.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [posting('daily-1', 'Data Analyst')]);
});
/** Tests begin at ten in the morning of a new day. */
beforeEach(() => {
  toTomorrow(10);
  api.tasks.length = 0;
});
afterAll(() => api.close());

const NY = 'America/New_York';
const patch = async ({ token }: TestUser, json: object) =>
  expectOk(await api.call('PATCH', '/api/profile', { token, json }));

async function analyst(more: object = {}): Promise<TestUser> {
  const user = await signUp();
  const json = {
    job_title: 'Data Analyst',
    phone_number: '+12125550100',
    job_titles: ['Data Analyst'],
    skills: ['SQL', 'Python'],
    is_any_location: true,
    auto_apply_min_score: 50,
    time_zone: NY,
    auto_apply: true,
    ...more,
  };
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada Test' } }));
  await patch(user, json);
  return user;
}

const sweep = (more: object = {}) => sweepDailySearches({ ...dailySearchesOn(api.services), ...more });

/** The searches of one user that wait in the queue; taken out of it. */
const startedFor = ({ uid }: TestUser) =>
  api.tasks
    .splice(0)
    .flatMap(({ name, payload }) =>
      name === 'runSearch' && 'search_id' in payload && payload.uid === uid ? [payload] : [],
    );

async function run(user: TestUser): Promise<void> {
  for (const task of startedFor(user)) await searchTasksOn(api.services).runSearch(task);
}

function toTomorrow(hour: number): void {
  const now = api.services.clock();
  api.advance(atHour(nextDay(localDay(now, NY)), hour, NY).getTime() - now.getTime());
}

const nextOf = async ({ uid }: TestUser): Promise<Date> =>
  (await api.services.db.collection('users').doc(uid).get()).get('daily_search_at').toDate();

describe('the daily search of auto-apply', () => {
  it('starts when auto-apply is turned on, and every morning from then on', async () => {
    const user = await analyst();
    await sweep();
    await run(user);
    const { items } = expectOk(await api.call('GET', '/api/apply-plans', { token: user.token })).body;
    expect(items).toHaveLength(1);

    const next = await nextOf(user);
    expect(localDay(next, NY)).toBe(nextDay(localDay(api.services.clock(), NY)));
    expect([5, 6]).toContain(localHour(next, NY));
    toTomorrow(4);
    await sweep();
    expect(startedFor(user)).toEqual([]);
    api.advance(3 * 3_600_000);
    await sweep();
    await sweep();
    expect(startedFor(user)).toHaveLength(1);
  });

  it('is started once even if a run dies before it has stored the next time', async () => {
    const user = await analyst();
    const { profile, ...deps } = dailySearchesOn(api.services);
    const dying = {
      ...profile.profiles,
      moveDailySearch: () => Promise.reject(new Error('the instance is gone')),
    };
    const due = await nextOf(user);
    await sweepDailySearches({ ...deps, profile: { ...profile, profiles: dying } });
    expect(await nextOf(user)).toEqual(due);
    // While the search still waits.
    await sweep();
    const started = startedFor(user);
    expect(new Set(started.map(({ search_id }) => search_id)).size).toBe(1);
    expect((await nextOf(user)).getTime()).toBeGreaterThan(due.getTime());
  });

  it('leaves out who has just searched', async () => {
    const user = await analyst({ auto_apply: false });
    const headers = { 'idempotency-key': randomUUID() };
    expectOk(await api.call('POST', '/api/searches', { token: user.token, headers }));
    await run(user);
    await patch(user, { auto_apply: true });
    await sweep();
    expect(startedFor(user)).toEqual([]);
  });

  it('comes in the morning after a search whose plan was for the evening before', async () => {
    const user = await analyst();
    api.advance(8 * 3_600_000 + 1_800_000);
    await sweep();
    await run(user);
    const [plan] = expectOk(await api.call('GET', '/api/apply-plans', { token: user.token })).body.items;
    expect(plan.day).toBe(localDay(api.services.clock(), NY));
    toTomorrow(7);
    await sweep();
    expect(startedFor(user)).toHaveLength(1);
  });

  it('comes to those who turned auto-apply on before there was one, after their next search', async () => {
    const user = await analyst();
    const stored = api.services.db.collection('users').doc(user.uid);
    await stored.update({ daily_search_at: FieldValue.delete(), daily_search_shard: FieldValue.delete() });
    const headers = { 'idempotency-key': randomUUID() };
    expectOk(await api.call('POST', '/api/searches', { token: user.token, headers }));
    await run(user);
    toTomorrow(7);
    await sweep();
    expect(startedFor(user)).toHaveLength(1);
  });

  it.each([
    ['all applications are paused', (user: TestUser) => patch(user, { applications_paused: true })],
    ['auto-apply is off', (user: TestUser) => patch(user, { auto_apply: false })],
    [
      'the account is suspended',
      ({ uid }: TestUser) => api.services.account.revocations.revoke(uid, 'suspended'),
    ],
    [
      'no credit is left',
      async ({ uid }: TestUser) => {
        const { credits, runTransaction } = api.services.application;
        for (let n = 0; n < 10; n += 1) {
          const id = `daily-${uid}-${n}`;
          const job = {
            title: 'Analyst',
            company: 'Acme',
            status: 'queued',
            hand_over_reason: null,
          } as const;
          await runTransaction(async (tx) =>
            (await reserveCredit(tx, credits, { uid, application: { id, ...job }, attempt: 1 }))(),
          );
        }
      },
    ],
  ])('does not start if %s', async (_, prevent) => {
    const user = await analyst();
    await prevent(user);
    await sweep();
    expect(startedFor(user)).toEqual([]);
  });

  it('of one user whose search fails to start comes later, and holds up nobody', async () => {
    const [broken, other] = [await analyst(), await analyst()];
    const { startSearch } = dailySearchesOn(api.services);
    await sweep({
      startSearch: (uid: string) =>
        uid === broken.uid ? Promise.reject(new Error('no queue')) : startSearch(uid),
    });
    expect(startedFor(other)).toHaveLength(1);
    const wait = (await nextOf(broken)).getTime() - api.services.clock().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThan(3_600_000);
  });
});
