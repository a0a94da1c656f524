import type { RedditAnswer, RedditClient } from '../../integrations/reddit-conversions.ts';
import type { RedditEvent } from '../../integrations/reddit-event.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Attempt } from './conversion-record.ts';

/** What an answer means for the events of its request. */
export type Verdict = 'accepted' | 'bad_event' | 'bad_configuration' | 'try_again';

export function verdictOf(status: number | null): Verdict {
  if (status === null) return 'try_again';
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 401 || status === 403 || status === 404) return 'bad_configuration';
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'try_again';
  return 'bad_event';
}

/** What became of one event: the last verdict about it, the answer it came with, and every try. */
export type Delivery = { verdict: Verdict; answer: RedditAnswer | null; attempts: Attempt[] };

export type ToDeliver = { id: string; event: RedditEvent; test_id: string | null };

/**
 * Sends events in one request. Reddit takes all or none, so a refused batch is halved until the bad events stand
 * alone and every other one is in. The first answer that is about us or about Reddit's state, not about the events,
 * ends the sending; what was not sent by then shares its verdict. Events for Event Testing go one by one.
 */
export async function deliverEvents(
  client: RedditClient,
  clock: Clock,
  events: readonly ToDeliver[],
): Promise<Map<string, Delivery>> {
  const deliveries = new Map<string, Delivery>(
    events.map(({ id }) => [id, { verdict: 'try_again', answer: null, attempts: [] }]),
  );
  const waiting = groups(events);
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const { answer, attempt } = await send(client, clock, group);
    const verdict = verdictOf(answer.status);
    for (const { id } of group) {
      const attempts = [...(deliveries.get(id)?.attempts ?? []), attempt];
      deliveries.set(id, { verdict, answer, attempts });
    }
    if (verdict === 'bad_event' && group.length > 1) {
      const half = Math.ceil(group.length / 2);
      waiting.unshift(group.slice(0, half), group.slice(half));
    } else if (verdict === 'bad_configuration' || verdict === 'try_again') {
      for (const { id } of waiting.flat()) {
        deliveries.set(id, { verdict, answer, attempts: deliveries.get(id)?.attempts ?? [] });
      }
      break;
    }
  }
  return deliveries;
}

function groups(events: readonly ToDeliver[]): ToDeliver[][] {
  const live = events.filter(({ test_id }) => test_id === null);
  const tests = events.filter(({ test_id }) => test_id !== null);
  return [...(live.length > 0 ? [live] : []), ...tests.map((event) => [event])];
}

async function send(
  client: RedditClient,
  clock: Clock,
  group: readonly ToDeliver[],
): Promise<{ answer: RedditAnswer; attempt: Attempt }> {
  const at = clock();
  const started = performance.now();
  const answer = await client.send(
    group.map(({ event }) => event),
    group[0]?.test_id ?? null,
  );
  const milliseconds = Math.round(performance.now() - started);
  const { status, message } = answer;
  return { answer, attempt: { at, status, message, batch: group.length, milliseconds } };
}
