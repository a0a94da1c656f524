import { describe, expect, it, vi } from 'vitest';
import { sha256 } from './hash.ts';
import { settled, trackerWithFakes } from './testing.ts';

const CLICK = 'https://huntwell.example/?rdt_cid=reddit-click-318474&utm_source=reddit&utm_campaign=nurses';
const COOKIE = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';
const PERSON = {
  uid: 'uid-of-somebody-0001',
  email: 'Dana.Okafor+jobs@Example.com',
  name: 'Dana Okafor',
  is_admin: false,
  is_anonymous: false,
};

describe('capture', () => {
  it('stores the click id of the address, which comes before the cookie [4.click.1]', () => {
    const { permit, storage, captured } = trackerWithFakes({ url: CLICK, cookie: COOKIE });
    permit('full');
    expect(storage.values.get('reddit_click_id')).toBe('318474');
    expect(storage.values.has('reddit_uuid')).toBe(false);
    expect(captured).toHaveBeenCalledOnce();
  });

  it('stores the whole uuid cookie where there is no click id [4.click.1] [3.tracking.1]', () => {
    const { permit, storage, captured } = trackerWithFakes({ cookie: COOKIE });
    permit('full');
    expect(storage.values.get('reddit_uuid')).toBe(COOKIE);
    expect(captured).toHaveBeenCalledOnce();
  });

  it('finds a cookie that comes later, tells the window once and then rests [4.click.3]', () => {
    const { permit, page, time, captured } = trackerWithFakes();
    permit('full');
    time.advance(340);
    page.cookie = COOKIE;
    time.advance(9);
    expect(captured).not.toHaveBeenCalled();
    time.advance(1);
    expect(captured).toHaveBeenCalledOnce();
    time.advance(10 * 60_000);
    expect(captured).toHaveBeenCalledOnce();
    expect(time.waiting()).toBe(0);
  });

  it('starts at load and again 5 s later [4.click.4]', () => {
    const { permit, page, time, captured } = trackerWithFakes();
    permit('full');
    // Between the retries at 2.5375 s and 6.44375 s.
    time.advance(4999);
    page.cookie = COOKIE;
    expect(captured).not.toHaveBeenCalled();
    time.advance(1);
    expect(captured).toHaveBeenCalledOnce();
  });

  it('stops when the page is left, and starts anew when it comes back [4.click.4]', () => {
    const { permit, page, time, captured, tracker } = trackerWithFakes();
    permit('full');
    tracker.stop();
    page.cookie = COOKIE;
    time.advance(10 * 60_000);
    expect(captured).not.toHaveBeenCalled();
    expect(time.waiting()).toBe(0);
    tracker.start();
    expect(captured).toHaveBeenCalledOnce();
  });

  it('keeps signals of how somebody came, without what an address may hide', () => {
    const { permit, tracker } = trackerWithFakes({ url: `${CLICK}&token=s3cret` });
    permit('full');
    expect(tracker.snapshot().signals).toMatchObject({
      referrer: 'https://www.reddit.com/r/jobs',
      landingPage:
        'https://huntwell.example/?rdt_cid=reddit-click-318474&utm_source=reddit&utm_campaign=nurses',
      screenWidth: 1440,
      timezone: 'America/New_York',
    });
  });
});

