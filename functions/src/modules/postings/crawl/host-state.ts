import type { HostPolicy } from './host-policies.ts';

/** What asking a vendor cost on one day, UTC. */
export type Usage = { runs: number; requests: number; reads: number; writes: number };

/** A vendor as its requests see it. Instants are in milliseconds since 1970. */
export type HostState = {
  /** When the next request may start. */
  next_at: number;
  /** Runs that are under way, each until when it counts as dead. */
  open: Record<string, number>;
  /** Until then it is not asked at all. */
  paused_until: number;
  /** Refusals since it last answered. */
  refusals: number;
  /** The day that `usage` is of: `2026-11-23`. */
  day: string;
  usage: Usage;
};

export const NO_USAGE: Usage = { runs: 0, requests: 0, reads: 0, writes: 0 };

export const NEW_HOST: HostState = {
  next_at: 0,
  open: {},
  paused_until: 0,
  refusals: 0,
  day: '',
  usage: NO_USAGE,
};

/** As long as a run's task can take. */
const RUN_MS = 10 * 60_000;
/** How long a vendor that refuses is left alone at first; doubled with each refusal in a row. */
const FIRST_PAUSE_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 24 * 3_600_000;
/** However long it asks for: a mistaken week would leave all its jobs as they are. */
const LONGEST_ASKED_MS = 6 * 3_600_000;

export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** What a day's requests have cost so far. */
export const usageOn = (state: HostState, now: number): Usage =>
  state.day === dayOf(now) ? state.usage : NO_USAGE;

/** Lets a run begin; null if the vendor is paused or has enough of them. */
export function enter(state: HostState, policy: HostPolicy, run: string, now: number): HostState | null {
  if (state.paused_until > now) return null;
  const open = Object.fromEntries(Object.entries(state.open).filter(([, until]) => until > now));
  if (!(run in open) && Object.keys(open).length >= policy.concurrency) return null;
  return { ...state, open: { ...open, [run]: now + RUN_MS } };
}

/** Turns lie further apart than requests must, so that one may start a little late without the next being too early. */
const SPACING = 1.25;
/** Time that a reservation takes. */
const LEAD_MS = 300;

/** Whether a request may still start in its turn. */
export const isInTime = (turn: number, { gap_ms }: HostPolicy, now: number): boolean =>
  now <= turn + (SPACING - 1) * gap_ms;

/** Reserves the next requests; returns when each may start. */
export function reserve(
  state: HostState,
  policy: HostPolicy,
  count: number,
  now: number,
): { state: HostState; turns: number[] } {
  const spacing = policy.gap_ms * SPACING;
  const first = Math.max(now + LEAD_MS, state.next_at);
  const turns = Array.from({ length: count }, (_, at) => first + at * spacing);
  return { state: { ...state, next_at: first + count * spacing }, turns };
}

/**
 * The vendor refused a request: it is left alone for as long as it asks, and ever longer. Requests that were under way
 * when it was paused count as the same refusal.
 */
export function refused(state: HostState, retry_after_ms: number | null, now: number): HostState {
  if (state.paused_until > now) return state;
  const refusals = state.refusals + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (refusals - 1), LONGEST_PAUSE_MS);
  const paused_until = now + Math.max(pause, retry_after_ms ?? 0);
  return { ...state, refusals, paused_until };
}

/** Ends a run and counts what it cost. */
export function leave(
  state: HostState,
  run: string,
  { answered, ...cost }: Usage & { answered: boolean },
  now: number,
): HostState {
  const { [run]: _, ...open } = state.open;
  const before = usageOn(state, now);
  const usage: Usage = {
    runs: before.runs + cost.runs,
    requests: before.requests + cost.requests,
    reads: before.reads + cost.reads,
    writes: before.writes + cost.writes,
  };
  return { ...state, open, day: dayOf(now), usage, refusals: answered ? 0 : state.refusals };
}

/** Milliseconds that a `Retry-After` asks for, in seconds or as a date, six hours at most; null if it says neither. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_ASKED_MS) : null;
}
