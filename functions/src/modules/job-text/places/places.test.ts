import { describe, expect, it } from 'vitest';
import { countryOf, sharedCountry, splitLocations, workplaceOf } from './places.ts';

describe('countryOf', () => {
  it.each([
    ['Albany, NY', 'US'],
    ['New York, NY (HQ)', 'US'],
    ['Remote, US', 'US'],
    ['Remote (Canada)', 'CA'],
    ['Remote - United States', 'US'],
    ['Toronto, ON', 'CA'],
    ['Montreal, QC, Canada', 'CA'],
    ['Munich', 'DE'],
    ['Berlin, Germany', 'DE'],
    ['Berlin, DE', 'DE'],
    ['Wilmington, DE', 'US'],
    ['London, England, United Kingdom', 'GB'],
    ['Manchester, UK', 'GB'],
    ['Atlanta, Georgia', 'US'],
    ['Sydney, Australia', 'AU'],
    ['Remote', null],
    ['Europe', null],
    ['', null],
    ['Springfield', null],
  ])('of %j is %s', (place, country) => {
    expect(countryOf(place)).toBe(country);
  });

  it('is shared only when all locations agree', () => {
    expect(sharedCountry(['Austin, TX', 'Remote, US'])).toBe('US');
    expect(sharedCountry(['Austin, TX', 'Berlin'])).toBeNull();
    expect(sharedCountry(['Austin, TX', 'Anywhere'])).toBeNull();
    expect(sharedCountry([])).toBeNull();
  });
});

describe('splitLocations', () => {
  it('separates places but not a city from its state', () => {
    expect(splitLocations('San Francisco, CA | New York City, NY; Berlin')).toEqual([
      'San Francisco, CA',
      'New York City, NY',
      'Berlin',
    ]);
    expect(splitLocations('  ')).toEqual([]);
  });
});

describe('workplaceOf', () => {
  it.each([
    ['Remote - US', 'remote'],
    ['hybrid', 'hybrid'],
    ['Remote / Hybrid', 'hybrid'],
    ['on-site', 'onsite'],
    ['onsite', 'onsite'],
    ['This is not remote', 'onsite'],
    ['unspecified', null],
    ['Chicago, IL', null],
    [null, null],
  ])('of %j is %s', (text, workplace) => {
    expect(workplaceOf(text)).toBe(workplace);
  });
});
