import type { RedditAnswer } from '../../integrations/reddit-conversions.ts';
import type { CircuitState } from './circuit.repository.ts';
import type { RelayDeps, RelayPace } from './conversion-deps.ts';

/**
 * Whether sending is allowed: `shut` sends nothing, `probe` sends one conversion to see whether Reddit accepts them
 * again.
 */
export type Gate = { state: 'open' | 'probe' } | { state: 'shut'; retry_at: Date };

const OPEN: Gate = { state: 'open' };
/** After this many consecutive rejections the fault is ours, not the events'. */
export const SYSTEMATIC_REJECTIONS = 5;
/** A pause this long raises an alarm: events older than a week are lost. */
const ALARM_AFTER_MS = 3600_000;

/** Whether sending is allowed, without claiming the probe. */
export async function readGate(deps: RelayDeps): Promise<Gate> {
  return gateOf(deps, await deps.circuits.find());
}

/** The same for a worker about to send: only one of several may probe. */
export async function passGate(deps: RelayDeps): Promise<Gate> {
  const seen = await readGate(deps);
  if (seen.state !== 'probe') return seen;
  return deps.runTransaction(async (tx) => {
    const circuit = await deps.circuits.findInTx(tx);
    const gate = gateOf(deps, circuit);
    if (circuit && gate.state === 'probe') {
      deps.circuits.save(tx, { ...circuit, retry_at: later(deps, deps.pace.probe_ms) });
    }
    return gate;
  });
}

function gateOf(deps: RelayDeps, circuit: CircuitState | null): Gate {
  if (!circuit?.failure || circuit.configuration !== deps.reddit().configuration) return OPEN;
  if (deps.clock() < circuit.retry_at) return { state: 'shut', retry_at: circuit.retry_at };
  return circuit.failure.why === 'refused' ? { state: 'probe' } : OPEN;
}

/** Reddit rejects us rather than an event: nothing is sent until a probe succeeds. Returns when that is tried. */
export async function stopSending(deps: RelayDeps, { status, message }: RedditAnswer): Promise<Date> {
  const { before, after } = await updateCircuit(deps, (circuit, now) => ({
    ...circuit,
    failure: { why: 'refused', status, message },
    opened_at: circuit.failure ? circuit.opened_at : now,
    retry_at: later(deps, deps.pace.probe_ms),
  }));
  if (before?.failure?.why !== 'refused') {
    deps.logger.error('Reddit relay stopped: Reddit rejects the token, the pixel, or every event', {
      alarm: 'reddit_relay_refused',
      status,
      answer: message,
      pixel_id: deps.reddit().pixel_id,
    });
  }
  return after.retry_at;
}

/**
 * Reddit is unavailable: everything waits, longer with each pause, and at least as long as Reddit asks for. Returns
 * until when. Workers that hit the same outage count it once.
 */
export async function pauseSending(deps: RelayDeps, answer: RedditAnswer): Promise<Date> {
  const { status, message, retry_after_seconds } = answer;
  const { before, after } = await updateCircuit(deps, (circuit, now) => {
    const counted = circuit.failure !== null && now < circuit.retry_at;
    const pauses = counted ? circuit.pauses : circuit.pauses + 1;
    const retry_at = later(deps, pauseOf(pauses, retry_after_seconds, deps.pace, Math.random()));
    return {
      ...circuit,
      failure: { why: 'unavailable', status, message },
      opened_at: circuit.failure ? circuit.opened_at : now,
      retry_at: counted && circuit.retry_at > retry_at ? circuit.retry_at : retry_at,
      pauses,
    };
  });
  const lasted = (state: CircuitState) => state.changed_at.getTime() - state.opened_at.getTime();
  const long = before?.failure && lasted(before) < ALARM_AFTER_MS && lasted(after) >= ALARM_AFTER_MS;
  deps.logger[long ? 'error' : 'warn']('Reddit relay paused: Reddit is unavailable', {
    ...(long && { alarm: 'reddit_relay_unavailable' }),
    status,
    answer: message,
    retry_at: after.retry_at.toISOString(),
  });
  return after.retry_at;
}

/** Length of a pause in milliseconds; `chance` from 0 to 1 spreads the workers over its last fifth. */
export function pauseOf(
  pauses: number,
  retry_after_seconds: number | null,
  pace: Pick<RelayPace, 'backoff_ms' | 'max_backoff_ms'>,
  chance: number,
): number {
  const grown = pace.backoff_ms * 2 ** Math.max(0, pauses - 1);
  const asked = (retry_after_seconds ?? 0) * 1000;
  return Math.min(Math.max(grown, asked) * (1 + chance / 4), pace.max_backoff_ms);
}

/** Reddit accepted an event sent at this time, so earlier failures are over. */
export async function resumeSending(deps: RelayDeps, sent_at: Date): Promise<void> {
  const seen = await deps.circuits.find();
  if (!seen || seen.changed_at > sent_at) return;
  const ended = await deps.runTransaction(async (tx) => {
    const circuit = await deps.circuits.findInTx(tx);
    if (!circuit || circuit.changed_at > sent_at) return null;
    deps.circuits.remove(tx);
    return circuit.failure;
  });
  if (ended) deps.logger.info('Reddit relay resumed: Reddit accepts events again');
}

/**
 * Reddit rejected this many single events and accepted none beside them. Usually the events are bad and the token is
 * good, which ends a rejection of the token. Too many in a row mean that every event is rejected: then returns when to
 * try again.
 */
export async function recordRejections(
  deps: RelayDeps,
  count: number,
  answer: RedditAnswer,
): Promise<Date | null> {
  const { after } = await updateCircuit(deps, (circuit) => {
    const about_events = circuit.failure?.status === answer.status;
    return {
      ...circuit,
      failure: about_events ? circuit.failure : null,
      consecutive_rejections: circuit.consecutive_rejections + count,
    };
  });
  return after.failure !== null || after.consecutive_rejections >= SYSTEMATIC_REJECTIONS
    ? stopSending(deps, answer)
    : null;
}

type Change = (circuit: CircuitState, now: Date) => CircuitState;

/** Updates the state for the current configuration. */
function updateCircuit(
  deps: RelayDeps,
  changed: Change,
): Promise<{ before: CircuitState | null; after: CircuitState }> {
  const { configuration } = deps.reddit();
  return deps.runTransaction(async (tx) => {
    const now = deps.clock();
    const found = await deps.circuits.findInTx(tx);
    const before = found?.configuration === configuration ? found : null;
    const none = { configuration, failure: null, opened_at: now, retry_at: now };
    const fresh = { ...none, changed_at: now, pauses: 0, consecutive_rejections: 0 };
    const after = { ...changed(before ?? fresh, now), changed_at: now };
    deps.circuits.save(tx, after);
    return { before, after };
  });
}

function later(deps: RelayDeps, ms: number): Date {
  return new Date(deps.clock().getTime() + ms);
}
