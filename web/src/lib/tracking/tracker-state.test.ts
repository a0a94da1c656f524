import { describe, expect, it, vi } from 'vitest';
import { hashEmail, hashText } from './hash.ts';
import { CLICK, COOKIE, PERSON, settled, trackerWithFakes } from './testing.ts';

describe('what the tracking test page shows', () => {
  it('is undecided before anybody was asked', () => {
    const { tracker } = trackerWithFakes({ url: CLICK });
    expect(tracker.snapshot()).toMatchObject({
      permission: 'undecided',
      capture: { status: 'idle' },
      clickId: null,
      uuid: null,
      signals: null,
      pending: 0,
      pixel: true,
    });
  });

  it('is the same object until something changes, which its listeners hear', async () => {
    const { tracker, permit } = trackerWithFakes();
    const heard = vi.fn();
    const unsubscribe = tracker.subscribe(heard);
    const before = tracker.snapshot();
    expect(tracker.snapshot()).toBe(before);
    permit('undecided', 'unknown');
    expect(heard).toHaveBeenCalled();
    expect(tracker.snapshot()).not.toBe(before);
    heard.mockClear();
    await tracker.identify(PERSON);
    expect(heard).toHaveBeenCalledOnce();
    expect(tracker.snapshot().match_keys).toMatchObject({ external_id: await hashText(PERSON.uid) });
    unsubscribe();
    permit('full');
    expect(heard).toHaveBeenCalledOnce();
    expect(tracker.snapshot()).toMatchObject({ permission: 'full', capture: { status: 'retrying' } });
  });

  it('changes when the search for a click ends', () => {
    const { tracker, permit, page, time } = trackerWithFakes();
    permit('full');
    tracker.snapshot();
    page.cookie = COOKIE;
    time.advance(100);
    expect(tracker.snapshot().capture).toEqual({ status: 'captured', by: 'uuid' });
  });
});

describe('the search for a click', () => {
  it('does not start without permission, nor twice with it', () => {
    const { tracker, permit, time, captured } = trackerWithFakes({ cookie: COOKIE });
    tracker.start();
    permit('undecided', 'unknown');
    tracker.start();
    expect(captured).not.toHaveBeenCalled();
    expect(time.waiting()).toBe(0);
    const other = trackerWithFakes();
    other.permit('full');
    const timers = other.time.waiting();
    other.tracker.start();
    other.permit('limited', 'limited', false);
    expect(other.time.waiting()).toBe(timers);
  });
});

describe('a change of permission', () => {
  it('from full to limited counts no page again', async () => {
    const { permit, transport } = trackerWithFakes({ url: CLICK });
    permit('full');
    permit('limited', 'limited', false);
    await settled();
    expect(transport.track).not.toHaveBeenCalled();
  });

  it('from none tells the data layer, which heard nothing so far, of the page', async () => {
    const { permit, layer } = trackerWithFakes({ url: CLICK });
    permit('none', 'denied');
    permit('full', 'granted', false);
    await settled();
    expect(layer.map(({ event }) => event)).toEqual(['page_view', 'conversion_pagevisit']);
  });

  it('back to undecided forgets nothing, but stops', async () => {
    const { permit, storage, forgetCookies, tracker, transport } = trackerWithFakes({ url: CLICK });
    permit('full');
    permit('undecided', 'unknown', false);
    expect(storage.values.get('reddit_click_id')).toBe('318474');
    expect(forgetCookies).not.toHaveBeenCalled();
    expect(await tracker.convert('lead')).toEqual({ success: false });
    expect(transport.track).not.toHaveBeenCalled();
  });

  it('keeps how the visitor came, also without a click', () => {
    const { permit, tracker } = trackerWithFakes();
    permit('full');
    expect(tracker.snapshot().signals).toMatchObject({
      landingPage: 'https://huntwell.example/?utm_source=reddit',
    });
    expect(tracker.snapshot().utm).toEqual({ utm_source: 'reddit' });
  });
});

describe('the person', () => {
  it('named with a conversion goes with it, as a hash', async () => {
    const { permit, tracker, transport } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.identify(PERSON);
    await tracker.convert('lead', { email: 'eve@example.com', externalId: 'uid-of-eve' });
    expect(transport.track.mock.lastCall?.[0]).toMatchObject({
      email: await hashEmail('eve@example.com'),
      external_id: await hashText('uid-of-eve'),
    });
    await tracker.convert('lead', { email: 'eve@example.com' });
    expect(transport.track.mock.lastCall?.[0]).toMatchObject({
      email: await hashEmail('eve@example.com'),
      external_id: await hashText(PERSON.uid),
    });
  });

  it('is introduced to the pixel and the product analytics when they agree later', async () => {
    const { permit, tracker, rdt, client } = trackerWithFakes({ url: CLICK, pixel_id: 'a2_x' });
    permit('undecided', 'unknown');
    await tracker.identify(PERSON);
    permit('full', 'granted', false);
    await settled();
    const email = await hashEmail(PERSON.email);
    const externalId = await hashText(PERSON.uid);
    expect(rdt).toHaveBeenCalledWith('init', 'a2_x', { email, externalId });
    expect(client.identify).toHaveBeenCalledExactlyOnceWith(PERSON.uid, {
      email,
      name: await hashText(PERSON.name),
      isAdmin: false,
    });
  });

  it('is not introduced while another one is being hashed', async () => {
    const { permit, tracker, client } = trackerWithFakes({ url: CLICK });
    permit('full');
    await tracker.identify(PERSON);
    await settled();
    client.identify.mockClear();
    const coming = tracker.identify({ ...PERSON, uid: 'another-uid-0002' });
    permit('limited', 'limited', false);
    expect(client.identify).not.toHaveBeenCalled();
    await coming;
    expect(client.identify).toHaveBeenCalledExactlyOnceWith('another-uid-0002', expect.anything());
  });
});
