import type { PostingSummary } from '@contract/postings.ts';
import { expect, test } from 'vitest';
import { payOf, whereOf } from './posting-words.ts';

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
