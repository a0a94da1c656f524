import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpConversionId } from '../../functions/src/contract/conversion-ids.ts';
import { sha256 } from '../../functions/src/modules/conversions/hash-match-keys.ts';
import { raiseConversion } from '../../functions/src/modules/conversions/raise-conversion.ts';
import { relayConversions } from '../../functions/src/modules/conversions/relay-conversions.ts';
import { sweepConversions } from '../../functions/src/modules/conversions/sweep-conversions.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { dumpDatabase } from '../support/dump.ts';
import { deliverRelays, settingsFor, startTestReddit, type TestReddit } from '../support/reddit.ts';
import { expectOk, makeAdmin, signUp, signUpComplete, type TestUser } from '../support/users.ts';

let api: TestApi;
let reddit: TestReddit;
/** How far a test has moved the clock of the product ahead of the emulated Reddit's. */
let ahead = 0;
function advance(ms: number): void {
  ahead += ms;
  api.advance(ms);
}

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
afterEach(() => advance(-ahead));
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

/** Every state of a stored conversion that a test asks about. */
const stored = (id: string) => api.services.conversion.conversions.find(id);
const relayLogs = () => api.logs.filter(({ message }) => message.startsWith('Reddit relay'));

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
    const record = await stored(body.conversion_id);
    expect(record).toMatchObject({ state: 'accepted', tries: 1, match: {}, due_at: null });
    expect(record?.attempts).toMatchObject([{ status: 200, batch: 1 }]);
    expect(record?.match_keys).toContain('email');
  });

  it('keeps the first of two with one id and sends it once, whatever is delivered twice', async () => {
    const body = pageVisit();
    const answers = await Promise.all(Array.from({ length: 6 }, () => track(body)));
    expect(answers.map((answer) => answer.body.success)).toEqual(Array(6).fill(true));
    expect(api.tasks).toHaveLength(1);
    await track({ ...body, event_type: 'lead', value: 9 });
    api.tasks.push(...api.tasks, ...api.tasks);
    await deliverRelays(api);
    expect(await stored(body.conversion_id)).toMatchObject({ type: 'PAGE_VISIT', value: null });
    expect((await reddit.find(body.conversion_id))?.receptions).toBe(1);
  });

  it.each([
    ['PageVisit', 'PAGE_VISIT'],
    ['SignUp', 'SIGN_UP'],
    ['signup', 'SIGN_UP'],
    ['purchase', 'PURCHASE'],
    ['addtocart', 'ADD_TO_CART'],
    ['viewcontent', 'VIEW_CONTENT'],
    ['lead', 'LEAD'],
    ['custom', 'CUSTOM'],
  ])('takes %s as %s', async (event_type, expected) => {
    const body = pageVisit({ event_type, metadata: { custom_event_name: 'ApplicationPrepared' } });
    await track(body);
    await deliverRelays(api);
    expect((await reddit.find(body.conversion_id))?.tracking_type).toBe(expected);
  });

  it('drops what it cannot use instead of losing the conversion', async () => {
    const body = pageVisit({
      email: '',
      external_id: null,
      value: 'much',
      currency: 'dollars',
      metadata: 'none',
      screen_width: -1,
      idfa: 'x'.repeat(5000),
      nonsense: { deep: true },
    });
    expect((await track(body)).body).toEqual({ success: true });
    await deliverRelays(api);
    const accepted = await reddit.find(body.conversion_id);
    expect(accepted?.event.user).toEqual({ user_agent: expect.any(String), uuid: UUID });
    expect(accepted?.event.metadata).toEqual({ conversion_id: body.conversion_id });
  });

  it('refuses an unknown type and a missing or impossible id', async () => {
    expect((await track(pageVisit({ event_type: 'hover' }))).status).toBe(400);
    expect((await track(pageVisit({ conversion_id: undefined }))).status).toBe(400);
    expect((await track(pageVisit({ conversion_id: 'a/b' }))).status).toBe(400);
    expect((await track(pageVisit({ conversion_id: 'x'.repeat(201) }))).status).toBe(400);
  });

  it('keeps nothing without a click id or uuid', async () => {
    const body = pageVisit({ click_id: '%%%', uuid: 'not-a-uuid' });
    expect((await track(body)).body).toEqual({ success: false });
    expect(await stored(body.conversion_id)).toBeNull();
    expect(api.tasks).toHaveLength(0);
  });

  it('believes the browser about the time only when its clock can be right', async () => {
    const at = async (timestamp: unknown) => {
      const body = pageVisit({ metadata: { timestamp } });
      await track(body);
      return (await stored(body.conversion_id))?.event_at.getTime() ?? 0;
    };
    const minute_ago = Date.now() - 60_000;
    expect(await at(new Date(minute_ago).toISOString())).toBe(minute_ago);
    expect(await at(minute_ago)).toBe(minute_ago);
    for (const wrong of ['2020-01-01T00:00:00Z', '2040-01-01T00:00:00Z', 'yesterday']) {
      expect(Math.abs((await at(wrong)) - Date.now())).toBeLessThan(20_000);
    }
  });
});

