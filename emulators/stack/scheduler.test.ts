import { expect, test } from 'vitest';
import { intervalOf } from './scheduler.ts';

test('an interval in minutes or hours becomes milliseconds', () => {
  expect(intervalOf('every 5 minutes')).toBe(300_000);
  expect(intervalOf('every 1 hours')).toBe(3_600_000);
});

test('a schedule in another wording is refused instead of being skipped', () => {
  expect(() => intervalOf('0 3 * * *')).toThrow('doesn’t support the schedule "0 3 * * *"');
});
