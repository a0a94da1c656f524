import { vi } from 'vitest';
import type { Choice, Permission } from '../consent.ts';
import type { Device } from './conversion-body.ts';
import { createPixel } from './pixel.ts';
import { type AnalyticsClient, createProductAnalytics } from './product-analytics.ts';
import { createTracker, type Transport } from './tracker.ts';
import type { Clock, KeyValue, Moment } from './types.ts';

export const CLICK =
  'https://huntwell.example/?rdt_cid=reddit-click-318474&utm_source=reddit&utm_campaign=nurses';
export const COOKIE = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';
export const PERSON = {
  uid: 'uid-of-somebody-0001',
  email: 'Dana.Okafor+jobs@Example.com',
  name: 'Dana Okafor',
  isAdmin: false,
  isAnonymous: false,
};

type Timer = { at: number; callback: () => void };

/** A clock that moves only when advanced; timers fire at exactly the millisecond they are due. */
export function fakeClock(start = Date.UTC(2026, 10, 21)) {
  let now = start;
  let timers: Timer[] = [];
  let jitter = 0;
  const clock: Clock = {
    now: () => now,
    random: () => jitter,
    setTimeout(callback, ms) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return timer;
    },
    clearTimeout(timer) {
      timers = timers.filter((one) => one !== timer);
    },
  };
  return {
    clock,
    start,
    /** ms since the start */
    elapsed: () => now - start,
    setRandom(value: number) {
      jitter = value;
    },
    waiting: () => timers.length,
    advance(ms: number) {
      const end = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        now = due.at;
        timers = timers.filter((one) => one !== due);
        due.callback();
      }
      now = end;
    },
  };
}

export function memoryStorage(
  values = new Map<string, string>(),
): KeyValue & { values: Map<string, string> } {
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Lets promises settle, including hashing, without advancing the fake clock. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const DEVICE: Device = {
  user_agent: 'Mozilla/5.0 test',
  language: 'en-US',
  platform: 'Linux',
  timezone: 'America/New_York',
  screen_width: 1440,
  screen_height: 900,
  viewport_width: 1400,
  viewport_height: 700,
  device_pixel_ratio: 2,
  referrer: 'https://www.reddit.com/',
};

type Setup = {
  url?: string;
  cookie?: string;
  stored?: Map<string, string>;
  pixel_id?: string | null;
  /** False: no `rdt` in the page. */
  pixel?: boolean;
  mobile?: boolean;
  load?: (() => Promise<AnalyticsClient>) | null;
  deviceIds?: { idfa?: string; aaid?: string };
};

/** A tracker in a fake browser. */
export function trackerWithFakes(setup: Setup = {}) {
  const time = fakeClock();
  const page = {
    cookie: setup.cookie ?? null,
    url: setup.url ?? 'https://huntwell.example/?utm_source=reddit',
    /** Whether `rdt` is in the page. */
    pixel: setup.pixel ?? true,
  };
  const storage = memoryStorage(setup.stored);
  const transport = {
    track: vi.fn<Transport['track']>(async () => true),
    addToCart: vi.fn<Transport['addToCart']>(async () => true),
    purchase: vi.fn<Transport['purchase']>(async () => true),
    consent: vi.fn<Transport['consent']>(async () => true),
  };
  const rdt = vi.fn();
  const log = vi.fn();
  const client = {
    capture: vi.fn<AnalyticsClient['capture']>(),
    identify: vi.fn<AnalyticsClient['identify']>(),
    reset: vi.fn<AnalyticsClient['reset']>(),
    allow: vi.fn<AnalyticsClient['allow']>(),
    beacon: vi.fn<AnalyticsClient['beacon']>(),
  };
  const load = vi.fn(setup.load ?? (async () => client));
  const layer: Record<string, unknown>[] = [];
  const events = new EventTarget();
  const captured = vi.fn();
  events.addEventListener('redditUUIDCaptured', captured);
  const forgetCookies = vi.fn();
  let ids = 0;
  const moment = (path = '/'): Moment => ({
    path,
    url: new URL(path, page.url).href,
    title: 'Huntwell',
    at: time.clock.now(),
  });
  const tracker = createTracker({
    clock: time.clock,
    storage,
    transport,
    pixel: createPixel({
      pixel_id: setup.pixel_id ?? null,
      get: () => (page.pixel ? rdt : undefined),
      install: () => rdt,
      log,
    }),
    analytics: createProductAnalytics({
      clock: time.clock,
      load: setup.load === null ? null : load,
      newId: () => `event-${++ids}`,
      isMobile: () => setup.mobile ?? false,
      log,
    }),
    landing: { url: page.url, referrer: 'https://www.reddit.com/r/jobs?secret=1' },
    deviceIds: setup.deviceIds ?? {},
    device: () => DEVICE,
    moment,
    uuidCookie: () => page.cookie,
    forgetCookies,
    push: (entry) => layer.push(entry),
    events,
    newId: () => `id-${++ids}`,
    log,
  });
  const permit = (
    permission: Permission,
    choice: Choice = 'granted',
    first = true,
    chosenAt = '2026-11-20T00:00:00.000Z',
  ) => tracker.setConsent({ permission, choice, chosen_at: choice === 'unknown' ? null : chosenAt }, first);
  return {
    tracker,
    time,
    page,
    storage,
    transport,
    rdt,
    log,
    client,
    load,
    layer,
    events,
    captured,
    forgetCookies,
    moment,
    permit,
  };
}