describe('the specified offers', () => {
  const match_keys = {
    click_id: '31',
    uuid: UUID,
    user_agent: 'Test/1',
    screenWidth: 800,
    screenHeight: 600,
  };

  it('AddToCart has its defaults', async () => {
    const conversion_id = `cart-${randomUUID()}`;
    const json = {
      event_type: 'AddToCart',
      conversion_id,
      timestamp: new Date().toISOString(),
      content_name: 'Premium Subscription',
      content_ids: ['premium_monthly'],
      content_type: 'subscription',
      match_keys,
      custom_data: { user_id: 'some-user-id-1', upgrade_source: 'premium_button_click' },
    };
    expect((await track(json, GRANTED, 'track-addtocart')).body).toEqual({ success: true });
    await deliverRelays(api);
    expect((await reddit.find(conversion_id))?.event).toMatchObject({
      type: { tracking_type: 'ADD_TO_CART' },
      user: { external_id: sha256('some-user-id-1'), user_agent: 'Test/1' },
      metadata: {
        value: 35,
        currency: 'USD',
        item_count: 1,
        products: [{ id: 'premium_monthly', name: 'Premium Subscription' }],
      },
    });
  });

  it('Purchase carries value and items', async () => {
    const conversion_id = `cs_test_${randomUUID()}`;
    const json = {
      event_type: 'Purchase',
      conversion_id,
      value_decimal: 9.5,
      currency: 'EUR',
      transaction_id: conversion_id,
      content_ids: ['credits_25'],
      num_items: 1,
      match_keys,
      custom_data: { purchase_source: 'credits_page' },
    };
    expect((await track(json, GRANTED, 'track-purchase')).body).toEqual({ success: true });
    await deliverRelays(api);
    expect((await reddit.find(conversion_id))?.event.metadata).toMatchObject({
      conversion_id,
      value: 9.5,
      currency: 'EUR',
      item_count: 1,
    });
  });
});

describe('consent', () => {
  it.each([
    ['Global Privacy Control, also after a yes', { 'sec-gpc': '1', 'x-consent': 'granted' }],
    ['a no', { 'x-consent': 'denied' }],
    ['no choice under opt-in', { 'x-consent': 'unknown' }],
    ['no header under opt-in', {}],
  ])('%s: answered, but nothing is kept or sent', async (_, headers) => {
    const body = pageVisit();
    const answer = await track(body, headers as Record<string, string>);
    expect(answer.body).toEqual({ success: true });
    expect(await stored(body.conversion_id)).toBeNull();
    expect(api.tasks).toHaveLength(0);
    expect(await dumpDatabase(api.services.db)).not.toContain(body.conversion_id);
  });

  it('no choice under opt-out is sent under Limited Data Use', async () => {
    api.services.conversion.reddit = () => settingsFor(reddit, { consent: 'opt-out' });
    const body = pageVisit();
    await track(body, { 'x-country-code': 'US' });
    await deliverRelays(api);
    expect((await reddit.find(body.conversion_id))?.event.user?.data_processing_options).toEqual({
      modes: ['LDU'],
      country: 'US',
    });
  });
});

