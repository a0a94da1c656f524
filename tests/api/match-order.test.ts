import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Match } from '../../functions/src/contract/matches.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [
    ...Array.from({ length: 4 }, (_, i) => posting(`data-${i}`, 'Data Analyst', { company: `Data ${i}` })),
    ...Array.from({ length: 4 }, (_, i) =>
      posting(`report-${i}`, 'Project Manager', { company: `Report ${i}` }),
    ),
  ]);
});
afterAll(() => api.close());

const put = (user: TestUser, path: string, json: object) =>
  api.call('PUT', path, { token: user.token, json });
const patch = async (user: TestUser, json: object) =>
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
const list = async (user: TestUser) =>
  expectOk(await api.call('GET', '/api/matches?limit=100', { token: user.token })).body;

async function search(user: TestUser): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  expectOk(await api.call('POST', '/api/searches', { token: user.token, headers }));
  await deliverSearches(api);
}

async function searched(): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada' } }));
  await patch(user, {
    job_titles: ['Data Analyst', 'Project Manager'],
    skills: ['SQL', 'Python'],
    experience: '3-5 years',
  });
  await search(user);
  return user;
}

const byCompany = (items: Match[]) => new Map(items.map((match) => [match.posting.company, match]));

describe('what somebody saves', () => {
  it('moves similar jobs up from the next search on, says so, and changes no score', async () => {
    const user = await searched();
    const before = byCompany((await list(user)).items);
    expect([...before.values()].every(({ tilt }) => tilt === null)).toBe(true);
    const saved = before.get('Report 0')!;
    expectOk(await put(user, `/api/matches/${saved.posting.id}/verdict`, { verdict: 'saved' }));
    await search(user);
    const after = byCompany((await list(user)).items);
    expect(after.get('Report 1')?.tilt).toEqual({ points: 3, because: 'saved' });
    expect(after.get('Data 1')?.tilt).toBeNull();
    for (const [company, { score }] of after) expect(score).toEqual(before.get(company)?.score);
  });

  it('counts no more once it is forgotten or learning is off, and stays saved', async () => {
    const user = await searched();
    const saved = byCompany((await list(user)).items).get('Report 0')!;
    const save = () => put(user, `/api/matches/${saved.posting.id}/verdict`, { verdict: 'saved' });
    const tilts = async () => {
      await search(user);
      const { items, learns } = await list(user);
      return { learns, moved: items.filter(({ tilt }: Match) => tilt !== null).length };
    };
    expectOk(await save());
    expect(expectOk(await put(user, '/api/matches-learning', { learns: false })).body).toEqual({
      learns: false,
    });
    expect(await tilts()).toEqual({ learns: false, moved: 0 });
    expectOk(await put(user, '/api/matches-learning', { learns: true }));
    expect(await tilts()).toEqual({ learns: true, moved: 3 });
    expectOk(await put(user, '/api/matches-learning', { learns: true, forget: true }));
    expect(await tilts()).toEqual({ learns: true, moved: 0 });
    expect(byCompany((await list(user)).items).get('Report 0')?.verdict).toBe('saved');
    api.advance(1000);
    expectOk(await save());
    expect(await tilts()).toEqual({ learns: true, moved: 3 });
  });
});

async function apply(user: TestUser, posting_id: string): Promise<{ id: string }> {
  const headers = { 'idempotency-key': randomUUID() };
  const json = { posting_id };
  return expectOk(await api.call('POST', '/api/applications', { token: user.token, headers, json })).body;
}

describe('what somebody applies to', () => {
  it('makes room among the best matches of the dashboard, until nothing else is left', async () => {
    const user = await searched();
    await patch(user, { phone_number: '+12125550100', job_title: 'Data Analyst' });
    const ids = (items: Match[]) => items.map((match) => match.posting.id);
    const best = async () =>
      ids(expectOk(await api.call('GET', '/api/dashboard', { token: user.token })).body.matches.items);
    const all = ids((await list(user)).items);
    expect(await best()).toEqual(all.slice(0, 5));
    await apply(user, all[0]!);
    expect(await best()).toEqual(all.slice(1, 6));
    for (const id of all.slice(1)) await apply(user, id);
    expect(await best()).toEqual(all.slice(0, 5));
  });

  it('moves similar jobs only once it is sent', async () => {
    const user = await searched();
    await patch(user, { phone_number: '+12125550100', job_title: 'Data Analyst' });
    const job = byCompany((await list(user)).items).get('Report 0')!;
    const body = await apply(user, job.posting.id);
    const because = async () => {
      await search(user);
      return byCompany((await list(user)).items).get('Report 1')?.tilt?.because ?? null;
    };
    expect(await because()).toBeNull();
    await api.services.db
      .collection('applications')
      .doc(body.id)
      .update({ status: 'submitted', sent_at: new Date() });
    expect(await because()).toBe('applied');
  });
});

describe('a score', () => {
  it('says what it was in the search before and which parts moved, and nothing once it stays', async () => {
    const user = await searched();
    const before = byCompany((await list(user)).items).get('Data 1')!;
    expect(before.score_change).toBeNull();
    await patch(user, { skills: ['SQL', 'Python', 'Tableau'] });
    await search(user);
    const after = byCompany((await list(user)).items).get('Data 1')!;
    expect(after.score.score).toBeGreaterThan(before.score.score!);
    expect(after.score_change).toEqual({ from: before.score.score, parts: ['skills'] });
    const { body } = await api.call('GET', `/api/matches/${after.posting.id}`, { token: user.token });
    expect(body).toMatchObject({ score_change: after.score_change, tilt: null });
    await search(user);
    expect(byCompany((await list(user)).items).get('Data 1')?.score_change).toBeNull();
  });

  it('of an earlier scorer is outdated until the next search, which says so once', async () => {
    const user = await searched();
    expect(await list(user)).toMatchObject({ outdated: false, rescored: false });
    const { search_id } = await list(user);
    const { db } = api.services;
    const stored = db.collection('users').doc(user.uid).collection('searches').doc(search_id);
    await stored.update({ scorer: 2 });
    expect(await list(user)).toMatchObject({ outdated: true, rescored: false });
    await search(user);
    expect(await list(user)).toMatchObject({ outdated: false, rescored: true });
    await search(user);
    expect(await list(user)).toMatchObject({ outdated: false, rescored: false });
  });

  it('is made anew once by however many tabs notice that it is outdated', async () => {
    const user = await searched();
    const { search_id } = await list(user);
    const searches = api.services.db.collection('users').doc(user.uid).collection('searches');
    await searches.doc(search_id).update({ scorer: 2 });
    const notice = async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const path = '/api/searches?if_outdated=true';
      return expectOk(await api.call('POST', path, { token: user.token, headers })).body.id;
    };
    const [one, other] = await Promise.all([notice(), notice()]);
    await deliverSearches(api);
    expect([other, await notice()]).toEqual([one, one]);
    expect(one).not.toBe(search_id);
    expect((await searches.get()).size).toBe(2);
  });
});
