import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleRunSearch } from '../../functions/src/modules/matches/matches.tasks.ts';
import { LEASE_MS } from '../../functions/src/modules/matches/search-record.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverSearches, posting, searchWorker, stock } from '../support/posting-fixtures.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
const board = [
  ...Array.from({ length: 6 }, (_, i) => posting(`analyst-${i}`, 'Data Analyst')),
  ...Array.from({ length: 4 }, (_, i) =>
    posting(`welder-${i}`, 'Pipe Welder', {
      description_text: 'Requirements:\nTIG welding and pipe fitting.',
    }),
  ),
];

beforeAll(async () => {
  api = await startApi();
  await stock(api, board);
});
afterAll(() => api.close());

async function analyst(preferences: object = {}): Promise<TestUser> {
  const user = await signUp();
  expectOk(await api.call('POST', '/api/profile', { token: user.token, json: { full_name: 'Ada' } }));
  const json = {
    job_titles: ['Data Analyst'],
    skills: ['SQL', 'Python', 'Tableau'],
    experience: '3-5 years',
    ...preferences,
  };
  expectOk(await api.call('PATCH', '/api/profile', { token: user.token, json }));
  return user;
}

const start = (user: TestUser, key: string = randomUUID()) =>
  api.call('POST', '/api/searches', { token: user.token, headers: { 'idempotency-key': key } });
const read = async (user: TestUser, id: string) =>
  (await api.call('GET', `/api/searches/${id}`, { token: user.token })).body;
/** A worker that has claimed the search and waits for `wake`. */
async function frozenWorker(user: TestUser, id: string): Promise<{ wake: () => Promise<void> }> {
  let thaw: () => void = () => undefined;
  const frozen = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  const { match } = api.services;
  const nearest: typeof match.postingIndex.nearest = async (query) => {
    await frozen;
    return match.postingIndex.nearest(query);
  };
  const deps = { ...match, postingIndex: { ...match.postingIndex, nearest }, newHolder: () => 'frozen' };
  const working = handleRunSearch(deps)({ uid: user.uid, search_id: id });
  await expect.poll(async () => (await read(user, id)).step).toBe('finding_candidates');
  return {
    wake: () => {
      thaw();
      return working;
    },
  };
}
/** A search whose worker claimed it and never returns. */
async function dyingSearch(): Promise<{ user: TestUser; id: string }> {
  const user = await analyst();
  const { id } = (await start(user)).body;
  await frozenWorker(user, id);
  return { user, id };
}
const waiting = (id: string) =>
  api.tasks.filter((task) => task.name === 'runSearch' && task.payload.search_id === id);

describe('starting a search', () => {
  it('needs a profile', async () => {
    const answer = await start(await signUp());
    expect([answer.status, answer.body.code]).toEqual([404, 'profile_not_found']);
  });

  it('needs something to search by; the defaults of a new profile are nothing', async () => {
    const user = await signUp();
    expectOk(await api.call('POST', '/api/profile', { token: user.token, json: {} }));
    const answer = await start(user);
    expect([answer.status, answer.body.code]).toEqual([422, 'nothing_to_search_for']);
  });

  it('answers at once with a queued search and queues one task', async () => {
    const user = await analyst();
    expect((await api.call('GET', '/api/latest-search', { token: user.token })).body).toEqual({
      search: null,
      matches_of: null,
    });
    const answer = await start(user);
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: 'queued', step: 'queued', failure: null, finished_at: null });
    expect(waiting(answer.body.id)).toHaveLength(1);
    expect((await api.call('GET', '/api/latest-search', { token: user.token })).body.search).toEqual(
      answer.body,
    );
  });

  it('is one search, however often and however many at once ask while it runs', async () => {
    const user = await analyst();
    const answers = await Promise.all([start(user), start(user), start(user)]);
    const later = await start(user);
    const ids = new Set([...answers, later].map((answer) => answer.body.id));
    expect(ids.size).toBe(1);
    expect(waiting(later.body.id)).toHaveLength(1);
  });

  it('may be asked for five times a minute, for each reads thousands of postings', async () => {
    const user = await analyst();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await start(user)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('is private to its user', async () => {
    const [owner, other] = [await analyst(), await analyst()];
    const { body } = await start(owner);
    const answer = await api.call('GET', `/api/searches/${body.id}`, { token: other.token });
    expect(answer.status).toBe(404);
  });
});

