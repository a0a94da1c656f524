import { describe, expect, it } from 'vitest';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { candidateWith, postingWith, shown } from '../testing/parts.ts';
import type { Candidate } from './candidate.ts';
import { freshnessPart, knownPart, salaryPart } from './parts.ts';

describe('knownPart', () => {
  it('keeps the value between 0 and 1, in thousandths', () => {
    expect(knownPart('salary', -0.5, '', '').value).toBe(0);
    expect(knownPart('salary', 1.5, '', '').value).toBe(1);
    expect(knownPart('salary', 0.12345, '', '').value).toBe(0.123);
  });
});

describe('salaryPart', () => {
  const partOf = (floor: Candidate['pay_floor'], pay: PostingFeatures['pay']) =>
    shown(salaryPart(candidateWith({ pay_floor: floor }), postingWith({ pay })));
  const usd = (min: number | null, max: number | null) => ({ min, max, currency: 'USD' });
  const floor = { amount: 100, currency: 'USD' };

  it('is unknown without pay, a minimum or a common currency', () => {
    expect(partOf(floor, null)).toEqual([null, 'unknown', 'The job doesn’t list pay.']);
    expect(partOf(null, usd(1, 2))).toEqual([null, 'unknown', 'You haven’t set your minimum pay.']);
    expect(partOf({ ...floor, currency: 'EUR' }, usd(1, 2))).toEqual([
      null,
      'unknown',
      'The pay is in USD, but your minimum is in EUR.',
    ]);
  });

  it.each([
    [100, 120],
    [100, null],
    [null, 100],
  ])('is 1 from a range of %s to %s, all at or above the minimum', (min, max) => {
    expect(partOf(floor, usd(min, max))).toEqual([
      1,
      'above',
      'The whole pay range is at or above your minimum.',
    ]);
  });

  it.each([100, 130])('is a little less where only the upper end, %d, reaches the minimum', (max) => {
    expect(partOf(floor, usd(80, max))).toEqual([0.85, 'within', 'Your minimum is within the pay range.']);
  });

  it('falls fast below the minimum', () => {
    const below = (value: number) => [value, 'below', 'The pay is below your minimum.'];
    expect(partOf(floor, usd(70, 90))).toEqual(below(0.45));
    expect(partOf(floor, usd(80, null))).toEqual(below(0.2));
    expect(partOf(floor, usd(10, 20))).toEqual(below(0));
    expect(partOf(floor, usd(null, null))).toEqual(below(0));
  });
});

describe('freshnessPart', () => {
  const NOW = new Date('2026-11-21T12:00:00.000Z');
  const partOf = (posted_at: string | null) => shown(freshnessPart(postingWith({ posted_at }), NOW));

  it.each([
    ['2026-11-21T11:59:00.000Z', 1, 'today'],
    ['2026-11-20T12:00:00.000Z', 0.983, '1 day'],
    ['2026-11-20T12:00:01.000Z', 1, 'today'],
    ['2026-11-11T12:00:00.000Z', 0.833, '10 days'],
    ['2026-08-01T12:00:00.000Z', 0, '112 days'],
    // A clock that is ahead.
    ['2026-11-23T12:00:00.000Z', 1, 'today'],
  ])('of %s has the value %f', (posted_at, value, label) => {
    expect(partOf(posted_at)).toEqual([value, label, 'For information only. It isn’t part of the score.']);
  });

  it.each([null, 'yesterday'])('is unknown for the date %s', (posted_at) => {
    expect(partOf(posted_at)).toEqual([null, 'unknown', 'The job doesn’t say when it was posted.']);
  });
});
