import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { daysBetween, since, startOfDay } from './days.ts';

const NOW = new Date(2026, 4, 6, 14, 30).getTime();
const at = (days: number, hour = 9) => new Date(2026, 4, 6 + days, hour, 5).getTime();

describe('days', () => {
  it('are counted by the calendar, also over a change of the clock', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    fc.assert(
      fc.property(moment, fc.integer({ min: -400, max: 400 }), (time, days) => {
        expect(daysBetween(time, startOfDay(time, days))).toBe(days);
      }),
    );
  });
});

test.each([
  [at(0), '9:05 AM'],
  [at(-1, 23), 'yesterday'],
  [at(-3), 'Sunday'],
  [at(-7), 'Apr 29'],
])('since %d: %s', (time, words) => expect(plainSpaces(since(time, NOW))).toBe(words));
