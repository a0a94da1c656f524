import type Stripe from 'stripe';
import { periodEnd } from '../periods.ts';
import { badRequest, noSuch } from '../stripe-error.ts';
import { idOf, nowFor, type World } from '../world.ts';
import { prorate, takePendingLines } from './prorations.ts';
import { invoiceSubscription, itemLines } from './subscription-invoice.ts';
import { intervalOf, newItem } from './subscription-items.ts';

export type ItemChange = { id?: string; price?: string; quantity?: number };
export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

/** Changes prices or quantities as of now. Returns the draft that has to be collected at once, or null. */
export function changeItems(
  world: World,
  subscription: Stripe.Subscription,
  wanted: readonly ItemChange[],
  behavior: ProrationBehavior,
): Stripe.Invoice | null {
  const now = nowFor(world, idOf(subscription.customer));
  const items = subscription.items.data;
  let restarts = false;
  for (const [at, change] of wanted.entries()) {
    const item = items.find(({ id }) => id === change.id);
    if (change.id === undefined || !item) {
      throw change.id === undefined
        ? badRequest(
            'This emulator keeps one item a subscription: name the item to change.',
            `items[${at}][id]`,
          )
        : noSuch('subscription_item', change.id, `items[${at}][id]`);
    }
    const price = change.price ?? item.price.id;
    const quantity = change.quantity ?? item.quantity ?? 1;
    if (price === item.price.id && quantity === item.quantity) continue;
    const next = newItem(
      world,
      subscription.id,
      { price, quantity },
      subscription.billing_cycle_anchor,
      now,
      `items[${at}][price]`,
    );
    const other_interval = JSON.stringify(intervalOf(next.price)) !== JSON.stringify(intervalOf(item.price));
    if (behavior !== 'none') prorate(world, subscription, item, next, now, other_interval);
    item.price = next.price;
    item.plan = next.plan;
    item.quantity = quantity;
    if (other_interval) {
      restarts = true;
      item.current_period_start = now;
      item.current_period_end = periodEnd(now, intervalOf(next.price), now);
    }
  }
  if (restarts) subscription.billing_cycle_anchor = now;
  if (!restarts && behavior !== 'always_invoice') return null;
  const lines = [
    ...takePendingLines(world, subscription),
    ...(restarts ? itemLines(world, subscription) : []),
  ];
  if (lines.length === 0) return null;
  return invoiceSubscription(world, subscription, {
    lines,
    billing_reason: 'subscription_update',
    period: { start: now, end: now },
    finalizes_at: null,
  });
}
