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
});