describe('the end of onboarding', () => {
  const visit = (user: TestUser, headers: Record<string, string> = GRANTED, changes = {}) =>
    api.call('POST', '/api/reddit/track', { json: pageVisit(changes), headers, token: user.token });
  const finish = (user: TestUser, headers: Record<string, string> = GRANTED) =>
    api.call('PATCH', '/api/profile', { json: { onboarding_step: 'done' }, token: user.token, headers });

  it('raises SIGN_UP on the server with what the browser had said, once', async () => {
    const user = await signUpComplete(api);
    await visit(user);
    api.tasks.length = 0;
    const id = await signUpConversionId(user.uid);
    await Promise.all([finish(user), finish(user), finish(user)]);
    await finish(user);
    expect(api.tasks).toEqual([{ name: 'redditRelay', payload: { conversion_id: id } }]);
    await deliverRelays(api);
    const accepted = await reddit.find(id);
    expect(accepted).toMatchObject({ tracking_type: 'SIGN_UP', receptions: 1 });
    expect(accepted?.event).toMatchObject({
      click_id: '3184742045291813272',
      user: { external_id: sha256(user.uid), uuid: UUID, phone_number: sha256('+12125550100') },
    });
  });

  it('counts once when the browser reports it too, with the uid in plain in its id', async () => {
    const user = await signUpComplete(api);
    await visit(user, GRANTED, { event_type: 'SignUp', conversion_id: `signup:${user.uid}` });
    await finish(user);
    const id = await signUpConversionId(user.uid);
    expect(await stored(id)).toMatchObject({ source: 'browser', type: 'SIGN_UP' });
    await deliverRelays(api);
    expect((await reddit.find(id))?.receptions).toBe(1);
  });

  it.each(['never agreed', 'came without a click', 'took the yes back', 'sends GPC now', 'came long ago'])(
    'raises nothing for somebody who %s',
    async (who) => {
      const user = await signUpComplete(api);
      const nothing = { click_id: undefined, uuid: undefined };
      if (who === 'came without a click') await visit(user, GRANTED, nothing);
      else if (who !== 'never agreed') await visit(user);
      if (who === 'took the yes back') {
        const json = { choice: 'denied' };
        await api.call('POST', '/api/reddit/consent', { json, token: user.token });
        expect(await api.services.conversion.attributions.find(user.uid)).toMatchObject({
          permission: 'none',
          match: {},
        });
      }
      if (who === 'came long ago') {
        const before = await api.services.conversion.attributions.find(user.uid);
        const updated_at = new Date(Date.now() - 29 * 24 * 3600_000);
        if (before) await api.services.conversion.attributions.save(user.uid, { ...before, updated_at });
      }
      expect((await finish(user, who === 'sends GPC now' ? { 'sec-gpc': '1' } : {})).status).toBe(200);
      expect(await stored(await signUpConversionId(user.uid))).toBeNull();
    },
  );
});

describe('a conversion that the server knows of', () => {
  it('is raised for who agreed, and counts once with what the browser reports under the same id', async () => {
    const user = await signUpComplete(api);
    await api.call('POST', '/api/reddit/track', { json: pageVisit(), headers: GRANTED, token: user.token });
    const purchase = {
      conversion_id: `cs_test_${randomUUID()}`,
      type: 'PURCHASE',
      uid: user.uid,
      value: 35,
      products: [{ id: 'premium_monthly' }],
    } as const;
    const raise = () => raiseConversion(api.services.conversion, purchase);
    const raised = await Promise.all([raise(), raise(), raise()]);
    expect(raised.filter(Boolean)).toHaveLength(1);
    const match_keys = { click_id: '31', uuid: UUID };
    const reported = { conversion_id: purchase.conversion_id, value_decimal: 35, match_keys };
    expect((await track(reported, GRANTED, 'track-purchase')).body).toEqual({ success: true });
    await deliverRelays(api);
    const accepted = await reddit.find(purchase.conversion_id);
    expect(accepted).toMatchObject({ receptions: 1, tracking_type: 'PURCHASE' });
    expect(accepted?.event.metadata).toMatchObject({ value: 35, currency: 'USD', item_count: 1 });
    const stranger = await signUp();
    const foreign = { ...purchase, conversion_id: `cs_test_${randomUUID()}`, uid: stranger.uid };
    expect(await raiseConversion(api.services.conversion, foreign)).toBe(false);
  });
});

