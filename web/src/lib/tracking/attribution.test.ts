import { expect, it } from 'vitest';
import { createAttribution, utmOf } from './attribution.ts';
import { cleanUrl } from './clean-url.ts';
import { fakeClock, memoryStorage } from './testing.ts';

const DAYS_28 = 28 * 24 * 3600_000;

function setup() {
  const time = fakeClock();
  const storage = memoryStorage();
  return { time, storage, attribution: createAttribution(storage, time.clock) };
}

it('keeps the click id with its time and forgets it after 28 days, to the millisecond [3.tracking.1] [9.tracking.2]', () => {
  const { time, storage, attribution } = setup();
  expect(attribution.keepClickId('abc')).toBe(true);
  expect(attribution.keepClickId('abc')).toBe(false);
  expect(Object.fromEntries(storage.values)).toEqual({
    reddit_click_id: 'abc',
    reddit_click_id_timestamp: String(time.start),
  });
  time.advance(DAYS_28 - 1);
  expect(attribution.clickId()).toEqual({ value: 'abc', at: time.start });
  time.advance(1);
  expect(attribution.clickId()).toBeNull();
  expect(storage.values.size).toBe(0);
});

it('keeps signals for 28 days, to the millisecond [3.tracking.2] [9.tracking.2]', () => {
  const { time, attribution } = setup();
  const signals = {
    capturedAt: new Date(time.start).toISOString(),
    userAgent: 'a',
    language: 'en',
    platform: 'Linux',
    screenWidth: 1,
    screenHeight: 1,
    timezone: 'UTC',
    referrer: '',
    landingPage: '',
  };
  attribution.keepSignals(signals);
  time.advance(DAYS_28 - 1);
  expect(attribution.signals()).toEqual(signals);
  time.advance(1);
  expect(attribution.signals()).toBeNull();
});

it('takes the UTM values of a new campaign in place of the old ones [3.tracking.3]', () => {
  const { attribution } = setup();
  attribution.keepUtm(utmOf('?utm_source=reddit&utm_term=nurse&x=1'));
  attribution.keepUtm(utmOf('?x=1'));
  expect(attribution.utm()).toEqual({ utm_source: 'reddit', utm_term: 'nurse' });
  attribution.keepUtm(utmOf('?utm_source=newsletter'));
  expect(attribution.utm()).toEqual({ utm_source: 'newsletter' });
});

it('survives what others wrote into the storage', () => {
  const { storage, attribution } = setup();
  for (const text of ['{', 'null', '7', '"x"']) {
    storage.setItem('attribution_signals', text);
    storage.setItem('utm_values', text);
    expect(attribution.signals()).toBeNull();
    expect(attribution.utm()).toEqual({});
  }
});

it('leaves of an address only what says where a visit came from', () => {
  expect(cleanUrl('https://a.example/auth?next=/x&oobCode=s3cret&utm_source=reddit&rdt_cid=9#token')).toBe(
    'https://a.example/auth?utm_source=reddit&rdt_cid=9',
  );
  expect(cleanUrl('https://a.example/?utm_source=me@example.com')).toBe('https://a.example/');
  expect(cleanUrl('')).toBe('');
});

it('forgets expired values for good, and never what is still fresh', () => {
  const { time, storage, attribution } = setup();
  const signals = { capturedAt: new Date(time.start).toISOString() } as never;
  attribution.keepSignals(signals);
  attribution.keepUtm({ utm_source: 'reddit' });
  attribution.signals();
  attribution.utm();
  expect([...storage.values.keys()].sort()).toEqual(['attribution_signals', 'utm_values']);
  time.advance(DAYS_28);
  attribution.signals();
  attribution.utm();
  expect(storage.values.size).toBe(0);
});

it('has no click id without one, whatever time is stored', () => {
  const { storage, time, attribution } = setup();
  storage.setItem('reddit_click_id_timestamp', String(time.start));
  expect(attribution.clickId()).toBeNull();
});

it('takes UTM values trimmed and cut, and none that is blank or an email address', () => {
  expect(
    utmOf(`?utm_source=%20reddit%20&utm_medium=%20&utm_term=${'x'.repeat(201)}&utm_content=a@b.c`),
  ).toEqual({
    utm_source: 'reddit',
    utm_term: 'x'.repeat(200),
  });
});
