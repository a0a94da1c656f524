import { afterEach, expect, it, vi } from 'vitest';

const init = vi.hoisted(() => vi.fn());
vi.mock('posthog-js/dist/module.full.no-external', () => ({ default: { init } }));

afterEach(() => vi.unstubAllEnvs());

it('masks all inputs in recordings, captures clicks and leaving by itself, page views not [7.analytics.2]', async () => {
  vi.stubEnv('VITE_POSTHOG_KEY', 'key-of-a-test');
  const { startPostHog } = await import('./posthog.ts');
  void startPostHog();
  expect(init).toHaveBeenCalledExactlyOnceWith(
    'key-of-a-test',
    expect.objectContaining({
      autocapture: true,
      capture_pageview: false,
      capture_pageleave: true,
      session_recording: expect.objectContaining({ maskAllInputs: true }),
    }),
  );
});

it('does not start without a key', async () => {
  vi.stubEnv('VITE_POSTHOG_KEY', '');
  const { startPostHog } = await import('./posthog.ts');
  expect(startPostHog).toThrow('PostHog has no key');
});
