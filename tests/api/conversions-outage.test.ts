import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { relayConversions } from '../../functions/src/modules/conversions/relay-conversions.ts';
import { pageVisit, useConversionHarness } from '../support/conversions.ts';
import { deliverRelays, settingsFor } from '../support/reddit.ts';
import { makeAdmin, signUp } from '../support/users.ts';

const harness = useConversionHarness();
const HOUR = 3600_000;
let token: string;
let configurations = 0;

beforeAll(async () => {
  token = (await makeAdmin(harness.api, await signUp())).token;
});
beforeEach(async () => {
  const configuration = `outage-${++configurations}`;
  harness.api.services.conversion.reddit = () => settingsFor(harness.reddit, { configuration });
});

const statesOf = async (ids: string[]) => {
  const records = await Promise.all(ids.map((id) => harness.stored(id)));
  return [...new Set(records.map((record) => record?.state))];
};
const circuit = async () =>
  (await harness.api.call('GET', '/api/admin/conversion-status', { token })).body.circuit;
const alarms = () =>
  harness.api.logs.filter(({ level }) => level === 'error').map(({ fields }) => fields.alarm);
const doc = (id: string) => harness.api.services.db.doc(`conversions/PAGE_VISIT:${id}`);
/** An event that only Reddit rejects; the intake accepts nothing else that is invalid. */
const spoil = (ids: string[]) =>
  Promise.all(ids.map((id) => doc(id).update({ type: 'LEAD', value: 1, currency: 'usd' })));

describe('an outage of Reddit', () => {
  it('of twelve hours loses nothing, and raises one alarm', async () => {
    await harness.reddit.faults({ status: 503 });
    const ids = await harness.report(3);
    await deliverRelays(harness.api);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      harness.advance(20 * 60_000);
      await harness.sweep();
    }
    expect(await statesOf(ids)).toEqual(['queued']);
    expect(await circuit()).toMatchObject({ open: true, why: 'unavailable', status: 503 });
    expect(alarms()).toEqual(['reddit_relay_unavailable']);
    await harness.reddit.faults();
    harness.advance(HOUR + 60_000);
    await harness.sweep();
    expect(await statesOf(ids)).toEqual(['accepted']);
    expect(await circuit()).toMatchObject({ open: false, why: null });
  });

  it('holds back what comes meanwhile too, with longer pauses, and no longer than an hour', async () => {
    await harness.reddit.faults({ status: 429, retry_after: 100_000 });
    await harness.report(1);
    await deliverRelays(harness.api);
    const wait_ms = Date.parse((await circuit()).retry_at) - Date.now();
    expect(wait_ms).toBeGreaterThan(HOUR - 60_000);
    expect(wait_ms).toBeLessThanOrEqual(HOUR);
    const requests = harness.reddit.sent.length;
    const later = await harness.report(2);
    await deliverRelays(harness.api);
    expect(harness.reddit.sent).toHaveLength(requests);
    await harness.reddit.faults();
    harness.advance(HOUR + 60_000);
    await harness.sweep();
    expect(await statesOf(later)).toEqual(['accepted']);
  });

  it('in the middle of a refused batch holds back the rest, and rejects what was refused alone', async () => {
    const ids = await harness.report(2);
    const shard = (await harness.stored(ids[0] ?? ''))?.shard ?? 0;
    await Promise.all(ids.map((id) => doc(id).update({ shard })));
    // Both together, the first alone, then the second.
    await harness.reddit.faults({ status: 400, times: 2 }, { status: 503, times: 1 });
    harness.api.tasks.length = 1;
    await deliverRelays(harness.api);
    const states = await Promise.all(ids.map(async (id) => (await harness.stored(id))?.state));
    expect(states.toSorted()).toEqual(['queued', 'rejected']);
    expect(await circuit()).toMatchObject({ open: true, why: 'unavailable', status: 503 });
  });

  it('that outlasts the 7 days ends the conversion, and its match keys go', async () => {
    await harness.reddit.faults({ status: 503 });
    const [id = ''] = await harness.report(1);
    await deliverRelays(harness.api);
    harness.advance(7 * 24 * HOUR + 60_000);
    await harness.sweep();
    expect(await harness.stored(id)).toMatchObject({ state: 'rejected', match: {}, due_at: null });
    const replay = await harness.api.call('POST', `/api/admin/conversions/PAGE_VISIT:${id}/replay`, {
      token,
    });
    expect(replay.body.code).toBe('illegal_transition');
  });
});

