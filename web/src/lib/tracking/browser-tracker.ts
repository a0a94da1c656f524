import { getConsent, subscribeConsent } from '../consent.ts';
import type { Device } from './conversion-body.ts';
import { createPixel, type Rdt } from './pixel.ts';
import { createProductAnalytics } from './product-analytics.ts';
import { safeStorage } from './safe-storage.ts';
import { createTracker, type Tracker } from './tracker.ts';
import { transport } from './transport.ts';
import type { Clock, Consent, Log } from './types.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
    rdt?: Rdt & { callQueue?: unknown[][]; sendEvent?: Rdt };
  }
}

const PIXEL_SCRIPT = 'https://www.redditstatic.com/ads/pixel.js';
const REDDIT_COOKIES = ['_rdt_uuid', '_rdt_cid', 'rdt_cid', '_rdt_em'];
const DEVICE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const log: Log = (what, error) => console.warn(`Analytics (non-critical): ${what}`, error ?? '');

const clock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timer) => window.clearTimeout(timer as number),
};

function device(): Device {
  const hints = navigator as Navigator & { userAgentData?: { platform?: string } };
  return {
    user_agent: navigator.userAgent,
    language: navigator.language,
    platform: hints.userAgentData?.platform ?? navigator.platform,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen_width: screen.width,
    screen_height: screen.height,
    viewport_width: innerWidth,
    viewport_height: innerHeight,
    device_pixel_ratio: devicePixelRatio,
    referrer: document.referrer,
  };
}

function isMobile(): boolean {
  const hints = navigator as Navigator & { userAgentData?: { mobile?: boolean } };
  return hints.userAgentData?.mobile ?? /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);
}

function cookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    if (!pair.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(pair.slice(name.length + 1)) || null;
    } catch {
      return null;
    }
  }
  return null;
}

/** Reddit may have set them on this host or on the parent domain. */
function forgetCookies(): void {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, at) => `; domain=.${labels.slice(at).join('.')}`);
  for (const name of REDDIT_COOKIES) {
    if (cookie(name) === null) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

function installPixel(): Rdt {
  const rdt: NonNullable<Window['rdt']> = (...args) => {
    if (rdt.sendEvent) rdt.sendEvent(...args);
    else rdt.callQueue?.push(args);
  };
  rdt.callQueue = [];
  window.rdt = rdt;
  const script = document.createElement('script');
  script.src = PIXEL_SCRIPT;
  script.async = true;
  script.onerror = () => log('The ad pixel did not load');
  document.head.append(script);
  return rdt;
}

function deviceIds(landing: string): { idfa?: string; aaid?: string } {
  const params = new URL(landing).searchParams;
  const idOf = (name: 'idfa' | 'aaid') => {
    const id = params.get(name);
    return id && DEVICE_ID.test(id) ? { [name]: id } : {};
  };
  return { ...idOf('idfa'), ...idOf('aaid') };
}

/** The URL that was opened; the router may have replaced it by now. */
function landingUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}

/** The browser sends Global Privacy Control with every API request, so it needs no request of its own. */
function consentOf(): Consent {
  const { permission, choice, chosen_at, gpc } = getConsent();
  return gpc ? { permission, choice: 'unknown', chosen_at: null } : { permission, choice, chosen_at };
}

/** The tracker for this browser. It follows the visitor's consent and stops when the page is left. */
export function browserTracker(): Tracker {
  const landing = landingUrl();
  const tracker = createTracker({
    clock,
    storage: safeStorage(() => localStorage),
    transport,
    pixel: createPixel({
      pixel_id: import.meta.env.VITE_REDDIT_PIXEL_ID || null,
      get: () => window.rdt,
      install: installPixel,
      log,
    }),
    analytics: createProductAnalytics({
      clock,
      // Without a key, the library isn't bundled at all.
      load: import.meta.env.VITE_POSTHOG_KEY
        ? async (allowed) => {
            const { startPostHog } = await import('./posthog.ts');
            return allowed() ? startPostHog() : null;
          }
        : null,
      newId: () => crypto.randomUUID(),
      isMobile,
      log,
    }),
    landing: { url: landing, referrer: document.referrer },
    deviceIds: deviceIds(landing),
    device,
    moment: () => ({
      path: location.pathname,
      url: location.href,
      title: document.title,
      at: Date.now(),
    }),
    uuidCookie: () => cookie('_rdt_uuid'),
    forgetCookies,
    push(entry) {
      window.dataLayer ??= [];
      window.dataLayer.push(entry);
    },
    events: window,
    newId: () => crypto.randomUUID(),
    log,
  });
  const follow = (first: boolean) => tracker.setConsent(consentOf(), first);
  follow(true);
  subscribeConsent(() => follow(false));
  addEventListener('pagehide', () => tracker.stop());
  // Restored from the back/forward cache: same as a page load.
  addEventListener('pageshow', (event) => event.persisted && tracker.start());
  return tracker;
}
