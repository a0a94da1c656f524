import { describe, expect, it } from 'vitest';
import { applyTime } from './apply-plan.ts';

const NY = 'America/New_York';
const planned = (now: string, zone = NY) => {
  const { at, day } = applyTime(new Date(now), zone);
  return `${day} ${at.toISOString()}`;
};

describe('a plan is carried out', () => {
  it('an hour later in the daytime', () => {
    expect(planned('2026-11-22T15:00:00Z')).toBe('2026-11-22 2026-11-22T16:00:00.000Z');
  });

  it('in the morning if it is made at night, of the day that has begun where the user is', () => {
    expect(planned('2026-11-22T09:00:00Z')).toBe('2026-11-22 2026-11-22T14:00:00.000Z');
    expect(planned('2026-11-23T04:30:00Z')).toBe('2026-11-23 2026-11-23T14:00:00.000Z');
  });

  it('the next morning if the day is about to end', () => {
    expect(planned('2026-11-23T01:30:00Z')).toBe('2026-11-23 2026-11-23T14:00:00.000Z');
    expect(planned('2026-11-22T11:30:00Z', 'Asia/Tokyo')).toBe('2026-11-23 2026-11-23T00:00:00.000Z');
  });

  it('at nine by the clock on the day that clocks change', () => {
    expect(planned('2026-03-08T04:00:00Z')).toBe('2026-03-08 2026-03-08T13:00:00.000Z');
    expect(planned('2026-11-01T04:00:00Z')).toBe('2026-11-01 2026-11-01T14:00:00.000Z');
  });
});
