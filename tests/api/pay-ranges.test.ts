import { afterAll, beforeAll, expect, it } from 'vitest';
import { computePayRanges } from '../../functions/src/modules/pay-ranges/compute-pay-ranges.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { billCounter } from '../support/billing.ts';
import { startPages, type TestPages } from '../support/pages.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { expectOk } from '../support/users.ts';

let api: TestApi;
let pages: TestPages;
beforeAll(async () => {
  api = await startApi();
  pages = await startPages(api);
});
afterAll(async () => {
  await pages.close();
  await api.close();
});

const salary = (thousands: number) =>
  ({
    min: thousands * 1000_00,
    max: thousands * 1000_00,
    currency: 'USD',
    period: 'year',
    origin: 'stated',
  }) as const;
const welders = Array.from({ length: 6 }, (_, n) =>
  posting(`welder-${n}`, 'Pipe Welder', { salary: salary(50 + n * 10) }),
);
const ask = async (title: string) => {
  const found = await api.call('GET', `/api/tools/pay-ranges?title=${encodeURIComponent(title)}`);
  expectOk(found);
  return found;
};
const compute = () => computePayRanges(api.services.pay);

it('says that nothing has been computed yet', async () => {
  expect((await ask('Pipe Welder')).body).toEqual({
    title: 'Pipe Welder',
    place: null,
    everywhere: null,
    places: [],
    posted: null,
    computed_at: null,
  });
  expect((await api.call('GET', '/api/tools/pay-titles')).body).toEqual({ titles: [], computed_at: null });
  expect(await pages.get('/tools/salary-ranges?title=welder')).toMatchObject({
    status: 200,
    cache: 'no-cache',
  });
  expect(await pages.get('/sitemap-pay.xml')).toMatchObject({
    status: 200,
    cache: 'no-cache',
    text: '/tools/salary-ranges undefined',
  });
});

it('answers with what open jobs state, for one read, and everyone may keep it for an hour', async () => {
  const silent = Array.from({ length: 4 }, (_, n) => posting(`silent-${n}`, 'Pipe Welder'));
  const rare = Array.from({ length: 4 }, (_, n) =>
    posting(`rare-${n}`, 'Glass Blower', { salary: salary(60) }),
  );
  await stock(api, [...welders, ...silent, ...rare]);
  expect(await compute()).toEqual({ postings: 10, titles: 1 });
  const bill = billCounter(api.services.db);
  await ask('Senior pipe welder'); // the permits of the rate limit are taken in shares
  const billed = await bill.of(async () => {
    const { body, headers } = await ask('Senior pipe welder');
    expect(body.title).toBe('Pipe Welder');
    expect(body.everywhere).toMatchObject({ jobs: 6, employers: 6, lowest: 50_000_00, median: 75_000_00 });
    expect(body.places.map(({ place }: { place: string }) => place)).toEqual(['Albany, NY']);
    expect(new Headers(headers).get('cache-control')).toBe('public, max-age=3600, s-maxage=3600');
  });
  expect(billed).toMatchObject({ reads: 1, writes: 0 });
  expect((await ask('Glass Blower')).body.everywhere).toBeNull();
  expect((await api.call('GET', '/api/tools/pay-titles')).body.titles).toEqual([
    { title: 'Pipe Welder', jobs: 6 },
  ]);
});

it('says which place it understood, with or without figures for it', async () => {
  const placeOf = async (place: string) =>
    (await api.call('GET', `/api/tools/pay-ranges?title=Pipe+Welder&place=${place}`)).body.place;
  expect(await placeOf('albany+new+york')).toBe('Albany, NY');
  expect(await placeOf('NYC')).toBe('New York, NY');
});

it('has the figures in the page, for the CDN to keep', async () => {
  const answer = await pages.get('/tools/salary-ranges?title=pipe+welder&place=albany');
  expect(answer).toMatchObject({ status: 200, cache: 'public, max-age=60, s-maxage=3600' });
  const { path, search, answers } = answer.page();
  expect([path, search]).toEqual(['/tools/salary-ranges', '?title=pipe+welder&place=albany']);
  expect(answers.pay_titles?.titles).toEqual([{ title: 'Pipe Welder', jobs: 6 }]);
  expect(answers.pay_ranges).toMatchObject({
    title: 'Pipe Welder',
    place: 'Albany, NY',
    everywhere: { jobs: 6 },
  });
  expect((await pages.get('/tools/salary-ranges')).page().answers).not.toHaveProperty('pay_ranges');
});

it.each([
  ['?title=Pipe+Welder&place=', '?title=Pipe+Welder'],
  ['?title=+&place=', ''],
])('a form with empty fields, %s, has one address: "%s"', async (query, to) => {
  expect(await pages.get(`/tools/salary-ranges${query}`)).toMatchObject({
    status: 301,
    location: `/tools/salary-ranges${to}`,
  });
});

it('has the titles with figures in a sitemap', async () => {
  const { text, type } = await pages.get('/sitemap-pay.xml');
  expect(type).toContain('application/xml');
  expect(text.replace(/ \d{4}-\d\d-\d\d$/gm, '').split('\n')).toEqual([
    '/tools/salary-ranges',
    '/tools/salary-ranges?title=Pipe+Welder',
  ]);
});

it('forgets a title that too few jobs are left of, and computes the same again', async () => {
  expect(await compute()).toEqual({ postings: 10, titles: 1 });
  await stock(api, welders.slice(0, 4));
  await stock(api, welders.slice(0, 4));
  expect((await compute()).titles).toBe(0);
  expect((await ask('Pipe Welder')).body.everywhere).toBeNull();
  expect((await api.services.db.collection('pay_ranges').count().get()).data().count).toBe(0);
});
