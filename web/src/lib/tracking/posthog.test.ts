import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const posthog = vi.hoisted(() => ({
  init: vi.fn(),
  reset: vi.fn(),
  opt_in_capturing: vi.fn(),
  opt_out_capturing: vi.fn(),
  onFeatureFlags: vi.fn(),
  startSessionRecording: vi.fn(),
  stopSessionRecording: vi.fn(),
}));
vi.mock('posthog-js/dist/module.full.no-external', () => ({ default: posthog }));

beforeEach(() => vi.stubEnv('VITE_POSTHOG_KEY', 'key-of-a-test'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

async function started() {
  const { startPostHog } = await import('./posthog.ts');
  const client = startPostHog();
  const options = posthog.init.mock.calls[0]?.[1];
  options.loaded();
  return { client: await client, options };
}

it('masks all inputs in recordings, captures clicks and leaving by itself, page views not [7.analytics.2]', async () => {
  const { options } = await started();
  expect(posthog.init.mock.calls[0]?.[0]).toBe('key-of-a-test');
  expect(options).toMatchObject({
    autocapture: true,
    capture_pageview: false,
    capture_pageleave: true,
    session_recording: { maskAllInputs: true, maskTextSelector: '*' },
    mask_all_text: true,
    mask_all_element_attributes: true,
    opt_out_capturing_by_default: true,
  });
});

it('logs a request that failed as a warning that is not critical [8.analytics.1]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { options } = await started();
  options.on_request_error({ statusCode: 503 });
  expect(warn.mock.calls).toEqual([['Analytics (non-critical): a request of PostHog failed', 503]]);
});

it('warns when PostHog gives no answer, and only then [8.analytics.1]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await started();
  const onSettings = posthog.onFeatureFlags.mock.calls[0]?.[0];
  onSettings([], {}, { errorsLoading: false });
  expect(warn).not.toHaveBeenCalled();
  onSettings([], {}, { errorsLoading: true });
  expect(warn.mock.calls).toEqual([['Analytics (non-critical): PostHog sent no settings']]);
});

it('records of elements what draws them, and neither words nor secrets', async () => {
  const { options } = await started();
  const mask = options.session_recording.maskAttributeFn;
  for (const name of ['class', 'style', 'viewBox', 'stroke-width', 'x1', 'rr_width'])
    expect(mask(name, 'a b')).toBe('a b');
  for (const name of [
    'aria-label',
    'title',
    'alt',
    'placeholder',
    'value',
    'data-name',
    'download',
    'content',
  ]) {
    expect(mask(name, 'Dana-Okafor-CV.pdf')).toBe('*');
  }
  expect(mask('href', 'https://huntwell.example/auth?oobCode=s3cret')).toBe('https://huntwell.example/auth');
});

it('takes the secrets out of the addresses in recordings', async () => {
  const { options } = await started();
  const masked = options.session_recording.maskCapturedNetworkRequestFn({
    name: 'https://huntwell.example/auth?oobCode=s3cret&utm_source=reddit#token',
    isInitial: true,
  });
  expect(masked).toEqual({ name: 'https://huntwell.example/auth?utm_source=reddit', isInitial: true });
});

it('records again after a no and a later yes, and goes on after a person was forgotten', async () => {
  const { client } = await started();
  client.allow(false);
  expect(posthog.stopSessionRecording).toHaveBeenCalledOnce();
  expect(posthog.opt_out_capturing).toHaveBeenCalledOnce();
  client.allow(true);
  expect(posthog.startSessionRecording).toHaveBeenCalledOnce();
  expect(posthog.opt_in_capturing).toHaveBeenCalledOnce();
  client.reset();
  const [reset] = posthog.reset.mock.invocationCallOrder.slice(-1);
  expect(posthog.opt_in_capturing.mock.invocationCallOrder.at(-1)).toBeGreaterThan(reset ?? Infinity);
});

it('does not start without a key', async () => {
  vi.stubEnv('VITE_POSTHOG_KEY', '');
  const { startPostHog } = await import('./posthog.ts');
  expect(startPostHog).toThrow('PostHog has no key');
});
