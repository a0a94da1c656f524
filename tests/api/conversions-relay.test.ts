import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { relayConversions } from '../../functions/src/modules/conversions/relay-conversions.ts';
import { sweepConversions } from '../../functions/src/modules/conversions/sweep-conversions.ts';
import { conversionDesk, pageVisit } from '../support/conversions.ts';
import { deliverRelays, settingsFor } from '../support/reddit.ts';

const desk = conversionDesk();

const relayLogs = () => desk.api.logs.filter(({ message }) => message.startsWith('Reddit relay'));

describe('the relay', () => {
  const statesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await desk.stored(id))?.state));

  it('skips without a pixel and a token, and leaves saying so to the start', async () => {
    desk.api.services.conversion.reddit = () => settingsFor(desk.reddit, { client: null, has_token: false });
    const [id = ''] = await desk.take(1);
    await deliverRelays(desk.api);
    expect(await desk.stored(id)).toMatchObject({ state: 'skipped', due_at: null });
    expect(await desk.reddit.find(id)).toBeUndefined();
    expect(relayLogs().filter(({ level }) => level === 'warn')).toEqual([]);
  });

  it('takes others along and rejects only the bad one of a batch', async () => {
    const ids = await desk.take(40);
    const bad = await desk.stored(ids[7] ?? '');
    // Nothing that the intake lets through is refused; a currency that only Reddit finds wrong stands for one.
    if (bad)
      await desk.api.services.db
        .doc(`conversions/${bad.id}`)
        .update({ type: 'LEAD', value: 1, currency: 'usd' });
    await deliverRelays(desk.api);
    const states = await statesOf(ids);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(39);
    expect(states[7]).toBe('rejected');
    expect((await desk.stored(ids[7] ?? ''))?.reason).toContain('invalid currency');
  });

  it('rejects what has become too old, without asking Reddit', async () => {
    const [id = ''] = await desk.take(1);
    const event_at = Timestamp.fromMillis(Date.now() - 8 * 24 * 3600_000);
    await desk.api.services.db.doc(`conversions/PAGE_VISIT:${id}`).update({ event_at });
    await deliverRelays(desk.api);
    // Its match keys have no use any more.
    expect(await desk.stored(id)).toMatchObject({ state: 'rejected', attempts: [], match: {} });
  });

  it.each([
    [{ status: 503, times: 1 }, 503],
    [{ status: 429, times: 1, retry_after: 120 }, 429],
    [{ drop: 'before' as const, times: 1 }, null],
  ])('waits and tries again after %j', async (fault, status) => {
    await desk.reddit.faults(fault);
    const [id = ''] = await desk.take(1);
    expect(await deliverRelays(desk.api)).toBe(1);
    const record = await desk.stored(id);
    expect(record).toMatchObject({ state: 'queued', tries: 1 });
    expect(record?.attempts).toMatchObject([{ status }]);
    const wait_ms = (record?.due_at?.getTime() ?? 0) - Date.now();
    expect(wait_ms).toBeGreaterThan(status === 429 ? 115_000 : 5_000);
    desk.api.tasks.push({ name: 'redditRelay', payload: { conversion_id: `PAGE_VISIT:${id}` } });
    expect(await deliverRelays(desk.api)).toBe(1); // too early
    desk.advance(200_000);
    await sweepConversions(desk.api.services.conversion);
    expect(await deliverRelays(desk.api)).toBe(0);
    expect(await desk.stored(id)).toMatchObject({ state: 'accepted', tries: 2 });
  });

  it('is accepted once when the answer to an accepted event was lost', async () => {
    await desk.reddit.faults({ drop: 'after', times: 1 });
    const [id = ''] = await desk.take(1);
    await deliverRelays(desk.api);
    desk.advance(60_000);
    await sweepConversions(desk.api.services.conversion);
    await deliverRelays(desk.api);
    expect(await desk.stored(id)).toMatchObject({ state: 'accepted' });
    // Reddit got it twice under one conversion id, which it counts once.
    expect((await desk.reddit.find(id))?.receptions).toBe(2);
  });

  it('leaves what another worker holds, and takes it up when that one has died', async () => {
    const [id = ''] = await desk.take(1);
    const { conversion } = desk.api.services;
    const dead = {
      ...conversion,
      reddit: () => settingsFor(desk.reddit, { client: { send: () => new Promise<never>(() => undefined) } }),
    };
    void relayConversions(dead, `PAGE_VISIT:${id}`);
    await expect.poll(async () => (await desk.stored(id))?.state).toBe('sending');
    await deliverRelays(desk.api);
    expect(await desk.stored(id)).toMatchObject({ state: 'sending', tries: 1 });
    desk.advance(conversion.pace.lease_ms + conversion.pace.grace_ms + 1_000);
    await sweepConversions(conversion);
    await deliverRelays(desk.api);
    expect(await desk.stored(id)).toMatchObject({ state: 'accepted', tries: 2 });
  });

  it('takes the conversion also when the queue does not', async () => {
    const { conversion } = desk.api.services;
    const { queue } = conversion;
    conversion.queue = { enqueue: async () => Promise.reject(new Error('queue is down')) };
    const body = pageVisit();
    expect((await desk.track(body)).body).toEqual({ success: true });
    conversion.queue = queue;
    desk.advance(60_000);
    await sweepConversions(conversion);
    await deliverRelays(desk.api);
    expect(await desk.stored(body.conversion_id)).toMatchObject({ state: 'accepted' });
  });
});
