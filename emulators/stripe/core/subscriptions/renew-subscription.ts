import type Stripe from 'stripe';
import { periodEnd } from '../periods.ts';
import { changes, emit, idOf, nowFor, type World } from '../world.ts';
import { endSubscription } from './end-subscription.ts';
import { takePendingLines } from './prorations.ts';
import { invoiceSubscription, itemLines } from './subscription-invoice.ts';
import { intervalOf, periodOf } from './subscription-items.ts';

/** Stripe leaves a renewal's invoice as a draft for an hour, so that it can still be changed. */
const DRAFT_SECONDS = 3600;

/** The period is over: the next one begins and is billed, or the subscription ends as was asked. */
export function renewSubscription(world: World, subscription: Stripe.Subscription): void {
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= periodOf(subscription).end) {
    endSubscription(world, subscription, 'cancellation_requested');
    return;
  }
  const now = nowFor(world, idOf(subscription.customer));
  const before = structuredClone(subscription);
  const old = periodOf(subscription);
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      intervalOf(item.price),
      item.current_period_start,
    );
  }
  invoiceSubscription(world, subscription, {
    lines: [...takePendingLines(world, subscription), ...itemLines(world, subscription)],
    billing_reason: 'subscription_cycle',
    period: old,
    finalizes_at: now + DRAFT_SECONDS,
  });
  emit(world, 'customer.subscription.updated', subscription, changes(before, subscription));
}
