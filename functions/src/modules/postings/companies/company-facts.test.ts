import { expect, it } from 'vitest';
import type { CompanyPosting } from '../postings.repository.ts';
import { companyFacts } from './company-facts.ts';

const NOW = new Date('2026-11-30T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000).toISOString();
const ALBANY = { city: 'albany', region: 'NY', country: 'US' };

/** An on-site job in Albany that was seen from one day to another, counted backward from now. */
const job = (
  title: string,
  [from, to]: [from: number, to: number],
  given: Partial<CompanyPosting> = {},
): CompanyPosting => ({
  title,
  company: 'Acme',
  workplace: 'onsite',
  salary: null,
  posted_at: null,
  first_seen_at: daysAgo(from),
  last_seen_at: daysAgo(to),
  features: { title: title.toLowerCase(), places: [ALBANY] },
  ...given,
});
const facts = (open: CompanyPosting[], closed: CompanyPosting[] = [], most = 100) => {
  const company = companyFacts({ slug: 'acme', open, closed, most }, NOW);
  if (!company) throw new Error('no facts');
  return company;
};

it('a name without any job has no facts', () => {
  expect(companyFacts({ slug: 'acme', open: [], closed: [], most: 100 }, NOW)).toBeNull();
});

it('is called as most of its open jobs call it', () => {
  const names = ['Acme, Inc.', 'Acme', 'Acme'].map((company) => job('Welder', [1, 0], { company }));
  expect(facts(names, [job('Welder', [9, 3], { company: 'ACME' })]).name).toBe('Acme');
});

it('counts the jobs that were open at the end of each week since the first was seen', () => {
  const open = [job('Welder', [22, 0]), job('Painter', [8, 0])];
  const closed = [job('Baker', [15, 5])];
  expect(facts(open, closed).weeks).toEqual([
    { day: '2026-11-16', open: 2 },
    { day: '2026-11-23', open: 3 },
    { day: '2026-11-30', open: 2 },
  ]);
});

it('says nothing about weeks before there are two, or if it has more jobs than were read', () => {
  expect(facts([job('Welder', [13, 0])]).weeks).toEqual([]);
  const many = facts([job('Welder', [60, 0]), job('Painter', [60, 0])], [], 2);
  expect([many.weeks, many.complete]).toEqual([[], false]);
});

it('gives the range of what jobs of one title, currency, and period state', () => {
  const paid = (min: number | null, max: number | null, currency = 'USD', posted_at: string | null = null) =>
    job('Welder', [5, 0], { posted_at, salary: { min, max, currency, period: 'hour', origin: 'stated' } });
  const { pay, pay_stated } = facts([
    paid(2000, 3000, 'USD', '2026-11-02T00:00:00.000Z'),
    paid(2500, null, 'USD', '2026-11-20T00:00:00.000Z'),
    paid(null, 3500),
    paid(1800, 1900, 'EUR'),
    job('Welder', [5, 0]),
  ]);
  expect(pay_stated).toEqual({ jobs: 4, of: 5 });
  const posted = { from: '2026-11-02T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
  expect(pay).toEqual([
    { title: 'Welder', currency: 'USD', period: 'hour', jobs: 3, low: 2000, high: 3500, posted },
    { title: 'Welder', currency: 'EUR', period: 'hour', jobs: 1, low: 1800, high: 1900, posted: null },
  ]);
});

it('tells how long jobs are open from when they were posted, by the median', () => {
  const open = [job('A', [1, 0]), job('B', [5, 0], { posted_at: daysAgo(30) }), job('C', [9, 0])];
  expect(facts(open).open_for).toEqual({ jobs: 3, days: 9 });
});

it('tells how long closed jobs were open from five on', () => {
  const closed = (count: number) =>
    Array.from({ length: count }, (_, n) => job(`Job ${n}`, [40, 30 - n], { posted_at: daysAgo(50) }));
  expect(facts([], closed(4)).closed_after).toBeNull();
  expect(facts([], closed(5)).closed_after).toEqual({ jobs: 5, days: 22 });
});

it('counts a job as reposted that follows a closed one, or has a newer date than when it was first seen', () => {
  const followed = facts([job('Welder', [5, 0])], [job('Welder', [40, 10])]);
  expect(followed.reposted).toEqual({ jobs: 1, of: 2 });
  const redated = facts([job('Welder', [40, 0], { posted_at: daysAgo(2) })]);
  expect(redated.reposted).toEqual({ jobs: 1, of: 1 });
});

it('openings side by side, of another title, or in another place are no reposts', () => {
  const troy = { features: { title: 'welder', places: [{ ...ALBANY, city: 'troy' }] } };
  const company = facts(
    [job('Welder', [20, 0]), job('Welder', [5, 0], troy), job('Painter', [5, 0])],
    [job('Welder', [40, 10])],
  );
  expect(company.reposted).toEqual({ jobs: 0, of: 4 });
});

it('counts remote, hybrid, and on-site jobs, and those that don’t say', () => {
  const at = (workplace: CompanyPosting['workplace']) => job('Welder', [1, 0], { workplace });
  expect(facts([at('remote'), at('onsite'), at('onsite'), at(null)]).workplaces).toEqual({
    remote: 1,
    hybrid: 0,
    onsite: 2,
    unstated: 1,
  });
});
