import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import type { getImprovements } from '../../functions/src/contract/matches-improvements.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
let postingId: string;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [posting('one', 'Data Analyst')]);
  const { items } = expectOk(await api.call('GET', '/api/postings')).body;
  postingId = items[0].id;
});
afterAll(() => api.close());

type Improvements = ResponseOf<typeof getImprovements>;

async function person(profile: object): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada' } }));
  await change(user, profile);
  return user;
}

async function change({ token }: TestUser, json: object): Promise<void> {
  expectOk(await api.call('PATCH', '/api/profile', { token, json }));
}

async function improvementsOf({ token }: TestUser): Promise<Improvements> {
  return expectOk(await api.call('GET', `/api/matches/${postingId}/improvements`, { token })).body;
}

const ANALYST = {
  job_titles: ['Data Analyst'],
  skills: ['SQL', 'Python'],
  experience: '3-5 years',
  location: 'Albany, NY',
};

it('keeps what it promises: the score of the match becomes the one that an improvement named', async () => {
  const user = await person(ANALYST);
  const { score, improvements } = await improvementsOf(user);
  const skill = improvements.find((one) => one.fact === 'skill');
  expect(skill?.to).toBeGreaterThan(score ?? 100);
  await change(user, { skills: [...ANALYST.skills, skill?.skill] });
  const match = expectOk(await api.call('GET', `/api/matches/${postingId}`, { token: user.token })).body;
  expect(match.score.score).toBe(skill?.to);
  expect((await improvementsOf(user)).score).toBe(skill?.to);
});

it('scores the profile as it is now, also where the match is still that of the latest search', async () => {
  const user = await person(ANALYST);
  expectOk(await api.call('POST', '/api/searches', { token: user.token }));
  await deliverSearches(api);
  await change(user, { skills: ['SQL', 'Python', 'Tableau', 'dbt'] });
  const match = expectOk(await api.call('GET', `/api/matches/${postingId}`, { token: user.token })).body;
  const { score, improvements } = await improvementsOf(user);
  expect(score).toBeGreaterThan(match.score.score);
  expect(improvements.map(({ fact }) => fact)).not.toContain('skill');
});

it('offers nothing to a profile that says nothing', async () => {
  expect(await improvementsOf(await person({}))).toEqual({ score: null, improvements: [], unstated: [] });
});

it.each(['nobody', '..', 'a%2Fb'])('knows no posting %s', async (id) => {
  const { token } = await person(ANALYST);
  const answer = await api.call('GET', `/api/matches/${id}/improvements`, { token });
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});
