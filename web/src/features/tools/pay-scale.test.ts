import type { PayRange } from '@contract/pay-ranges.ts';
import { expect, it } from 'vitest';
import { dollarsShort, percentOn, scaleOf, ticksOf } from './pay-scale.ts';

const THOUSAND = 100_000;
const range = (from: number, to: number): PayRange => ({
  jobs: 5,
  employers: 3,
  lowest: from * THOUSAND,
  lower_quarter: from * THOUSAND,
  median: from * THOUSAND,
  upper_quarter: to * THOUSAND,
  highest: to * THOUSAND,
  bands: [{ from: from * THOUSAND, to: to * THOUSAND, jobs: 5 }],
});

it('a scale has room for all ranges', () => {
  const scale = scaleOf([range(60, 90), range(40, 70)]);
  expect(scale).toEqual({ from: 40 * THOUSAND, to: 90 * THOUSAND });
  expect(percentOn(40 * THOUSAND, scale)).toBe(0);
  expect(percentOn(65 * THOUSAND, scale)).toBe(50);
  expect(percentOn(90 * THOUSAND, scale)).toBe(100);
  expect(ticksOf({ from: 40 * THOUSAND, to: 80 * THOUSAND }).map(dollarsShort)).toEqual([
    '$40k',
    '$50k',
    '$60k',
    '$70k',
    '$80k',
  ]);
});
