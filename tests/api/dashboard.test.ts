import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { getDashboard } from '../../functions/src/contract/dashboard.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { RESUME } from '../support/busy-user.ts';
import { FIELDS, QUESTIONS } from '../support/fake-driver.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, signUpComplete, type TestUser } from '../support/users.ts';

type Dashboard = ResponseOf<typeof getDashboard>;

const HOUR = 3_600_000;

let api: TestApi;
let harness: ApplicationHarness;
beforeAll(async () => {
  api = await startApi();
  harness = createHarness(api);
});
afterAll(() => api.close());

const read = async ({ token }: Pick<TestUser, 'token'>): Promise<Dashboard> =>
  expectOk(await api.call('GET', '/api/dashboard', { token })).body;
const visit = async ({ token }: TestUser) => expectOk(await api.call('POST', '/api/visits', { token }));

async function search({ token }: TestUser): Promise<void> {
  expectOk(await api.call('POST', '/api/searches', { token }));
  await deliverSearches(api);
}

async function analyst(): Promise<TestUser> {
  const user = await signUpComplete(api);
  const json = { job_titles: ['Data Analyst'], skills: ['SQL', 'Python'], location: 'Albany, NY' };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

it('is empty and whole for a new user', async () => {
  const { token } = await signUp();
  expect(await read({ token })).toEqual({
    last_visit: null,
    applications_by_status: {},
    searches: { latest: null, runs: [], resume_file: null },
    matches: { items: [], new_total: 0, new_excellent: 0 },
    needs_you: { applications: [], questions: [] },
    outcomes: [],
    reminders: [],
    wallet: { available: 0, reserved: 0, spent: 0 },
  });
  const activity = await api.call('GET', '/api/activity', { token });
  expect(activity.body).toEqual({ search: null, applications: [] });
});

it('names the resume of somebody who has not searched yet', async () => {
  const user = await signUpComplete(api);
  expectOk(await api.call('POST', '/api/resumes?file_name=cv.txt', { token: user.token, bytes: RESUME }));
  expect((await read(user)).searches?.resume_file).toBe('cv.txt');
});

it('counts applications by state, shows what waits for the user and what runs', async () => {
  const user = await signUpComplete(api);
  const get = async (path: string) => expectOk(await api.call('GET', path, { token: user.token })).body;
  const first = (await harness.apply(user)).body;
  expect((await read(user)).applications_by_status).toEqual({ queued: 1 });
  harness.driver.onPrepare = async () => ({ kind: 'needs_input', fields: FIELDS, questions: QUESTIONS });
  await harness.deliver();
  const second = (await harness.apply(user)).body;

  const dashboard = await read(user);
  expect(dashboard.applications_by_status).toEqual({ needs_input: 1, queued: 1 });
  expect(dashboard.needs_you?.applications).toMatchObject([
    { id: first.id, status: 'needs_input', open_questions: 2, hand_over_reason: null },
  ]);
  const { items } = await get('/api/questions');
  expect(dashboard.needs_you?.questions).toEqual(items);
  expect(dashboard.wallet).toEqual({ available: 8, reserved: 2, spent: 0 });

  const ids = (activity: { applications: { id: string }[] }) => activity.applications.map(({ id }) => id);
  expect(ids(await get('/api/activity'))).toEqual([second.id, first.id]);
  api.advance(6 * 60_000);
  // Running work stays in the dock however long it waits; finished work leaves it.
  expect(ids(await get('/api/activity'))).toEqual([second.id]);
});

it('says why an application was handed over, and shows what is unconfirmed, sent, and planned', async () => {
  const user = await signUpComplete(api);
  const { token } = user;
  harness.driver.onPrepare = async () => ({ kind: 'hand_over', fields: FIELDS, reason: 'captcha', url: '' });
  const handed = (await harness.apply(user)).body;
  await harness.deliver();
  expect((await read(user)).needs_you?.applications).toMatchObject([
    { id: handed.id, status: 'handed_over', hand_over_reason: 'captcha' },
  ]);
  const json = { status: 'submitted' };
  expectOk(await api.call('POST', `/api/applications/${handed.id}/status`, { token, json }));
  const at = new Date(Date.now() + 48 * HOUR).toISOString();
  const reminder = { kind: 'interview', at, all_day: false, text: 'Video call' };
  expectOk(await api.call('POST', `/api/applications/${handed.id}/reminders`, { token, json: reminder }));

  const { needs_you, outcomes, reminders } = await read(user);
  expect(needs_you?.applications).toEqual([]);
  expect(outcomes).toMatchObject([{ application_id: handed.id, status: 'submitted', replied_at: null }]);
  expect(reminders).toMatchObject([{ application_id: handed.id, ...reminder, done: false }]);
});

describe('a visit', () => {
  it('begins after four hours away; opening, reloading and a second tab do not begin one', async () => {
    const user = await signUpComplete(api);
    expect((await read(user)).last_visit).toBeNull();
    await Promise.all([visit(user), visit(user)]);
    expect((await read(user)).last_visit).toBeNull();

    api.advance(3 * HOUR);
    await visit(user);
    expect((await read(user)).last_visit).toBeNull();

    const left = api.services.clock();
    api.advance(24 * HOUR);
    const { last_visit } = await read(user);
    expect(last_visit).not.toBeNull();
    // Reading is no visit: a page fetched ahead says the same again.
    expect((await read(user)).last_visit).toBe(last_visit);
    await Promise.all([visit(user), visit(user), visit(user)]);
    expect((await read(user)).last_visit).toBe(last_visit);
    api.advance(HOUR);
    await visit(user);
    expect((await read(user)).last_visit).toBe(last_visit);
    expect(left.getTime() - Date.parse(last_visit ?? '')).toBeLessThan(60_000);
  });
});

describe('matches and searches', () => {
  it('counts what was found since the last visit, whichever search found it', async () => {
    const user = await analyst();
    const known = [posting('a1', 'Data Analyst'), posting('a2', 'Data Analyst')];
    await stock(api, known);
    await search(user);
    const first = await read(user);
    expect(first.matches).toMatchObject({ new_total: 2 });
    expect(first.searches?.runs).toMatchObject([{ status: 'done', new_matches: 2, failure: null }]);
    await visit(user);

    api.advance(24 * HOUR);
    await search(user);
    expect((await read(user)).matches).toMatchObject({ new_total: 0, items: [{}, {}] });

    await stock(api, [...known, posting('a3', 'Data Analyst')]);
    await search(user);
    await search(user);
    const { matches, searches } = await read(user);
    expect(matches).toMatchObject({ new_total: 1, items: [{ posting: { company: 'Company a3' } }] });
    expect(searches?.latest).toMatchObject({ status: 'done', new_matches: 0 });
    expect(searches?.runs.map(({ new_matches }) => new_matches)).toEqual([0, 1, 0, 2]);

    const id = matches?.items[0]?.posting.id;
    const json = { verdict: 'dismissed' };
    expectOk(await api.call('PUT', `/api/matches/${id}/verdict`, { token: user.token, json }));
    expect((await read(user)).matches).toMatchObject({ new_total: 0, items: [{}, {}] });
  });

  it('keeps a failed search in the history, with its reason, and forgets after two weeks', async () => {
    const user = await analyst();
    await search(user);
    expectOk(await api.call('POST', '/api/searches', { token: user.token }));
    api.tasks.length = 0; // its task is lost
    api.advance(HOUR);
    const { searches } = await read(user);
    expect(searches?.latest).toMatchObject({ status: 'failed' });
    await search(user);
    expect((await read(user)).searches?.runs).toMatchObject([
      { status: 'done' },
      { status: 'failed', failure: searches?.latest?.failure },
      { status: 'done' },
    ]);
    api.advance(15 * 24 * HOUR);
    expect((await read(user)).searches?.runs).toEqual([]);
    await search(user);
    expect((await read(user)).searches?.runs).toHaveLength(1);
  });
});
