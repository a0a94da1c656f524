import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { ConversionRecord } from '../../functions/src/modules/conversions/conversion-record.ts';
import { sweepConversions } from '../../functions/src/modules/conversions/sweep-conversions.ts';
import { type Answer, startApi, type TestApi } from './api.ts';
import { deliverRelays, settingsFor, startTestReddit, type TestReddit } from './reddit.ts';

export const GRANTED: Record<string, string> = { 'x-consent': 'granted' };
export const UUID = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';

export type ConversionHarness = {
  api: TestApi;
  reddit: TestReddit;
  /** Moves the product's clock until the test ends; the emulated Reddit keeps real time. */
  advance(ms: number): void;
  /** Reports a conversion as a browser does: `track`, `track-addtocart`, `track-purchase` or `test-event`. */
  track(body: object, headers?: Record<string, string>, path?: string): Promise<Answer>;
  /** By its conversion id. */
  stored(conversion_id: string): Promise<ConversionRecord | null>;
  /** Records conversions and returns their ids; nothing is delivered yet. */
  report(count: number, changes?: object): Promise<string[]>;
  /** One run of the sweeper, and delivery of everything it queues. */
  sweep(): Promise<void>;
};

/** The API joined with the emulated Reddit, for the tests of one file; each starts with empty queue, logs and faults. */
export function useConversionHarness(): ConversionHarness {
  let api: TestApi;
  let reddit: TestReddit;
  let ahead = 0;
  beforeAll(async () => {
    api = await startApi();
    reddit = await startTestReddit();
  });
  beforeEach(async () => {
    api.tasks.length = 0;
    api.logs.length = 0;
    await reddit.faults();
    api.services.conversion.reddit = () => settingsFor(reddit);
  });
  afterEach(() => {
    api.advance(-ahead);
    ahead = 0;
  });
  afterAll(async () => {
    await api.close();
    await reddit.close();
  });
  const track: ConversionHarness['track'] = (json, headers = GRANTED, path = 'track') =>
    api.call('POST', `/api/reddit/${path}`, { json, headers });
  return {
    get api() {
      return api;
    },
    get reddit() {
      return reddit;
    },
    advance(ms) {
      ahead += ms;
      api.advance(ms);
    },
    track,
    async report(count, changes = {}) {
      const bodies = Array.from({ length: count }, () => pageVisit(changes));
      await Promise.all(bodies.map((body) => track(body)));
      return bodies.map((body) => body.conversion_id);
    },
    async sweep() {
      await sweepConversions(api.services.conversion);
      await deliverRelays(api);
    },
    async stored(conversion_id) {
      const { db } = api.services;
      const found = await db.collection('conversions').where('conversion_id', '==', conversion_id).get();
      const [doc] = found.docs;
      return doc ? api.services.conversion.conversions.find(doc.id) : null;
    },
  };
}

/** Body of a page visit as the specification gives it. */
export function pageVisit(changes: object = {}) {
  return {
    event_type: 'PageVisit',
    conversion_id: `visit-${randomUUID()}`,
    email: 'Al.ice$+Apple@Example.Com',
    external_id: `visitor-${randomUUID()}`,
    currency: 'USD',
    metadata: {
      page_title: 'Home',
      page_url: 'https://example.com/?rdt_cid=31&utm_source=reddit&oobCode=secret',
      phone_number: '(555) 444-1234',
      timestamp: new Date().toISOString(),
    },
    click_id: 'rd_click_3184742045291813272',
    uuid: UUID,
    screen_width: 1920,
    screen_height: 1080,
    viewport_width: 1200,
    device_pixel_ratio: 1.5,
    timezone: 'America/New_York',
    language: 'en-US',
    platform: 'MacIntel',
    ...changes,
  };
}
