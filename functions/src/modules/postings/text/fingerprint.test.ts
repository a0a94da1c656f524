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

  it('is another for another company, place, workplace or title, in any script', () => {
    const others = [
      posting,
      { ...posting, company: 'Acme Foods' },
      { ...posting, locations: ['Albany, NY'] },
      { ...posting, workplace: 'remote' as const },
      { ...posting, title: 'エンジニア' },
      { ...posting, title: '営業' },
    ];
    expect(new Set(others.map(fingerprintOf)).size).toBe(others.length);
  });
});
