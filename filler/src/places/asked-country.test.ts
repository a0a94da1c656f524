import { expect, test } from 'vitest';
import { countryAsked, isCountryName } from './asked-country.ts';

test.each([
  ['Are you authorised to work in the uk?', 'GB'],
  ['Are you authorised to work in the UK?', 'GB'],
  ['do you live in the uae', 'AE'],
  ['Do you live in the US?', 'US'],
  ['Would you work with us?', null],
])('"%s" names %s', (label, country) => {
  expect(countryAsked(label)).toBe(country);
});

test.each(['the US', 'U.S.', 'the United States', 'the United States of America', 'canada', 'the uk'])(
  '"%s" is the name of a country',
  (text) => {
    expect(isCountryName(text)).toBe(true);
  },
);

test.each(['', 'the', 'us', 'the US Forest Service', 'the US and Canada', 'Europe', 'the US through 2027'])(
  '"%s" is not the name of one country alone',
  (text) => {
    expect(isCountryName(text)).toBe(false);
  },
);
