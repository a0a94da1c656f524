import { describe, expect, it } from 'vitest';
import { atHour, localDay, localHour, nextDay } from './local-day.ts';

const NY = 'America/New_York';

describe('a local day', () => {
  it.each([
    ['2026-11-22T04:59:59Z', NY, '2026-11-21', 23],
    ['2026-11-22T05:00:00Z', NY, '2026-11-22', 0],
    ['2026-11-22T10:30:00Z', 'Pacific/Kiritimati', '2026-11-23', 0],
    ['2026-11-22T11:30:00Z', 'Pacific/Pago_Pago', '2026-11-22', 0],
    ['2026-11-22T18:30:00Z', 'Asia/Kolkata', '2026-11-23', 0],
  ])('%s in %s is %s, hour %d', (at, zone, day, hour) => {
    expect(localDay(new Date(at), zone)).toBe(day);
    expect(localHour(new Date(at), zone)).toBe(hour);
  });

  it.each([
    ['2026-11-22', 0, NY, '2026-11-22T05:00:00.000Z'],
    ['2026-11-22', 9, NY, '2026-11-22T14:00:00.000Z'],
    ['2026-07-01', 9, NY, '2026-07-01T13:00:00.000Z'],
    ['2026-11-22', 9, 'Asia/Kathmandu', '2026-11-22T03:15:00.000Z'],
    ['2026-11-22', 0, 'Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
    ['2026-11-22', 0, 'Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
    // Clocks go forward at 2 AM, and back at 2 AM.
    ['2026-03-08', 2, NY, '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', 1, NY, '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', 0, NY, '2026-11-02T05:00:00.000Z'],
  ])('%s has hour %d in %s at %s', (day, hour, zone, at) => {
    expect(atHour(day, hour, zone).toISOString()).toBe(at);
  });

  it('is followed by the next one on the calendar', () => {
    expect(nextDay('2026-12-31')).toBe('2027-01-01');
    expect(nextDay('2028-02-28')).toBe('2028-02-29');
  });
});
