import type { ConversionState, RedditEventType } from '../../contract/conversions.ts';
import { type HashedKeys, sha256 } from './hash-match-keys.ts';

/** By what Reddit recognises the visitor. Nothing in it is a plain e-mail, phone, user or device id. */
export type MatchKeys = HashedKeys & {
  click_id?: string;
  uuid?: string;
  user_agent?: string;
  screen_width?: number;
  screen_height?: number;
};

export type Product = { id: string; name?: string; category?: string };

/** Facts of a conversion that do not change. */
export type ConversionFacts = {
  id: string;
  type: RedditEventType;
  custom_event_name: string | null;
  source: 'browser' | 'server' | 'test';
  event_at: Date;
  page_url: string | null;
  /** Whole currency units. */
  value: number | null;
  currency: string | null;
  item_count: number | null;
  products: Product[];
  /** Set when Limited Data Use applies; the country where it is known. */
  limited: { country: string | null } | null;
  /** Set for events that are to show in Event Testing. */
  test_id: string | null;
  /** Emptied once Reddit has accepted the event: then nobody needs them any more. */
  match: MatchKeys;
};

/** One try to send, as it was answered. */
export type Attempt = {
  at: Date;
  status: number | null;
  message: string;
  batch: number;
  milliseconds: number;
};

export type ConversionRecord = ConversionFacts & {
  state: ConversionState;
  reason: string;
  /** Names of the keys in `match`, kept when their values go. */
  match_keys: string[];
  tries: number;
  attempts: Attempt[];
  /** Which part of the queue it waits in, so that workers that send at the same time take different ones. */
  shard: number;
  /** The worker that is sending it. */
  holder: string | null;
  /** When somebody should take it up: queued work its earliest time, work being sent the end of its lease. */
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

const ATTEMPTS_KEPT = 20;

/** A conversion that waits to be sent. */
export function queued(facts: ConversionFacts, now: Date): ConversionRecord {
  return {
    ...facts,
    state: 'queued',
    reason: 'Waiting to be sent',
    match_keys: Object.keys(facts.match).sort(),
    tries: 0,
    attempts: [],
    shard: shardOf(facts.id),
    holder: null,
    due_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** Parts of the queue; also what spreads the writes of the index by time. */
export const SHARDS = 8;

function shardOf(id: string): number {
  return Number.parseInt(sha256(id).slice(0, 8), 16) % SHARDS;
}

export function isOver(record: Pick<ConversionRecord, 'due_at'>): boolean {
  return record.due_at === null;
}

/** Whether a worker may take it up now: it waits and its time has come, or its worker's lease has run out. */
export function isDue(record: ConversionRecord, now: Date): boolean {
  return record.due_at !== null && record.due_at.getTime() <= now.getTime();
}

export function takenUp(
  record: ConversionRecord,
  holder: string,
  lease_ms: number,
  now: Date,
): ConversionRecord {
  return {
    ...record,
    state: 'sending',
    reason: 'Being sent',
    holder,
    tries: record.tries + 1,
    due_at: new Date(now.getTime() + lease_ms),
    updated_at: now,
  };
}

/** What became of a try: an end, or when to try again. */
export type Outcome = {
  state: Exclude<ConversionState, 'sending'>;
  reason: string;
  /** For `queued`: the earliest next try. */
  due_at?: Date;
  /** The try was not the event's fault or chance and does not count towards giving up. */
  uncounted?: boolean;
};

export function settled(
  record: ConversionRecord,
  outcome: Outcome,
  attempts: readonly Attempt[],
  now: Date,
): ConversionRecord {
  const { state, reason } = outcome;
  return {
    ...record,
    state,
    reason,
    match: state === 'accepted' ? {} : record.match,
    tries: outcome.uncounted ? record.tries - 1 : record.tries,
    attempts: [...record.attempts, ...attempts].slice(-ATTEMPTS_KEPT),
    holder: null,
    due_at: state === 'queued' ? (outcome.due_at ?? now) : null,
    updated_at: now,
  };
}
