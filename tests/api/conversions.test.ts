import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../functions/src/modules/conversions/hash-match-keys.ts';
import { GRANTED, pageVisit, UUID, useConversionHarness } from '../support/conversions.ts';
import { dumpDatabase } from '../support/dump.ts';
import { deliverRelays, settingsFor } from '../support/reddit.ts';

const harness = useConversionHarness();

describe('POST /api/reddit/track', () => {
  it('keeps the conversion, answers, and the relay sends it as Reddit takes it', async () => {
    const body = pageVisit();
    const answer = await harness.track(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
    expect(harness.api.tasks).toEqual([
      { name: 'redditRelay', payload: { conversion_id: `PAGE_VISIT:${body.conversion_id}` } },
    ]);
    await deliverRelays(harness.api);
    const accepted = await harness.reddit.find(body.conversion_id);
    expect(accepted?.receptions).toBe(1);
    expect(accepted?.event).toMatchObject({
      action_source: 'WEBSITE',
      event_source_url: 'https://example.com/?rdt_cid=31&utm_source=reddit',
      click_id: '3184742045291813272',
      type: { tracking_type: 'PAGE_VISIT' },
      user: {
        email: 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
        phone_number: 'e5b124c58580eb16bd959b8d0cac12b12c952e2ceae0203d416cff94f10b994a',
        external_id: sha256(body.external_id),
        uuid: UUID,
        screen_dimensions: { width: 1920, height: 1080 },
      },
      metadata: { conversion_id: body.conversion_id },
    });
    const record = await harness.stored(body.conversion_id);
    expect(record).toMatchObject({ state: 'accepted', tries: 1, match: {}, due_at: null });
    expect(record?.attempts).toMatchObject([{ status: 200, batch: 1 }]);
    expect(record?.match_keys).toContain('email');
  });

  it('keeps the first of two with one id and sends it once, whatever is delivered twice', async () => {
    const body = pageVisit();
    const answers = await Promise.all(Array.from({ length: 6 }, () => harness.track(body)));
    expect(answers.map((answer) => answer.body.success)).toEqual(Array(6).fill(true));
    expect(harness.api.tasks).toHaveLength(1);
    harness.api.tasks.push(...harness.api.tasks, ...harness.api.tasks);
    await deliverRelays(harness.api);
    expect(await harness.stored(body.conversion_id)).toMatchObject({ type: 'PAGE_VISIT', value: null });
    expect((await harness.reddit.find(body.conversion_id))?.receptions).toBe(1);
  });

  it('counts an event of another type under the same id for itself, as Reddit does', async () => {
    const body = pageVisit();
    await harness.track({ ...body, event_type: 'lead', value: 9 });
    await harness.track({ ...body, value: 10 });
    await harness.track({ ...body, event_type: 'lead', value: 11 });
    await deliverRelays(harness.api);
    const { items } = await harness.reddit.accepted();
    const both = items.filter(({ conversion_id }) => conversion_id === body.conversion_id);
    expect(both.map(({ tracking_type, receptions }) => [tracking_type, receptions]).toSorted()).toEqual([
      ['LEAD', 1],
      ['PAGE_VISIT', 1],
    ]);
  });

  it.each([
    ['PageVisit', 'PAGE_VISIT'],
    ['SignUp', 'SIGN_UP'],
    ['signup', 'SIGN_UP'],
    ['purchase', 'PURCHASE'],
    ['addtocart', 'ADD_TO_CART'],
    ['viewcontent', 'VIEW_CONTENT'],
    ['lead', 'LEAD'],
    ['custom', 'CUSTOM'],
  ])('takes %s as %s', async (event_type, expected) => {
    const body = pageVisit({ event_type, metadata: { custom_event_name: 'ApplicationPrepared' } });
    await harness.track(body);
    await deliverRelays(harness.api);
    expect((await harness.reddit.find(body.conversion_id))?.tracking_type).toBe(expected);
  });

  it('drops what it cannot use instead of losing the conversion', async () => {
    const body = pageVisit({
      email: '',
      external_id: null,
      value: 'much',
      currency: 'dollars',
      metadata: 'none',
      screen_width: -1,
      idfa: 'x'.repeat(5000),
      nonsense: { deep: true },
    });
    expect((await harness.track(body)).body).toEqual({ success: true });
    await deliverRelays(harness.api);
    const accepted = await harness.reddit.find(body.conversion_id);
    expect(accepted?.event.user).toEqual({ user_agent: expect.any(String), uuid: UUID });
    expect(accepted?.event.metadata).toEqual({ conversion_id: body.conversion_id });
  });

  it('refuses an unknown type and a missing or impossible id', async () => {
    expect((await harness.track(pageVisit({ event_type: 'hover' }))).status).toBe(400);
    expect((await harness.track(pageVisit({ conversion_id: undefined }))).status).toBe(400);
    expect((await harness.track(pageVisit({ conversion_id: 'a/b' }))).status).toBe(400);
    expect((await harness.track(pageVisit({ conversion_id: 'x'.repeat(201) }))).status).toBe(400);
  });

  it('keeps nothing without a click id or uuid', async () => {
    const body = pageVisit({ click_id: '%%%', uuid: 'not-a-uuid' });
    expect((await harness.track(body)).body).toEqual({ success: false });
    expect(await harness.stored(body.conversion_id)).toBeNull();
    expect(harness.api.tasks).toHaveLength(0);
  });

  it('leaves a hash within the conversion id as it is, so that it stays the id of the server’s own report', async () => {
    const hash = sha256(`uid-${randomUUID()}`);
    const body = pageVisit({ event_type: 'SignUp', conversion_id: `signup:${hash}`, external_id: hash });
    expect((await harness.track(body)).body).toEqual({ success: true });
    expect(await harness.stored(`signup:${hash}`)).toMatchObject({ type: 'SIGN_UP' });
  });

  it('believes the browser about the time, up to now and within the 7 days that Reddit takes', async () => {
    const at = async (timestamp: unknown) => {
      const body = pageVisit({ metadata: { timestamp } });
      await harness.track(body);
      return (await harness.stored(body.conversion_id))?.event_at.getTime() ?? 0;
    };
    const minute_ago = Date.now() - 60_000;
    expect(await at(new Date(minute_ago).toISOString())).toBe(minute_ago);
    expect(await at(minute_ago)).toBe(minute_ago);
    const six_days_ago = Date.now() - 6 * 24 * 3600_000;
    expect(await at(six_days_ago)).toBe(six_days_ago);
    for (const wrong of ['2040-01-01T00:00:00Z', 'yesterday']) {
      expect(Math.abs((await at(wrong)) - Date.now())).toBeLessThan(20_000);
    }
    // From here on, Reddit accepts nothing.
    const old = pageVisit({ metadata: { timestamp: Date.now() - 7 * 24 * 3600_000 } });
    expect((await harness.track(old)).body).toEqual({ success: false });
    expect(await harness.stored(old.conversion_id)).toBeNull();
  });
});

describe('the specified offers', () => {
  const match_keys = {
    click_id: '31',
    uuid: UUID,
    user_agent: 'Test/1',
    screenWidth: 800,
    screenHeight: 600,
    landingPage: 'https://example.com/',
  };

  it('AddToCart has its defaults', async () => {
    const conversion_id = `cart-${randomUUID()}`;
    const json = {
      event_type: 'AddToCart',
      conversion_id,
      timestamp: new Date().toISOString(),
      content_name: 'Premium Subscription',
      content_ids: ['premium_monthly'],
      content_type: 'subscription',
      match_keys,
      custom_data: { user_id: 'some-user-id-1', upgrade_source: 'premium_button_click' },
    };
    const headers = { ...GRANTED, referer: 'https://example.com/credits?coupon=secret' };
    expect((await harness.track(json, headers, 'track-addtocart')).body).toEqual({ success: true });
    await deliverRelays(harness.api);
    expect((await harness.reddit.find(conversion_id))?.event).toMatchObject({
      type: { tracking_type: 'ADD_TO_CART' },
      // The page on which it happened, not the one on which the visitor landed.
      event_source_url: 'https://example.com/credits',
      user: { external_id: sha256('some-user-id-1'), user_agent: 'Test/1' },
      metadata: {
        value: 35,
        currency: 'USD',
        item_count: 1,
        products: [{ id: 'premium_monthly', name: 'Premium Subscription', category: 'subscription' }],
      },
    });
  });

  it('Purchase carries value and items', async () => {
    const conversion_id = `cs_test_${randomUUID()}`;
    const json = {
      event_type: 'Purchase',
      conversion_id,
      value_decimal: 9.5,
      currency: 'EUR',
      transaction_id: conversion_id,
      content_ids: ['credits_25'],
      num_items: 1,
      match_keys,
      custom_data: { purchase_source: 'credits_page' },
    };
    expect((await harness.track(json, GRANTED, 'track-purchase')).body).toEqual({ success: true });
    await deliverRelays(harness.api);
    expect((await harness.reddit.find(conversion_id))?.event.metadata).toMatchObject({
      conversion_id,
      value: 9.5,
      currency: 'EUR',
      item_count: 1,
    });
  });
});

describe('consent', () => {
  it.each([
    ['Global Privacy Control, also after a yes', { 'sec-gpc': '1', 'x-consent': 'granted' }],
    ['a no', { 'x-consent': 'denied' }],
    ['no choice under opt-in', { 'x-consent': 'unknown' }],
    ['no header under opt-in', {}],
  ])('%s: answered, but nothing is kept or sent', async (_, headers) => {
    const body = pageVisit();
    const answer = await harness.track(body, headers as Record<string, string>);
    expect(answer.body).toEqual({ success: true });
    expect(await harness.stored(body.conversion_id)).toBeNull();
    expect(harness.api.tasks).toHaveLength(0);
    expect(await dumpDatabase(harness.api.services.db)).not.toContain(body.conversion_id);
  });

  it('no choice under opt-out is sent under Limited Data Use', async () => {
    harness.api.services.conversion.reddit = () => settingsFor(harness.reddit, { consent: 'opt-out' });
    const body = pageVisit();
    await harness.track(body, { 'x-country-code': 'US', 'x-region-code': 'USCA' });
    await deliverRelays(harness.api);
    expect((await harness.reddit.find(body.conversion_id))?.event.user?.data_processing_options).toEqual({
      modes: ['LDU'],
      country: 'US',
      region: 'US-CA',
    });
  });
});
