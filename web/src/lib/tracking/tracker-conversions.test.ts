import { describe, expect, it } from 'vitest';
import { sha256 } from './hash.ts';
import { CLICK, COOKIE, PERSON, settled, trackerWithFakes } from './testing.ts';

describe('conversions', () => {
  it('go to the server and to the pixel under one id, as the specification writes them [7.reddit.1] [7.conversions.2] [3.conversion.1]', async () => {
    const { permit, tracker, transport, rdt, time } = trackerWithFakes({
      url: CLICK,
      stored: new Map([['reddit_uuid', COOKIE]]),
      deviceIds: { idfa: 'idfa-of-a-phone', aaid: 'aaid-of-a-phone' },
    });
    permit('full');
    await tracker.identify(PERSON);
    const answer = await tracker.convert('signup', {
      conversionId: 'signup:abc',
      value: 12.5,
      metadata: { phone_number: '+16175550142' },
    });
    expect(answer).toEqual({ success: true });
    const body = transport.track.mock.calls[0]?.[0];
    expect(body).toEqual({
      event_type: 'SignUp',
      email: await sha256('danaokafor@example.com'),
      external_id: await sha256(PERSON.uid),
      conversion_id: 'signup:abc',
      value: 12.5,
      currency: 'USD',
      metadata: {
        page_title: 'Huntwell',
        page_url: 'https://huntwell.example/',
        referrer: 'https://www.reddit.com/',
        signup_method: 'email',
        signup_source: 'onboarding_completion',
        phone_number: '+16175550142',
        timestamp: new Date(time.start).toISOString(),
      },
      click_id: '318474',
      uuid: COOKIE,
      aaid: 'aaid-of-a-phone',
      idfa: 'idfa-of-a-phone',
      screen_width: 1440,
      screen_height: 900,
      viewport_width: 1400,
      viewport_height: 700,
      device_pixel_ratio: 2,
      timezone: 'America/New_York',
      language: 'en-US',
      platform: 'Linux',
      referrer: 'https://www.reddit.com/',
    });
    expect(rdt).toHaveBeenCalledExactlyOnceWith('track', 'SignUp', {
      conversionId: 'signup:abc',
      value: 12.5,
      currency: 'USD',
      email: body?.email,
      externalId: body?.external_id,
    });
  });

  it('have the defaults of AddToCart [7.reddit.2] [9.money.1]', async () => {
    const { permit, tracker, transport, rdt } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.identify(PERSON);
    await tracker.convert('addtocart');
    expect(transport.addToCart.mock.calls[0]?.[0]).toMatchObject({
      event_type: 'AddToCart',
      value_decimal: 35,
      currency: 'USD',
      content_name: 'Premium Subscription',
      content_ids: ['premium_monthly'],
      content_type: 'subscription',
      match_keys: { click_id: '318474', user_agent: 'Mozilla/5.0 test', screenWidth: 1440 },
      custom_data: { user_id: await sha256(PERSON.uid), upgrade_source: 'premium_button_click' },
    });
    // The pixel's copy says the same as the server's.
    expect(rdt.mock.calls.at(-1)).toEqual([
      'track',
      'AddToCart',
      expect.objectContaining({
        value: 35,
        currency: 'USD',
        itemCount: 1,
        products: [{ id: 'premium_monthly', name: 'Premium Subscription', category: 'subscription' }],
      }),
    ]);
  });

  it('name a purchase by its payment [7.reddit.3]', async () => {
    const { permit, tracker, transport } = trackerWithFakes({ cookie: COOKIE });
    permit('full');
    await tracker.convert('purchase', {
      conversionId: 'cs_test_1',
      value: 35,
      metadata: { content_name: 'Premium', content_id: 'premium_monthly', purchase_source: 'credits' },
    });
    expect(transport.purchase.mock.calls[0]?.[0]).toMatchObject({
      event_type: 'Purchase',
      conversion_id: 'cs_test_1',
      transaction_id: 'cs_test_1',
      value_decimal: 35,
      num_items: 1,
      content_ids: ['premium_monthly'],
      match_keys: { uuid: COOKIE },
      custom_data: { purchase_source: 'credits' },
    });
  });

  it.each([
    ['lead', 'lead'],
    ['viewcontent', 'viewcontent'],
    ['custom', 'custom'],
    ['pagevisit', 'PageVisit'],
  ] as const)('of type %s are called %s [3.conversion.1]', async (type, name) => {
    const { permit, tracker, transport } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.convert(type);
    expect(transport.track.mock.calls[0]?.[0].event_type).toBe(name);
  });

  it('wait without click id and uuid, and go when one is captured [4.pending.1] [4.pending.2] [7.conversions.1]', async () => {
    const { permit, tracker, transport, rdt, page, time } = trackerWithFakes();
    permit('full');
    expect(await tracker.convert('lead', { conversionId: 'lead:1' })).toEqual({ success: false });
    expect(transport.track).not.toHaveBeenCalled();
    expect(rdt).not.toHaveBeenCalled();
    expect(tracker.snapshot().pending).toBe(1);
    page.cookie = COOKIE;
    time.advance(100);
    await settled();
    expect(transport.track.mock.calls[0]?.[0]).toMatchObject({ conversion_id: 'lead:1', uuid: COOKIE });
    expect(rdt).toHaveBeenCalledOnce();
    expect(tracker.snapshot().pending).toBe(0);
  });

  it('that wait are given up after three failures, and told to the pixel only once', async () => {
    const { permit, tracker, transport, rdt, page, time, events, layer } = trackerWithFakes();
    transport.track.mockRejectedValue(new Error('offline'));
    permit('full');
    await tracker.convert('lead');
    page.cookie = COOKIE;
    time.advance(100);
    await settled();
    for (let times = 0; times < 3; times += 1) {
      events.dispatchEvent(new Event('redditUUIDCaptured'));
      await settled();
    }
    expect(transport.track).toHaveBeenCalledTimes(3);
    expect(rdt).toHaveBeenCalledOnce();
    expect(tracker.snapshot().pending).toBe(0);
    expect(layer.filter(({ event }) => event === 'conversion_error')).toHaveLength(3);
  });

  it.each(['online', 'redditUUIDCaptured', 'a minute later'])(
    'that did not arrive wait and go again: %s',
    async (when) => {
      const { permit, tracker, transport, rdt, events, time } = trackerWithFakes({ url: CLICK });
      transport.track.mockRejectedValueOnce(new Error('offline'));
      permit('full');
      expect(await tracker.convert('lead', { conversionId: 'lead:1' })).toEqual({ success: false });
      expect(tracker.snapshot().pending).toBe(1);
      if (when === 'a minute later') time.advance(60_000);
      else events.dispatchEvent(new Event(when));
      await settled();
      expect(transport.track.mock.calls.map(([body]) => body.conversion_id)).toEqual(['lead:1', 'lead:1']);
      expect(tracker.snapshot().pending).toBe(0);
      expect(rdt).toHaveBeenCalledOnce();
    },
  );

  it('that never arrive are tried three times in all', async () => {
    const { permit, tracker, transport, time } = trackerWithFakes({ url: CLICK });
    transport.track.mockRejectedValue(new Error('offline'));
    permit('full');
    await tracker.convert('lead');
    for (let minutes = 0; minutes < 6; minutes += 1) {
      time.advance(60_000);
      await settled();
    }
    expect(transport.track).toHaveBeenCalledTimes(3);
    expect(tracker.snapshot().pending).toBe(0);
  });

  it('carry the time at which they happened, however long they waited', async () => {
    const { permit, tracker, transport, page, time } = trackerWithFakes();
    permit('full');
    await tracker.convert('lead');
    time.advance(7000);
    page.cookie = COOKIE;
    time.advance(5000);
    await settled();
    expect(transport.track.mock.calls[0]?.[0].metadata.timestamp).toBe(new Date(time.start).toISOString());
  });

  it('reach a pixel that comes between two tries', async () => {
    const { permit, tracker, transport, rdt, page, events } = trackerWithFakes({ url: CLICK, pixel: false });
    transport.track.mockRejectedValueOnce(new Error('offline'));
    permit('full');
    await tracker.convert('lead');
    page.pixel = true;
    events.dispatchEvent(new Event('online'));
    await settled();
    expect(rdt).toHaveBeenCalledOnce();
  });

  it('wait when the cookie holds what the server would not take', async () => {
    const { permit, tracker, transport } = trackerWithFakes({ cookie: 'not a uuid' });
    permit('full');
    await tracker.convert('lead');
    expect(transport.track).not.toHaveBeenCalled();
    expect(tracker.snapshot()).toMatchObject({ uuid: null, pending: 1 });
  });

  it('of a custom kind have one name on both sides, cut to 64 characters', async () => {
    const { permit, tracker, rdt } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.convert('custom', { metadata: { custom_event_name: 'x'.repeat(80) } });
    expect(rdt.mock.calls.at(-1)?.[2]).toMatchObject({ customEventName: 'x'.repeat(64) });
  });

  it('carry a number of items only where Reddit reads it', async () => {
    const { permit, tracker, rdt } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.convert('lead', { value: 5 });
    expect(rdt.mock.calls.at(-1)?.[2]).toMatchObject({ value: 5, currency: 'USD' });
    expect(rdt.mock.calls.at(-1)?.[2]).not.toHaveProperty('itemCount');
  });

  it('after signing out, or while somebody else signs in, are nobody’s', async () => {
    const { permit, tracker, transport, rdt } = trackerWithFakes({ url: CLICK, pixel_id: 'a2_x' });
    permit('full');
    await tracker.identify(PERSON);
    const coming = tracker.identify({ ...PERSON, uid: 'another-uid-0002' });
    await tracker.convert('lead');
    expect(transport.track.mock.calls.at(-1)?.[0]).not.toHaveProperty(
      'external_id',
      await sha256(PERSON.uid),
    );
    await coming;
    await tracker.identify(null);
    expect(rdt.mock.calls.filter(([what]) => what === 'init').at(-1)).toEqual(['init', 'a2_x', {}]);
    await tracker.convert('lead');
    expect(transport.track.mock.calls.at(-1)?.[0].external_id).toBeUndefined();
  });

  it('that fail are reported as an event and answer without success [8.conversion.1]', async () => {
    const { permit, tracker, transport, layer, log } = trackerWithFakes({ url: CLICK });
    transport.track.mockResolvedValue(false);
    permit('full');
    expect(await tracker.convert('lead')).toEqual({ success: false });
    expect(layer.at(-1)).toMatchObject({ event: 'conversion_error', conversion_type: 'lead' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('reach the server although the pixel breaks', async () => {
    const { permit, tracker, transport, rdt } = trackerWithFakes({ url: CLICK });
    rdt.mockImplementation(() => {
      throw new Error('broken pixel');
    });
    permit('full');
    expect(await tracker.convert('lead')).toEqual({ success: true });
    expect(transport.track).toHaveBeenCalledOnce();
  });

  it('need no pixel', async () => {
    const { permit, tracker, rdt } = trackerWithFakes({ url: CLICK, pixel: false });
    permit('full');
    expect(await tracker.convert('lead')).toEqual({ success: true });
    expect(rdt).not.toHaveBeenCalled();
  });

  it('never carry an e-mail address, a uid or a name that can be read', async () => {
    const { permit, tracker, transport, rdt, client, layer } = trackerWithFakes({
      url: CLICK,
      pixel_id: 'a2_x',
    });
    permit('full');
    await tracker.identify(PERSON);
    await tracker.convert('signup');
    await tracker.convert('addtocart');
    await tracker.convert('purchase', { value: 1 });
    await settled();
    const sent = JSON.stringify([
      transport.track.mock.calls,
      transport.addToCart.mock.calls,
      transport.purchase.mock.calls,
      rdt.mock.calls,
    ]);
    expect(sent).not.toMatch(/dana|okafor|uid-of/i);
    expect(JSON.stringify([client.identify.mock.calls, layer])).not.toMatch(/dana|okafor/i);
  });
});
