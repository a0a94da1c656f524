import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApplicationHarness, createHarness } from '../support/applications.ts';
import { FIELDS, QUESTIONS } from '../support/fake-driver.ts';
import { expectOk, signUp, signUpComplete } from '../support/users.ts';

let api: TestApi;
let harness: ApplicationHarness;
beforeAll(async () => {
  api = await startApi();
  harness = createHarness(api);
});
afterAll(() => api.close());

it('is empty and whole for a new user', async () => {
  const { token } = await signUp();
  const { body } = expectOk(await api.call('GET', '/api/dashboard', { token }));
  expect(body).toEqual({
    wallet: { available: 0, reserved: 0, spent: 0 },
    search: null,
    top_matches: [],
    needs_you: [],
    applications_by_status: {},
    has_resume: false,
  });
  const activity = await api.call('GET', '/api/activity', { token });
  expect(activity.body).toEqual({ search: null, applications: [] });
});

it('counts applications by state, shows what waits for the user and what runs', async () => {
  const user = await signUpComplete(api);
  const get = async (path: string) => expectOk(await api.call('GET', path, { token: user.token })).body;
  const first = (await harness.apply(user)).body;
  expect((await get('/api/dashboard')).applications_by_status).toEqual({ queued: 1 });
  harness.driver.onPrepare = async () => ({ kind: 'needs_input', fields: FIELDS, questions: QUESTIONS });
  await harness.deliver();
  const second = (await harness.apply(user)).body;

  const dashboard = await get('/api/dashboard');
  expect(dashboard.applications_by_status).toEqual({ needs_input: 1, queued: 1 });
  expect(dashboard.needs_you).toMatchObject([{ id: first.id, status: 'needs_input', open_questions: 2 }]);
  expect(dashboard.wallet).toEqual({ available: 8, reserved: 2, spent: 0 });

  const ids = (activity: { applications: { id: string }[] }) => activity.applications.map(({ id }) => id);
  expect(ids(await get('/api/activity'))).toEqual([second.id, first.id]);
  api.advance(6 * 60_000);
  // Running work stays in the dock however long it waits; finished work leaves it.
  expect(ids(await get('/api/activity'))).toEqual([second.id]);
});
