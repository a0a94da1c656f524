import { expect, it } from 'vitest';
import { deviceTimeZone } from '@/lib/device-time-zone.ts';
import { dayAfter, dayIn, dayName, timeOf, zoneName } from './plan-days.ts';

const NY = 'America/New_York';
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('a time is followed by its zone if that is not the one of this device', () => {
  const applyAt = '2026-11-22T19:05:00.000Z';
  const other = deviceTimeZone() === 'Asia/Tokyo' ? 'Europe/Paris' : 'Asia/Tokyo';
  expect(plain(timeOf({ apply_at: applyAt, time_zone: other }))).toMatch(/[AP]M GMT\+[19]$/);
  expect(plain(timeOf({ apply_at: applyAt, time_zone: deviceTimeZone() }))).toMatch(/[AP]M$/);
});

it('a day is the one where the user is', () => {
  const at = Date.parse('2026-11-22T04:00:00Z');
  expect(dayIn(NY, at)).toBe('2026-11-21');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  const names = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
    dayName(day, NY, at),
  );
  expect(names).toEqual(['Nov 19', 'Yesterday', 'Today', 'Tomorrow', 'Nov 23']);
});

it('a time zone has a name for people', () => {
  expect(zoneName(NY)).toBe('Eastern Time');
  expect(zoneName('UTC')).toBe('UTC');
});
