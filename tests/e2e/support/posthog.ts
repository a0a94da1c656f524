import { gunzipSync } from 'node:zlib';
import type { BrowserContext, Request } from '@playwright/test';

export type PostHogEvent = { event: string; uuid: string; properties: Record<string, unknown> };
/** One thing that a recording shows, as rrweb writes it. */
export type Snapshot = { type: number; data: Record<string, unknown> };

/** What the project's settings answer: recordings are on, and clicks are captured. */
const SETTINGS = {
  sessionRecording: { endpoint: '/s/' },
  autocapture_opt_out: false,
  supportedCompression: ['gzip-js'],
};

function bodyOf(request: Request): { body: unknown; zipped: boolean } {
  const bytes = request.postDataBuffer() ?? Buffer.from('null');
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return { body: JSON.parse((zipped ? gunzipSync(bytes) : bytes).toString('utf8')), zipped };
}

/** PostHog zips parts of a recording on their own, as text of one byte a letter. */
function unzipped(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('\u001f\u008b')) {
    return unzipped(JSON.parse(gunzipSync(Buffer.from(value, 'latin1')).toString('utf8')));
  }
  if (Array.isArray(value)) return value.map(unzipped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unzipped(inner)]));
}

/** Answers PostHog and reads what it gets; `beacons` are those events that went as plain text. */
export async function withPostHog(context: BrowserContext) {
  const events: PostHogEvent[] = [];
  const beacons: (PostHogEvent & { distinct_id: string })[] = [];
  const snapshots: Snapshot[] = [];
  await context.route(/^https:..us(-assets)?\.i\.posthog\.com/, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /\/(e|batch|s)\/?$/.test(pathname)) {
      const { body, zipped } = bodyOf(request);
      if (pathname.startsWith('/s')) {
        for (const { properties } of [body].flat() as PostHogEvent[]) {
          snapshots.push(...(unzipped(properties.$snapshot_data) as Snapshot[]));
        }
      } else if (request.headers()['content-type']?.startsWith('text/plain') && !zipped) {
        beacons.push(body as (typeof beacons)[number]);
      } else {
        const { batch } = body as { batch?: PostHogEvent[] };
        events.push(...(batch ?? ([body].flat() as PostHogEvent[])));
      }
    }
    const settings = pathname.endsWith('/config') || pathname.startsWith('/flags');
    await route.fulfill({
      json: settings ? SETTINGS : {},
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return { events, beacons, snapshots };
}

/** PostHog drops the events of robots, and a browser under test says that it is one. */
export async function lookHuman(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const agent = navigator.userAgent.replace('Headless', '');
    Object.defineProperties(Navigator.prototype, {
      webdriver: { get: () => false },
      userAgent: { get: () => agent },
      userAgentData: { get: () => undefined },
    });
  });
}
