import type { RelayDeps } from './conversion-deps.ts';
import type { Outcome, Results } from './conversion-record.ts';
import { type Delivery, deliverEvents, type Sent, type ToDeliver } from './deliver-events.ts';
import { pauseSending, recordRejections, resumeSending, stopSending } from './reddit-circuit.ts';

type Refusal = Extract<Delivery, { sent_at: Date }>;

/**
 * Sends events and stores each result as soon as it is known. Single events that Reddit rejects are stored last: only
 * then is it known whether it rejects those or everything.
 */
export async function deliverToReddit(
  deps: RelayDeps,
  events: readonly ToDeliver[],
  settle: (results: Results) => Promise<void>,
): Promise<void> {
  const { client } = deps.reddit();
  if (!client) return;
  const deadline = new Date(deps.clock().getTime() + deps.pace.delivery_ms);
  const refused: Refusal[] = [];
  let accepted = false;
  let paused = false;
  let stopped_until: Date | null = null;
  for await (const delivery of deliverEvents(client, deps.clock, deadline, events)) {
    switch (delivery.result) {
      case 'accepted':
        if (!accepted) await resumeSending(deps, delivery.sent_at);
        accepted = true;
        await settle(all(delivery.events, { state: 'accepted', reason: 'Accepted by Reddit' }));
        break;
      case 'bad_event':
        refused.push(delivery);
        break;
      case 'bad_configuration':
        stopped_until = await stopSending(deps, delivery.answer);
        await settle(all(delivery.events, waiting(delivery, stopped_until)));
        break;
      case 'try_again': {
        paused = true;
        const until = await pauseSending(deps, delivery.answer);
        await settle(all(delivery.events, waiting(delivery, until)));
        break;
      }
      case 'out_of_time': {
        const reason = 'Waiting: there was no time left to send it';
        await settle(all(delivery.events, { state: 'queued', reason, due_at: deps.clock(), untried: true }));
        break;
      }
    }
  }
  if (!accepted && !paused) stopped_until ??= await checkForSystematicRejection(deps, refused, events);
  for (const delivery of refused) {
    const { answer } = delivery;
    const outcome: Outcome =
      stopped_until === null
        ? { state: 'rejected', reason: `Rejected by Reddit: ${answer.message}` }
        : waiting({ ...delivery, result: 'bad_configuration' }, stopped_until);
    await settle(all(delivery.events, outcome));
    for (const { id } of delivery.events) {
      deps.logger.warn('Reddit relay: not accepted', {
        conversion: id,
        state: outcome.state,
        answer: answer.message,
      });
    }
  }
}

/**
 * Whether rejections mean that everything is rejected; events for Event Testing, which people try out, prove nothing.
 */
async function checkForSystematicRejection(
  deps: RelayDeps,
  refused: readonly Refusal[],
  events: readonly ToDeliver[],
): Promise<Date | null> {
  const tests = new Set(events.filter(({ test_id }) => test_id !== null).map(({ id }) => id));
  const live = refused.filter((one) => one.events.some(({ id }) => !tests.has(id)));
  const [first] = live;
  return first ? recordRejections(deps, live.length, first.answer) : null;
}

function waiting({ result, answer }: Refusal, due_at: Date): Outcome {
  if (result === 'bad_configuration') {
    return {
      state: 'queued',
      reason: `Waiting: Reddit rejects all events (${answer.status})`,
      due_at,
      untried: true,
    };
  }
  const said = answer.status === null ? 'no response' : `answer ${answer.status}`;
  return { state: 'queued', reason: `Waiting to retry: ${said}`, due_at };
}

function all(events: readonly Sent[], outcome: Outcome): Results {
  return new Map(events.map(({ id, attempts }) => [id, { outcome, attempts }]));
}