describe('conversions', () => {
  it('go to the server and to the pixel under one id, as the specification writes them [7.reddit.1] [7.conversions.2] [3.conversion.1]', async () => {
    const { permit, tracker, transport, rdt, time } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.identify(PERSON);
    const answer = await tracker.convert('signup', {
      conversionId: 'signup:abc',
      metadata: { phone_number: '+16175550142' },
    });
    expect(answer).toEqual({ success: true });
    const body = transport.track.mock.calls[0]?.[0];
    expect(body).toEqual({
      event_type: 'SignUp',
      email: await sha256('danaokafor@example.com'),
      external_id: await sha256(PERSON.uid),
      conversion_id: 'signup:abc',
      currency: 'USD',
      metadata: {
        page_title: 'Huntwell',
        page_url: expect.stringMatching(/^https:\/\/huntwell\.example\//),
        referrer: 'https://www.reddit.com/',
        signup_method: 'email',
        signup_source: 'onboarding_completion',
        phone_number: '+16175550142',
        timestamp: new Date(time.start).toISOString(),
      },
      click_id: '318474',
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
    expect(rdt.mock.calls[0]?.[1]).toBe('AddToCart');
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

describe('data layer and product analytics', () => {
  it('hear of a page view with the page and the UTM values [7.datalayer.2] [7.analytics.1]', async () => {
    const { permit, tracker, moment, layer, client, time } = trackerWithFakes({ url: CLICK });
    permit('full');
    tracker.pageView(moment('/students-and-grads'));
    await settled();
    const page = {
      page_path: '/students-and-grads',
      page_url: 'https://huntwell.example/students-and-grads',
      page_title: 'Huntwell',
      timestamp: new Date(time.start).toISOString(),
      utm_source: 'reddit',
      utm_campaign: 'nurses',
    };
    expect(layer).toEqual([
      { event: 'page_view', page_name: 'Students And Grads', ...page },
      { event: 'conversion_pagevisit', conversion_type: 'pagevisit', ...page },
    ]);
    expect(client.capture).toHaveBeenCalledOnce();
    expect(client.capture.mock.calls[0]?.[0]).toMatchObject({
      name: 'page_view',
      properties: { utm_source: 'reddit', page_path: '/students-and-grads' },
    });
  });

  it('learn who signed in and that they left, each once [4.auth.4]', async () => {
    const { permit, tracker, layer, client } = trackerWithFakes();
    permit('full');
    await settled();
    await tracker.identify(null);
    await tracker.identify({ ...PERSON });
    await tracker.identify({ ...PERSON, is_admin: true });
    await tracker.identify(null);
    const email = await sha256('danaokafor@example.com');
    expect(layer.map(({ event }) => event)).toEqual(['user_logged_in', 'user_logged_out']);
    expect(layer[0]).toMatchObject({
      method: 'firebase_auth',
      userId: PERSON.uid,
      email,
      isAnonymous: false,
    });
    expect(client.identify).toHaveBeenLastCalledWith(PERSON.uid, {
      email,
      name: await sha256('Dana Okafor'),
      isAdmin: true,
    });
    expect(client.reset).toHaveBeenCalledOnce();
  });
});

describe('consent', () => {
  it('undecided: nothing is kept, sent or fetched, only this page knows', async () => {
    const fakes = trackerWithFakes({ url: CLICK, cookie: COOKIE, pixel_id: 'a2_x' });
    fakes.permit('undecided', 'unknown');
    await fakes.tracker.identify(PERSON);
    fakes.tracker.pageView(fakes.moment('/'));
    await fakes.tracker.convert('lead');
    fakes.time.advance(10 * 60_000);
    await settled();
    expect(fakes.storage.values.size).toBe(0);
    for (const call of Object.values(fakes.transport)) expect(call).not.toHaveBeenCalled();
    expect(fakes.rdt).not.toHaveBeenCalled();
    expect(fakes.load).not.toHaveBeenCalled();
    expect(fakes.layer.map(({ event }) => event)).toContain('page_view');
  });

  it('a yes later on the same page still knows the click, and counts the page once', async () => {
    const { permit, tracker, moment, transport } = trackerWithFakes({ url: CLICK });
    permit('undecided', 'unknown');
    tracker.pageView(moment('/'));
    permit('full', 'granted', false);
    await settled();
    expect(transport.track).toHaveBeenCalledOnce();
    expect(transport.track.mock.calls[0]?.[0]).toMatchObject({ event_type: 'PageVisit', click_id: '318474' });
  });

  it('denied: nothing at all, and what was kept is forgotten', async () => {
    const fakes = trackerWithFakes({ url: CLICK, pixel_id: 'a2_x' });
    fakes.permit('full');
    await fakes.tracker.convert('lead');
    await settled();
    fakes.transport.track.mockClear();
    fakes.rdt.mockClear();
    fakes.layer.length = 0;
    fakes.permit('none', 'denied', false);
    fakes.tracker.pageView(fakes.moment('/'));
    await fakes.tracker.convert('lead');
    await settled();
    expect(fakes.storage.values.size).toBe(0);
    expect(fakes.forget_cookies).toHaveBeenCalled();
    expect(fakes.client.allow).toHaveBeenLastCalledWith(false);
    expect(fakes.transport.track).not.toHaveBeenCalled();
    expect(fakes.rdt).not.toHaveBeenCalled();
    expect(fakes.layer).toEqual([]);
    expect(fakes.time.waiting()).toBe(0);
  });

  it('drops what waits when it is withdrawn', async () => {
    const { permit, tracker } = trackerWithFakes();
    permit('full');
    await tracker.convert('lead');
    permit('none', 'denied', false);
    expect(tracker.snapshot().pending).toBe(0);
  });

  it('limited: the pixel gets Limited Data Use, and a wider yes takes it away', () => {
    const { permit, rdt } = trackerWithFakes({ url: CLICK, pixel_id: 'a2_x' });
    permit('limited', 'unknown');
    expect(rdt).toHaveBeenLastCalledWith('init', 'a2_x', { dpm: 'LDU' });
    permit('full', 'granted', false);
    expect(rdt).toHaveBeenLastCalledWith('init', 'a2_x', {});
  });

  it('is told to the server once per person and choice, and never as unknown', async () => {
    const { permit, tracker, transport } = trackerWithFakes();
    permit('undecided', 'unknown');
    await tracker.identify(PERSON);
    expect(transport.consent).not.toHaveBeenCalled();
    permit('full', 'granted', false);
    await settled();
    permit('full', 'granted', false);
    await tracker.identify({ ...PERSON });
    expect(transport.consent).toHaveBeenCalledExactlyOnceWith('granted');
    permit('none', 'denied', false);
    await settled();
    expect(transport.consent).toHaveBeenLastCalledWith('denied');
  });
});

it('goes on when the data layer and the product analytics are broken [8.tracking.1] [8.analytics.1]', async () => {
  const { permit, tracker, layer, log, moment } = trackerWithFakes({
    load: async () => {
      throw new Error('blocked');
    },
  });
  layer.push = vi.fn(() => {
    throw new Error('frozen');
  });
  permit('full');
  await tracker.track('anything', {}, moment());
  await settled();
  expect(log.mock.calls.map(([what]) => what)).toEqual(
    expect.arrayContaining(['The data layer did not take an event', 'The product analytics did not start']),
  );
});
