import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planWorkOn, searchTasksOn } from '../../functions/src/composition/search-tasks.ts';
import type { ApplyPlan } from '../../functions/src/contract/apply-plans.ts';
import { carryOutPlan, sweepPlans } from '../../functions/src/modules/applications/plan/carry-out-plan.ts';
import { planDay } from '../../functions/src/modules/applications/plan/plan-day.ts';
import { reserveCredit } from '../../functions/src/modules/wallet/reserve-credit.ts';
import { atHour, localDay, nextDay } from '../../functions/src/platform/local-day.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { faultyPlanWork } from '../support/faulty-worker.ts';
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

const NY = 'America/New_York';
type Applied = { id: string; status: string; score: number; known_share: number };
type Tasks = ReturnType<typeof searchTasksOn>;

/** Tests of a day begin at ten in the morning of a new one. */
function toMorning(): void {
  const now = api.services.clock();
  api.advance(atHour(nextDay(localDay(now, NY)), 10, NY).getTime() - now.getTime());
}

/** Starts a search, whose task waits; returns its id. */
async function startedSearch(user: TestUser): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  return expectOk(await api.call('POST', '/api/searches', { token: user.token, headers })).body.id;
}

/** Runs one search, delivered the given number of times. */
async function search(user: TestUser, deliveries = 1): Promise<void> {
  const search_id = await startedSearch(user);
  const { runSearch } = searchTasksOn(api.services);
  for (let i = 0; i < deliveries; i += 1) await runSearch({ uid: user.uid, search_id });
}

/** One run of the sweeper, and the tasks that it enqueues. */
async function sweepAndDeliver(): Promise<void> {
  api.tasks.length = 0;
  await sweepPlans(planWorkOn(api.services));
  const { applyPlan } = searchTasksOn(api.services);
  for (const task of api.tasks.splice(0)) if (task.name === 'applyPlan') await applyPlan(task.payload);
}

async function noticesTo({ uid }: TestUser) {
  const notices = await api.services.db.collection('notices').where('uid', '==', uid).get();
  return notices.docs.map((doc) => doc.data());
}

const plansOf = async (user: TestUser): Promise<ApplyPlan[]> =>
  expectOk(await api.call('GET', '/api/apply-plans', { token: user.token })).body.items;

async function planOf(user: TestUser): Promise<ApplyPlan> {
  const [plan] = await plansOf(user);
  if (!plan) throw new Error('There is no plan');
  return plan;
}

/** Lets the plan's time come, and delivers its task this often at once. */
async function carryOut(
  user: TestUser,
  deliveries = 1,
  tasks: Tasks = searchTasksOn(api.services),
): Promise<void> {
  const { day, apply_at } = await planOf(user);
  api.advance(Math.max(0, Date.parse(apply_at) - api.services.clock().getTime()));
  await Promise.all(Array.from({ length: deliveries }, () => tasks.applyPlan({ uid: user.uid, day })));
}

const applicationsOf = async (user: TestUser): Promise<Applied[]> =>
  expectOk(await api.call('GET', '/api/applications?limit=100', { token: user.token })).body.items;

/** What one search leads to. */
async function applied(user: TestUser): Promise<Applied[]> {
  await search(user);
  if ((await plansOf(user)).length > 0) await carryOut(user);
  return applicationsOf(user);
}

const change = (user: TestUser, day: string, posting_id: string, removed: boolean) =>
  api.call('PUT', `/api/apply-plans/${day}/jobs/${posting_id}`, { token: user.token, json: { removed } });
const patch = async (user: TestUser, json: object) =>
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
const states = ({ jobs }: ApplyPlan) => jobs.map(({ state }) => state);
const idsIn = ({ jobs }: ApplyPlan) => jobs.flatMap(({ application_id }) => application_id ?? []).sort();

const wallet = async (user: TestUser) =>
  (await api.call('GET', '/api/wallet', { token: user.token })).body as {
    available: number;
    reserved: number;
  };

