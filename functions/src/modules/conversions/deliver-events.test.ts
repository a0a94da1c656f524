import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedditAnswer, RedditClient } from '../../integrations/reddit-conversions.ts';
import { deliverEvents, type ToDeliver, verdictOf } from './deliver-events.ts';

const answer = (status: number | null): RedditAnswer => ({
  status,
  message: `said ${status}`,
  retry_after_seconds: null,
});
const event = (id: string, test_id: string | null = null): ToDeliver => ({
  id,
  event: {
    event_at: 0,
    action_source: 'WEBSITE',
    type: { tracking_type: 'LEAD' },
    metadata: { conversion_id: id },
  },
  test_id,
});

/** Reddit: takes a batch whole or not at all. Gives the client, what was accepted, and the size of each request. */
function fakeReddit(bad: (id: string) => boolean, script: (number | null)[] = []) {
  const accepted: string[] = [];
  const sizes: number[] = [];
  const client: RedditClient = {
    send: async (events) => {
      sizes.push(events.length);
      const scripted = script.shift();
      if (scripted !== undefined) return answer(scripted);
      const ids = events.map(({ metadata }) => metadata.conversion_id);
      if (ids.some(bad)) return answer(400);
      accepted.push(...ids);
      return answer(200);
    },
  };
  return { client, accepted, sizes };
}
const clock = () => new Date(0);

describe('deliverEvents', () => {
  it('rejects exactly the bad events of a batch and sends every other one once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), async (bad) => {
        const events = bad.map((_, at) => event(String(at)));
        const { client, accepted } = fakeReddit((id) => bad[Number(id)] === true);
        const deliveries = await deliverEvents(client, clock, events);
        const good = events.map(({ id }) => id).filter((id) => !bad[Number(id)]);
        expect(accepted.toSorted()).toEqual(good.toSorted());
        for (const [id, { verdict, attempts }] of deliveries) {
          expect(verdict).toBe(bad[Number(id)] ? 'bad_event' : 'accepted');
          expect(attempts.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('finds one bad event among a hundred in fewer requests than one for each', async () => {
    const { client, sizes } = fakeReddit((id) => id === '37');
    await deliverEvents(
      client,
      clock,
      Array.from({ length: 100 }, (_, at) => event(String(at))),
    );
    expect(sizes.length).toBeLessThan(20);
    expect(sizes[0]).toBe(100);
  });

  it('stops at the first answer that is not about the events', async () => {
    const { client, sizes } = fakeReddit(() => false, [400, 200, 503]);
    const deliveries = await deliverEvents(
      client,
      clock,
      ['a', 'b', 'c', 'd'].map((id) => event(id)),
    );
    expect(sizes).toEqual([4, 2, 2]);
    expect([...deliveries].map(([id, { verdict }]) => `${id} ${verdict}`)).toEqual([
      'a accepted',
      'b accepted',
      'c try_again',
      'd try_again',
    ]);
    const stopped = fakeReddit(() => false, [400, 401]);
    const refused = await deliverEvents(
      stopped.client,
      clock,
      ['a', 'b', 'c', 'd'].map((id) => event(id)),
    );
    expect(stopped.sizes).toEqual([4, 2]);
    expect([...refused.values()].every(({ verdict }) => verdict === 'bad_configuration')).toBe(true);
  });

  it('sends events for Event Testing one by one, apart from the others', async () => {
    const { client, sizes } = fakeReddit(() => false);
    await deliverEvents(client, clock, [event('a'), event('b', 't'), event('c'), event('d', 't')]);
    expect(sizes).toEqual([2, 1, 1]);
  });
});

describe('verdictOf', () => {
  it.each([
    [200, 'accepted'],
    [400, 'bad_event'],
    [413, 'bad_event'],
    [401, 'bad_configuration'],
    [403, 'bad_configuration'],
    [404, 'bad_configuration'],
    [429, 'try_again'],
    [500, 'try_again'],
    [503, 'try_again'],
    [null, 'try_again'],
  ])('%s means %s', (status, verdict) => {
    expect(verdictOf(status)).toBe(verdict);
  });
});
