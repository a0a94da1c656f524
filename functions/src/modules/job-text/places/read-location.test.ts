import { countryName } from '@huntwell/filler/countries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryNamed, isCountryCode } from './countries.ts';
import type { Place } from './place.ts';
import { readLocation, readPlace, sharedCountry, splitLocations } from './read-location.ts';
import { JUDGED_LOCATIONS } from './testing/judged-locations.ts';

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

function written(places: Place[]): string {
  return places
    .map(({ city, region, country }) => [city, region, country].map((one) => one ?? '-').join('/'))
    .join(' + ');
}

describe('readLocation', () => {
  it.each(JUDGED_LOCATIONS)('of %j is %j', (text, places) => {
    expect(written(readLocation(text).places)).toBe(places);
  });

  it.each([
    ['Suomi', 'FI'],
    ['Magyarország', 'HU'],
    ['Ελλάδα', 'GR'],
    ['Россия', 'RU'],
    ['日本', 'JP'],
  ])('knows %s as its people call it', (text, country) => {
    expect(countryNamed(text)).toBe(country);
  });

  it.each([
    ['Remote', 'unstated'],
    ['Remote - EMEA', 'unstated'],
    ['Remote, US', 'places'],
    ['Work from home, Leeds, UK', 'places'],
    ['Remote - Worldwide', 'worldwide'],
    ['Anywhere', 'worldwide'],
    ['Anywhere in Canada', null],
    ['Austin, TX', null],
  ])('reads from %j that remote is %s', (text, remote) => {
    expect(readLocation(text).remote).toBe(remote);
  });

  it.each([
    ['Boston, Lincolnshire', 'boston/-/GB'],
    ['Worcester, Worcestershire', 'worcester/-/GB'],
    ['Durham, County Durham', 'durham/-/GB'],
    ['Durham, Co. Durham', 'durham/-/GB'],
    ['Richmond, North Yorkshire', 'richmond/-/GB'],
    ['Portland, Dorset', 'portland/-/GB'],
    ['Hamilton, Lanarkshire', 'hamilton/-/GB'],
    ['Melbourne, Derbyshire', 'melbourne/-/GB'],
    ['Perth, Perthshire', 'perth/-/GB'],
    ['Wellington, Somerset', 'wellington/-/GB'],
    ['Plymouth, Devon', 'plymouth/-/GB'],
    ['Newport, Gwent', 'newport/-/GB'],
    ['Lincoln, Lincolnshire', 'lincoln/-/GB'],
    ['Bangor, County Down', 'bangor/-/GB'],
    ['Newcastle, Tyne & Wear', 'newcastle upon tyne/-/GB'],
    ['Cleethorpes, North East Lincolnshire, England', 'cleethorpes/-/GB'],
    ['Richmond, Elmetshire', 'richmond/-/GB'],
    ['Wexford, Co. Wexford', 'wexford/-/IE'],
    ['Norfolk', '-/-/GB'],
    ['Norfolk, Virginia', 'norfolk/VA/US'],
    ['Norfolk, VA', 'norfolk/VA/US'],
    ['Somerset, New Jersey', 'somerset/NJ/US'],
    ['Cheshire, Connecticut', 'cheshire/CT/US'],
    ['Kent, WA', 'kent/WA/US'],
    ['Surrey, BC', 'surrey/BC/CA'],
    ['Concord, New Hampshire', 'concord/NH/US'],
  ])('tells counties of Britain and Ireland from towns: %j is %j', (text, places) => {
    expect(written(readLocation(text).places)).toBe(places);
  });

  it('lets the country decide about a bare name that is a county and a town', () => {
    expect(readPlace('Norfolk', 'US')?.country).toBe('US');
    expect(readPlace('Hertfordshire', 'US')?.country).toBe('GB');
  });

  it('says what it read no place from', () => {
    expect(readLocation('Building 4, Leeds, UK').unknown).toEqual(['Building 4']);
    expect(readLocation('Remote - EMEA').unknown).toEqual(['EMEA']);
  });

  it('lets what else is known of the country decide only where the text is silent or ambiguous', () => {
    expect(readPlace('Springfield', 'US')).toEqual({ city: 'springfield', region: null, country: 'US' });
    expect(readPlace('Georgia', 'GE')?.country).toBe('GE');
    expect(readPlace('CA', 'US')).toEqual({ city: null, region: 'CA', country: 'US' });
    expect(readPlace('Cambridge', 'GB')?.country).toBe('GB');
    expect(readPlace('Paris, TX', 'FR')?.country).toBe('US');
    expect(readPlace('Berlin, Germany', 'US')?.country).toBe('DE');
  });
});