/** Sets credits aside for applications that there are not, until this many are left. */
async function spendAllBut(left: number, user: TestUser): Promise<void> {
  const { credits, runTransaction } = api.services.application;
  const { available } = await wallet(user);
  for (let n = 0; n < available - left; n += 1) {
    const id = `spent-${user.uid}-${n}`;
    const application = {
      id,
      title: 'Analyst',
      company: 'Acme',
      status: 'queued',
      hand_over_reason: null,
    } as const;
    await runTransaction(async (tx) =>
      (await reserveCredit(tx, credits, { uid: user.uid, application, attempt: 1 }))(),
    );
  }
}

describe('a plan', () => {
  beforeEach(toMorning);

  it('holds the matches from the threshold up, and nothing is applied to before its time [1.ai.2]', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user, 3);
    const plan = await planOf(user);
    expect(plan).toMatchObject({ status: 'planned', time_zone: NY, day: localDay(api.services.clock(), NY) });
    expect(states(plan)).toEqual(Array(6).fill('planned'));
    for (const { score, company, title, why } of plan.jobs) {
      expect(score).toBeGreaterThanOrEqual(50);
      expect([company, title]).not.toContain('');
      expect(why).toMatch(/is the same job as your “data analyst\.”/i);
    }
    expect(Date.parse(plan.apply_at) - api.services.clock().getTime()).toBeGreaterThan(50 * 60_000);
    await searchTasksOn(api.services).applyPlan({ uid: user.uid, day: plan.day });
    expect(await applicationsOf(user)).toEqual([]);
    expect(await wallet(user)).toMatchObject({ available: 10, reserved: 0 });
  });

  it('is carried out once, however often its task comes and however many come at once', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    await carryOut(user, 4);
    await carryOut(user, 2);
    const applications = await applicationsOf(user);
    expect(applications).toHaveLength(6);
    for (const { status, score, known_share } of applications) {
      expect(status).toBe('queued');
      expect(score).toBeGreaterThanOrEqual(50);
      // Hatched on the card, as in the list of matches.
      expect(known_share).toBeGreaterThan(0);
      expect(known_share).toBeLessThan(1);
    }
    expect(await wallet(user)).toMatchObject({ available: 4, reserved: 6 });
    const plan = await planOf(user);
    expect(plan.status).toBe('applied');
    expect(idsIn(plan)).toEqual(applications.map(({ id }) => id).sort());
  });

  it('is made once if the worker dies at any step of planning', { timeout: 60_000 }, async () => {
    for (let dies_at = 1; ; dies_at += 1) {
      const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 2 });
      const { application } = api.services;
      const doomed = faultyPlanWork(application, dies_at);
      const id = await startedSearch(user);
      const dying = searchTasksOn({ ...api.services, application: doomed.work });
      await dying.runSearch({ uid: user.uid, search_id: id }).catch(() => undefined);
      if (!doomed.failed()) break;
      await searchTasksOn(api.services).runSearch({ uid: user.uid, search_id: id });
      const [plan, ...more] = await plansOf(user);
      expect(more, doomed.place()).toEqual([]);
      expect(plan && states(plan), `step ${dies_at}, ${doomed.place()}`).toEqual(['planned', 'planned']);
    }
  });

  it('is carried out and summed up once if the worker dies at any step', { timeout: 120_000 }, async () => {
    for (let dies_at = 1; ; dies_at += 1) {
      const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 2 });
      await search(user);
      const doomed = faultyPlanWork(planWorkOn(api.services), dies_at);
      const { day, apply_at } = await planOf(user);
      api.advance(Math.max(0, Date.parse(apply_at) - api.services.clock().getTime()));
      await carryOutPlan(doomed.work, user.uid, day).catch(() => undefined);
      if (!doomed.failed()) {
        api.advance(4 * 3_600_000);
        await carryOutPlan(doomed.work, user.uid, day).catch(() => undefined);
      }
      if (!doomed.failed()) break;
      for (const pause of [10 * 60_000, 4 * 3_600_000]) {
        api.advance(pause);
        await sweepAndDeliver();
      }
      const place = `step ${dies_at}, ${doomed.place()}`;
      const plan = await planOf(user);
      const applications = await applicationsOf(user);
      expect([plan.status, ...states(plan)], place).toEqual(['done', 'applied', 'applied']);
      expect(idsIn(plan), place).toEqual(applications.map(({ id }) => id).sort());
      expect(await wallet(user), place).toMatchObject({ available: 8, reserved: 2 });
      expect(await noticesTo(user), place).toHaveLength(1);
      toMorning();
    }
  });

  it('goes on with the other jobs if one cannot be applied to, and tries that one again the same day', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const work = planWorkOn(api.services);
    const [, broken] = (await planOf(user)).jobs;
    const findPosting: typeof work.findPosting = (id) =>
      id === broken?.posting_id ? Promise.reject(new Error('Unreadable')) : work.findPosting(id);
    const { day, apply_at } = await planOf(user);
    api.advance(Date.parse(apply_at) - api.services.clock().getTime());
    await expect(carryOutPlan({ ...work, findPosting }, user.uid, day)).rejects.toThrow(AggregateError);
    expect(await applicationsOf(user)).toHaveLength(5);
    expect((await planOf(user)).status).toBe('planned');
    await carryOut(user);
    expect(await applicationsOf(user)).toHaveLength(6);
  });

  it('that could not be carried out on its day is not carried out on another one', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    api.advance(24 * 3_600_000);
    await sweepAndDeliver();
    const plan = await planOf(user);
    expect(states(plan)).toEqual(Array(6).fill('left_out'));
    expect(plan.jobs[0]?.reason).toBe('We couldn’t get to it that day.');
    expect(await applicationsOf(user)).toEqual([]);
  });

  it('of a suspended account is dropped without an email', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const plan = await planOf(user);
    await api.services.account.revocations.revoke(user.uid, 'suspended');
    api.advance(Date.parse(plan.apply_at) - api.services.clock().getTime());
    await sweepAndDeliver();
    const stored = await api.services.application.plans.find(user.uid, plan.day);
    expect(stored).toMatchObject({ status: 'done', due_at: null });
    expect(stored?.jobs.map(({ state }) => state)).toEqual(Array(6).fill('left_out'));
    expect(await noticesTo(user)).toEqual([]);
  });

  it('applies as far as the credits go, and says so of the rest', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    await spendAllBut(2, user);
    await carryOut(user);
    const plan = await planOf(user);
    expect(states(plan)).toEqual([...Array(2).fill('applied'), ...Array(4).fill('left_out')]);
    expect(plan.jobs[5]?.reason).toContain('You’re out of credits.');
    expect(await wallet(user)).toMatchObject({ available: 0 });
  });

  it('holds no more than the daily limit if two searches end at once', async () => {
    const other = await analyst({ auto_apply: true });
    await search(other);
    const { jobs } = await planOf(other);
    const finding = (found: ApplyPlan['jobs']) => ({
      ...api.services.application,
      bestMatches: async function* () {
        for (const { posting_id, why } of found) yield { posting_id, why, score: 90, known_share: 1 };
      },
    });
    const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 3 });
    await Promise.all([
      planDay(finding(jobs.slice(0, 3)), user.uid, 'one'),
      planDay(finding(jobs.slice(3)), user.uid, 'two'),
    ]);
    expect((await planOf(user)).jobs).toHaveLength(3);
  });

  it('never applies to a job that was removed, not on a later day either, unless it is put back', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { day, jobs } = await planOf(user);
    const [first, second] = jobs.map(({ posting_id }) => posting_id);
    for (const id of [first, second]) expectOk(await change(user, day, id ?? '', true));
    expectOk(await change(user, day, second ?? '', false));
    await carryOut(user);
    expect(await applicationsOf(user)).toHaveLength(5);
    expect(states(await planOf(user)).sort()).toEqual([...Array(5).fill('applied'), 'removed']);
    toMorning();
    await search(user);
    expect(await applicationsOf(user)).toHaveLength(5);
    expect(
      (await plansOf(user)).every(
        (plan) => plan.jobs.filter(({ state }) => state === 'planned').length === 0,
      ),
    ).toBe(true);
  });

  it('either applies to a job or removes it, if both happen at once', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { day, jobs } = await planOf(user);
    const [answers] = await Promise.all([
      Promise.all(jobs.map(({ posting_id }) => change(user, day, posting_id, true))),
      carryOut(user, 2),
    ]);
    const removed = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'conflict')).toBe(true);
    expect((await applicationsOf(user)).length + removed).toBe(6);
    expect(states(await planOf(user)).filter((state) => state === 'removed')).toHaveLength(removed);
  });

  it('says of each job why it was left out', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    await patch(user, { auto_apply: false });
    await carryOut(user);
    const plan = await planOf(user);
    expect(states(plan)).toEqual(Array(6).fill('left_out'));
    expect(plan.jobs[0]?.reason).toBe('You turned off auto-apply.');
    expect(await applicationsOf(user)).toEqual([]);
  });

  it('leaves out what was dismissed, fell below the minimum score, or turned out to look like a scam', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { jobs } = await planOf(user);
    const [dismissed, scam] = jobs.map(({ posting_id }) => posting_id);
    const json = { verdict: 'dismissed' };
    expectOk(await api.call('PUT', `/api/matches/${dismissed}/verdict`, { token: user.token, json }));
    const doc = api.services.db.doc(`postings/${scam}`);
    const { risk_flags } = (await doc.get()).data() ?? {};
    await doc.update({ risk_flags: [{ kind: 'scam', reason: 'Asks for money' }] });
    await carryOut(user);
    await doc.update({ risk_flags });
    const reasons = new Map((await planOf(user)).jobs.map(({ posting_id, reason }) => [posting_id, reason]));
    expect(reasons.get(dismissed ?? '')).toBe('You dismissed this match.');
    expect(reasons.get(scam ?? '')).toBe('This job shows signs of a scam.');
    expect(await applicationsOf(user)).toHaveLength(4);

    const other = await analyst({ auto_apply: true });
    await search(other);
    await patch(other, { auto_apply_min_score: 100 });
    await carryOut(other);
    expect(await applicationsOf(other)).toEqual([]);
    expect((await planOf(other)).jobs[0]?.reason).toBe('It’s below your minimum score now.');
  });

  it('leaves out what the preferences exclude by then', async () => {
    const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 3 });
    await search(user);
    const [first, second] = (await planOf(user)).jobs;
    await patch(user, { excluded_companies: [first?.company, second?.company] });
    await carryOut(user);
    const { jobs } = await planOf(user);
    expect(jobs.map(({ state }) => state)).toEqual(['left_out', 'left_out', 'applied']);
    expect(jobs[0]?.reason).toBe('You excluded this company.');
    expect(await wallet(user)).toMatchObject({ available: 9, reserved: 1 });

    for (const [rules, reason] of [
      [{ excluded_keywords: ['analyst'] }, 'You excluded jobs with “analyst.”'],
      [{ employment_types: ['contract'] }, 'It isn’t an employment type you want.'],
    ] as const) {
      const other = await analyst({ auto_apply: true });
      await search(other);
      await patch(other, rules);
      await carryOut(other);
      expect(await applicationsOf(other)).toEqual([]);
      expect((await planOf(other)).jobs[0]?.reason).toBe(reason);
    }
  });

  it('is made without what was excluded since the search', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { jobs } = await planOf(user);
    const { application } = api.services;
    const other = await analyst({ auto_apply: true, excluded_companies: [jobs[0]?.company] });
    const bestMatches = async function* () {
      for (const { posting_id, why } of jobs) yield { posting_id, why, score: 90, known_share: 1 };
    };
    await planDay({ ...application, bestMatches }, other.uid, 'earlier');
    const plan = await planOf(other);
    expect(plan.jobs).toHaveLength(5);
    expect(plan.skipped).toMatchObject([
      { posting_id: jobs[0]?.posting_id, reason: 'You excluded this company.' },
    ]);
  });

  it('waits another hour when a later search adds to it', async () => {
    const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 2 });
    await search(user);
    const first = await planOf(user);
    api.advance(Date.parse(first.apply_at) - api.services.clock().getTime() + 60_000);
    await patch(user, { auto_apply_daily_limit: 4 });
    await search(user);
    const later = await planOf(user);
    expect(states(later)).toEqual(Array(4).fill('planned'));
    expect(Date.parse(later.apply_at) - api.services.clock().getTime()).toBeGreaterThan(50 * 60_000);
    await searchTasksOn(api.services).applyPlan({ uid: user.uid, day: later.day });
    expect(await applicationsOf(user)).toEqual([]);
    await carryOut(user);
    expect(await applicationsOf(user)).toHaveLength(4);
  });

  it('does not hold a job that the plan of another day holds', async () => {
    const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 4, time_zone: NY });
    const at = (hour: number) =>
      api.advance(
        atHour(localDay(api.services.clock(), NY), hour, NY).getTime() - api.services.clock().getTime(),
      );
    at(19);
    await search(user);
    // An hour from now is too late in the evening.
    at(20);
    await search(user);
    const plans = await plansOf(user);
    expect(plans.map(({ jobs }) => jobs.length)).toEqual([2, 4]);
    const ids = plans.flatMap(({ jobs }) => jobs.map(({ posting_id }) => posting_id));
    expect(new Set(ids).size).toBe(6);
  });

  it('is started at once if the user says so', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { day } = await planOf(user);
    const start = () => api.call('POST', `/api/apply-plans/${day}/start`, { token: user.token });
    api.tasks.length = 0;
    expectOk(await start());
    expect(api.tasks).toEqual([{ name: 'applyPlan', payload: { uid: user.uid, day } }]);
    await searchTasksOn(api.services).applyPlan({ uid: user.uid, day });
    expect(await applicationsOf(user)).toHaveLength(6);
    expect((await start()).body.code).toBe('conflict');
  });

  it('stays as it is if it is started during a pause', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { day } = await planOf(user);
    await patch(user, { auto_apply_paused_until: nextDay(day) });
    const { body } = await api.call('POST', `/api/apply-plans/${day}/start`, { token: user.token });
    expect(body.code).toBe('applications_paused');
    expect(states(await planOf(user))).toEqual(Array(6).fill('planned'));
  });

  it('stays as it is if it is started beyond today’s limit', async () => {
    const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 2, time_zone: NY });
    expect(await applied(user)).toHaveLength(2);
    const evening = atHour(localDay(api.services.clock(), NY), 20, NY);
    api.advance(evening.getTime() - api.services.clock().getTime());
    await search(user);
    const tomorrow = await planOf(user);
    const start = () => api.call('POST', `/api/apply-plans/${tomorrow.day}/start`, { token: user.token });
    const full = (await start()).body;
    expect([full.code, full.detail]).toEqual([
      'daily_limit_reached',
      'You’ve reached today’s limit of 2 applications. Your plan stays as it is.',
    ]);
    await patch(user, { auto_apply_daily_limit: 3 });
    expect((await start()).body.detail).toMatch(/room for 1 more/);
    expect(await planOf(user)).toEqual(tomorrow);
    await patch(user, { auto_apply_daily_limit: 4 });
    expectOk(await start());
    await searchTasksOn(api.services).applyPlan({ uid: user.uid, day: tomorrow.day });
    expect(await applicationsOf(user)).toHaveLength(4);
  });

  it('belongs to its user alone', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const { day, jobs } = await planOf(user);
    const other = await signUp();
    expect(await plansOf(other)).toEqual([]);
    expect((await change(other, day, jobs[0]?.posting_id ?? '', true)).body.code).toBe('not_found');
    expect((await api.call('POST', `/api/apply-plans/${day}/start`, { token: other.token })).status).toBe(
      404,
    );
    expect(states(await planOf(user))).toEqual(Array(6).fill('planned'));
  });
});

