import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchIndexOn } from '../../functions/src/composition/search-index.ts';
import type { JobFacets } from '../../functions/src/contract/job-facets.ts';
import { PostingFilters } from '../../functions/src/contract/postings.ts';
import { libsqlDatabase } from '../../functions/src/integrations/libsql.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import { indexDocument } from '../../functions/src/modules/postings/search/index-document.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { deliverIndexTasks, startSearchIndex, type TestIndex } from '../support/search-index.ts';

const PAID = { min: 3000, max: 4000, currency: 'USD', period: 'hour', origin: 'stated' } as const;
const job = (id: string, title: string, given: Partial<CanonicalPosting> = {}) =>
  posting(id, title, { company: 'Maple Health', description_text: 'You work with us.', ...given });
const on = (day: number) => ({ posted_at: `2026-10-${String(day).padStart(2, '0')}T08:00:00.000Z` });

/** A stock in which each query has something to tell apart. */
const JOBS = [
  job('n1', 'Registered Nurse', { ...on(20), salary: PAID }),
  job('n2', 'Nurse Manager', { ...on(10), employment_type: 'part_time' }),
  job('n3', 'Telehealth Nurse', { ...on(15), workplace: 'remote', locations: ['Troy, NY'] }),
  job('w1', 'Welder', { ...on(25), company: 'Ironworks', description_text: 'You weld beside our nurse.' }),
  job('w2', 'Welder', { ...on(5), company: 'Nurse Supplies' }),
  job('e1', 'C++ Engineer', { ...on(12), company: 'Ardent', seniority: 'senior' }),
  job('e2', 'Ingeniør, Émile & Co', { ...on(11), company: 'Übermut', locations: ['Oslo, Norway'] }),
  ...['CNC Operator', 'CNC Operator', 'CNC OPERATOR'].map((title, at) =>
    job(`c${at}`, title, { ...on(2 + at), company: `Millworks ${at}`, locations: ['Erie, PA'] }),
  ),
  ...Array.from({ length: 12 }, (_, at) =>
    job(`a${at}`, 'Accountant', {
      ...on(1 + at),
      company: `Ledger ${at % 3}`,
      workplace: at % 2 ? 'remote' : 'hybrid',
    }),
  ),
];

let api: TestApi;
let search: TestIndex;
beforeAll(async () => {
  search = await startSearchIndex();
  api = await startApi({ searchIndex: search.index });
  await stock(api, JOBS);
  await search.index.declareComplete();
  await deliverIndexTasks(api);
}, 60_000);
afterAll(async () => {
  await api.close();
  await search.close();
});

