import { beforeAll, describe, expect, it } from 'vitest';
import { GRANTED, pageVisit, UUID, useConversionHarness } from '../support/conversions.ts';
import { deliverRelays, settingsFor } from '../support/reddit.ts';
import { expectOk, makeAdmin, signUp } from '../support/users.ts';

const harness = useConversionHarness();

describe('administrators', () => {
  let token: string;
  beforeAll(async () => {
    token = (await makeAdmin(harness.api, await signUp())).token;
  });
  const get = async (path: string) =>
    expectOk(await harness.api.call('GET', `/api/admin/${path}`, { token })).body;

  it('see the log in pages, by type, state and time, without the values of match keys', async () => {
    const from = harness.api.services.conversion.clock().toISOString();
    for (const event_type of ['lead', 'lead', 'viewcontent']) await harness.track(pageVisit({ event_type }));
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
    for (const event_type of ['lead', 'lead']) await harness.track(pageVisit({ event_type }));
    await deliverRelays(harness.api);
    const { days } = await get('conversion-counts?days=3');
    const leads = days.find(({ type }: { type: string }) => type === 'LEAD');
    expect(leads.count).toBeGreaterThanOrEqual(2);
    const status = await get('conversion-status');
    expect(status).toMatchObject({ configured: true, has_token: true, test_id: null, consent: 'opt-in' });
    expect(JSON.stringify(status)).not.toContain('demo-reddit-token');
    expect(status.states.accepted).toBeGreaterThanOrEqual(2);
  });

  it('send a test event under their test id and read Reddit’s answer', async () => {
    const json = { test_id: 't2_panel', event_type: 'purchase', click_id: '31' };
    const answer = await harness.api.call('POST', '/api/admin/conversion-test-event', { token, json });
    expect(answer.body).toMatchObject({ state: 'accepted', source: 'test', test_id: 't2_panel' });
    expect((await harness.reddit.find(answer.body.conversion_id))?.test_id).toBe('t2_panel');
    await harness.reddit.faults({ status: 401, times: 1 });
    const refused = await harness.api.call('POST', '/api/admin/conversion-test-event', { token, json });
    expect(refused.body.attempts).toMatchObject([{ status: 401, message: 'Authorization Required' }]);
    await harness.api.call('POST', '/api/admin/conversion-test-event', { token, json });
    expect((await get('conversion-status')).circuit.open).toBe(false);
  });
});

describe('POST /api/reddit/test-event', () => {
  const send = (headers = GRANTED) =>
    harness.track({ event_type: 'lead', click_id: '31' }, headers, 'test-event');

  it('is for test mode alone', async () => {
    expect((await send()).body.code).toBe('forbidden');
    harness.api.services.conversion.reddit = () => settingsFor(harness.reddit, { test_id: 't2_mode' });
    expect((await send()).body).toEqual({ success: true, message: 'Accepted by Reddit' });
    expect((await send({ 'sec-gpc': '1' } as never)).body.success).toBe(false);
  });

  it('mode sends every conversion under the test id, one in a request', async () => {
    harness.api.services.conversion.reddit = () => settingsFor(harness.reddit, { test_id: 't2_mode' });
    const bodies = [pageVisit(), pageVisit(), pageVisit()];
    await Promise.all(bodies.map((body) => harness.track(body)));
    await deliverRelays(harness.api);
    for (const { conversion_id } of bodies) {
      expect((await harness.reddit.find(conversion_id))?.test_id).toBe('t2_mode');
      expect((await harness.stored(conversion_id))?.attempts).toMatchObject([{ status: 200, batch: 1 }]);
    }
  });
});
