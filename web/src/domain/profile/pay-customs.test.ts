import { expect, test } from 'vitest';
import { PAY_CURRENCIES, payCustomsOf } from './pay-customs.ts';

test.each([
  ['US', 'USD', 'year'],
  ['GB', 'GBP', 'year'],
  ['DE', 'EUR', 'year'],
  ['PL', 'PLN', 'month'],
  ['IN', 'INR', 'year'],
])('in %s pay is stated in %s a %s', (country, currency, period) => {
  expect(payCustomsOf(country)).toEqual({ currency, period });
});

test('of an unknown country nothing is assumed', () => {
  expect([payCustomsOf(null), payCustomsOf('ZZ')]).toEqual([null, null]);
});

test('every currency is one that can be shown', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect(PAY_CURRENCIES.filter((code) => !known.has(code))).toEqual([]);
});