describe('a refusal of everything', () => {
  it.each([401, 403])('with %s stops the sending with one alarm, and goes on afterwards', async (status) => {
    await harness.reddit.faults({ status });
    const ids = await harness.report(5);
    await deliverRelays(harness.api);
    const meanwhile = await harness.report(3);
    await deliverRelays(harness.api);
    expect(alarms()).toEqual(['reddit_relay_refused']);
    expect(await circuit()).toMatchObject({ open: true, why: 'refused', status });
    expect(await harness.stored(ids[0] ?? '')).toMatchObject({ state: 'queued', tries: 0 });
    const requests = harness.reddit.sent.length;
    await harness.sweep();
    expect(harness.reddit.sent).toHaveLength(requests);
    await harness.reddit.faults();
    harness.advance(16 * 60_000);
    await harness.sweep();
    // The probe succeeded, so everything waiting is sent at once.
    harness.advance(60_000);
    await harness.sweep();
    expect(await statesOf([...ids, ...meanwhile])).toEqual(['accepted']);
    expect(await circuit()).toMatchObject({ open: false });
  });

  it('with 400 for each event of a batch stays queued, with one alarm and few requests', async () => {
    await harness.reddit.faults({ status: 400 });
    const ids = await harness.report(40);
    // A shard may happen to hold a single event, which is rejected on its own.
    const shard = (await harness.stored(ids[0] ?? ''))?.shard ?? 0;
    await Promise.all(ids.map((id) => doc(id).update({ shard })));
    const requests = harness.reddit.sent.length;
    await deliverRelays(harness.api);
    expect(await statesOf(ids)).toEqual(['queued']);
    expect(alarms()).toEqual(['reddit_relay_refused']);
    expect(harness.reddit.sent.length - requests).toBeLessThan(10);
    // A probe rejected in the same way fixes nothing and loses nothing.
    harness.advance(16 * 60_000);
    await harness.sweep();
    expect(await statesOf(ids)).toEqual(['queued']);
    expect(await circuit()).toMatchObject({ open: true, status: 400 });
    expect(alarms()).toHaveLength(1);
    await harness.reddit.faults();
    for (let turns = 0; turns < 4; turns += 1) {
      harness.advance(16 * 60_000);
      await harness.sweep();
    }
    expect(await statesOf(ids)).toEqual(['accepted']);
  });

  it('with 400 for one event after the other stops at the fifth', async () => {
    await harness.reddit.faults({ status: 400 });
    const states = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const [id = ''] = await harness.report(1);
      await deliverRelays(harness.api);
      states.push((await harness.stored(id))?.state);
    }
    expect(states).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'queued', 'queued']);
    expect(alarms()).toEqual(['reddit_relay_refused']);
    const from = new Date(Date.now() - HOUR).toISOString();
    await harness.reddit.faults();
    const replay = await harness.api.call('POST', '/api/admin/conversions/replay', {
      token,
      json: { state: 'rejected', from },
    });
    expect(replay.body.queued).toBeGreaterThanOrEqual(4);
    expect(replay.body.more).toBe(false);
    for (let turns = 0; turns < 3; turns += 1) {
      harness.advance(16 * 60_000);
      await harness.sweep();
    }
    const left = await harness.api.call('GET', `/api/admin/conversions?state=rejected&from=${from}`, {
      token,
    });
    expect(left.body.items.filter(({ replayable }: { replayable: boolean }) => replayable)).toEqual([]);
  });
});