describe('running a search', () => {
  it('keeps what fits, says how many it looked at, and is found by its user', async () => {
    const user = await analyst();
    const { body } = await start(user);
    await deliverSearches(api);
    const search = await read(user, body.id);
    expect(search).toMatchObject({
      status: 'done',
      step: 'done',
      postings_searched: board.length,
      new_matches: 0,
      failure: null,
    });
    expect(search.counts.excellent + search.counts.good).toBe(6);
    expect(search.finished_at).not.toBeNull();
  });

  it('again, leaves the matches of the one before in sight, also when it fails', async () => {
    const user = await analyst();
    const latest = async () => (await api.call('GET', '/api/latest-search', { token: user.token })).body;
    const first = (await start(user)).body.id;
    expect((await latest()).matches_of).toBeNull();
    await deliverSearches(api);
    expect(await latest()).toMatchObject({ search: { id: first, status: 'done' }, matches_of: first });
    const second = (await start(user)).body.id;
    expect(await latest()).toMatchObject({ search: { id: second, status: 'queued' }, matches_of: first });
    api.advance(120_000);
    expect(await latest()).toMatchObject({ search: { id: second, status: 'failed' }, matches_of: first });
    const list = await api.call('GET', '/api/matches', { token: user.token });
    expect(list.body.search_id).toBe(first);
  });

  it('leaves nothing for ever but itself and the one before, whose matches tell what is new', async () => {
    const user = await analyst();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push((await start(user)).body.id);
      await deliverSearches(api);
    }
    const waiting_id = (await start(user)).body.id;
    const stored = api.services.db.collection('users').doc(user.uid).collection('searches');
    const expiring = async (id: string) => (await stored.doc(id).get()).data()?.expire_at !== undefined;
    expect(await Promise.all([...ids, waiting_id].map(expiring))).toEqual([true, false, false, true]);
    const chunks = await Promise.all(ids.map((id) => stored.doc(id).collection('match_chunks').get()));
    // The index, the words and one chunk.
    expect(chunks.map(({ size }) => size)).toEqual([0, 3, 3]);
    const { fieldOverrides } = JSON.parse(
      readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
    );
    expect(fieldOverrides).toContainEqual({
      collectionGroup: 'searches',
      fieldPath: 'expire_at',
      ttl: true,
      indexes: [],
    });
  });

  it('over very many postings looks near its user, and for the words of the titles everywhere', async () => {
    const user = await analyst({ location: 'Albany, NY' });
    const { body } = await start(user);
    const near: string[] = [];
    const { match } = api.services;
    await handleRunSearch({
      ...match,
      countOpenPostings: async () => 500_000,
      postingIndex: {
        ...match.postingIndex,
        nearest: async (query) => {
          const found = await match.postingIndex.nearest(query);
          near.push(...found.map(({ locations }) => locations.join()));
          return found;
        },
      },
      newHolder: randomUUID,
    })({ uid: user.uid, search_id: body.id });
    expect((await read(user, body.id)).counts).not.toEqual({ excellent: 0, good: 0, fair: 0, low: 0 });
    expect(near.length).toBeGreaterThan(0);
    for (const places of near) expect(places).toMatch(/NY|Remote|^$/);
  });

  it('delivered again, leaves the finished search as it is', async () => {
    const user = await analyst();
    const { body } = await start(user);
    await deliverSearches(api);
    const before = await read(user, body.id);
    await searchWorker(api)({ uid: user.uid, search_id: body.id });
    expect(await read(user, body.id)).toEqual(before);
  });

  it('delivered twice at once, is worked on once; the other delivery is to come again', async () => {
    const user = await analyst();
    const { body } = await start(user);
    const payload = { uid: user.uid, search_id: body.id };
    const outcomes = await Promise.allSettled([
      searchWorker(api, 'a')(payload),
      searchWorker(api, 'b')(payload),
    ]);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await read(user, body.id)).status).toBe('done');
  });

  it('takes up a search whose worker died, once its lease is over', async () => {
    const { user, id } = await dyingSearch();
    await expect(searchWorker(api)({ uid: user.uid, search_id: id })).rejects.toThrow(
      /already being processed/,
    );
    api.advance(21_000);
    await searchWorker(api)({ uid: user.uid, search_id: id });
    expect((await read(user, id)).status).toBe('done');
  });

  it('is told as interrupted when nobody works on it any more, and can be started anew', async () => {
    const user = await analyst();
    const { body } = await start(user);
    api.advance(120_000);
    expect(await read(user, body.id)).toMatchObject({
      status: 'failed',
      failure: 'Your search was interrupted. Start it again.',
    });
    const again = await start(user);
    expect(again.body.id).not.toBe(body.id);
  });

  it('is told as interrupted half a minute after the worker’s hold on it ended', async () => {
    const { user, id } = await dyingSearch();
    api.advance(LEASE_MS + 29_000);
    expect((await read(user, id)).status).toBe('running');
    api.advance(2_000);
    expect((await read(user, id)).status).toBe('failed');
  });

  it('whose worker lost its lease is finished by the next worker, and the late one changes nothing', async () => {
    const user = await analyst();
    const { id } = (await start(user)).body;
    const late = await frozenWorker(user, id);
    api.advance(LEASE_MS + 1_000);
    await searchWorker(api)({ uid: user.uid, search_id: id });
    const done = await read(user, id);
    await late.wake();
    expect(done.status).toBe('done');
    expect(await read(user, id)).toEqual(done);
  });

  it('that was given up cannot finish over a newer one', async () => {
    const user = await analyst();
    const { id } = (await start(user)).body;
    const late = await frozenWorker(user, id);
    api.advance(LEASE_MS + 31_000);
    const newer = (await start(user)).body;
    await deliverSearches(api);
    await late.wake();
    expect((await read(user, newer.id)).status).toBe('done');
    expect(await read(user, id)).toMatchObject({
      status: 'failed',
      failure: 'Your search was interrupted. Start it again.',
    });
    const latest = await api.call('GET', '/api/latest-search', { token: user.token });
    expect(latest.body.matches_of).toBe(newer.id);
  });

  it('gives way to one for the changed profile, and the newest profile wins whoever ends last', async () => {
    const user = await analyst();
    const { id } = (await start(user)).body;
    const late = await frozenWorker(user, id);
    expect((await start(user)).body.id).toBe(id);
    expectOk(
      await api.call('PATCH', '/api/profile', { token: user.token, json: { job_titles: ['Data Engineer'] } }),
    );
    const newer = (await start(user)).body;
    expect(newer.id).not.toBe(id);
    await deliverSearches(api);
    await late.wake();
    expect(await read(user, id)).toMatchObject({
      status: 'failed',
      failure: 'Your profile or resume changed, so a newer search replaced this one.',
    });
    const latest = await api.call('GET', '/api/latest-search', { token: user.token });
    expect(latest.body.matches_of).toBe(newer.id);
  });

  it('tries again what failed, and gives up with a sentence after the third time', async () => {
    const user = await analyst();
    const { body } = await start(user);
    const failing = handleRunSearch({
      ...api.services.match,
      postingIndex: {
        ...api.services.match.postingIndex,
        nearest: async () => {
          throw new Error('The database is away');
        },
      },
      newHolder: randomUUID,
    });
    const payload = { uid: user.uid, search_id: body.id };
    await expect(failing(payload)).rejects.toThrow();
    await expect(failing(payload)).rejects.toThrow();
    await failing(payload);
    expect(await read(user, body.id)).toMatchObject({
      status: 'failed',
      failure: 'Something went wrong on our side. Start the search again.',
    });
  });

  it('says what is new since the search before', async () => {
    const user = await analyst();
    expectOk(await start(user));
    await deliverSearches(api);
    await stock(api, [...board, posting('fresh-1', 'Senior Data Analyst')]);
    const second = await start(user);
    await deliverSearches(api);
    expect((await read(user, second.body.id)).new_matches).toBe(1);
    const list = await api.call('GET', '/api/matches?only_new=true', { token: user.token });
    expect(list.body.items.map((match: { posting: { title: string } }) => match.posting.title)).toEqual([
      'Senior Data Analyst',
    ]);
  });
});
