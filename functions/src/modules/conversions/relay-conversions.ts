import { DeliverAgain } from '../../platform/deliver-again.ts';
import type { RelayDeps, RelayPace } from './conversion-deps.ts';
import {
  type Attempt,
  type ConversionRecord,
  isDue,
  isOver,
  type Outcome,
  settled,
  takenUp,
} from './conversion-record.ts';
import { type Delivery, deliverEvents, type ToDeliver } from './deliver-events.ts';
import { passGate, resumeSending, stopSending } from './reddit-circuit.ts';
import { toRedditEvent } from './to-reddit-event.ts';

/** The conversion has to be tried later; the platform delivers the task again. */
export class RelayLater extends DeliverAgain {
  override readonly name = 'RelayLater';
}

type Results = Map<string, { outcome: Outcome; attempts: Attempt[] }>;

/**
 * Sends one conversion and, in the same request, others that wait. Delivered twice, it sends once: what is over or
 * another worker's is left alone. A worker that dies leaves its lease; after it the sweeper has them sent again under
 * the same conversion ids, by which Reddit knows them. Throws RelayLater when trying again is up to the platform.
 */
export async function relayConversions(deps: RelayDeps, id: string): Promise<void> {
  const asked = await deps.conversions.find(id);
  const now = deps.clock();
  if (!asked || isOver(asked)) return;
  if (!isDue(asked, now)) {
    if (asked.state === 'sending') return;
    throw new RelayLater(`Conversion ${id} waits until ${asked.due_at?.toISOString()}`);
  }
  const gate = deps.reddit().client ? await passGate(deps) : 'open';
  if (gate === 'shut') return;
  const size = gate === 'probe' ? 1 : deps.pace.batch;
  const others = size > 1 ? await deps.conversions.due(asked.shard, now, size) : [];
  const ids = [id, ...others.filter((other) => other !== id)].slice(0, size);
  if (await sendNow(deps, ids)) throw new RelayLater('Some conversions have to be tried again');
}

/**
 * Takes these conversions up, sends them and records what became of them, whatever the circuit says. True if some
 * are queued again.
 */
export async function sendNow(deps: RelayDeps, ids: readonly string[]): Promise<boolean> {
  const holder = deps.newHolder();
  const records = await takeUp(deps, holder, ids);
  if (records.length === 0) return false;
  const results = await send(deps, records);
  await settle(deps, holder, results);
  const states = Map.groupBy(results.values(), ({ outcome }) => outcome.state);
  const counts = Object.fromEntries([...states].map(([state, found]) => [state, found.length]));
  deps.logger.info('Reddit relay: sent', counts);
  return states.has('queued');
}

function takeUp(deps: RelayDeps, holder: string, ids: readonly string[]): Promise<ConversionRecord[]> {
  return deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const found = await deps.conversions.findInTx(tx, ids);
    const due = found.filter((record) => isDue(record, now));
    const taken = due.map((record) => takenUp(record, holder, deps.pace.lease_ms, now));
    for (const record of taken) deps.conversions.save(tx, record);
    return taken;
  });
}

async function send(deps: RelayDeps, records: readonly ConversionRecord[]): Promise<Results> {
  const settings = deps.reddit();
  const results: Results = new Map();
  if (!settings.client) {
    const reason = 'Not sent: no Reddit pixel id and access token are configured';
    for (const { id } of records) results.set(id, { outcome: { state: 'skipped', reason }, attempts: [] });
    deps.logger.warn('Reddit relay is off: REDDIT_PIXEL_ID and REDDIT_ACCESS_TOKEN are not both set', {
      skipped: records.length,
    });
    return results;
  }
  const sendable: ToDeliver[] = [];
  for (const record of records) {
    const mapped = toRedditEvent(record, deps.clock());
    if ('event' in mapped) {
      const test_id = record.test_id ?? settings.test_id;
      sendable.push({ id: record.id, event: mapped.event, test_id });
    } else {
      results.set(record.id, { outcome: { state: 'rejected', reason: mapped.refused }, attempts: [] });
    }
  }
  const deliveries = await deliverEvents(settings.client, deps.clock, sendable);
  const retry_at = await turnCircuit(deps, deliveries);
  for (const { id, tries } of records) {
    const delivery = deliveries.get(id);
    if (!delivery) continue;
    const outcome = outcomeOf(delivery, tries, retry_at, deps);
    results.set(id, { outcome, attempts: delivery.attempts });
    if (outcome.state === 'rejected' || outcome.state === 'failed') {
      deps.logger.warn('Reddit relay: not accepted', { conversion_id: id, ...outcome });
    }
  }
  return results;
}

/** Stops or resumes the sending; gives when to try again after a stop. */
async function turnCircuit(deps: RelayDeps, deliveries: Map<string, Delivery>): Promise<Date | null> {
  const all = [...deliveries.values()];
  const refused = all.find(({ verdict }) => verdict === 'bad_configuration')?.answer;
  if (refused) return stopSending(deps, refused.status ?? 0, refused.message);
  if (all.some(({ verdict }) => verdict === 'accepted')) await resumeSending(deps);
  return null;
}

function outcomeOf(
  { verdict, answer }: Delivery,
  tries: number,
  retry_at: Date | null,
  deps: RelayDeps,
): Outcome {
  switch (verdict) {
    case 'accepted':
      return { state: 'accepted', reason: 'Accepted by Reddit' };
    case 'bad_event':
      return { state: 'rejected', reason: `Reddit refuses it: ${answer?.message}` };
    case 'bad_configuration':
      return {
        state: 'queued',
        reason: 'Waiting: Reddit refuses the token or the pixel',
        due_at: retry_at ?? deps.clock(),
        uncounted: true,
      };
    case 'try_again': {
      const said = answer?.status ? `answer ${answer.status}` : 'no answer';
      if (tries >= deps.pace.max_tries) {
        return { state: 'failed', reason: `Given up after ${tries} tries: ${said}` };
      }
      const wait_ms = Math.max(backoff(tries, deps.pace), (answer?.retry_after_seconds ?? 0) * 1000);
      const due_at = new Date(deps.clock().getTime() + wait_ms);
      return { state: 'queued', reason: `Waiting to be tried again: ${said}`, due_at };
    }
  }
}

/** Milliseconds to wait after the given number of tries. */
export function backoff(tries: number, pace: Pick<RelayPace, 'backoff_ms' | 'longest_backoff_ms'>): number {
  return Math.min(pace.longest_backoff_ms, pace.backoff_ms * 2 ** Math.max(0, tries - 1));
}

/**
 * Records results. What this worker no longer holds is another's to settle, with one exception: that Reddit has
 * accepted it is true whoever learned it.
 */
async function settle(deps: RelayDeps, holder: string, results: Results): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const now = deps.clock();
    for (const record of await deps.conversions.findInTx(tx, [...results.keys()])) {
      const result = results.get(record.id);
      if (!result || isOver(record)) continue;
      if (record.holder !== holder && result.outcome.state !== 'accepted') continue;
      deps.conversions.save(tx, settled(record, result.outcome, result.attempts, now));
    }
  });
}