describe('the relay', () => {
  /** Takes conversions in and gives their ids; nothing is delivered yet. */
  async function take(count: number, changes: object = {}): Promise<string[]> {
    const bodies = Array.from({ length: count }, () => pageVisit(changes));
    await Promise.all(bodies.map((body) => track(body)));
    return bodies.map((body) => body.conversion_id);
  }
  const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await stored(id))?.state));

  it('skips without a pixel and a token, with one clear line', async () => {
    api.services.conversion.reddit = () => settingsFor(reddit, { client: null, has_token: false });
    const [id = ''] = await take(1);
    await deliverRelays(api);
    expect(await stored(id)).toMatchObject({ state: 'skipped', due_at: null });
    expect(relayLogs().filter(({ level }) => level === 'warn')).toHaveLength(1);
    expect(await reddit.find(id)).toBeUndefined();
  });

  it('takes others along and rejects only the bad one of a batch', async () => {
    const ids = await take(40);
    const { conversions } = api.services.conversion;
    const bad = await stored(ids[7] ?? '');
    // Nothing that the intake lets through is refused; a currency that only Reddit finds wrong stands for one.
    if (bad)
      await api.services.db.doc(`conversions/${bad.id}`).update({ type: 'LEAD', value: 1, currency: 'usd' });
    await deliverRelays(api);
    const states = await statesOf(ids);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(39);
    expect(states[7]).toBe('rejected');
    expect((await conversions.find(ids[7] ?? ''))?.reason).toContain('invalid currency');
  });

  it('rejects what has become too old, without asking Reddit', async () => {
    const [id = ''] = await take(1);
    const event_at = Timestamp.fromMillis(Date.now() - 8 * 24 * 3600_000);
    await api.services.db.doc(`conversions/${id}`).update({ event_at });
    await deliverRelays(api);
    expect(await stored(id)).toMatchObject({ state: 'rejected', attempts: [] });
  });

  it.each([
    [{ status: 503, times: 1 }, 503],
    [{ status: 429, times: 1, retry_after: 120 }, 429],
    [{ drop: 'before' as const, times: 1 }, null],
  ])('waits and tries again after %j', async (fault, status) => {
    await reddit.faults(fault);
    const [id = ''] = await take(1);
    expect(await deliverRelays(api)).toBe(1);
    const record = await stored(id);
    expect(record).toMatchObject({ state: 'queued', tries: 1 });
    expect(record?.attempts).toMatchObject([{ status }]);
    const wait_ms = (record?.due_at?.getTime() ?? 0) - Date.now();
    expect(wait_ms).toBeGreaterThan(status === 429 ? 115_000 : 5_000);
    api.tasks.push({ name: 'redditRelay', payload: { conversion_id: id } });
    expect(await deliverRelays(api)).toBe(1); // too early
    advance(200_000);
    await sweepConversions(api.services.conversion);
    expect(await deliverRelays(api)).toBe(0);
    expect(await stored(id)).toMatchObject({ state: 'accepted', tries: 2 });
  });

  it('is accepted once when the answer to an accepted event was lost', async () => {
    await reddit.faults({ drop: 'after', times: 1 });
    const [id = ''] = await take(1);
    await deliverRelays(api);
    advance(60_000);
    await sweepConversions(api.services.conversion);
    await deliverRelays(api);
    expect(await stored(id)).toMatchObject({ state: 'accepted' });
    // Reddit got it twice under one conversion id, which it counts once.
    expect((await reddit.find(id))?.receptions).toBe(2);
  });

  it('gives up after its tries; an administrator replays it', async () => {
    await reddit.faults({ status: 500 });
    const [id = ''] = await take(1);
    const { max_tries } = api.services.conversion.pace;
    for (let tries = 0; tries < max_tries; tries += 1) {
      await deliverRelays(api);
      advance(3700_000);
      await sweepConversions(api.services.conversion);
    }
    const failed = await stored(id);
    expect(failed).toMatchObject({ state: 'failed', tries: max_tries, due_at: null });
    await reddit.faults();
    const admin = await makeAdmin(api, await signUp());
    const replay = () => api.call('POST', `/api/admin/conversions/${id}/replay`, { token: admin.token });
    const answer = await replay();
    expect(answer.body).toMatchObject({ id, state: 'queued', tries: 0 });
    await deliverRelays(api);
    expect(await stored(id)).toMatchObject({ state: 'accepted' });
    expect((await replay()).body.code).toBe('illegal_transition');
  });

  it.each([401, 403])(
    'stops at %s with one alarm, and goes on when Reddit takes the token again',
    async (status) => {
      api.services.conversion.reddit = () => settingsFor(reddit, { configuration: `refused-${status}` });
      await reddit.faults({ status });
      const ids = await take(5);
      await deliverRelays(api);
      await take(3);
      await deliverRelays(api);
      const alarms = () => api.logs.filter(({ level }) => level === 'error');
      expect(alarms()).toHaveLength(1);
      expect(alarms()[0]?.fields).toMatchObject({ alarm: 'reddit_relay_refused', status });
      expect(reddit.sent.length).toBeGreaterThan(0);
      const admin = await makeAdmin(api, await signUp());
      const circuit = async () =>
        (await api.call('GET', '/api/admin/conversion-status', { token: admin.token })).body.circuit;
      expect(await circuit()).toMatchObject({ open: true, status });
      expect(await stored(ids[0] ?? '')).toMatchObject({ state: 'queued', tries: 0 });

      const requests = reddit.sent.length;
      await sweepConversions(api.services.conversion);
      await deliverRelays(api);
      expect(reddit.sent).toHaveLength(requests);

      await reddit.faults();
      for (let minutes = 0; minutes < 4; minutes += 1) {
        advance(16 * 60_000);
        await sweepConversions(api.services.conversion);
        await deliverRelays(api);
      }
      expect(new Set(await statesOf(ids))).toEqual(new Set(['accepted']));
      expect(await circuit()).toMatchObject({ open: false });
    },
  );

  it('leaves what another worker holds, and takes it up when that one has died', async () => {
    const [id = ''] = await take(1);
    const { conversion } = api.services;
    const dead = {
      ...conversion,
      reddit: () => settingsFor(reddit, { client: { send: () => new Promise<never>(() => undefined) } }),
    };
    void relayConversions(dead, id);
    await expect.poll(async () => (await stored(id))?.state).toBe('sending');
    await deliverRelays(api);
    expect(await stored(id)).toMatchObject({ state: 'sending', tries: 1 });
    advance(conversion.pace.lease_ms + conversion.pace.grace_ms + 1_000);
    await sweepConversions(conversion);
    await deliverRelays(api);
    expect(await stored(id)).toMatchObject({ state: 'accepted', tries: 2 });
  });

  it('takes the conversion also when the queue does not', async () => {
    const { conversion } = api.services;
    const { queue } = conversion;
    conversion.queue = { enqueue: async () => Promise.reject(new Error('queue is down')) };
    const body = pageVisit();
    expect((await track(body)).body).toEqual({ success: true });
    conversion.queue = queue;
    advance(60_000);
    await sweepConversions(conversion);
    await deliverRelays(api);
    expect(await stored(body.conversion_id)).toMatchObject({ state: 'accepted' });
  });
});

