import { describe, expect, it } from 'vitest';
import { employmentTypeOf, seniorityOf } from '../titles/job-terms.ts';
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

describe('employmentTypeOf', () => {
  it.each([
    ['Full-time', 'full_time'],
    ['Full Time', 'full_time'],
    ['Permanent', 'full_time'],
    ['Part-Time', 'part_time'],
    ['Contract', 'contract'],
    ['Temporary', 'temporary'],
    ['Intern', 'internship'],
    ['', null],
    ['Sales', null],
  ])('of %j is %s', (text, type) => {
    expect(employmentTypeOf(text)).toBe(type);
  });
});

describe('seniorityOf', () => {
  it.each([
    ['Software Engineering Intern', 'intern'],
    ['Junior Accountant', 'entry'],
    ['Data Analyst I', 'entry'],
    ['Data Analyst II', 'mid'],
    ['Sr. Data Analyst (Remote)', 'senior'],
    ['Android Engineer III', 'senior'],
    ['Lead Carpenter', 'lead'],
    ['Staff Software Engineer', 'lead'],
    ['Head of Design', 'director'],
    ['Chief Financial Officer', 'executive'],
    ['Vice President of Sales', 'executive'],
    ['Staff Nurse', null],
    ['Staff Accountant', null],
    ['Account Manager', null],
    ['Sales Associate', null],
    ['Chief of Staff', null],
  ])('of %j is %s', (title, band) => {
    expect(seniorityOf(title)).toBe(band);
  });
});
