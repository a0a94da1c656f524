import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Salary } from '../../functions/src/contract/common.ts';
import type { Match } from '../../functions/src/contract/matches.ts';
import { MAX_VERDICTS } from '../../functions/src/modules/matches/verdicts.repository.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

const pay = (min: number, max: number): Salary => ({
  min: min * 100,
  max: max * 100,
  currency: 'USD',
  period: 'year',
  origin: 'stated',
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [
    posting('here', 'Data Analyst', {
      company: 'Bluefin Logistics',
      salary: pay(90_000, 110_000),
      posted_at: '2026-11-10T00:00:00.000Z',
    }),
    posting('remote', 'Data Analyst', {
      locations: ['Remote, US'],
      workplace: 'remote',
      salary: pay(70_000, 80_000),
      posted_at: '2026-11-18T00:00:00.000Z',
    }),
    posting('far', 'Data Analyst', { locations: ['Boise, ID'], posted_at: '2026-09-01T00:00:00.000Z' }),
    posting('abroad', 'Data Analyst', { locations: ['Berlin, Germany'], country: 'DE' }),
    posting('vague', 'Data Analyst', {
      description_text: 'Join us. We are a good place.',
      locations: [],
      country: null,
      workplace: null,
    }),
    posting('related', 'Business Intelligence Analyst', { workplace: 'hybrid' }),
    posting('blocked', 'Data Analyst', {
      description_text: 'Requirements:\nSQL, Python, Tableau and dbt.\nYou need 15 years of experience.',
    }),
    posting('twin-1', 'Data Analyst', { company: 'Twin Works' }),
    posting('twin-2', 'Data Analyst', { company: 'Twin Works', locations: ['Troy, NY'] }),
    posting('cook', 'Line Cook', { description_text: 'Requirements:\nGrilling and knife skills.' }),
    ...Array.from({ length: 60 }, (_, i) =>
      posting(`many-${i}`, 'Reporting Analyst', { company: `Many ${i}`, locations: ['Troy, NY'] }),
    ),
  ]);
});
afterAll(() => api.close());

async function searched(preferences: object = {}): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada' } }));
  const json = {
    job_titles: ['Data Analyst'],
    skills: ['SQL', 'Python', 'Tableau'],
    experience: '3-5 years',
    location: 'Albany, NY',
    ...preferences,
  };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  expectOk(
    await api.call('POST', '/api/searches', {
      token: user.token,
      headers: { 'idempotency-key': randomUUID() },
    }),
  );
  await deliverSearches(api);
  return user;
}

const list = async (user: TestUser, query = '') =>
  expectOk(await api.call('GET', `/api/matches?${query}`, { token: user.token })).body;
const named = (items: Match[]) => items.map((match) => match.posting.company.replace('Company ', ''));

