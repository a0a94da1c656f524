import { describe, expect, it } from 'vitest';
import { dayOf, daysUntil, spanOf, successRate } from './read-numbers.ts';

describe('days', () => {
  it('run from midnight to midnight UTC', () => {
    expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
    expect(spanOf('2026-12-31')).toEqual({
      from: new Date('2026-12-31T00:00:00.000Z'),
      to: new Date('2027-01-01T00:00:00.000Z'),
    });
  });

  it('are told oldest first, over the ends of months', () => {
    expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  });
});

describe('the success rate', () => {
  it('is the proven share of what ended, and unknown before anything did', () => {
    expect(successRate({ submitted: 0, unconfirmed: 0, handed_over: 0, failed: 0 })).toBeNull();
    expect(successRate({ submitted: 6, unconfirmed: 1, handed_over: 2, failed: 3 })).toBe(0.5);
  });
});
