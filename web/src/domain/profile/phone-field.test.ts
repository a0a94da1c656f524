import * as plans from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { writtenPhone } from './phone-field.tsx';

test.each([
  ['+15185550123', 'US', '(518) 555-0123'],
  ['+441614960000', 'GB', '0161 496 0000'],
  ['+441614960000', 'US', '+44 161 496 0000'],
  ['+441614960000', null, '+44 161 496 0000'],
  ['518 555 0123', 'US', '(518) 555-0123'],
  ['ask my agent', 'US', 'ask my agent'],
  ['', 'US', ''],
])('%s in %s is written %s', (stored, country, written) => {
  expect(writtenPhone(plans, stored, country)).toBe(written);
});