describe('listing matches', () => {
  it('is empty before the first search', async () => {
    const answer = await list(await signUp());
    expect(answer).toMatchObject({ items: [], total: 0, search_id: null, searched_at: null });
  });

  it('puts the best first, leaves out what is below 50, other work and other countries', async () => {
    const answer = await list(await searched(), 'limit=100');
    const companies = named(answer.items);
    expect(companies.slice(0, 2).sort()).toEqual(['Bluefin Logistics', 'remote']);
    expect(companies).not.toContain('cook');
    expect(companies).not.toContain('abroad');
    expect(companies).not.toContain('blocked');
    const scores = answer.items.map((match: Match) => match.score.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('ranks a vague posting below the specific ones that fit', async () => {
    const companies = named((await list(await searched(), 'limit=100&q=data%20analyst')).items);
    expect(companies.indexOf('vague')).toBeGreaterThan(companies.indexOf('remote'));
  });

  it('gives every match once over its pages, with the total', async () => {
    const user = await searched();
    const seen: string[] = [];
    let cursor: string | null = '';
    let total = 0;
    while (cursor !== null) {
      const page = await list(user, `limit=25${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);
      seen.push(...page.items.map((match: Match) => match.posting.id));
      cursor = page.next_cursor;
      total = page.total;
    }
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(total);
    expect(total).toBeGreaterThan(60);
  });

  it.each([
    ['workplace=remote', ['remote']],
    ['workplace=remote,hybrid', ['remote', 'related']],
    ['salary_min=10000000', ['Bluefin Logistics']],
    ['sort=newest&limit=2', ['remote', 'Bluefin Logistics']],
    ['sort=salary&limit=2', ['Bluefin Logistics', 'remote']],
    ['q=bluefin', ['Bluefin Logistics']],
  ])('%s', async (query, expected) => {
    expect(named((await list(await searched(), query)).items)).toEqual(expected);
  });

  it('shows low ones only when asked for, the blocked one with its blocker', async () => {
    const { items } = await list(await searched(), 'include_low=true&band=low&limit=100');
    const blocked = items.find((match: Match) => match.posting.company === 'Company blocked');
    expect(blocked.score.blockers[0].kind).toBe('years');
    expect(blocked.score.score).toBeLessThan(50);
  });

  it.each([
    [{ excluded_companies: ['Bluefin'] }, 'Bluefin Logistics'],
    [{ excluded_keywords: ['business intelligence'] }, 'related'],
    [{ salary_min: 100_000_00 }, 'remote'],
    [{ is_remote: true }, 'far'],
    [{ employment_types: ['contract'] }, 'Bluefin Logistics'],
  ])('leaves out what %j rules out', async (preferences, company) => {
    const { items } = await list(
      await searched(preferences),
      'include_low=true&limit=100&q=analyst&sort=newest',
    );
    expect(named(items)).not.toContain(company);
  });

  it('refuses a damaged cursor', async () => {
    const user = await searched();
    expect((await api.call('GET', '/api/matches?cursor=x', { token: user.token })).status).toBe(400);
  });
});

describe('one match', () => {
  it('has the score of the list, and the same score when there was no search', async () => {
    const user = await searched();
    const [first] = (await list(user, 'limit=1')).items;
    const page = expectOk(
      await api.call('GET', `/api/matches/${first.posting.id}`, { token: user.token }),
    ).body;
    expect(page.score).toEqual(first.score);
    expect(page.posting.description_text).toContain('SQL');

    const other = await signUp();
    expectOk(await api.call('POST', '/api/profile', { token: other.token, json: {} }));
    const json = {
      job_titles: ['Data Analyst'],
      skills: ['SQL', 'Python', 'Tableau'],
      experience: '3-5 years',
      location: 'Albany, NY',
    };
    expectOk(await api.call('PATCH', '/api/profile', { token: other.token, json }));
    const fly = expectOk(
      await api.call('GET', `/api/matches/${first.posting.id}`, { token: other.token }),
    ).body;
    expect(fly.score).toEqual(first.score);
  });

  it('has no score for somebody of whom nothing is known', async () => {
    const [first] = (await list(await searched(), 'limit=1')).items;
    const nobody = await signUp();
    const { body } = await api.call('GET', `/api/matches/${first.posting.id}`, { token: nobody.token });
    expect(body.score).toMatchObject({ score: null, band: 'unscored', known_share: 0 });
  });

  it('is 404 for a posting that does not exist', async () => {
    const user = await signUp();
    for (const id of ['nothing', '__id__', '%2F'])
      expect((await api.call('GET', `/api/matches/${id}`, { token: user.token })).status).toBe(404);
  });
});

describe('verdicts', () => {
  const judge = (user: TestUser, id: string, json: object) =>
    api.call('PUT', `/api/matches/${id}/verdict`, { token: user.token, json });

  it('save, dismiss and take back', async () => {
    const user = await searched();
    const [first, second] = (await list(user, 'limit=2')).items;
    expectOk(await judge(user, first.posting.id, { verdict: 'saved' }));
    expectOk(await judge(user, second.posting.id, { verdict: 'dismissed', reason: 'pay' }));
    const ids = (items: Match[]) => items.map((match) => match.posting.id);
    expect(ids((await list(user, 'verdict=saved')).items)).toEqual([first.posting.id]);
    expect(ids((await list(user, 'verdict=dismissed')).items)).toEqual([second.posting.id]);
    const shown = (await list(user, 'limit=100')).items;
    expect(ids(shown)).not.toContain(second.posting.id);
    expect(shown[0].verdict).toBe('saved');
    const look = (id: string) => api.call('GET', `/api/matches/${id}`, { token: user.token });
    expect(expectOk(await look(first.posting.id)).body.dismiss_reason).toBeNull();
    expect(expectOk(await look(second.posting.id)).body.dismiss_reason).toBe('pay');
    expectOk(await judge(user, second.posting.id, { verdict: null }));
    expect(ids((await list(user, 'limit=100')).items)).toContain(second.posting.id);
  });

  it('cost one read, whatever their number; given at once none is lost, and of very many the oldest go', async () => {
    const user = await searched();
    const items: Match[] = (await list(user, 'limit=4')).items;
    await Promise.all(items.map(({ posting }) => judge(user, posting.id, { verdict: 'saved' })));
    expect((await list(user, 'verdict=saved')).items).toHaveLength(items.length);
    const { db, match } = api.services;
    const stored = db.collection('users').doc(user.uid).collection('verdicts');
    expect((await stored.get()).size).toBe(1);

    const at = Timestamp.fromMillis(0);
    const old = { verdict: 'dismissed', reason: null, company: 'Old', title: 'old', at };
    const many = Object.fromEntries(Array.from({ length: MAX_VERDICTS }, (_, n) => [`old-${n}`, old]));
    await stored.doc('all').set({ by_posting: many }, { merge: true });
    expectOk(await judge(user, items[0]!.posting.id, { verdict: 'dismissed' })); // four were listed
    const kept = await match.verdicts.all(user.uid);
    expect(kept).toHaveLength(MAX_VERDICTS);
    expect(kept.filter(({ company }) => company !== 'Old')).toHaveLength(items.length);
  });

  it('of several postings are set at once, and undone by sending back what was before', async () => {
    const user = await searched();
    const [first, second, third] = (await list(user, 'limit=3')).items.map(
      ({ posting }: Match) => posting.id,
    );
    expectOk(await judge(user, first, { verdict: 'dismissed', reason: 'pay' }));
    const send = async (verdicts: object[]) =>
      expectOk(await api.call('PUT', '/api/verdicts', { token: user.token, json: { verdicts } })).body;
    const save = [first, second, third, 'nothing'].map((posting_id) => ({
      posting_id,
      verdict: 'saved',
      reason: null,
    }));
    const { before, missing } = await send(save);
    expect(missing).toEqual(['nothing']);
    expect((await list(user, 'verdict=saved')).items).toHaveLength(3);
    expect(await api.services.match.verdicts.find(user.uid, second)).toMatchObject({ title: 'data analyst' });

    await send(before);
    expect((await list(user, 'verdict=saved')).items).toEqual([]);
    expect(await api.services.match.verdicts.find(user.uid, first)).toMatchObject({
      verdict: 'dismissed',
      reason: 'pay',
    });
  });

  it('are 404 for a posting that does not exist', async () => {
    expect((await judge(await signUp(), 'nothing', { verdict: 'saved' })).status).toBe(404);
  });

  it('a dismissed company comes later in the next search, with the same score', async () => {
    const user = await searched();
    const before: Match[] = (await list(user, 'limit=100')).items;
    const [dismissed, similar] = before.filter((match) => match.posting.company === 'Twin Works');
    if (!dismissed || !similar) throw new Error('Both postings of the company are matches');
    expectOk(await judge(user, dismissed.posting.id, { verdict: 'dismissed', reason: 'company' }));
    expectOk(
      await api.call('POST', '/api/searches', {
        token: user.token,
        headers: { 'idempotency-key': randomUUID() },
      }),
    );
    await deliverSearches(api);
    const after: Match[] = (await list(user, 'limit=100')).items;
    const place = (matches: Match[]) => matches.findIndex((match) => match.posting.id === similar.posting.id);
    expect(place(after)).toBeGreaterThan(place(before));
    expect(after[place(after)]?.score.score).toBe(similar.score.score);
  });
});
