import { describe, expect, it, vi } from 'vitest';
import { sha256 } from './hash.ts';
import { CLICK, COOKIE, PERSON, settled, trackerWithFakes } from './testing.ts';

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

  it('keeps signals of how somebody came, without what an address may hide [3.tracking.2]', () => {
    const { permit, tracker, storage, time } = trackerWithFakes({ url: `${CLICK}&token=s3cret` });
    permit('full');
    const signals = {
      capturedAt: new Date(time.start).toISOString(),
      userAgent: 'Mozilla/5.0 test',
      language: 'en-US',
      platform: 'Linux',
      screenWidth: 1440,
      screenHeight: 900,
      timezone: 'America/New_York',
      referrer: 'https://www.reddit.com/r/jobs',
      landingPage:
        'https://huntwell.example/?rdt_cid=reddit-click-318474&utm_source=reddit&utm_campaign=nurses',
    };
    expect(tracker.snapshot().signals).toEqual(signals);
    expect(JSON.parse(storage.values.get('attribution_signals') ?? '')).toEqual(signals);
  });

  it('keeps the device ids of an app among the signals, where there are any [3.tracking.2]', () => {
    const deviceIds = { idfa: 'idfa-of-a-phone', aaid: 'aaid-of-a-phone' };
    const { permit, tracker } = trackerWithFakes({ url: CLICK, deviceIds });
    permit('full');
    expect(tracker.snapshot().signals).toMatchObject(deviceIds);
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

  it('hear of a sign-in whose person becomes known in two steps', async () => {
    const { permit, tracker, layer } = trackerWithFakes();
    permit('full');
    await Promise.all([tracker.identify({ ...PERSON }), tracker.identify({ ...PERSON, isAdmin: true })]);
    expect(layer.map(({ event }) => event)).toEqual(['user_logged_in']);
  });

  it('learn who signed in and that they left, each once [4.auth.4]', async () => {
    const { permit, tracker, layer, client } = trackerWithFakes();
    permit('full');
    await settled();
    await tracker.identify(null);
    await tracker.identify({ ...PERSON });
    await tracker.identify({ ...PERSON, isAdmin: true });
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
