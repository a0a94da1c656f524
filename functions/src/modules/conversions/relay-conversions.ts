import { claimLease, holdsLease } from '../../platform/lease.ts';
import { RetryTask } from '../../platform/retry-task.ts';
import type { RelayDeps } from './conversion-deps.ts';
import {
  type ConversionRecord,
  claimed,
  goesAlone,
  isDue,
  isOver,
  type Outcome,
  type Results,
  withOutcome,
} from './conversion-record.ts';
import type { ToDeliver } from './deliver-events.ts';
import { deliverToReddit } from './deliver-to-reddit.ts';
import { type Gate, passGate, readGate } from './reddit-circuit.ts';
import { toRedditEvent } from './to-reddit-event.ts';

/**
 * Sends one conversion and, in the same request, others that are due. Delivered twice, it sends once: what is finished
 * or leased by another worker is left alone. A dead worker's lease expires; the sweeper then has its conversions sent
 * again under the same conversion ids, which Reddit deduplicates. Throws RetryTask if the platform should retry.
 */
export async function relayConversions(deps: RelayDeps, id: string): Promise<void> {
  const asked = await deps.conversions.find(id);
  const now = deps.clock();
  if (asked && isOver(asked)) return;
  if (asked && !isDue(asked, now)) {
    if (asked.state === 'sending') return;
    throw new RetryTask(`Conversion ${id} waits until ${asked.due_at?.toISOString()}`);
  }
  if ((await readGate(deps)).state === 'shut') return;
  const others =
    asked && !goesAlone(asked) ? await deps.conversions.due(asked.shard, now, deps.pace.batch) : [];
  const along = others.filter((other) => other.id !== id && !other.alone).map((other) => other.id);
  const ids = [id, ...along].slice(0, deps.pace.batch);
  if (await sendConversions(deps, ids, passGate)) throw new RetryTask('Some conversions have to be retried');
}

/** Sends at once, whatever the circuit says. */
export async function sendNow(deps: RelayDeps, id: string): Promise<void> {
  await sendConversions(deps, [id], async () => ({ state: 'open' }));
}

/** Claims these, sends as many as allowed, and stores each result. True if some must be retried. */
async function sendConversions(
  deps: RelayDeps,
  ids: readonly string[],
  pass: (deps: RelayDeps) => Promise<Gate>,
): Promise<boolean> {
  const holder = deps.newHolder();
  const records = await claim(deps, holder, ids);
  const counts: Record<string, number> = {};
  const settle = async (results: Results) => {
    for (const { outcome } of results.values()) counts[outcome.state] = (counts[outcome.state] ?? 0) + 1;
    await record(deps, holder, results);
  };
  const { refused, sendable } = partition(deps, records);
  await settle(refused);
  if (sendable.length > 0) {
    // Not earlier: a probe must not be spent on what cannot be sent.
    const gate = await pass(deps);
    const may_go = gate.state === 'open' ? sendable : gate.state === 'probe' ? sendable.slice(0, 1) : [];
    await settle(released(deps, sendable.slice(may_go.length)));
    if (may_go.length > 0) await deliverToReddit(deps, may_go, settle);
  }
  if (records.length > 0) deps.logger.info('Reddit relay: sent', counts);
  return (counts.queued ?? 0) > 0;
}

function claim(deps: RelayDeps, holder: string, ids: readonly string[]): Promise<ConversionRecord[]> {
  return deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const { records, unreadable } = await deps.conversions.findInTx(tx, ids);
    const lease = claimLease(holder, now, deps.pace.lease_ms);
    const taken = records.filter((record) => isDue(record, now)).map((record) => claimed(record, lease, now));
    for (const record of taken) deps.conversions.save(tx, record);
    for (const id of unreadable) deps.conversions.setAside(tx, id, now);
    return taken.filter((record) => !isOver(record));
  });
}

/** Splits the records into what can be sent, and the results of the others. */
function partition(
  deps: RelayDeps,
  records: readonly ConversionRecord[],
): { refused: Results; sendable: ToDeliver[] } {
  const settings = deps.reddit();
  const refused: Results = new Map();
  const sendable: ToDeliver[] = [];
  for (const record of records) {
    const mapped = toRedditEvent(record, deps.clock());
    if ('refused' in mapped) {
      const { refused: reason, forget = false } = mapped;
      refused.set(record.id, { outcome: { state: 'rejected', reason, forget }, attempts: [] });
    } else if (!settings.client) {
      const reason = 'Not sent: the Reddit pixel ID or access token isn’t configured';
      refused.set(record.id, { outcome: { state: 'skipped', reason }, attempts: [] });
    } else {
      const test_id = record.test_id ?? settings.test_id;
      sendable.push({ id: record.id, event: mapped.event, test_id });
    }
  }
  return { refused, sendable };
}

/** Back into the queue, untried: another worker is probing, or this probe sends only one. */
function released(deps: RelayDeps, events: readonly ToDeliver[]): Results {
  // Due at once: the circuit holds them back, and may close any time.
  const due_at = deps.clock();
  const reason = 'Waiting until Reddit accepts events again';
  const outcome: Outcome = { state: 'queued', reason, due_at, untried: true };
  return new Map(events.map(({ id }) => [id, { outcome, attempts: [] }]));
}

/**
 * Stores results. What this worker no longer leases is another's to store, except that an acceptance by Reddit is true
 * whoever learned it.
 */
async function record(deps: RelayDeps, holder: string, results: Results): Promise<void> {
  if (results.size === 0) return;
  await deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const { records } = await deps.conversions.findInTx(tx, [...results.keys()]);
    for (const held of records) {
      const result = results.get(held.id);
      if (!result || isOver(held)) continue;
      if (!holdsLease(held, holder) && result.outcome.state !== 'accepted') continue;
      deps.conversions.save(tx, withOutcome(held, result.outcome, result.attempts, now));
    }
  });
}