describe('a pause', () => {
  beforeEach(toMorning);

  it('until a day plans nothing and applies to nothing before it', async () => {
    const user = await analyst({ auto_apply: true });
    await search(user);
    const tomorrow = nextDay(localDay(api.services.clock(), NY));
    await patch(user, { auto_apply_paused_until: tomorrow });
    await carryOut(user);
    expect(await applicationsOf(user)).toEqual([]);
    // No email follows about what the user asked for.
    expect((await planOf(user)).status).toBe('done');
    const other = await analyst({ auto_apply: true, auto_apply_paused_until: tomorrow });
    await search(other);
    expect(await plansOf(other)).toEqual([]);
    toMorning();
    expect(await applied(other)).toHaveLength(6);
  });

  it('of everything, in-person applying, or better matches wanted: nothing is planned', async () => {
    for (const rules of [
      { auto_apply: false },
      { auto_apply: true, applications_paused: true },
      { auto_apply: true, phone_number: '' },
      { auto_apply: true, auto_apply_min_score: 100 },
    ]) {
      const user = await analyst(rules);
      await search(user);
      expect(await plansOf(user)).toEqual([]);
    }
  });
});

describe('limits', () => {
  beforeEach(toMorning);

  it('hold for a day of the user, and begin anew at midnight where they live', async () => {
    const careful = await analyst({ auto_apply: true, auto_apply_daily_limit: 2, time_zone: 'Asia/Tokyo' });
    const now = api.services.clock();
    const afternoon = atHour(nextDay(localDay(now, 'Asia/Tokyo')), 14, 'Asia/Tokyo');
    api.advance(afternoon.getTime() - now.getTime());
    expect(await applied(careful)).toHaveLength(2);
    expect(await applied(careful)).toHaveLength(2);
    const later = api.services.clock();
    const morning = atHour(nextDay(localDay(later, 'Asia/Tokyo')), 9, 'Asia/Tokyo');
    // Less than a day after the first ones.
    api.advance(morning.getTime() - later.getTime());
    expect(await applied(careful)).toHaveLength(4);
  });

  it('of credits keep the plan from promising what it cannot do', async () => {
    const user = await analyst({ auto_apply: true, auto_apply_daily_limit: 50 });
    await search(user);
    expect((await planOf(user)).jobs.length).toBeLessThanOrEqual(10);
  });
});

