import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay, localHour } from '../../../platform/local-day.ts';
import { nextDailySearch } from './search-daily.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns'];

it('is due the next time it is early morning there, within a day, at the same time for the same user', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
      fc.constantFrom(...ZONES),
      fc.uuid(),
      (now, zone, uid) => {
        const next = nextDailySearch(now, zone, uid);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        // A day has up to 25 hours.
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect([5, 6]).toContain(localHour(next, zone));
        const after = nextDailySearch(next, zone, uid);
        expect(localDay(after, zone) > localDay(next, zone)).toBe(true);
      },
    ),
  );
});
