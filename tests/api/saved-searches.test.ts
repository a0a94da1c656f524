import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverSearches, posting, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [
    posting('office', 'Data Analyst'),
    posting('remote', 'Data Analyst', { locations: ['Remote, US'], workplace: 'remote' }),
    posting('bluefin', 'Data Analyst', { company: 'Bluefin Logistics' }),
  ]);
});
afterAll(() => api.close());

async function analyst(): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada' } }));
  const json = { job_titles: ['Data Analyst'], skills: ['SQL'], location: 'Albany, NY' };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

async function search({ token }: TestUser): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  expectOk(await api.call('POST', '/api/searches', { token, headers }));
  await deliverSearches(api);
  return expectOk(await api.call('GET', '/api/matches', { token })).body.searched_at;
}

const at = (id: string) => `/api/saved-searches/${id}`;
const REMOTE = { name: 'Remote', filters: { workplace: 'remote' }, seen_at: null };
const put = ({ token }: TestUser, id: string, json: object) => api.call('PUT', at(id), { token, json });
const patch = ({ token }: TestUser, id: string, json: object) => api.call('PATCH', at(id), { token, json });
const restore = ({ token }: TestUser, id: string) => api.call('POST', `${at(id)}/restore`, { token });
const saved = async ({ token }: TestUser) =>
  expectOk(await api.call('GET', '/api/saved-searches', { token })).body.items;

describe('saved searches', () => {
  it('count the matches that were found since they were looked at last', async () => {
    const user = await analyst();
    const id = randomUUID();
    expectOk(await put(user, id, REMOTE));
    expect(await saved(user)).toMatchObject([{ id, name: 'Remote', total: 0, new_matches: 0 }]);

    const searched_at = await search(user);
    expect(await saved(user)).toMatchObject([{ total: 1, new_matches: 1 }]);
    expectOk(await patch(user, id, { seen_at: searched_at }));
    expect(await saved(user)).toMatchObject([{ total: 1, new_matches: 0 }]);
    // A tab that still shows an older search.
    expectOk(await patch(user, id, { seen_at: '2020-01-01T00:00:00.000Z' }));
    expect(await saved(user)).toMatchObject([{ total: 1, new_matches: 0, seen_at: searched_at }]);

    // When matches were found is stored in whole seconds.
    api.advance(1000);
    await stock(api, [
      posting(`later-${id}`, 'Data Analyst', { locations: ['Remote, US'], workplace: 'remote' }),
      posting(`later-office-${id}`, 'Data Analyst'),
    ]);
    await search(user);
    expect(await saved(user)).toMatchObject([{ total: 2, new_matches: 1 }]);
  });

  it('find words, and leave out what was dismissed', async () => {
    const user = await analyst();
    await search(user);
    expectOk(await put(user, 'words', { name: 'Words', filters: { q: 'bluefin data' }, seen_at: null }));
    expect(await saved(user)).toMatchObject([{ total: 1 }]);
    const { items } = expectOk(
      await api.call('GET', '/api/matches?q=bluefin%20data', { token: user.token }),
    ).body;
    const verdict = `/api/matches/${items[0].posting.id}/verdict`;
    expectOk(await api.call('PUT', verdict, { token: user.token, json: { verdict: 'dismissed' } }));
    expect(await saved(user)).toMatchObject([{ total: 0, new_matches: 0 }]);
  });

  it('are renamed, deleted, and restored as they were, to their place', async () => {
    const user = await analyst();
    const seen_at = '2026-11-01T10:00:00.000Z';
    expectOk(await put(user, 'one', { ...REMOTE, seen_at }));
    api.advance(1);
    expectOk(await put(user, 'two', { ...REMOTE, name: 'Other' }));
    expect(expectOk(await patch(user, 'one', { name: ' At home ' })).body.name).toBe('At home');
    expectOk(await api.call('DELETE', at('one'), { token: user.token }));
    expectOk(await api.call('DELETE', at('one'), { token: user.token }));
    expect((await saved(user)).map(({ id }: { id: string }) => id)).toEqual(['two']);
    const restored = expectOk(await restore(user, 'one')).body;
    expect(await saved(user)).toMatchObject([
      { id: 'one', name: 'At home', filters: { workplace: 'remote', sort: 'score' }, seen_at },
      { id: 'two' },
    ]);
    // A second tap on Undo.
    expect(expectOk(await restore(user, 'one')).body).toEqual(restored);
  });

  it('are not restored under a name that was given away, or too late', async () => {
    const user = await analyst();
    expectOk(await put(user, 'one', REMOTE));
    expectOk(await api.call('DELETE', at('one'), { token: user.token }));
    expectOk(await put(user, 'two', REMOTE));
    expect((await restore(user, 'one')).body.code).toBe('conflict');
    expectOk(await api.call('DELETE', at('two'), { token: user.token }));
    api.advance(LIMITS.saved_search_restore_minutes * 60_000);
    expect((await restore(user, 'two')).body).toMatchObject({
      code: 'not_found',
      detail: 'This saved search can’t be restored anymore.',
    });
  });

  it('under an id that no search can have are neither deleted nor restored', async () => {
    const user = await analyst();
    const odd = at(encodeURIComponent('+275760-09-13T00:00:00.001Z'));
    expectOk(await api.call('DELETE', odd, { token: user.token }));
    expect((await restore(user, encodeURIComponent('__name__'))).body.code).toBe('not_found');
  });

  it('have names of their own', async () => {
    const user = await analyst();
    expectOk(await put(user, 'one', REMOTE));
    const same = await put(user, 'two', { ...REMOTE, name: 'REMOTE' });
    expect([same.status, same.body.code]).toEqual([409, 'conflict']);
    expectOk(await put(user, 'two', { ...REMOTE, name: 'Other' }));
    expect((await patch(user, 'two', { name: 'remote' })).status).toBe(409);
    expectOk(await patch(user, 'one', { name: 'remote' }));
  });

  it('are limited, and the limit says what to do', async () => {
    const user = await analyst();
    const all = Array.from({ length: LIMITS.saved_searches + 3 }, (_, n) =>
      put(user, `id-${n}`, { ...REMOTE, name: `Search ${n}` }),
    );
    const answers = await Promise.all(all);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      code: 'saved_search_limit_reached',
      detail: 'You can keep 20 saved searches. Delete one to save another.',
    });
    expect(await saved(user)).toHaveLength(LIMITS.saved_searches);
  });

  it('belong to one person', async () => {
    const [owner, other] = [await analyst(), await analyst()];
    expectOk(await put(owner, 'one', REMOTE));
    expect(await saved(other)).toEqual([]);
    expect((await patch(other, 'one', { name: 'Mine' })).status).toBe(404);
  });

  it.each([
    ['a bad id', 'no%20id', REMOTE],
    ['no name', 'one', { ...REMOTE, name: '  ' }],
    ['a long name', 'one', { ...REMOTE, name: 'x'.repeat(LIMITS.saved_search_name + 1) }],
    ['an unknown filter value', 'one', { ...REMOTE, filters: { band: 'great' } }],
  ])('are not stored with %s', async (_, id, json) => {
    const user = await analyst();
    const answer = await put(user, id, json);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    expect(await saved(user)).toEqual([]);
  });
});
