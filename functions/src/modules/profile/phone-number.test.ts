import { expect, test } from 'vitest';
import { toStoredPhone } from './phone-number.ts';

test.each([
  ['(518) 555-0123', 'US', '+15185550123'],
  ['0161 496 0000', 'GB', '+441614960000'],
  ['+44 161 496 0000', 'US', '+441614960000'],
  ['0161 496 0000', null, '0161 496 0000'],
  ['ask my agent', 'US', 'ask my agent'],
  ['(518) 555-0123 ext. 9', 'US', '(518) 555-0123 ext. 9'],
])('%s in %s is stored as %s', async (typed, country, stored) => {
  expect((await toStoredPhone(typed))(country)).toBe(stored);
});
