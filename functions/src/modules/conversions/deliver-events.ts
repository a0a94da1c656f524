import type { RedditAnswer, RedditClient } from '../../integrations/reddit-conversions.ts';
import type { RedditEvent } from '../../integrations/reddit-event.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Attempt } from './conversion-record.ts';
import { SYSTEMATIC_REJECTIONS } from './reddit-circuit.ts';

/** What a response means for the events of its request. */
export type DeliveryResult = 'accepted' | 'bad_event' | 'bad_configuration' | 'try_again';

export function resultOf(status: number | null): DeliveryResult {
  if (status === null) return 'try_again';
  if (status >= 200 && status < 300) return 'accepted';
  if (status === 401 || status === 403 || status === 404) return 'bad_configuration';
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'try_again';
  return 'bad_event';
}

/** An event with all its attempts. */
export type Sent = { id: string; attempts: Attempt[] };

/** The result for some of the events. `out_of_time`: they were not sent. */
export type Delivery =
  | { result: DeliveryResult; events: Sent[]; answer: RedditAnswer; sent_at: Date }
  | { result: 'out_of_time'; events: Sent[] };

export type ToDeliver = { id: string; event: RedditEvent; test_id: string | null };

type Group = readonly ToDeliver[];

/**
 * Sends events in one request and yields the result of each as soon as it is known. Reddit accepts all or none, so a
 * rejected batch is bisected until the bad events are isolated and all others are accepted. The first response about us
 * or about Reddit's state, rather than about the events, ends sending; unsent events share its result. Events for Event
 * Testing are sent one by one. No request starts after the deadline.
 */
export async function* deliverEvents(
  client: RedditClient,
  clock: Clock,
  deadline: Date,
  events: Group,
): AsyncGenerator<Delivery> {
  const attempts = new Map<string, Attempt[]>();
  const sent = (group: Group): Sent[] => group.map(({ id }) => ({ id, attempts: attempts.get(id) ?? [] }));
  const waiting = groups(events);
  let sampled = false;
  let accepted = false;
  let refused_alone = 0;
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    if (clock() >= deadline) {
      yield { result: 'out_of_time', events: sent([group, ...waiting].flat()) };
      return;
    }
    const { answer, attempt } = await send(client, clock, group);
    for (const { id } of group) attempts.set(id, [...(attempts.get(id) ?? []), attempt]);
    let result = resultOf(answer.status);
    if (result === 'bad_event' && group.length > 1) {
      const rest = sampled || group.length < 2 * SYSTEMATIC_REJECTIONS ? [group] : sample(group);
      sampled = true;
      waiting.unshift(...rest.flatMap((part) => (part.length > 1 ? halves(part) : [part])));
      continue;
    }
    if (result === 'accepted') accepted = true;
    if (result === 'bad_event' && group[0]?.test_id === null) refused_alone += 1;
    const ours = result === 'bad_event' && !accepted && refused_alone >= SYSTEMATIC_REJECTIONS;
    if (ours) result = 'bad_configuration';
    const over = result === 'bad_configuration' || result === 'try_again';
    const same = over ? [group, ...waiting].flat() : group;
    yield { result, events: sent(same), answer, sent_at: attempt.at };
    if (over) return;
  }
}

function groups(events: Group): Group[] {
  const live = events.filter(({ test_id }) => test_id === null);
  const tests = events.filter(({ test_id }) => test_id !== null);
  return [...(live.length > 0 ? [live] : []), ...tests.map((event) => [event])];
}

function halves(group: Group): Group[] {
  const half = Math.ceil(group.length / 2);
  return [group.slice(0, half), group.slice(half)];
}

/** A few single events from all over the group, to learn soon whether every one is rejected; then the rest. */
function sample(group: Group): Group[] {
  const step = Math.floor(group.length / SYSTEMATIC_REJECTIONS);
  const isSample = (at: number) => at % step === 0 && at / step < SYSTEMATIC_REJECTIONS;
  const singles = group.filter((_, at) => isSample(at)).map((event) => [event]);
  return [...singles, group.filter((_, at) => !isSample(at))];
}

async function send(
  client: RedditClient,
  clock: Clock,
  group: Group,
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
