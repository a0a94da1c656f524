import { expect, it } from 'vitest';
import { type Facts, matchKeys } from './conversion-body.ts';

const FACTS: Facts = {
  click_id: '318474',
  uuid: '1677712978045.b8f7eb7d',
  signals: {
    capturedAt: '2026-11-21T10:00:00.000Z',
    userAgent: 'captured',
    language: 'de-DE',
    platform: 'iPhone',
    screenWidth: 390,
    screenHeight: 844,
    timezone: 'Europe/Berlin',
    referrer: 'https://www.reddit.com/r/jobs',
    landingPage: 'https://huntwell.example/',
    idfa: 'idfa-1',
    aaid: 'aaid-1',
  },
  email: 'hash-of-the-address',
  external_id: 'hash-of-the-uid',
  device: {
    user_agent: 'Mozilla/5.0 test',
    language: 'en-US',
    platform: 'Linux',
    timezone: 'America/New_York',
    screen_width: 1440,
    screen_height: 900,
    viewport_width: 1400,
    viewport_height: 700,
    device_pixel_ratio: 2,
    referrer: '',
  },
};

it('gives every match key of the specification, by its name [3.tracking.4]', () => {
  expect(Object.keys(matchKeys(FACTS)).sort()).toEqual(
    [
      'click_id',
      'uuid',
      'user_agent',
      'screenWidth',
      'screenHeight',
      'timezone',
      'language',
      'platform',
      'idfa',
      'aaid',
      'capturedAt',
      'referrer',
      'landingPage',
      'email',
      'external_id',
    ].sort(),
  );
  expect(matchKeys(FACTS)).toMatchObject({
    click_id: '318474',
    uuid: '1677712978045.b8f7eb7d',
    idfa: 'idfa-1',
    aaid: 'aaid-1',
    capturedAt: '2026-11-21T10:00:00.000Z',
    referrer: 'https://www.reddit.com/r/jobs',
    landingPage: 'https://huntwell.example/',
    email: 'hash-of-the-address',
    external_id: 'hash-of-the-uid',
  });
});

it('leaves out of a body what is not known', () => {
  const keys = matchKeys({ ...FACTS, click_id: null, email: null, external_id: null, signals: null });
  expect(JSON.parse(JSON.stringify(keys))).not.toHaveProperty('click_id');
  expect(JSON.stringify(keys)).not.toMatch(/null|email|external_id|capturedAt/);
});
