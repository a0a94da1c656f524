import type { RedditEventType } from '../../contract/conversion-ids.ts';
import type { ConversionState } from '../../contract/conversions-admin.ts';
import type { Lease } from '../../platform/lease.ts';
import { CONVERSION_SHARDS, shardOf } from '../../platform/shards.ts';
import type { Place } from './consent.ts';
import type { HashedKeys } from './hash-match-keys.ts';
import { withoutClickId } from './page-url.ts';

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
  /** By which Reddit knows it, together with its type: the same in the pixel. */
  conversion_id: string;
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
  /** Set when Limited Data Use applies: where the person is, as far as it is known. */
  limited: Place | null;
  /** Set for events that are to show in Event Testing. */
  test_id: string | null;
  /** Emptied once nobody needs them any more: the event was accepted, is too old, or its person withdrew. */
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
  /** Name of its document. */
  id: string;
  state: ConversionState;
  reason: string;
  /** Names of the keys in `match`, kept when their values go. */
  match_keys: string[];
  tries: number;
  /** Workers that died one after the other while they held it. */
  crashes: number;
  attempts: Attempt[];
  /** Which part of the queue it waits in, so that workers that send at the same time take different ones. */
  shard: number;
  /** Of the worker that is sending it. */
  lease: Lease | null;
  /** When a worker may claim it: for queued work its earliest time, for work being sent the end of its lease. */
  due_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

const ATTEMPTS_STORED = 20;

/** Reddit counts one event for each type and conversion id; so do we. */
export function recordId({ type, conversion_id }: Pick<ConversionFacts, 'type' | 'conversion_id'>): string {
  return `${type}:${conversion_id}`;
}

/** A conversion that waits to be sent. */
export function queued(facts: ConversionFacts, now: Date): ConversionRecord {
  const id = recordId(facts);
  return {
    ...facts,
    id,
    state: 'queued',
    reason: 'Waiting to be sent',
    match_keys: Object.keys(facts.match).sort(),
    tries: 0,
    crashes: 0,
    attempts: [],
    shard: shardOf(id, CONVERSION_SHARDS),
    lease: null,
    due_at: now,
    created_at: now,
    updated_at: now,
  };
}

export function isOver(record: Pick<ConversionRecord, 'due_at'>): boolean {
  return record.due_at === null;
}

/** Whether a worker may claim it now: it waits and its time has come, or its worker's lease has run out. */
export function isDue(record: ConversionRecord, now: Date): boolean {
  return record.due_at !== null && record.due_at.getTime() <= now.getTime();
}

/** After so many dead workers it goes without others, which must not share its fate. */
const CRASHES_TO_BE_ALONE = 2;
/** Workers that may die on one conversion before it is given up. */
const CRASHES_TO_GIVE_UP = 5;

/** Workers that died on it, the one among them that still seems to be sending. */
function crashesOf({ crashes, state }: Pick<ConversionRecord, 'crashes' | 'state'>): number {
  return state === 'sending' ? crashes + 1 : crashes;
}

/** For one that is due: whether its next worker may well die too. */
export function goesAlone(record: Pick<ConversionRecord, 'crashes' | 'state'>): boolean {
  return crashesOf(record) >= CRASHES_TO_BE_ALONE;
}

/** Claimed by the worker of this lease; or given up, if too many have died on it. */
export function claimed(record: ConversionRecord, lease: Lease, now: Date): ConversionRecord {
  const crashes = crashesOf(record);
  if (crashes >= CRASHES_TO_GIVE_UP) {
    return ended(
      { ...record, crashes },
      'failed',
      `Stopped after ${crashes} workers crashed while sending it`,
      now,
    );
  }
  return {
    ...record,
    state: 'sending',
    reason: 'Sending',
    lease,
    tries: record.tries + 1,
    crashes,
    due_at: lease.expires_at,
    updated_at: now,
  };
}

/** What became of a try: an end, or when to try again. */
export type Outcome =
  | { state: 'accepted' | 'rejected' | 'skipped'; reason: string; forget?: boolean }
  /** `untried`: it was not sent at all, which does not count as a try. */
  | { state: 'queued'; reason: string; due_at: Date; untried?: boolean };

/** What became of conversions, by the names of their documents. */
export type Results = Map<string, { outcome: Outcome; attempts: readonly Attempt[] }>;

export function withOutcome(
  record: ConversionRecord,
  outcome: Outcome,
  attempts: readonly Attempt[],
  now: Date,
): ConversionRecord {
  const tried = {
    ...record,
    crashes: 0,
    attempts: [...record.attempts, ...attempts].slice(-ATTEMPTS_STORED),
  };
  if (outcome.state === 'queued') {
    const { due_at, reason, untried } = outcome;
    const tries = untried ? record.tries - 1 : record.tries;
    return { ...tried, state: 'queued', reason, tries, lease: null, due_at, updated_at: now };
  }
  const over = ended(tried, outcome.state, outcome.reason, now);
  return outcome.state === 'accepted' || outcome.forget ? withoutMatchKeys(over) : over;
}

function ended(
  record: ConversionRecord,
  state: Exclude<ConversionState, 'queued' | 'sending'>,
  reason: string,
  now: Date,
): ConversionRecord {
  return { ...record, state, reason, lease: null, due_at: null, updated_at: now };
}

/** Without anything by which its person could be recognised. */
export function withoutMatchKeys(record: ConversionRecord): ConversionRecord {
  return { ...record, match: {}, page_url: withoutClickId(record.page_url) };
}

/** Not sent, because its person took the permission back. */
export function withdrawn(record: ConversionRecord, now: Date): ConversionRecord {
  return withoutMatchKeys(ended(record, 'skipped', 'Not sent: consent was withdrawn', now));
}

const REPLAYABLE: readonly ConversionState[] = ['rejected', 'skipped', 'failed'];

/** Whether it can be queued again: it ended badly, and what it would be sent with is still there. */
export function isReplayable({ state, match }: Pick<ConversionRecord, 'state' | 'match'>): boolean {
  return REPLAYABLE.includes(state) && Object.keys(match).length > 0;
}

/** Queued again with all its tries. */
export function replayed(record: ConversionRecord, now: Date): ConversionRecord {
  return {
    ...record,
    state: 'queued',
    reason: 'Requeued by an admin',
    tries: 0,
    crashes: 0,
    due_at: now,
    updated_at: now,
  };
}
