import { afterEach, describe, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-11-21T12:00:00Z');

/** The formats for a user with these languages. */
async function formatsFor(...languages: string[]) {
  vi.stubGlobal('navigator', { languages });
  vi.resetModules();
  return import('./format.ts');
}

afterEach(() => vi.unstubAllGlobals());

const {
  clockTime,
  dateAndTime,
  fileSize,
  formatMoney,
  formatPay,
  monthAndYear,
  plural,
  shortDate,
  timeAgo,
  timeOfDay,
  weekday,
} = await formatsFor('en-US');

describe('formatPay', () => {
  it.each([
    [9_800_000, 11_800_000, 'USD', 'year', '$98–118k/yr'],
    [2400, 3100, 'USD', 'hour', '$24–31/hr'],
    [8_000_000, null, 'USD', 'year', 'from $80k/yr'],
    [null, 8_000_000, 'EUR', 'year', 'up to €80k/yr'],
    [8_000_000, 8_000_000, 'GBP', 'year', '£80k/yr'],
    [450_000, 520_000, 'CHF', 'month', 'CHF 4,500–5,200/mo'],
    [9_800_000, 9_840_000, 'CAD', 'year', 'CA$98k/yr'],
  ] as const)('writes %s to %s %s a %s as %s', (min, max, currency, period, text) =>
    expect(formatPay({ min, max, currency, period })).toBe(text),
  );
  it('says nothing about pay that is not stated', () => {
    expect(formatPay({ min: null, max: null, currency: 'USD', period: 'year' })).toBeNull();
    expect(formatPay(null)).toBeNull();
  });
});

describe('timeAgo', () => {
  it.each([
    ['2026-11-21T11:59:40Z', 'just now'],
    ['2026-11-21T11:20:00Z', '40\u00a0minutes ago'],
    ['2026-11-21T10:30:00Z', '1\u00a0hour ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-10T11:00:00Z', '11\u00a0days ago'],
    ['2026-08-01T00:00:00Z', '3\u00a0months ago'],
    ['2023-08-01T00:00:00Z', '3\u00a0years ago'],
  ])('says %s as %s', (iso, text) => expect(timeAgo(iso, NOW)).toBe(text));
});

describe('numbers', () => {
  it('shows whole dollars, without decimals', () => {
    expect(formatMoney(3500)).toBe('$35');
    expect(formatMoney(123_456)).toBe('$1,235');
  });
  it('says one credit and many credits', () => {
    expect(plural(1, 'credit')).toBe('1\u00a0credit');
    expect(plural(0, 'match', 'matches')).toBe('0\u00a0matches');
    expect(plural(1200, 'credit')).toBe('1,200\u00a0credits');
  });
  it.each([
    [40, '1\u00a0KB'],
    [12_300, '12\u00a0KB'],
    [2_440_000, '2.4\u00a0MB'],
    [310_400_000, '310\u00a0MB'],
    [1_310_000_000, '1.3\u00a0GB'],
  ])('says %i bytes as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});

describe('dates and times', () => {
  /** In the time zone of the machine. */
  const at = (text: string) => new Date(text).toISOString();

  it('adds the year when it is another', () => {
    expect(shortDate('2026-05-03T12:00:00Z', NOW)).toBe('May\u00a03');
    expect(shortDate('2025-05-03T12:00:00Z', NOW)).toBe('May\u00a03, 2025');
  });
  it('says a month and a day of the week', () => {
    expect(monthAndYear('2025-05')).toBe('May\u00a02025');
    expect(weekday('2026-11-26T12:00:00Z')).toBe('Thu');
  });
  it('says times with AM and PM', () => {
    expect(timeOfDay(at('2026-11-21T14:02:19'))).toBe('2:02\u00a0PM');
    expect(clockTime(at('2026-11-21T00:02:19'))).toBe('12:02:19\u00a0AM');
  });
  it('adds the day when it is not today', () => {
    const noon = Date.parse(at('2026-11-21T12:00:00'));
    expect(dateAndTime(at('2026-11-21T09:40:00'), noon)).toBe('9:40\u00a0AM');
    expect(dateAndTime(at('2026-11-20T09:40:00'), noon)).toBe('Nov\u00a020, 9:40\u00a0AM');
  });
  it('follows the first English of the browser', async () => {
    const british = await formatsFor('de-DE', 'en-GB', 'en-US');
    expect(british.shortDate('2025-05-03T12:00:00Z', NOW)).toBe('3\u00a0May\u00a02025');
    expect(british.timeOfDay(at('2026-11-21T14:02:00'))).toBe('14:02');
    // What Chromium reports where the system's locale is C.
    const system = await formatsFor('en-US@posix');
    expect(system.timeAgo('2026-11-10T11:00:00Z', NOW)).toBe('11\u00a0days ago');
    const german = await formatsFor('de-DE');
    expect(german.shortDate('2025-05-03T12:00:00Z', NOW)).toBe('May\u00a03, 2025');
  });
});