describe('any town', () => {
  const town = fc
    .array(fc.stringMatching(/^[A-Z][a-z]{3,8}$/), { minLength: 1, maxLength: 2 })
    .map((words) => words.map((word) => `${word}q`).join(' '));
  const state = fc.constantFrom(...STATES);

  it('with the code of a state is in that state, whatever the case and the signs', () => {
    fc.assert(
      fc.property(town, state, fc.constantFrom(', ', ',', ' - ', ',  '), (name, code, comma) => {
        const place = { city: name.toLowerCase(), region: code, country: 'US' };
        for (const text of [`${name}${comma}${code}`, `${name}, ${code}.`, ` ${name} , ${code} (Remote)`])
          expect(readPlace(text)).toEqual(place);
        expect(readPlace(`${name}, ${code}`.toUpperCase())).toEqual(place);
        expect(readPlace(`${name}, ${code}`.toLowerCase())).toEqual(place);
        expect(readPlace(`${name}, ${code}, United States`)).toEqual(place);
        expect(readPlace(`US, ${code}, ${name}`)).toEqual(place);
        expect(readPlace(`United States - ${code} - ${name}`)).toEqual(place);
      }),
      { numRuns: 300 },
    );
  });

  it('with the name of a country is in that country, in either order', () => {
    const codes = 'AE AR AU BR CA CH CN DE ES FR GB HU IE IL IN IT JP KR MX NL NO PL RS SE TR US VN ZA'.split(
      ' ',
    );
    fc.assert(
      fc.property(town, fc.constantFrom(...codes), (name, country) => {
        const place = { city: name.toLowerCase(), region: null, country };
        expect(readPlace(`${name}, ${countryName(country)}`)).toEqual(place);
        expect(readPlace(`${countryName(country)}, ${name}`)).toEqual(place);
        expect(readPlace(`${name} (${countryName(country)})`)).toEqual(place);
      }),
    );
  });

  it('is read from any text without an error, with codes of real countries', () => {
    const pieces = [
      'CA',
      'in',
      'Georgia',
      'Berlin',
      'remote',
      ', ',
      ',',
      ' - ',
      '-',
      ' / ',
      '(',
      ')',
      ' or ',
      '; ',
    ];
    const odd = ['__proto__', 'constructor', '\ud800', '\u0301', '\0', 'İ', 'ß', '12345', '北京', '&', '.'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ...odd), { maxLength: 60 }), (some) => {
        for (const { city, region, country } of readLocation(some.join('')).places) {
          expect(city !== null || region !== null || country !== null).toBe(true);
          expect(country === null || isCountryCode(country)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes little time for a long text', () => {
    const start = process.cpuUsage();
    for (const text of [
      ', '.repeat(100_000),
      'Berlin / '.repeat(50_000),
      'a-'.repeat(100_000),
      '('.repeat(100_000),
    ])
      readLocation(text);
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });
});

describe('sharedCountry', () => {
  it('is the country only when all locations agree', () => {
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

describe('countries', () => {
  it('have names, aliases and names in other languages', () => {
    expect(countryName('GB')).toBe('United Kingdom');
    expect(countryName('not a code')).toBe('not a code');
    expect(['Serbia', 'Czech Republic', 'España', 'UAE', 'Viet Nam', 'IND'].map(countryNamed)).toEqual([
      'RS',
      'CZ',
      'ES',
      'AE',
      'VN',
      'IN',
    ]);
    expect(countryNamed('Atlantis')).toBeUndefined();
  });

  it('are those of today', () => {
    expect(['US', 'RS', 'XK'].every(isCountryCode)).toBe(true);
    expect(['CS', 'DD', 'EU', 'SU', 'UK', 'XA', 'us', 'U'].some(isCountryCode)).toBe(false);
  });
});