async function list(query: string): Promise<string[]> {
  const { status, body } = await api.call('GET', `/api/postings?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.items as { title: string; company: string }[]).map(
    ({ title, company }) => `${title}, ${company}`,
  );
}
const facets = async (query: string): Promise<JobFacets> => {
  const { status, body } = await api.call('GET', `/api/job-facets?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as JobFacets;
};

it('lists jobs with the word in the title first, then in the company, then in the description, each newest first', async () => {
  expect(await list('q=nurse')).toEqual([
    'Registered Nurse, Maple Health',
    'Telehealth Nurse, Maple Health',
    'Nurse Manager, Maple Health',
    'Welder, Nurse Supplies',
    'Welder, Ironworks',
  ]);
});

it.each([
  ['an unfinished word', 'q=accoun', 12],
  ['a letter too many', 'q=accounttant', 12],
  ['a letter too few', 'q=acountant', 12],
  ['another letter', 'q=accountent', 12],
  ['two letters swapped', 'q=accoutnant', 12],
  ['several words in any order', 'q=ledger+accountant', 12],
  ['a word of the company alone', 'q=ironworks', 1],
  ['signs that belong to a word', 'q=c%2B%2B', 1],
  ['letters without their accents', 'q=ubermut+emile', 1],
  ['a word that no job has', 'q=falconer', 0],
  ['no word at all', 'q=%22%27+--+%26', 0],
])('finds jobs by %s', async (_, query, count) => {
  expect(await list(query)).toHaveLength(count);
  expect((await facets(query)).counts?.total).toBe(count);
});

it('a word that jobs use means itself, whatever longer words begin with it', async () => {
  const own = await startSearchIndex();
  const other = await startApi({ searchIndex: own.index });
  const jobs = (count: number, title: string, text: string) =>
    Array.from({ length: count }, (_, at) =>
      job(`${title}${at}`, title, { company: `Company ${at}`, description_text: text }),
    );
  await stock(other, [
    ...jobs(20, 'Clerk', 'The office is in Erie, PA.'),
    ...jobs(30, 'Partner', 'You advise clients.'),
  ]);
  await own.index.declareComplete();
  await deliverIndexTasks(other);
  const total = async (q: string) =>
    (await other.call('GET', `/api/job-facets?q=${q}`)).body.counts.total as number;
  expect(await total('pa')).toBe(20);
  expect(await total('par')).toBe(30);
  await other.close();
  await own.close();
}, 60_000);

it('lists a job that was published again at its new date, and none at a date in the future', async () => {
  const [state] = await api.services.posting.postings.statesAfter(null, 1);
  if (!state) return expect.fail();
  const hour = (posted_at: string | null) => {
    const dates = { first_seen_at: '2026-10-01T08:00:00.000Z', last_seen_at: '2026-10-20T08:00:00.000Z' };
    const { shown } = indexDocument({ ...state.record, ...dates, posted_at }, state.content);
    return new Date((shown?.hour ?? 0) * 3_600_000).toISOString().slice(0, 10);
  };
  expect(hour('2026-10-15T08:00:00.000Z')).toBe('2026-10-15');
  expect(hour('2026-09-15T08:00:00.000Z')).toBe('2026-09-15');
  expect(hour('2027-01-01T08:00:00.000Z')).toBe('2026-10-20');
  expect(hour(null)).toBe('2026-10-01');
});

it('every count is what the list then shows', async () => {
  const queries = [
    '',
    'q=accountant',
    'workplace=remote',
    'q=accountant&workplace=remote',
    'place=albany-ny',
    'q=nurse&company=maple-health',
  ];
  const { list: page, countFacets } = api.services.posting.search;
  const read = (params: URLSearchParams) => PostingFilters.parse(Object.fromEntries(params));
  const listed = async (query: URLSearchParams) => (await page(read(query), { limit: 100 })).items;
  for (const query of queries) {
    const { counts, groups } = await countFacets(read(new URLSearchParams(query)));
    const shown = async (filter: string, value: string, open: number) => {
      const changed = new URLSearchParams(query);
      changed.set(filter, value);
      expect(await listed(changed), `${changed}`).toHaveLength(open);
    };
    if (!counts || !groups) throw new Error('nothing is counted');
    expect(await listed(new URLSearchParams(query))).toHaveLength(counts.total);
    const { total: _, ...values } = counts;
    for (const [filter, options] of Object.entries(values))
      for (const [value, open] of Object.entries(options)) await shown(filter, value, open);
    for (const [filter, found] of Object.entries(groups))
      for (const { slug, open } of found) await shown(filter, slug, open);
  }
}, 60_000);

it('names the places, titles, and companies that jobs are in, most first', async () => {
  const { groups } = await facets('q=accountant');
  expect(groups?.company.map(({ name, open }) => [name, open])).toEqual([
    ['Ledger 0', 4],
    ['Ledger 1', 4],
    ['Ledger 2', 4],
  ]);
  expect(groups?.place).toEqual([{ slug: 'albany-ny', name: 'Albany, NY', open: 12 }]);
  expect(groups?.title).toEqual([{ slug: 'accountant', name: 'Accountant', open: 12 }]);
});

it('names a title as most of its jobs write it', async () => {
  const { groups } = await facets('q=operator');
  expect(groups?.title).toEqual([{ slug: 'cnc-operator', name: 'CNC operator', open: 3 }]);
});

it('says without which filter there are jobs', async () => {
  expect(await facets('q=welder&place=troy-ny')).toMatchObject({
    counts: { total: 0 },
    without: [
      { filter: 'q', open: 1 },
      { filter: 'place', open: 2 },
    ].toSorted((a, b) => b.open - a.open),
  });
});

it('pages follow each other without a gap or a repetition, while newer jobs arrive', async () => {
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null; page += 1) {
    const { body } = await api.call('GET', `/api/postings?q=nurse&limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items.map(({ title, company }: Record<string, string>) => `${title} ${company}`));
    cursor = body.next_cursor;
    if (page === 0) {
      await stock(api, [...JOBS, job('late', 'Night Nurse', on(28))]);
      await deliverIndexTasks(api);
    }
  }
  expect(seen).toEqual([
    'Registered Nurse Maple Health',
    'Telehealth Nurse Maple Health',
    'Nurse Manager Maple Health',
    'Welder Nurse Supplies',
    'Welder Ironworks',
  ]);
});

it('goes on with the database where the index was, and says so once', async () => {
  const own = await startSearchIndex();
  const other = await startApi({ searchIndex: own.index });
  await stock(other, JOBS);
  await own.index.declareComplete();
  await deliverIndexTasks(other);
  const page = async (query: string) => (await other.call('GET', `/api/postings?${query}`)).body;
  const first = await page('q=nurse&limit=2');
  expect(first.items).toHaveLength(2);
  await own.stop();
  // Newest first, after the last one shown.
  const second = await page(`q=nurse&limit=2&cursor=${first.next_cursor}`);
  expect(second.items.map(({ title }: { title: string }) => title)).toEqual(['Nurse Manager', 'Welder']);
  expect((await page('q=welder')).items).toHaveLength(2);
  const { body } = await other.call('GET', '/api/job-facets?q=nurse');
  expect(body).toMatchObject({ counts: { total: 4 }, groups: null });
  expect(other.logs.filter(({ message }) => message.startsWith('The search index'))).toHaveLength(1);
  await other.close();
  await own.close();
}, 30_000);

it('an index that hangs is asked once after a while, and nobody waits longer than for one answer', async () => {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const other = await startApi({
    searchIndex: searchIndexOn(libsqlDatabase(`http://127.0.0.1:${port}`, () => 'x')),
  });
  const ask = async () => (await other.call('GET', '/api/postings?q=nurse')).status;
  expect(await ask()).toBe(200);
  expect(asked).toBe(1);
  other.advance(21_000);
  expect(await Promise.all(Array.from({ length: 5 }, ask))).toEqual([200, 200, 200, 200, 200]);
  expect(asked).toBe(2);
  await other.close();
  server.closeAllConnections();
  server.close();
}, 30_000);

it('an answer of several requests has as long as one', async () => {
  const { index } = search;
  const meanings: typeof index.meanings = async (words) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return index.meanings(words);
  };
  const list: typeof index.list = async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return index.list(...asked);
  };
  const other = await startApi({ searchIndex: { ...index, meanings, list } });
  // The index has these jobs, the database none.
  expect((await other.call('GET', '/api/postings?q=nurse')).body.items).toEqual([]);
  await other.close();
}, 30_000);

it('an index that isn’t complete isn’t read', async () => {
  const own = await startSearchIndex();
  const other = await startApi({ searchIndex: own.index });
  await stock(other, JOBS.slice(0, 3));
  expect((await other.call('GET', '/api/postings?q=nurse')).body.items).toHaveLength(3);
  expect((await other.call('GET', '/api/job-facets?q=nurse')).body.groups).toBeNull();
  await other.close();
  await own.close();
});
