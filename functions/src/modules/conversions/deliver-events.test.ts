import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RedditAnswer, RedditClient } from '../../integrations/reddit-conversions.ts';
import { type Delivery, deliverEvents, resultOf, type ToDeliver } from './deliver-events.ts';
import { SYSTEMATIC_REJECTIONS } from './reddit-circuit.ts';

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
const many = (count: number) => Array.from({ length: count }, (_, at) => event(String(at)));

/** A Reddit that accepts or rejects a batch as a whole. Each request takes a second. */
function fakeReddit(bad: (id: string) => boolean, script: (number | null)[] = []) {
  const accepted: string[] = [];
  const sizes: number[] = [];
  let seconds = 0;
  const client: RedditClient = {
    send: async (events) => {
      seconds += 1;
      sizes.push(events.length);
      const scripted = script.shift();
      if (scripted !== undefined) return answer(scripted);
      const ids = events.map(({ metadata }) => metadata.conversion_id);
      if (ids.some(bad)) return answer(400);
      accepted.push(...ids);
      return answer(200);
    },
  };
  const clock = () => new Date(seconds * 1000);
  /** Results by id, in the order they came. */
  const deliver = async (events: ToDeliver[], deadline_s = 1000) => {
    const found = new Map<string, Delivery['result']>();
    for await (const one of deliverEvents(client, clock, new Date(deadline_s * 1000), events)) {
      for (const { id } of one.events) {
        expect(found.has(id)).toBe(false);
        found.set(id, one.result);
      }
    }
    return found;
  };
  return { deliver, accepted, sizes };
}

describe('deliverEvents', () => {
  it('says of every event once what became of it: bad ones refused, every other one sent once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), async (bad) => {
        const { deliver, accepted } = fakeReddit((id) => bad[Number(id)] === true);
        const verdicts = await deliver(many(bad.length));
        expect(verdicts.size).toBe(bad.length);
        // If so many were bad that no good one stood out, the fault is taken to be ours.
        if ([...verdicts.values()].includes('bad_configuration')) {
          expect(bad.filter(Boolean).length).toBeGreaterThanOrEqual(SYSTEMATIC_REJECTIONS);
          return;
        }
        const good = [...bad.keys()].filter((at) => !bad[at]).map(String);
        expect(accepted.toSorted()).toEqual(good.toSorted());
        for (const [id, verdict] of verdicts)
          expect(verdict).toBe(bad[Number(id)] ? 'bad_event' : 'accepted');
      }),
    );
  });

  it('finds one bad event among a hundred in fewer requests than one for each', async () => {
    const { deliver, sizes } = fakeReddit((id) => id === '37');
    expect((await deliver(many(100))).get('37')).toBe('bad_event');
    expect(sizes.length).toBeLessThan(22);
    expect(sizes[0]).toBe(100);
  });

  it('takes a batch of which every event is refused for a fault of ours, after few requests', async () => {
    const { deliver, sizes } = fakeReddit(() => true);
    const verdicts = await deliver(many(100));
    expect(sizes).toEqual([100, 1, 1, 1, 1, 1]);
    expect([...verdicts.values()].filter((verdict) => verdict === 'bad_configuration')).toHaveLength(96);
  });

  it('stops at the first answer that is not about the events', async () => {
    const { deliver, sizes } = fakeReddit(() => false, [400, 200, 503]);
    const verdicts = await deliver(many(4));
    expect(sizes).toEqual([4, 2, 2]);
    expect([...verdicts.values()]).toEqual(['accepted', 'accepted', 'try_again', 'try_again']);
    const stopped = fakeReddit(() => false, [400, 401]);
    const refused = await stopped.deliver(many(4));
    expect(stopped.sizes).toEqual([4, 2]);
    expect([...refused.values()].every((verdict) => verdict === 'bad_configuration')).toBe(true);
  });

  it('begins no request after the deadline', async () => {
    const { deliver, sizes } = fakeReddit((id) => id === '3');
    const verdicts = await deliver(many(8), 2);
    expect(sizes).toHaveLength(2);
    expect([...verdicts.values()].filter((verdict) => verdict === 'out_of_time').length).toBeGreaterThan(0);
    expect(verdicts.size).toBe(8);
  });

  it('sends events for Event Testing one by one, apart from the others', async () => {
    const { deliver, sizes } = fakeReddit(() => false);
    await deliver([event('a'), event('b', 't'), event('c'), event('d', 't')]);
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
    expect(resultOf(status)).toBe(verdict);
  });
});