describe('administrators', () => {
  let token: string;
  beforeAll(async () => {
    token = (await makeAdmin(api, await signUp())).token;
  });
  const get = async (path: string) => expectOk(await api.call('GET', `/api/admin/${path}`, { token })).body;

  it('see the log in pages, by type, state and time, without the values of match keys', async () => {
    const from = api.services.conversion.clock().toISOString();
    for (const event_type of ['lead', 'lead', 'viewcontent']) await track(pageVisit({ event_type }));
    const first = await get(`conversions?from=${from}&limit=2`);
    expect(first.items).toHaveLength(2);
    const rest = await get(`conversions?from=${from}&limit=2&cursor=${first.next_cursor}`);
    expect(rest.items).toHaveLength(1);
    expect(rest.next_cursor).toBeNull();
    expect((await get(`conversions?from=${from}&type=LEAD&state=queued`)).items).toHaveLength(2);
    expect((await get(`conversions?from=${from}&state=accepted`)).items).toHaveLength(0);
    expect((await get(`conversions?to=2020-01-01T00:00:00Z`)).items).toHaveLength(0);
    const text = JSON.stringify(first);
    expect(first.items[0].match_keys).toContain('email');
    expect(text).not.toContain('ff8d9819');
    expect(text).not.toContain(UUID);
  });

  it('see counts by day and type, and the configuration', async () => {
    const { days } = await get('conversion-counts?days=3');
    const leads = days.find(({ type }: { type: string }) => type === 'LEAD');
    expect(leads.count).toBeGreaterThanOrEqual(2);
    const status = await get('conversion-status');
    expect(status).toMatchObject({ configured: true, has_token: true, test_id: null, consent: 'opt-in' });
    expect(JSON.stringify(status)).not.toContain('demo-reddit-token');
    expect(status.states.accepted).toBeGreaterThan(0);
  });

  it('send a test event under their test id and read Reddit’s answer', async () => {
    const json = { test_id: 't2_panel', event_type: 'purchase', click_id: '31' };
    const answer = await api.call('POST', '/api/admin/conversion-test-event', { token, json });
    expect(answer.body).toMatchObject({ state: 'accepted', source: 'test', test_id: 't2_panel' });
    expect((await reddit.find(answer.body.id))?.test_id).toBe('t2_panel');
    await reddit.faults({ status: 401, times: 1 });
    const refused = await api.call('POST', '/api/admin/conversion-test-event', { token, json });
    expect(refused.body.attempts).toMatchObject([{ status: 401, message: 'Authorization Required' }]);
    await api.call('POST', '/api/admin/conversion-test-event', { token, json });
    expect((await get('conversion-status')).circuit.open).toBe(false);
  });
});

