import type Stripe from 'stripe';
import { expireSession } from './checkout/expire-session.ts';
import { liveCustomer } from './customers.ts';
import { newId } from './ids.ts';
import { customerOf } from './invoices/invoice-links.ts';
import { addIntervals } from './periods.ts';
import { badRequest } from './stripe-error.ts';
import { finalizeAndCollect, retryPayment } from './subscriptions/collect-payment.ts';
import { expireIncomplete, FIRST_PAYMENT_SECONDS } from './subscriptions/end-subscription.ts';
import { renewSubscription } from './subscriptions/renew-subscription.ts';
import { periodOf } from './subscriptions/subscription-items.ts';
import { isOver } from './subscriptions/subscription-status.ts';
import { emit, idOf, type World } from './world.ts';

const CLOCK_LIFETIME_SECONDS = 30 * 86_400;

/** Something that happens by itself at `at`, in seconds. */
type Task = { at: number; run: () => void };

export function createTestClock(
  world: World,
  fields: { frozen_time: number; name?: string; customer?: string },
): Stripe.TestHelpers.TestClock {
  const customer = fields.customer === undefined ? null : liveCustomer(world, fields.customer, 'customer');
  if (customer?.test_clock)
    throw badRequest('This customer is attached to a test clock already.', 'customer');
  if (customer && fields.frozen_time < customer.created) {
    throw badRequest('A test clock cannot be set to before its customer was created.', 'frozen_time');
  }
  const now = world.wallClock();
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + CLOCK_LIFETIME_SECONDS,
    frozen_time: fields.frozen_time,
    livemode: false,
    name: fields.name ?? null,
    status: 'ready',
    status_details: {},
  };
  world.state.add('test_clock', clock);
  if (customer) attach(world, customer, clock.id);
  emit(world, 'test_helpers.test_clock.created', clock);
  return clock;
}

/** From now on the clock drives what the customer has. */
function attach(world: World, customer: Stripe.Customer, clock: string): void {
  customer.test_clock = clock;
  for (const kind of ['subscription', 'invoice'] as const) {
    for (const row of world.state.list(kind)) {
      if (row.customer !== null && idOf(row.customer) === customer.id) row.test_clock = clock;
    }
  }
}

/** Starts to move the clock. Until `finishAdvance` it is `advancing` and its customers cannot be changed. */
export function startAdvance(world: World, clock: Stripe.TestHelpers.TestClock, frozen_time: number): void {
  if (clock.status !== 'ready') {
    throw badRequest(
      'Test clock advancement underway - cannot perform modifications',
      undefined,
      'lock_timeout',
    );
  }
  if (frozen_time <= clock.frozen_time) {
    throw badRequest('`frozen_time` must be after the current frozen time of the test clock.', 'frozen_time');
  }
  const limit = furthest(world, clock);
  if (frozen_time > limit) {
    throw badRequest(
      `You can only advance a test clock by two intervals of its shortest subscription at a time: at most to ${limit}.`,
      'frozen_time',
    );
  }
  clock.status = 'advancing';
  clock.status_details = { advancing: { target_frozen_time: frozen_time } };
  emit(world, 'test_helpers.test_clock.advancing', clock);
}

/** Does everything that falls due until the clock's target, in order, and makes the clock ready again. */
export function finishAdvance(world: World, clock: Stripe.TestHelpers.TestClock): void {
  const target = clock.status_details.advancing?.target_frozen_time ?? clock.frozen_time;
  for (;;) {
    const task = nextTask(world, clock.id);
    if (!task || task.at > target) break;
    clock.frozen_time = Math.max(clock.frozen_time, task.at);
    task.run();
  }
  clock.frozen_time = target;
  clock.status = 'ready';
  clock.status_details = {};
  emit(world, 'test_helpers.test_clock.ready', clock);
}

/** Does what has fallen due by the wall clock, for everybody without a test clock. */
export function runDueTasks(world: World): boolean {
  let ran = false;
  for (;;) {
    const task = nextTask(world, null);
    if (!task || task.at > world.wallClock()) return ran;
    task.run();
    ran = true;
  }
}

function furthest(world: World, clock: Stripe.TestHelpers.TestClock): number {
  const limits = world.state
    .list('subscription')
    .filter((row) => row.test_clock === clock.id && !isOver(row))
    .flatMap((row) => row.items.data.map(({ price }) => price.recurring))
    .map((recurring) =>
      addIntervals(
        clock.frozen_time,
        { interval: recurring?.interval as 'month', interval_count: recurring?.interval_count ?? 1 },
        2,
      ),
    );
  // Without a subscription Stripe allows two years.
  return Math.min(addIntervals(clock.frozen_time, { interval: 'year', interval_count: 1 }, 2), ...limits);
}

/** The earliest task of this clock's customers; null is the wall clock. */
function nextTask(world: World, clock: string | null): Task | undefined {
  let first: Task | undefined;
  const offer = (at: number | null | undefined, run: () => void) => {
    if (at !== null && at !== undefined && (!first || at < first.at)) first = { at, run };
  };
  const driven = (customer: string | null) =>
    (customer ? (world.state.find('customer', customer)?.test_clock ?? null) : null) === clock;
  for (const subscription of world.state.list('subscription')) {
    if (isOver(subscription) || !driven(idOf(subscription.customer))) continue;
    if (subscription.status === 'incomplete') {
      offer(subscription.created + FIRST_PAYMENT_SECONDS, () => expireIncomplete(world, subscription));
    } else {
      offer(periodOf(subscription).end, () => renewSubscription(world, subscription));
    }
  }
  for (const invoice of world.state.list('invoice')) {
    if (!invoice.auto_advance || !driven(customerOf(world, invoice).id)) continue;
    if (invoice.status === 'draft') {
      offer(invoice.automatically_finalizes_at, () => finalizeAndCollect(world, invoice));
    } else if (invoice.status === 'open') {
      offer(invoice.next_payment_attempt, () => retryPayment(world, invoice));
    }
  }
  for (const session of world.state.list('checkout_session')) {
    if (session.status === 'open' && driven(session.customer && idOf(session.customer))) {
      offer(session.expires_at, () => expireSession(world, session));
    }
  }
  return first;
}