it('leaves dismissed matches alone', async () => {
  toMorning();
  const user = await analyst({ auto_apply: false });
  await search(user);
  const { items } = expectOk(await api.call('GET', '/api/matches', { token: user.token })).body;
  const json = { verdict: 'dismissed' };
  await api.call('PUT', `/api/matches/${items[0].posting.id}/verdict`, { token: user.token, json });
  await patch(user, { auto_apply: true });
  expect(await applied(user)).toHaveLength(5);
});

it('sums the day up once, in an email to those who want it', async () => {
  toMorning();
  const told = async (notify_auto_apply: boolean) => {
    const user = await analyst({ auto_apply: true, notify_auto_apply });
    await search(user);
    await carryOut(user);
    const { day } = await planOf(user);
    api.advance(4 * 3_600_000);
    const { applyPlan } = searchTasksOn(api.services);
    await Promise.all([applyPlan({ uid: user.uid, day }), applyPlan({ uid: user.uid, day })]);
    expect((await planOf(user)).status).toBe('done');
    expect((await planOf(user)).jobs[0]?.status).toBe('queued');
    return noticesTo(user);
  };
  const [notice, ...more] = await told(true);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ kind: 'auto_apply_summary', state: 'waiting' });
  expect(notice?.text).toContain('Data Analyst');
  expect(await told(false)).toEqual([]);
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
  await patch(user, { auto_apply: true });
  await search(user);
  await carryOut(user);
  expect(api.tasks.filter(({ name }) => name === 'prepareApplication')).toHaveLength(4);
});

it('plans no more jobs of one company than the user allows', async () => {
  toMorning();
  const jobs = Array.from({ length: 4 }, (_, i) => ({
    ...posting(`one-company-${i}`, 'Forklift Operator'),
    company: 'Single Employer',
  }));
  await stock(api, jobs);
  const rules = { auto_apply: true, job_titles: ['Forklift Operator'], job_title: 'Forklift Operator' };
  const user = await analyst({ ...rules, auto_apply_company_limit: 1 });
  await search(user);
  const ofOne = (plan: ApplyPlan) => plan.jobs.filter(({ company }) => company === 'Single Employer');
  const plan = await planOf(user);
  expect(ofOne(plan)).toHaveLength(1);
  expect(plan.skipped.filter(({ company }) => company === 'Single Employer')).toHaveLength(3);
  expect(plan.skipped[0]?.reason).toBe(
    'With the jobs already in your plan, you’d be over your limit for Single Employer.',
  );
});
