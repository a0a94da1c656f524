import { expect, it } from 'vitest';
import { addToCartBody, type Facts, matchKeys, offerOf, purchaseBody, trackBody } from './conversion-body.ts';
import type { Conversion } from './types.ts';

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

function conversion(type: Conversion['type'], metadata: Conversion['metadata'] = {}): Conversion {
  const moment = { path: '/', url: 'https://huntwell.example/?secret=1', title: 'Huntwell', at: 0 };
  return { type, conversionId: `${type}:1`, currency: 'USD', metadata, moment };
}

it('says how somebody signed up for sign-ups alone', () => {
  const { metadata } = trackBody(conversion('lead', { plan: 'free' }), FACTS);
  expect(metadata).toEqual({
    page_title: 'Huntwell',
    page_url: 'https://huntwell.example/',
    referrer: '',
    timestamp: '1970-01-01T00:00:00.000Z',
    plan: 'free',
  });
  expect(trackBody(conversion('signup', { signup_method: 'google' }), FACTS).metadata).toMatchObject({
    signup_method: 'google',
    signup_source: 'onboarding_completion',
  });
});

it('needs no signals', () => {
  const body = trackBody(conversion('lead'), { ...FACTS, signals: null });
  expect([body.aaid, body.idfa]).toEqual([undefined, undefined]);
});

it('takes an offer from the purchase’s words, if they are words', () => {
  expect(offerOf(conversion('purchase', { content_id: 'a', content_name: 'A' }))).toEqual({
    id: 'a',
    name: 'A',
  });
  expect(offerOf(conversion('purchase', { content_id: 7, content_name: '' }))).toEqual({});
  expect(offerOf(conversion('addtocart', { content_name: 'Plus' }))).toEqual({
    id: 'premium_monthly',
    name: 'Plus',
  });
  expect(offerOf(conversion('lead', { content_id: 'a' }))).toBeNull();
});

it('names a purchase by its transaction and its source, or by their defaults', () => {
  const named = { transaction_id: 'cs_1', purchase_source: 'credits', content_id: 'a', content_name: 'A' };
  expect(purchaseBody(conversion('purchase', named), FACTS)).toMatchObject({
    transaction_id: 'cs_1',
    content_ids: ['a'],
    content_name: 'A',
    custom_data: { purchase_source: 'credits', user_id: 'hash-of-the-uid' },
  });
  expect(purchaseBody(conversion('purchase'), FACTS)).toMatchObject({
    transaction_id: 'purchase:1',
    content_ids: [],
    content_name: undefined,
    custom_data: { purchase_source: 'checkout' },
  });
});

it('puts the subscription into the cart', () => {
  expect(addToCartBody(conversion('addtocart'), FACTS)).toMatchObject({
    content_ids: ['premium_monthly'],
    content_name: 'Premium Subscription',
  });
});
