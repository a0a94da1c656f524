import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { State } from './state.ts';

/** The version that this emulator speaks. It is not taken from the product: a client of another version is refused. */
export const API_VERSION = '2026-10-28.endive';

/** Everything that the rules of the emulated account work on. */
export type World = {
  state: State;
  livemode: boolean;
  /** Seconds since 1970, for whatever no test clock drives. */
  wallClock: () => number;
  /** Where the hosted pages are served. */
  origin: () => string;
  /** The request that is being worked on, for the events that it causes. */
  request: { id: string | null; idempotency_key: string | null };
  /** Takes each event the moment it happens. */
  deliver: (event: Stripe.Event) => void;
};

/** An expandable reference as its id. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Seconds since 1970 as this customer sees it: their test clock, else the wall clock. */
export function nowFor(world: World, customer: string | null): number {
  const clock = customer === null ? null : world.state.find('customer', customer)?.test_clock;
  return clock ? world.state.get('test_clock', idOf(clock)).frozen_time : world.wallClock();
}

/** A decimal on the wire, where it is a string. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}

/** Records that something happened; `object` is shown as it is now, `previous` holds changed members as they were. */
export function emit(
  world: World,
  type: Stripe.Event.Type,
  object: { id?: string },
  previous?: object,
): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.wallClock(),
    data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: world.livemode,
    pending_webhooks: 0,
    request: { ...world.request },
    type,
  } as Stripe.Event;
  world.state.add('event', event);
  world.deliver(event);
}

/** Stripe shows events of the last 30 days. */
const EVENTS_KEPT_SECONDS = 30 * 86_400;

/** Drops events that Stripe would no longer show. True if there were any. */
export function forgetOldEvents(world: World): boolean {
  const old = world.state
    .list('event')
    .filter(({ created }) => created < world.wallClock() - EVENTS_KEPT_SECONDS);
  for (const { id } of old) world.state.remove('event', id);
  return old.length > 0;
}

/** Runs `change` on the object and records an event with what it changed, if it changed anything. */
export function update<T extends { id: string }>(
  world: World,
  type: Stripe.Event.Type,
  object: T,
  change: (object: T) => void,
): void {
  const before = structuredClone(object);
  change(object);
  const previous = changes(before, object);
  if (Object.keys(previous).length > 0) emit(world, type, object, previous);
}

/** The members of `before` that differ in `after`, as they were. */
export function changes(before: object, after: object): Record<string, unknown> {
  const now = after as Record<string, unknown>;
  const differing = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(now[key]),
  );
  const added = Object.keys(after)
    .filter((key) => !(key in before))
    .map((key) => [key, null]);
  return Object.fromEntries([...differing, ...added]);
}

export function listOf<T>(data: T[], url: string, has_more = false): Stripe.ApiList<T> {
  return { object: 'list', data, has_more, url };
}
