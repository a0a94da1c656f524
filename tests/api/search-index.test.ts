import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_SEARCH_TOKEN } from '../../emulators/libsql/server.ts';
import { announcerOn } from '../../functions/src/composition/ingest-tasks.ts';
import { countJobsOn } from '../../functions/src/composition/job-directory.ts';
import { searchIndexTasksOn } from '../../functions/src/composition/search-index-tasks.ts';
import { libsqlDatabase } from '../../functions/src/integrations/libsql.ts';
import { tellLostChanges } from '../../functions/src/modules/postings/search/search-index.tasks.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { deliverIndexTasks, startSearchIndex, type TestIndex } from '../support/search-index.ts';
import { expectOk, makeAdmin, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
let search: TestIndex;
let admin: TestUser;
beforeAll(async () => {
  search = await startSearchIndex();
  api = await startApi({ searchIndex: search.index });
  admin = await makeAdmin(api, await signUp());
}, 60_000);
afterAll(async () => {
  await api.close();
  await search.close();
});

const titles = async (): Promise<string[]> =>
  (await search.index.list([{ expression: '"job:"', below: null }], 100))
    .map(({ card }) => String(card.title))
    .sort();
const stored = (...names: string[]) =>
  stock(
    api,
    names.map((name) => posting(name, name)),
  );
const health = async () =>
  expectOk(await api.call('GET', '/api/admin/search-index', { token: admin.token })).body;

it('an index that isn’t there is built by whoever counts the jobs, a part at a time, and then read', async () => {
  const { posting: services } = api.services;
  await stored('Nurse', 'Welder', 'Analyst');
  await deliverIndexTasks(api);
  expect(await health()).toMatchObject({ state: 'building', indexed: null, open: 3 });
  await countJobsOn(api.services);
  expect(api.tasks.map(({ name }) => name)).toEqual(['rebuildSearchIndex']);
  const [task] = api.tasks.splice(0);
  if (task?.name !== 'rebuildSearchIndex') return expect.fail();
  const { rebuildSearchIndex } = searchIndexTasksOn(api.services);
  await rebuildSearchIndex(task.payload);
  expect(await health()).toMatchObject({ state: 'ready', indexed: 3, open: 3 });
  // A second delivery changes nothing, not even while a job closes.
  const [state] = await services.postings.statesAfter(null, 1);
  await search.index.write([
    { document: { id: state?.record.id ?? '', shown: null }, version: Date.now() * 1000 },
  ]);
  await rebuildSearchIndex(task.payload);
  expect(await titles()).toHaveLength(2);
  // One of an earlier build ends.
  await rebuildSearchIndex({ build_id: 'earlier', after: '0' });
  expect(api.tasks).toEqual([]);
});

it('what the index lost, kept, or missed is found and corrected while the jobs are counted', async () => {
  const { db, posting: services } = api.services;
  const [gone, old, known] = await services.postings.statesAfter(null, 10);
  if (!gone || !old || !known) return expect.fail();
  // One that it has lost, one that it knows in an old state, and one that isn't there.
  await search.index.write([{ document: { id: gone.record.id, shown: null }, version: gone.version + 1 }]);
  await db.doc(`postings/${old.record.id}`).update({ title: 'Night Auditor' });
  await db.doc(`postings/${known.record.id}`).update({ status: 'closed' });
  expect(await titles()).not.toContain('Night Auditor');
  await db.doc(`postings/${gone.record.id}`).update({ missed: 1 });
  await countJobsOn(api.services);
  expect(await titles()).toEqual([gone.record.title, 'Night Auditor'].sort());
  expect(api.logs).toContainEqual(
    expect.objectContaining({
      message: 'search index: compared',
      fields: { open: 2, missing: 1, stale: 1, extra: 1 },
    }),
  );
  await countJobsOn(api.services);
  expect(api.logs.at(-2)?.fields).toEqual({ open: 2, missing: 0, stale: 0, extra: 0 });
});

it('a change is told once it is stored, and told again if its task is lost', async () => {
  const { posting: services, queue, clock } = api.services;
  await stored('Falconer', 'Nurse', 'Welder', 'Analyst');
  const told = api.tasks.splice(0);
  expect(told.map(({ name }) => name)).toContain('indexPostings');
  expect(await titles()).not.toContain('Falconer');
  const lost = () => tellLostChanges({ changes: services.searchChanges, index: search.index, queue, clock });
  expect(await lost()).toBe(0);
  api.advance(11 * 60_000);
  const change = told[0]?.name === 'indexPostings' ? told[0].payload.change_id : '';
  const before = await services.searchChanges.read(change);
  expect(await lost()).toBe(told.length);
  // Not again while they are on their way; their postings are as old as they were.
  expect(await lost()).toBe(0);
  expect(await services.searchChanges.read(change)).toEqual(before);
  await deliverIndexTasks(api);
  expect(await titles()).toContain('Falconer');
  // Both deliveries of one change.
  api.tasks.push(...told);
  await deliverIndexTasks(api);
  expect(await titles()).toContain('Falconer');
  expect(await lost()).toBe(0);
});

it('a change waits while the index is down', async () => {
  const own = await startSearchIndex();
  const other = await startApi({ searchIndex: own.index });
  await stock(other, [posting('n', 'Nurse')]);
  const [task] = other.tasks.splice(0);
  if (task?.name !== 'indexPostings') return expect.fail();
  await own.stop();
  const { indexPostings } = searchIndexTasksOn(other.services);
  await expect(indexPostings(task.payload)).rejects.toThrow();
  // Its schedule doesn't add tasks that would fail too.
  other.advance(11 * 60_000);
  const { posting: services, queue, clock } = other.services;
  const sweep = tellLostChanges({ changes: services.searchChanges, index: own.index, queue, clock });
  await expect(sweep).rejects.toThrow();
  expect(other.tasks).toEqual([]);
  expect(await other.services.posting.searchChanges.read(task.payload.change_id)).not.toBeNull();
  expect((await other.call('GET', '/api/postings?q=nurse')).body.items).toHaveLength(1);
  await other.close();
  await own.close();
}, 30_000);

it('a task that can’t be enqueued doesn’t fail the board', async () => {
  const { posting: services, clock } = api.services;
  const queue = { enqueue: () => Promise.reject(new Error('Cloud Tasks is away')) };
  await expect(announcerOn({ posting: services, queue, clock })?.tell('x')).resolves.toBeUndefined();
});

it('the parts that many writes left are merged into one, and the list stays as it was', async () => {
  const database = libsqlDatabase(search.url, () => DEMO_SEARCH_TOKEN);
  const parts = async () => {
    const sql = 'SELECT count(DISTINCT segid) AS parts FROM job_words_idx';
    const [[row] = []] = await database.read([{ sql }], 5000);
    return row?.parts;
  };
  for (const name of ['Baker', 'Cooper', 'Miller']) {
    await stored(name);
    await deliverIndexTasks(api);
  }
  const before = await titles();
  expect(await parts()).not.toBe(1);
  await countJobsOn(api.services);
  expect(await parts()).toBe(1);
  expect(await titles()).toEqual(before);
});

it('an admin has it rebuilt; nobody else, and not where there is none', async () => {
  const call = (on: TestApi, token?: string) => on.call('POST', '/api/admin/search-index/rebuild', { token });
  expect((await call(api)).status).toBe(401);
  expectOk(await call(api, admin.token));
  await deliverIndexTasks(api);
  expect(await health()).toMatchObject({ state: 'ready' });
  const other = await startApi();
  const without = await other.call('GET', '/api/admin/search-index', { token: admin.token });
  expect(without.body).toMatchObject({ state: 'off', indexed: null });
  expect((await call(other, admin.token)).status).toBe(404);
  await other.close();
});
