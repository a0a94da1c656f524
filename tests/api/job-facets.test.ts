import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobFacets } from '../../functions/src/contract/job-facets.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { billCounter } from '../support/billing.ts';
import { posting, stock } from '../support/posting-fixtures.ts';

const PAID = { min: 3000, max: 4000, currency: 'USD', period: 'hour', origin: 'stated' } as const;
const job = (id: string, title: string, given: Partial<CanonicalPosting>) =>
  posting(id, title, { company: 'Maple Health', employment_type: 'full_time', ...given });

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await stock(api, [
    job('n1', 'Registered Nurse', { workplace: 'onsite', salary: PAID }),
    job('n2', 'Nurse Manager', { workplace: 'onsite', employment_type: 'part_time' }),
    job('n3', 'Telehealth Nurse', { workplace: 'remote', locations: ['Troy, NY'] }),
    job('w1', 'Welder', { workplace: 'onsite', company: 'Ironworks' }),
  ]);
}, 60_000);
afterAll(() => api.close());

const facets = async (query = ''): Promise<JobFacets> => {
  const { status, body } = await api.call('GET', `/api/job-facets${query}`);
  expect(status).toBe(200);
  return body as JobFacets;
};

it('counts all open jobs, and those with each value of a filter', async () => {
  const { counts, without } = await facets();
  expect(counts).toMatchObject({
    total: 4,
    workplace: { onsite: 3, hybrid: 0, remote: 1 },
    employment_type: { full_time: 3, part_time: 1, contract: 0, temporary: 0, internship: 0 },
    has_salary: { true: 1 },
  });
  expect(without).toEqual([]);
});

it('a count of a value keeps the other filters, and changes its own', async () => {
  const { counts } = await facets('?q=nurse&workplace=remote');
  expect(counts).toMatchObject({
    total: 1,
    workplace: { onsite: 2, hybrid: 0, remote: 1 },
    has_salary: { true: 0 },
  });
});

it.each([
  ['?company=maple-health', 3],
  ['?place=troy-ny', 1],
  ['?title=welder', 1],
  ['?q=nurse&has_salary=true', 1],
  ['?q=%26', 0],
])('%s leaves as many jobs as the list has: %i', async (query, total) => {
  expect((await facets(query)).counts?.total).toBe(total);
  const { body } = await api.call('GET', `/api/postings${query}`);
  expect(body.items).toHaveLength(total);
});

it('says without which filter there are jobs', async () => {
  expect((await facets('?q=welder&workplace=remote')).without).toEqual([
    { filter: 'q', open: 1 },
    { filter: 'workplace', open: 1 },
  ]);
  // Two words, or a word and a place, can't be counted together, but one without the other can.
  expect(await facets('?q=welder&place=troy-ny')).toEqual({
    counts: null,
    groups: null,
    without: [
      { filter: 'q', open: 1 },
      { filter: 'place', open: 1 },
    ],
  });
});

it('takes one read a value, and one more for each filter if no job is left', async () => {
  const bill = billCounter(api.services.db);
  await facets(); // the permits of the rate limit are taken in shares
  expect(await bill.of(() => facets('?q=nurse'))).toMatchObject({ reads: 17, writes: 0 });
  expect(await bill.of(() => facets('?q=welder&workplace=remote'))).toMatchObject({ reads: 19, writes: 0 });
});

it('refuses what is no filter', async () => {
  expect(await api.call('GET', '/api/job-facets?workplace=moon')).toMatchObject({ status: 400 });
});
