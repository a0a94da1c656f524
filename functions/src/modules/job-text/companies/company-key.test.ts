import { describe, expect, it } from 'vitest';
import { bearsName, companyKey } from './company-key.ts';

describe('companyKey', () => {
  it.each([
    [
      'acme',
      [
        'Acme',
        'ACME, Inc.',
        'Acme LLC',
        'Acme L.L.C.',
        'Acme Holdings',
        'Acme Holdings, Inc.',
        'The Acme Company',
      ],
    ],
    [
      'acme',
      [
        'Acme GmbH',
        'Acme G.m.b.H.',
        'Acme GmbH & Co. KG',
        'Acme Group plc',
        'Acme S.A.',
        'Acme A/S',
        'Acme S.p.A.',
        'ＡＣＭＥ',
      ],
    ],
    [
      'acme',
      ['Acme Pty Ltd', 'Acme Private Limited', 'Acme Pvt. Ltd.', 'Acme Sdn Bhd', 'Acme B.V.', 'Acmé & Co.'],
    ],
    ['johnson and johnson', ['Johnson & Johnson', 'Johnson and Johnson', 'Johnson+Johnson, Inc']],
    ['トヨタ自動車', ['トヨタ自動車株式会社', '(株)トヨタ自動車', '株式会社 トヨタ自動車']],
  ])('%s', (key, names) => {
    for (const name of names) expect(companyKey(name)).toBe(key);
  });

  it('takes forms from the end alone, and never the whole name', () => {
    for (const name of ['Group', 'Holdings', 'Limited', 'The', 'SE']) {
      expect(companyKey(name)).toBe(name.toLowerCase());
    }
    expect(companyKey('Inc.')).toBe('inc');
    expect(companyKey('Group Nine Media')).toBe('group nine media');
    expect(companyKey('Limited Brands')).toBe('limited brands');
    expect(companyKey('Co-Star')).toBe('co star');
    expect(companyKey('Blue Day Spa')).toBe('blue day spa');
    expect(companyKey('株式会社')).toBe('株式会社');
    expect(companyKey(' ★ ')).toBe('★');
  });

  it('keeps others apart', () => {
    const others = ['Acme', 'Acme Foods', 'Acme International', 'Acmes', 'エンジ', 'エンシ', 'C3', 'C'];
    expect(new Set(others.map(companyKey)).size).toBe(others.length);
  });

  it('of a key is the key', () => {
    for (const name of [
      'Acme GmbH & Co. KG',
      'The Walt Disney Company',
      'Johnson & Johnson',
      'A.P. Moller',
    ]) {
      expect(companyKey(companyKey(name))).toBe(companyKey(name));
    }
  });
});

describe('bearsName', () => {
  it.each([
    ['Bluefin Logistics', 'Bluefin', true],
    ['Bluefin Logistics', 'bluefin, inc.', true],
    ['Bluefin', 'Bluefin Holdings', true],
    ['Bluefin', 'Bluefin Logistics', false],
    ['Bluefins', 'Bluefin', false],
    ['Bluefin', ' ', false],
  ])('%s, %s: %s', (company, name, expected) => {
    expect(bearsName(company, name)).toBe(expected);
  });
});
