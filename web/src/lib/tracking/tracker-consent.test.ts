import { describe, expect, it } from 'vitest';
import { CLICK, COOKIE, PERSON, settled, trackerWithFakes } from './testing.ts';

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
    const { permit, tracker, moment, transport, layer, client } = trackerWithFakes({ url: CLICK });
    permit('undecided', 'unknown');
    tracker.pageView(moment('/'));
    permit('full', 'granted', false);
    await settled();
    expect(layer.map(({ event }) => event)).toEqual(['page_view', 'conversion_pagevisit']);
    expect(client.capture).toHaveBeenCalledOnce();
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
    expect(fakes.forgetCookies).toHaveBeenCalled();
    expect(fakes.client.allow).toHaveBeenLastCalledWith(false);
    expect(fakes.transport.track).not.toHaveBeenCalled();
    expect(fakes.rdt).not.toHaveBeenCalled();
    expect(fakes.layer).toEqual([]);
    expect(fakes.time.waiting()).toBe(0);
  });

  it('Global Privacy Control is told by the browser alone: no call of its own', async () => {
    const { permit, tracker, transport } = trackerWithFakes({ url: CLICK });
    permit('none', 'unknown');
    await tracker.identify(PERSON);
    await settled();
    for (const call of Object.values(transport)) expect(call).not.toHaveBeenCalled();
  });

  it('sends nothing that was being prepared when it is withdrawn', async () => {
    const { permit, tracker, transport, rdt } = trackerWithFakes({ url: CLICK });
    permit('full');
    const converted = tracker.convert('lead', { email: 'dana@example.com' });
    permit('none', 'denied', false);
    expect(await converted).toEqual({ success: false });
    expect(transport.track).not.toHaveBeenCalled();
    expect(rdt).not.toHaveBeenCalled();
    expect(tracker.snapshot().pending).toBe(0);
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
    expect(transport.consent).toHaveBeenCalledExactlyOnceWith({
      choice: 'granted',
      chosen_at: '2026-11-20T00:00:00.000Z',
    });
    permit('none', 'denied', false, '2026-11-21T00:00:00.000Z');
    await settled();
    const denied = { choice: 'denied', chosen_at: '2026-11-21T00:00:00.000Z' };
    expect(transport.consent).toHaveBeenLastCalledWith(denied);
  });
});
