import { describe, expect, it, vi } from 'vitest';
import { type AnalyticsClient, createProductAnalytics } from './product-analytics.ts';
import { fakeClock, settled } from './testing.ts';

function setup({ mobile = false, fails = false } = {}) {
  const time = fakeClock();
  const client = {
    capture: vi.fn<AnalyticsClient['capture']>(),
    identify: vi.fn<AnalyticsClient['identify']>(),
    reset: vi.fn(),
    allow: vi.fn(),
    beacon: vi.fn<AnalyticsClient['beacon']>(),
  };
  const load = vi.fn(async (_allowed: () => boolean) => {
    if (fails) throw new Error('blocked');
    return client;
  });
  const log = vi.fn();
  const analytics = createProductAnalytics({
    clock: time.clock,
    load,
    newId: () => 'an-id',
    isMobile: () => mobile,
    log,
  });
  return { time, client, load, log, analytics };
}

describe('product analytics', () => {
  it('fetches nothing and keeps nothing before it is allowed', async () => {
    const { analytics, load, client } = setup();
    await analytics.capture('early', {}, 0);
    expect(load).not.toHaveBeenCalled();
    analytics.allow(true);
    await settled();
    expect(client.capture).not.toHaveBeenCalled();
  });

  it('sends what happened while it was fetched', async () => {
    const { analytics, client } = setup();
    analytics.allow(true);
    void analytics.capture('meanwhile', { a: 1 }, 7);
    expect(client.capture).not.toHaveBeenCalled();
    await settled();
    expect(client.capture).toHaveBeenCalledWith({
      name: 'meanwhile',
      properties: { a: 1 },
      uuid: 'an-id',
      at: 7,
    });
  });

  it('does not start the library when the permission is gone by the time it is there', async () => {
    const { analytics, load, client } = setup();
    const started = vi.fn();
    load.mockImplementation(async (allowed: () => boolean) => {
      await settled();
      if (!allowed()) return null as never;
      started();
      return client;
    });
    analytics.allow(true);
    analytics.allow(false);
    await settled();
    await settled();
    expect(started).not.toHaveBeenCalled();
    analytics.allow(true);
    await settled();
    await settled();
    expect(started).toHaveBeenCalledOnce();
    expect(client.allow).toHaveBeenLastCalledWith(true);
  });

  it('sends nothing after the permission is withdrawn', async () => {
    const { analytics, client } = setup();
    analytics.allow(true);
    await settled();
    analytics.allow(false);
    await analytics.capture('late', {}, 0);
    expect(client.allow).toHaveBeenLastCalledWith(false);
    expect(client.capture).not.toHaveBeenCalled();
  });

  it('sends a beacon of the same event on phones and resolves after 50 ms [7.analytics.1] [9.layout.4]', async () => {
    const { analytics, client, time } = setup({ mobile: true });
    analytics.allow(true);
    await settled();
    const done = vi.fn();
    void analytics.capture('tap', {}, 0).then(done);
    expect(client.beacon.mock.calls).toEqual(client.capture.mock.calls);
    time.advance(49);
    await settled();
    expect(done).not.toHaveBeenCalled();
    time.advance(1);
    await settled();
    expect(done).toHaveBeenCalledOnce();
  });

  it('logs that it did not start, and goes on [8.analytics.1]', async () => {
    const { analytics, log } = setup({ fails: true });
    analytics.allow(true);
    await settled();
    await analytics.capture('x', {}, 0);
    expect(log).toHaveBeenCalledWith('The product analytics did not start', expect.any(Error));
  });

  it('logs a failing request, and goes on [8.analytics.1]', async () => {
    const { analytics, client, log } = setup();
    const offline = new Error('offline');
    client.capture.mockImplementationOnce(() => {
      throw offline;
    });
    analytics.allow(true);
    await settled();
    await analytics.capture('x', {}, 0);
    expect(log.mock.calls).toEqual([['A request of the product analytics failed', offline]]);
    await analytics.capture('y', {}, 0);
    expect(client.capture.mock.lastCall?.[0].name).toBe('y');
  });

  it('does nothing without a key', async () => {
    const time = fakeClock();
    const newId = vi.fn(() => 'an-id');
    const analytics = createProductAnalytics({
      clock: time.clock,
      load: null,
      newId,
      isMobile: () => true,
      log: vi.fn(),
    });
    analytics.allow(true);
    await analytics.capture('x', {}, 0);
    analytics.reset();
    expect(newId).not.toHaveBeenCalled();
    expect(time.waiting()).toBe(0);
  });

  it('keeps the first hundred of what happened while it was fetched', async () => {
    const { analytics, client } = setup();
    analytics.allow(true);
    for (let at = 1; at <= 102; at += 1) void analytics.capture(`event ${at}`, {}, at);
    await settled();
    expect(client.capture).toHaveBeenCalledTimes(100);
    expect(client.capture.mock.lastCall?.[0].name).toBe('event 100');
    await analytics.capture('after', {}, 0);
    expect(client.capture).toHaveBeenCalledTimes(101);
  });

  it('forgets what waited when the permission is taken back, even if it is given again', async () => {
    const { analytics, client, load } = setup();
    analytics.allow(true);
    void analytics.capture('before', {}, 1);
    analytics.allow(false);
    analytics.allow(true);
    void analytics.capture('after', {}, 2);
    await settled();
    expect(client.capture.mock.calls.map(([{ name }]) => name)).toEqual(['after']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('keeps what waits when it is allowed once more', async () => {
    const { analytics, client } = setup();
    analytics.allow(true);
    void analytics.capture('waiting', {}, 1);
    analytics.allow(true);
    await settled();
    expect(client.capture).toHaveBeenCalledOnce();
    expect(client.allow).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('keeps nothing after a failed start, and is fetched again by the next yes', async () => {
    const { analytics, client, load, log } = setup();
    load.mockRejectedValueOnce(new Error('blocked'));
    analytics.allow(true);
    void analytics.capture('lost', {}, 1);
    await settled();
    void analytics.capture('lost too', {}, 2);
    analytics.allow(false);
    expect(load).toHaveBeenCalledOnce();
    analytics.allow(true);
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(client.capture).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it('goes on when there is nothing to start', async () => {
    const { analytics, load, log } = setup();
    load.mockResolvedValueOnce(null as never);
    analytics.allow(true);
    void analytics.capture('x', {}, 0);
    await settled();
    expect(log).not.toHaveBeenCalled();
  });
});
