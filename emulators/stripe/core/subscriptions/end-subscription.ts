import type Stripe from 'stripe';
import { subscriptionOf } from '../invoices/invoice-links.ts';
import { noSuch } from '../stripe-error.ts';
import { emit, idOf, nowFor, type World } from '../world.ts';
import { isOver, setStatus } from './subscription-status.ts';

/** How long the first payment of a subscription can be completed. */
export const FIRST_PAYMENT_SECONDS = 23 * 3600;

export type CancellationDetails = {
  comment?: string | null;
  feedback?: Stripe.Subscription.CancellationDetails.Feedback | null;
};

/** The first payment was not completed in time. */
export function expireIncomplete(world: World, subscription: Stripe.Subscription): void {
  subscription.ended_at = nowFor(world, idOf(subscription.customer));
  setStatus(world, subscription, 'incomplete_expired');
}

/** Cancels at once, as the user asked. Throws if it has ended already. */
export function cancelNow(
  world: World,
  subscription: Stripe.Subscription,
  details: CancellationDetails = {},
): void {
  if (isOver(subscription)) throw noSuch('subscription', subscription.id);
  Object.assign(subscription.cancellation_details ?? {}, details);
  endSubscription(world, subscription, 'cancellation_requested');
}

/** Ends the subscription now; the first reason given stays. */
export function endSubscription(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = nowFor(world, idOf(subscription.customer));
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  delete world.state.hidden.pending_lines[subscription.id];
  // Stripe collects nothing more by itself once a subscription has ended.
  for (const invoice of world.state.list('invoice')) {
    if (subscriptionOf(invoice) !== subscription.id) continue;
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  emit(world, 'customer.subscription.deleted', subscription);
}