describe('POST /api/reddit/test-event', () => {
  const send = (headers = GRANTED) => track({ event_type: 'lead', click_id: '31' }, headers, 'test-event');

  it('is for test mode alone', async () => {
    expect((await send()).body.code).toBe('forbidden');
    api.services.conversion.reddit = () => settingsFor(reddit, { test_id: 't2_mode' });
    expect((await send()).body).toEqual({ success: true, message: 'Accepted by Reddit' });
    expect((await send({ 'sec-gpc': '1' } as never)).body.success).toBe(false);
  });

  it('mode sends every conversion under the test id, one in a request', async () => {
    api.services.conversion.reddit = () => settingsFor(reddit, { test_id: 't2_mode' });
    const bodies = [pageVisit(), pageVisit(), pageVisit()];
    await Promise.all(bodies.map((body) => track(body)));
    await deliverRelays(api);
    for (const { conversion_id } of bodies) {
      expect((await reddit.find(conversion_id))?.test_id).toBe('t2_mode');
      expect((await stored(conversion_id))?.attempts).toMatchObject([{ status: 200, batch: 1 }]);
    }
  });
});

it('never stores, sends or logs an e-mail, phone or external id in plain', async () => {
  const plain = {
    email: `Secret.Person+${randomUUID()}@Plain.Example`,
    phone: '+1 (212) 555-0187',
    external_id: `external-${randomUUID()}`,
  };
  const user = await signUp();
  const metadata = {
    phone_number: plain.phone,
    page_url: `https://example.com/?email=${encodeURIComponent(plain.email)}&utm_source=${plain.email}`,
  };
  const same = { email: plain.email, external_id: plain.external_id };
  await track(pageVisit({ ...same, metadata, conversion_id: `signup:${plain.external_id}` }));
  const json = pageVisit({ ...same, metadata, conversion_id: `signup:${user.uid}` });
  await api.call('POST', '/api/reddit/track', { json, headers: GRANTED, token: user.token });
  const match_keys = { ...same, click_id: '31', uuid: UUID };
  await track({ conversion_id: `c-${randomUUID()}`, match_keys }, GRANTED, 'track-purchase');
  await deliverRelays(api);

  // The uid names documents of users and, by decision, lines of the request log; nowhere else may it stand.
  const database = (await dumpDatabase(api.services.db)).replaceAll(`users/${user.uid}/`, '');
  const logs = JSON.stringify(api.logs.filter(({ message }) => message !== 'Answered'));
  const answered = JSON.stringify(
    api.logs
      .filter(({ message }) => message === 'Answered')
      .map(({ fields: { uid: _, ...fields } }) => fields),
  );
  const everything = [database, reddit.sent.join('\n'), logs, answered].join('\n').toLowerCase();
  for (const value of [
    'secret.person',
    'plain.example',
    plain.external_id,
    user.uid.toLowerCase(),
    '5550187',
    '555-0187',
  ]) {
    expect(everything).not.toContain(value);
  }
  expect(reddit.sent.join('\n')).toContain(sha256('+12125550187'));
});
