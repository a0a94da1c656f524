import { describe, expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const posting = {
  company: 'Acme',
  title: 'Data Analyst',
  locations: ['Albany, NY', 'Remote'],
  workplace: null,
};

describe('fingerprintOf', () => {
  it('is the same for the same job in other words of the same source', () => {
    for (const company of ['Acme Holdings', 'ACME, Inc.', 'Acme GmbH']) {
      expect(fingerprintOf({ ...posting, company })).toBe(fingerprintOf(posting));
    }
    expect(fingerprintOf({ ...posting, title: 'Analyst, Data' })).toBe(fingerprintOf(posting));
    expect(fingerprintOf({ ...posting, locations: ['Remote', 'Albany NY'] })).toBe(fingerprintOf(posting));
  });

  it.each([
    ['title of a source', { title: 'Data Analyst (m/f/d) - Req 48213' }, {}],
    ['levels', { title: 'Sr. Data Analyst II' }, { title: 'Senior Data Analyst 2' }],
    ['place', { locations: ['Albany, New York, United States'] }, { locations: ['Albany, NY'] }],
    ['place with the codes first', { locations: ['US, NY, Albany'] }, { locations: ['Albany NY'] }],
    [
      'remote work in the place',
      { locations: ['Remote, US'] },
      { locations: ['US'], workplace: 'remote' as const },
    ],
    [
      'hybrid work',
      { workplace: 'hybrid' as const, locations: ['Albany, NY'] },
      { locations: ['Albany, NY (Hybrid)'] },
    ],
  ])('is the same for another spelling: %s', (_, one, other) => {
    expect(fingerprintOf({ ...posting, ...one })).toBe(fingerprintOf({ ...posting, ...other }));
  });

  it('tells remote work from work at a place', () => {
    const here = { ...posting, locations: ['Albany, NY'] };
    expect(fingerprintOf({ ...here, workplace: 'remote' })).not.toBe(fingerprintOf(here));
  });

  it('keeps openings of other levels and in other cities apart', () => {
    const titles = [
      'Engineer',
      'Engineer II',
      'Engineer III',
      'Senior Engineer',
      'Lead Engineer',
      'Engineer I',
    ];
    expect(new Set(titles.map((title) => fingerprintOf({ ...posting, title }))).size).toBe(titles.length);
    const cities = ['Albany, NY', 'Troy, NY', 'Albany, GA', 'Building 4', 'Building 5'];
    expect(new Set(cities.map((city) => fingerprintOf({ ...posting, locations: [city] }))).size).toBe(
      cities.length,
    );
  });

  it('is another for another company, place, workplace or title, in any script', () => {
    const others = [
      posting,
      { ...posting, company: 'Acme Foods' },
      { ...posting, locations: ['Albany, NY'] },
      { ...posting, locations: ['Albany, NY', 'Boise, ID'] },
      { ...posting, title: 'エンジニア' },
      { ...posting, title: '営業' },
    ];
    expect(new Set(others.map(fingerprintOf)).size).toBe(others.length);
  });
});
