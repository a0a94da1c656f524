import { afterAll, beforeAll, expect, it } from 'vitest';
import { computePayRanges } from '../../functions/src/modules/pay-ranges/compute-pay-ranges.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { billCounter } from '../support/billing.ts';
import { posting, stock } from '../support/posting-fixtures.ts';
import { expectOk } from '../support/users.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
});

it('answers with what open jobs state, for one read, and everyone may keep it for an hour', async () => {
  const silent = Array.from({ length: 4 }, (_, n) => posting(`silent-${n}`, 'Pipe Welder'));
  const rare = Array.from({ length: 4 }, (_, n) =>
    posting(`rare-${n}`, 'Glass Blower', { salary: salary(60) }),
  );
  await stock(api, [...welders, ...silent, ...rare]);
  expect(await compute()).toEqual({ postings: 10, titles: 1 });
  const bill = billCounter(api.services.db);
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

it('forgets a title that too few jobs are left of, and computes the same again', async () => {
  expect(await compute()).toEqual({ postings: 10, titles: 1 });
  await stock(api, welders.slice(0, 4));
  await stock(api, welders.slice(0, 4));
  expect((await compute()).titles).toBe(0);
  expect((await ask('Pipe Welder')).body.everywhere).toBeNull();
  expect((await api.services.db.collection('pay_ranges').count().get()).data().count).toBe(0);
});
