import { expect, it } from 'vitest';
import { type PaidPosting, payTally, quantile, rangeOf } from './pay-tally.ts';

const dollars = (amount: number) => amount * 100;
const ALBANY = { city: 'albany', region: 'NY', country: 'US' };

const paying = (amount: number) => ({ min: dollars(amount), max: dollars(amount), currency: 'USD' });

function nurse(
  n: number,
  given: Partial<PaidPosting['features']> = {},
  title = 'Registered Nurse',
): PaidPosting {
  const pay = { min: dollars(80_000), max: dollars(90_000), currency: 'USD' };
  const features = {
    title: 'registered nurse',
    pay,
    places: [ALBANY],
    workplace: null,
    posted_at: null,
    ...given,
  };
  return { title, company: `Clinic ${n}`, features };
}

function ranges(postings: PaidPosting[]) {
  const tally = payTally();
  for (const posting of postings) tally.add(posting);
  return tally.ranges();
}

const several = (many: number, given: Partial<PaidPosting['features']> = {}) =>
  Array.from({ length: many }, (_, n) => nurse(n, given));

it.each([
  [0, 10],
  [0.25, 15],
  [0.5, 20],
  [0.75, 25],
  [1, 30],
])('quantile %s of 10, 20, 30 is %s', (share, expected) =>
  expect(quantile([10, 20, 30], share)).toBe(expected),
);

it('five jobs of three employers are enough; four jobs or two employers are not', () => {
  const jobs = (companies: string[]) =>
    companies.map((company, n) => ({ pay: dollars(80_000 + n), company }));
  expect(rangeOf(jobs(['A', 'B', 'C', 'C', 'C']))).toMatchObject({ jobs: 5, employers: 3 });
  expect(rangeOf(jobs(['A', 'B', 'C', 'D']))).toBeNull();
  expect(rangeOf(jobs(['A', 'a', 'B', 'B', 'B']))).toBeNull();
  expect(rangeOf(jobs(['Acme', 'Acme, Inc.', 'ACME Holdings', 'B', 'B']))).toBeNull();
});

it('an employer that posts the same pay forty times says it once', () => {
  const copies = Array.from({ length: 40 }, () => ({ pay: dollars(40_000), company: 'Chain, Inc.' }));
  const others = ['A', 'B', 'C', 'D'].map((company, n) => ({ pay: dollars(60_000 + n * 10_000), company }));
  expect(rangeOf([...copies, ...others])).toMatchObject({
    jobs: 5,
    employers: 5,
    lowest: dollars(40_000),
    median: dollars(70_000),
  });
  expect(rangeOf([...copies, ...others.slice(0, 2)])).toBeNull();
});

it('a job counts by the middle of its range, or by the one figure it states', () => {
  const pays = [
    { min: dollars(60_000), max: dollars(80_000), currency: 'USD' },
    { min: dollars(90_000), max: null, currency: 'USD' },
    { min: null, max: dollars(50_000), currency: 'USD' },
    { min: dollars(60_000), max: dollars(60_000), currency: 'USD' },
    { min: dollars(80_000), max: dollars(80_000), currency: 'USD' },
  ];
  const [range] = ranges(pays.map((pay, n) => nurse(n, { pay })));
  expect(range?.everywhere).toMatchObject({
    lowest: dollars(50_000),
    lower_quarter: dollars(60_000),
    median: dollars(70_000),
    upper_quarter: dollars(80_000),
    highest: dollars(90_000),
  });
});

it('bands cover every job, without gaps', () => {
  const jobs = Array.from({ length: 50 }, (_, n) => ({ pay: dollars(41_000 + n * 2900), company: `${n}` }));
  const bands = rangeOf(jobs)?.bands ?? [];
  expect(bands.reduce((sum, { jobs: many }) => sum + many, 0)).toBe(50);
  expect(bands.length).toBeLessThanOrEqual(12);
  for (const [index, band] of bands.entries()) expect(band.from).toBe(bands[index - 1]?.to ?? band.from);
});

it('leaves out other currencies, other countries, unstated pay, and figures that are no yearly pay', () => {
  const odd: Partial<PaidPosting['features']>[] = [
    { pay: null },
    { pay: { min: dollars(80_000), max: null, currency: 'EUR' } },
    { pay: { min: dollars(90), max: null, currency: 'USD' } },
    { pay: { min: dollars(9_000_000), max: null, currency: 'USD' } },
    { places: [{ city: 'london', region: null, country: 'GB' }] },
    { places: [] },
    { title: '' },
  ];
  const [range, ...more] = ranges([...several(5), ...odd.map((given, n) => nurse(10 + n, given))]);
  expect(range?.everywhere.jobs).toBe(5);
  expect(more).toEqual([]);
});

it('a place has a range of its own if it has enough jobs; remote jobs count as remote wherever they are', () => {
  const [range] = ranges([
    ...several(6),
    ...several(5, { workplace: 'remote', pay: paying(70_000) }),
    ...several(4, { places: [{ city: 'troy', region: 'NY', country: 'US' }], pay: paying(60_000) }),
  ]);
  expect(range?.places.map(({ place, range: { jobs } }) => [place, jobs])).toEqual([
    ['Albany, NY', 6],
    ['Remote', 5],
  ]);
  expect(range?.everywhere.jobs).toBe(15);
});

it('says the title as most employers write it, and when the jobs were posted', () => {
  const days = ['2026-11-03', '2026-10-01', '2026-11-20', '2026-11-04', '2026-11-05'];
  const titles = [
    'registered nurse',
    'REGISTERED NURSE',
    'Registered Nurse, ICU',
    'Senior Registered Nurse',
    'Registered Nurse (Nights)',
  ];
  const [range] = ranges(
    titles.map((title, n) => nurse(n, { posted_at: `${days[n]}T00:00:00.000Z` }, title)),
  );
  expect(range).toMatchObject({
    title: 'Registered Nurse',
    posted: { from: '2026-10-01T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' },
  });
});