describe('a probe', () => {
  it('is not spent on an event that cannot be sent', async () => {
    await harness.reddit.faults({ status: 401 });
    const [old = '', good = ''] = await harness.report(2);
    await deliverRelays(harness.api);
    await doc(old).update({ event_at: Timestamp.fromMillis(Date.now() - 8 * 24 * HOUR) });
    await harness.reddit.faults();
    harness.advance(16 * 60_000);
    harness.api.tasks.push({ name: 'redditRelay', payload: { conversion_id: `PAGE_VISIT:${old}` } });
    await deliverRelays(harness.api);
    expect((await harness.stored(old))?.state).toBe('rejected');
    harness.api.tasks.push({ name: 'redditRelay', payload: { conversion_id: `PAGE_VISIT:${good}` } });
    await deliverRelays(harness.api);
    expect((await harness.stored(good))?.state).toBe('accepted');
  });

  it('that is refused for itself shows that the token is taken again', async () => {
    await harness.reddit.faults({ status: 401 });
    const [bad = ''] = await harness.report(1);
    await deliverRelays(harness.api);
    await spoil([bad]);
    await harness.reddit.faults();
    harness.advance(16 * 60_000);
    await harness.sweep();
    expect((await harness.stored(bad))?.state).toBe('rejected');
    expect(await circuit()).toMatchObject({ open: false });
  });
});

describe('work that never settles', () => {
  it('goes alone after two dead workers and is given up after five', async () => {
    const { conversion } = harness.api.services;
    const [poison = '', ...others] = await harness.report(4);
    harness.api.tasks.length = 0;
    const shard = (await harness.stored(poison))?.shard ?? 0;
    await Promise.all(others.map((id) => doc(id).update({ shard })));
    const dying = {
      ...conversion,
      reddit: () =>
        settingsFor(harness.reddit, {
          configuration: 'dying',
          client: {
            send: (events) => {
              if (events.some(({ metadata }) => metadata.conversion_id === poison))
                throw new Error('out of memory');
              return Promise.resolve({ status: 200, message: '', retry_after_seconds: null });
            },
          },
        }),
    };
    for (let turn = 0; turn < 6; turn += 1) {
      const at = harness.api.services.conversion.clock();
      for (const { id } of await conversion.conversions.due(shard, at, 10)) {
        await relayConversions(dying, id).catch(() => undefined);
      }
      harness.advance(conversion.pace.lease_ms + 1000);
    }
    expect(await statesOf(others)).toEqual(['accepted']);
    expect(await harness.stored(poison)).toMatchObject({ state: 'failed', due_at: null });
    expect((await harness.stored(poison))?.reason).toContain('5 workers crashed');
  });

  it('and a document that cannot be read do not block what waits behind', async () => {
    const [broken = '', good = ''] = await harness.report(2);
    const shard = (await harness.stored(good))?.shard ?? 0;
    await doc(broken).update({ shard, attempts: 'none', created_at: 'yesterday' });
    for (const id of [good, broken]) {
      harness.api.tasks.push({ name: 'redditRelay', payload: { conversion_id: `PAGE_VISIT:${id}` } });
    }
    await deliverRelays(harness.api);
    expect((await harness.stored(good))?.state).toBe('accepted');
    expect((await doc(broken).get()).data()).toMatchObject({ state: 'failed', due_at: null });
    const list = await harness.api.call('GET', '/api/admin/conversions?state=failed', { token });
    expect(list.status).toBe(200);
  });

  it('begins no request once its time is over, and leaves the rest queued', async () => {
    const { conversion } = harness.api.services;
    const { pace } = conversion;
    conversion.pace = { ...pace, delivery_ms: -1 };
    const body = pageVisit();
    await harness.track(body);
    await deliverRelays(harness.api);
    expect(await harness.stored(body.conversion_id)).toMatchObject({ state: 'queued', tries: 0 });
    expect(await circuit()).toMatchObject({ open: false });
    conversion.pace = pace;
    harness.advance(60_000);
    await harness.sweep();
    expect((await harness.stored(body.conversion_id))?.state).toBe('accepted');
  });
});
