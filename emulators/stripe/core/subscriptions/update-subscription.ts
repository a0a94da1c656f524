import type Stripe from 'stripe';
import { liveCustomer } from '../customers.ts';
import { badRequest } from '../stripe-error.ts';
import { changes, emit, idOf, nowFor, type World } from '../world.ts';
import { changeItems, type ItemChange, type ProrationBehavior } from './change-items.ts';
import { finalizeAndCollect } from './collect-payment.ts';
import type { CancellationDetails } from './end-subscription.ts';
import { periodOf } from './subscription-items.ts';
import { isOver } from './subscription-status.ts';

export type SubscriptionUpdate = {
  /** Seconds; null takes a cancellation at a time back. */
  cancel_at?: number | null;
  cancel_at_period_end?: boolean;
  cancellation_details?: CancellationDetails;
  default_payment_method?: string;
  description?: string | null;
  items?: ItemChange[];
  metadata?: Record<string, string>;
  proration_behavior?: ProrationBehavior;
};

/** Changes what `fields` name. Throws if the subscription has ended, or Stripe refuses a change. */
export function updateSubscription(
  world: World,
  subscription: Stripe.Subscription,
  fields: SubscriptionUpdate,
): void {
  if (isOver(subscription)) {
    throw badRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const customer = liveCustomer(world, idOf(subscription.customer));
  const { default_payment_method, cancel_at, cancel_at_period_end, cancellation_details } = fields;
  const { metadata, description } = fields;
  if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
    throw badRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (default_payment_method !== undefined) checkOwned(world, default_payment_method, customer);
  const before = structuredClone(subscription);
  if (default_payment_method !== undefined) subscription.default_payment_method = default_payment_method;
  if (description !== undefined) subscription.description = description;
  if (metadata !== undefined) subscription.metadata = metadata;
  if (cancel_at && cancel_at !== periodOf(subscription).end) {
    throw badRequest('This emulator ends a subscription with its period only.', 'cancel_at');
  }
  if (cancel_at !== undefined) setCancelAt(world, subscription, cancel_at);
  if (cancel_at_period_end !== undefined) setCancelAtPeriodEnd(world, subscription, cancel_at_period_end);
  if (cancellation_details) Object.assign(subscription.cancellation_details ?? {}, cancellation_details);
  const invoice = fields.items
    ? changeItems(world, subscription, fields.items, fields.proration_behavior ?? 'create_prorations')
    : null;
  const previous = changes(before, subscription);
  if (Object.keys(previous).length > 0) emit(world, 'customer.subscription.updated', subscription, previous);
  if (invoice) finalizeAndCollect(world, invoice);
}

/** The flag alone neither sets nor takes back a time that was set without it. */
function setCancelAtPeriodEnd(world: World, subscription: Stripe.Subscription, cancel: boolean): void {
  if (cancel === subscription.cancel_at_period_end) return;
  setCancelAt(world, subscription, cancel ? periodOf(subscription).end : null);
  subscription.cancel_at_period_end = cancel;
}

function setCancelAt(world: World, subscription: Stripe.Subscription, cancel_at: number | null): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = cancel_at;
  subscription.canceled_at = cancel_at === null ? null : nowFor(world, idOf(subscription.customer));
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: cancel_at === null ? null : 'cancellation_requested',
  };
}

function checkOwned(world: World, method: string, customer: Stripe.Customer): void {
  if (world.state.get('payment_method', method, 'default_payment_method').customer !== customer.id) {
    throw badRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'default_payment_method',
      'resource_missing',
    );
  }
}
