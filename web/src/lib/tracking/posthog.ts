// Includes the recorder, because the CSP blocks scripts from other hosts.
import posthog from 'posthog-js/dist/module.full.no-external';
import { cleanUrl } from './clean-url.ts';
import type { AnalyticsClient, AnalyticsEvent } from './product-analytics.ts';

const HOST = import.meta.env.VITE_POSTHOG_HOST || 'https://us.i.posthog.com';
const BEACON_PATH = '/i/v0/e/';

/** PostHog's own property names, so that its page reports work. */
const NAMES: Record<string, string> = { page_view: '$pageview' };

/** Attributes that affect layout; any other may contain text. */
const DRAWN =
  /^(class|style|_cssText|rr_\w+|role|type|rel|dir|hidden|open|disabled|colspan|rowspan|width|height|viewBox|d|fill[\w-]*|stroke[\w-]*|[xyr][12xy]?|c[xy]|points|transform|xmlns)$/;

function maskAttribute(name: string, value: string): string {
  if (DRAWN.test(name)) return value;
  return name === 'href' || name === 'src' ? cleanUrl(value) : '*';
}

/** URLs without their queries, and no titles: both may contain private data. */
function withoutSecrets<T extends Record<string, unknown>>(properties: T): T {
  const entries = Object.entries(properties)
    .filter(([name]) => name !== 'title' && name !== '$title')
    .map(([name, value]) => [
      name,
      typeof value === 'string' && /^https?:\/\//.test(value) ? cleanUrl(value) : value,
    ]);
  return Object.fromEntries(entries) as T; // the same names, some left out, strings for strings
}

function beacon(token: string, event: AnalyticsEvent): void {
  const body = JSON.stringify({
    api_key: token,
    event: NAMES[event.name] ?? event.name,
    distinct_id: posthog.get_distinct_id(),
    properties: { ...event.properties, distinct_id: posthog.get_distinct_id() },
    uuid: event.uuid,
    timestamp: new Date(event.at).toISOString(),
  });
  // Plain text, because a beacon can't wait for a preflight.
  navigator.sendBeacon(`${HOST}${BEACON_PATH}`, new Blob([body], { type: 'text/plain' }));
}

/** Starts PostHog with what the specification asks for; resolves when it can take events. */
export function startPostHog(): Promise<AnalyticsClient> {
  const token = import.meta.env.VITE_POSTHOG_KEY;
  if (!token) throw new Error('PostHog has no key');
  return new Promise((resolve) => {
    posthog.init(token, {
      api_host: HOST,
      defaults: '2025-11-30',
      autocapture: true,
      capture_pageview: false,
      capture_pageleave: true,
      // A resume may be on the screen, so text is never recorded, only layout and clicks.
      mask_all_text: true,
      // Button labels contain file and employer names.
      mask_all_element_attributes: true,
      session_recording: {
        maskAllInputs: true,
        maskAttributeFn: maskAttribute,
        maskTextSelector: '*',
        // Also the page URLs in recordings.
        maskCapturedNetworkRequestFn: (request) => ({ ...request, name: cleanUrl(request.name) }),
      },
      // The caller opts in right after this, unless permission was withdrawn while the library loaded.
      opt_out_capturing_by_default: true,
      person_profiles: 'identified_only',
      persistence: 'localStorage',
      opt_out_persistence_by_default: true,
      disable_external_dependency_loading: true,
      disable_surveys: true,
      disable_product_tours: true,
      disable_conversations: true,
      disable_web_experiments: true,
      capture_exceptions: false,
      before_send: (event) =>
        event && {
          ...event,
          properties: withoutSecrets(event.properties),
          ...(event.$set && { $set: withoutSecrets(event.$set) }),
          ...(event.$set_once && { $set_once: withoutSecrets(event.$set_once) }),
        },
      on_request_error: ({ statusCode }) =>
        console.warn('Analytics (non-critical): a request of PostHog failed', statusCode),
      loaded: () => {
        // PostHog doesn't report a request without any response as an error; its first request shows that.
        posthog.onFeatureFlags((_flags, _variants, state) => {
          if (state?.errorsLoading) console.warn('Analytics (non-critical): PostHog sent no settings');
        });
        resolve({
          capture: ({ name, properties, uuid, at }) => {
            posthog.capture(NAMES[name] ?? name, properties, { uuid, timestamp: new Date(at) });
          },
          identify: (uid, properties) => posthog.identify(uid, properties),
          reset() {
            posthog.reset();
            // Resetting the person also resets the opt-in, which belongs to the visitor.
            posthog.opt_in_capturing({ captureEventName: null });
          },
          allow(allowed) {
            if (allowed) {
              posthog.opt_in_capturing({ captureEventName: null });
              // An earlier opt-out has stopped it for good.
              posthog.startSessionRecording();
            } else {
              posthog.stopSessionRecording();
              posthog.reset();
              posthog.opt_out_capturing();
            }
          },
          beacon: (event) => beacon(token, event),
        });
      },
    });
  });
}
