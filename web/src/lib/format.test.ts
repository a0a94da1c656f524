import { describe, expect, it } from 'vitest';
import { fileSize, formatMoney, formatPay, monthAndDay, plural, shortAge, shortDate } from './format.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('formatPay', () => {
  it('shortens yearly pay to thousands', () => {
    expect(formatPay({ min: 9_800_000, max: 11_800_000, currency: 'USD', period: 'year' })).toBe(
      '$98–118k a year',
    );
  });
  it('leaves hourly pay whole', () => {
    expect(formatPay({ min: 2400, max: 3100, currency: 'USD', period: 'hour' })).toBe('$24–31 an hour');
  });
  it('says what is stated and no more', () => {
    expect(formatPay({ min: 8_000_000, max: null, currency: 'USD', period: 'year' })).toBe(
      'from $80k a year',
    );
    expect(formatPay({ min: null, max: 8_000_000, currency: 'EUR', period: 'year' })).toBe(
      'up to EUR 80k a year',
    );
    expect(formatPay({ min: null, max: null, currency: 'USD', period: 'year' })).toBeNull();
    expect(formatPay(null)).toBeNull();
  });
});

describe('shortAge', () => {
  it.each([
    ['2026-11-21T11:59:40Z', 'now'],
    ['2026-11-21T11:20:00Z', '40 min'],
    ['2026-11-21T07:00:00Z', '5 h'],
    ['2026-11-19T11:00:00Z', '2 d'],
    ['2026-08-01T00:00:00Z', '3 mo'],
  ])('says %s as %s', (iso, text) => expect(shortAge(iso, NOW)).toBe(text));
});

describe('formatMoney, plural, shortDate', () => {
  it('shows whole dollars, without decimals', () => {
    expect(formatMoney(3500)).toBe('$35');
    expect(formatMoney(123_456)).toBe('$1,235');
  });
  it('says one credit and many credits', () => {
    expect(plural(1, 'credit')).toBe('1 credit');
    expect(plural(1200, 'credit')).toBe('1,200 credits');
  });
  it('adds the year when it is another', () => {
    expect(shortDate('2026-05-03T12:00:00Z', NOW)).toBe('3 May');
    expect(shortDate('2025-05-03T12:00:00Z', NOW)).toBe('3 May 2025');
  });
});

describe('monthAndDay, fileSize', () => {
  it('says a day as Americans do', () => expect(monthAndDay('2026-11-29T12:00:00Z')).toBe('Nov 29'));
  it.each([
    [40, '1 KB'],
    [12_300, '12 KB'],
    [2_440_000, '2.4 MB'],
    [1_310_000_000, '1,310 MB'],
  ])('says %i bytes as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});
