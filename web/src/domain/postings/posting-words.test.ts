import type { PostingSummary } from '@contract/postings.ts';
import { expect, test } from 'vitest';
import { describeJob, levelOf, nameJob, payOf, whereOf } from './posting-words.ts';

const posting = {
  company: 'Northlight',
  locations: ['Albany, NY'],
  workplace: null,
  salary: null,
} as unknown as PostingSummary;

test.each([
  [{ workplace: 'hybrid' }, 'Northlight · Hybrid, Albany, NY'],
  [{ workplace: null }, 'Northlight · Albany, NY'],
  [{ workplace: 'remote', locations: ['Remote, US'] }, 'Northlight · Remote, US'],
  [{ workplace: 'remote', locations: [] }, 'Northlight · Remote'],
  [{ locations: [] }, 'Northlight'],
  [{ locations: ['Albany, NY', 'Troy, NY'] }, 'Northlight · Albany, NY · also in Troy, NY'],
  [
    { locations: ['Albany, NY', 'Troy, NY', 'Utica, NY'] },
    'Northlight · Albany, NY · also in 2 other locations',
  ],
])('%o reads %s', (part, words) => {
  expect(whereOf({ ...posting, ...part } as PostingSummary)).toBe(words);
});

test('pay says where it was read, and nothing when nothing is stated', () => {
  const salary = {
    min: 9_800_000,
    max: 11_800_000,
    currency: 'USD',
    period: 'year',
    origin: 'stated',
  } as const;
  expect(payOf({ ...posting, salary })).toBe('$98–118k/yr');
  expect(payOf({ ...posting, salary: { ...salary, origin: 'parsed' } })).toBe(
    '$98–118k/yr (from the description)',
  );
  expect(payOf(posting)).toBeNull();
});

test.each([
  [{ title: 'Nurse' }, 'Nurse, Northlight, Albany, NY'],
  [{ title: 'Nurse', locations: [] }, 'Nurse, Northlight'],
  [{ title: `Nurse ${'x'.repeat(45)}` }, `Nurse ${'x'.repeat(45)}, Northlight`],
  [{ title: `Nurse ${'x'.repeat(80)}` }, `Nurse ${'x'.repeat(59)}…`],
])('the page of %o is called %s', (part, name) => {
  expect(nameJob({ ...posting, ...part } as PostingSummary)).toBe(name);
});

test('search engines are told the facts, in one line of their length', () => {
  const job = {
    ...posting,
    title: 'Nurse',
    workplace: 'onsite',
    employment_type: 'part_time',
  } as PostingSummary;
  expect(describeJob(job)).toBe(
    'Nurse at Northlight · Albany, NY: on-site, part-time, pay not stated. See how it fits your resume.',
  );
  expect(describeJob({ ...job, title: 'x'.repeat(300) })).toHaveLength(200);
});

test('an estimated level says that it is one', () => {
  const levels = { seniority: null, seniority_estimate: 'senior' } as const;
  expect(levelOf({ ...posting, ...levels })).toBe('probably senior level');
  expect(levelOf({ ...posting, ...levels, seniority: 'lead' })).toBe('Lead level');
  expect(levelOf({ ...posting, seniority: null })).toBeNull();
});
