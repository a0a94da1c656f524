import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { relayConversions } from '../../functions/src/modules/conversions/relay-conversions.ts';
import { sweepConversions } from '../../functions/src/modules/conversions/sweep-conversions.ts';
import { pageVisit, useConversionHarness } from '../support/conversions.ts';
import { deliverRelays, settingsFor } from '../support/reddit.ts';

const harness = useConversionHarness();

const relayLogs = () => harness.api.logs.filter(({ message }) => message.startsWith('Reddit relay'));

describe('the relay', () => {
  const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await harness.stored(id))?.state));

  it('skips without a pixel and a token, and leaves saying so to the start', async () => {
    harness.api.services.conversion.reddit = () =>
      settingsFor(harness.reddit, { client: null, has_token: false });
    const [id = ''] = await harness.report(1);
    await deliverRelays(harness.api);
    expect(await harness.stored(id)).toMatchObject({ state: 'skipped', due_at: null });
    expect(await harness.reddit.find(id)).toBeUndefined();
    expect(relayLogs().filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('takes others along and rejects only the bad one of a batch', async () => {
    const ids = await harness.report(40);
    const bad = await harness.stored(ids[7] ?? '');
    // Reddit rejects nothing that the intake accepts; a currency that only Reddit finds invalid stands in.
    if (bad)
      await harness.api.services.db
        .doc(`conversions/${bad.id}`)
        .update({ type: 'LEAD', value: 1, currency: 'usd' });
    await deliverRelays(harness.api);
    const states = await statesOf(ids);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(39);
    expect(states[7]).toBe('rejected');
    expect((await harness.stored(ids[7] ?? ''))?.reason).toContain('invalid currency');
  });

  it('rejects what has become too old, without asking Reddit', async () => {
    const [id = ''] = await harness.report(1);
    const event_at = Timestamp.fromMillis(Date.now() - 8 * 24 * 3600_000);
    await harness.api.services.db.doc(`conversions/PAGE_VISIT:${id}`).update({ event_at });
    await deliverRelays(harness.api);
    // Its match keys are no longer needed.
    expect(await harness.stored(id)).toMatchObject({ state: 'rejected', attempts: [], match: {} });
  });

  it.each([
    [{ status: 503, times: 1 }, 503],
    [{ status: 429, times: 1, retry_after: 120 }, 429],
    [{ drop: 'before' as const, times: 1 }, null],
  ])('waits and tries again after %j', async (fault, status) => {
    await harness.reddit.faults(fault);
    const [id = ''] = await harness.report(1);
    expect(await deliverRelays(harness.api)).toBe(1);
    const record = await harness.stored(id);
    expect(record).toMatchObject({ state: 'queued', tries: 1 });
    expect(record?.attempts).toMatchObject([{ status }]);
    const wait_ms = (record?.due_at?.getTime() ?? 0) - Date.now();
    expect(wait_ms).toBeGreaterThan(status === 429 ? 115_000 : 5_000);
    harness.api.tasks.push({ name: 'redditRelay', payload: { conversion_id: `PAGE_VISIT:${id}` } });
    expect(await deliverRelays(harness.api)).toBe(1); // too early
    harness.advance(200_000);
    await sweepConversions(harness.api.services.conversion);
    expect(await deliverRelays(harness.api)).toBe(0);
    expect(await harness.stored(id)).toMatchObject({ state: 'accepted', tries: 2 });
  });

  it('is accepted once when the answer to an accepted event was lost', async () => {
    await harness.reddit.faults({ drop: 'after', times: 1 });
    const [id = ''] = await harness.report(1);
    await deliverRelays(harness.api);
    harness.advance(60_000);
    await sweepConversions(harness.api.services.conversion);
    await deliverRelays(harness.api);
    expect(await harness.stored(id)).toMatchObject({ state: 'accepted' });
    // Reddit received it twice under one conversion id, which it counts once.
    expect((await harness.reddit.find(id))?.receptions).toBe(2);
  });

  it('leaves what another worker holds, and takes it up when that one has died', async () => {
    const [id = ''] = await harness.report(1);
    const { conversion } = harness.api.services;
    const dead = {
      ...conversion,
      reddit: () =>
        settingsFor(harness.reddit, { client: { send: () => new Promise<never>(() => undefined) } }),
    };
    void relayConversions(dead, `PAGE_VISIT:${id}`);
    await expect.poll(async () => (await harness.stored(id))?.state).toBe('sending');
    await deliverRelays(harness.api);
    expect(await harness.stored(id)).toMatchObject({ state: 'sending', tries: 1 });
    harness.advance(conversion.pace.lease_ms + conversion.pace.grace_ms + 1_000);
    await sweepConversions(conversion);
    await deliverRelays(harness.api);
    expect(await harness.stored(id)).toMatchObject({ state: 'accepted', tries: 2 });
  });

  it('takes the conversion also when the queue does not', async () => {
    const { conversion } = harness.api.services;
    const { queue } = conversion;
    conversion.queue = { enqueue: async () => Promise.reject(new Error('queue is down')) };
    const body = pageVisit();
    expect((await harness.track(body)).body).toEqual({ success: true });
    conversion.queue = queue;
    harness.advance(60_000);
    await sweepConversions(conversion);
    await deliverRelays(harness.api);
    expect(await harness.stored(body.conversion_id)).toMatchObject({ state: 'accepted' });
  });
});
