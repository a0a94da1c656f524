import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../functions/src/modules/conversions/hash-match-keys.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { deliverRelays, settingsFor, startTestReddit, type TestReddit } from '../support/reddit.ts';

let api: TestApi;
let reddit: TestReddit;
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
afterAll(async () => {
  await api.close();
  await reddit.close();
});

const GRANTED = { 'x-consent': 'granted' };
const UUID = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';

function pageVisit(changes: object = {}) {
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

function track(body: object, headers: Record<string, string> = GRANTED, path = 'track') {
  return api.call('POST', `/api/reddit/${path}`, { json: body, headers });
}

describe('POST /api/reddit/track', () => {
  it('keeps the conversion, answers, and the relay sends it as Reddit takes it', async () => {
    const body = pageVisit();
    const answer = await track(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
    expect(api.tasks).toEqual([{ name: 'redditRelay', payload: { conversion_id: body.conversion_id } }]);
    await deliverRelays(api);
    const accepted = await reddit.find(body.conversion_id);
    expect(accepted?.receptions).toBe(1);
    expect(accepted?.event).toMatchObject({
      action_source: 'WEBSITE',
      event_source_url: 'https://example.com/?rdt_cid=31&utm_source=reddit',
      click_id: '3184742045291813272',
      type: { tracking_type: 'PAGE_VISIT' },
      user: {
        email: 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
        phone_number: 'e5b124c58580eb16bd959b8d0cac12b12c952e2ceae0203d416cff94f10b994a',
        external_id: sha256(body.external_id),
        uuid: UUID,
        screen_dimensions: { width: 1920, height: 1080 },
      },
      metadata: { conversion_id: body.conversion_id },
    });
  });
});
