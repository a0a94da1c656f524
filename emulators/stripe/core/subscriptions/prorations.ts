import type Stripe from 'stripe';
import { productOf } from '../catalog.ts';
import { newId } from '../ids.ts';
import type { LineFields } from '../invoices/invoice-line.ts';
import type { World } from '../world.ts';

/** Leaves to be billed: a credit for the unused part of the old price and, unless `only_credit`, the rest at the new one. */
export function prorate(
  world: World,
  subscription: Stripe.Subscription,
  old: Stripe.SubscriptionItem,
  next: Stripe.SubscriptionItem,
  now: number,
  only_credit: boolean,
): void {
  const { current_period_start: start, current_period_end: end } = old;
  const left = (end - now) / (end - start);
  const day = new Date(now * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const line = (item: Stripe.SubscriptionItem, sign: 1 | -1, text: string) => ({
    invoice_item: newId('ii'),
    amount: sign * Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * left),
    description: `${text} ${item.quantity} × ${productOf(world, item.price).name} after ${day}`,
    price: item.price.id,
    quantity: item.quantity ?? 1,
    period: { start: now, end },
  });
  const lines = [
    line(old, -1, 'Unused time on'),
    ...(only_credit ? [] : [line(next, 1, 'Remaining time on')]),
  ];
  const pending = world.state.hidden.pending_lines[subscription.id] ?? [];
  world.state.hidden.pending_lines[subscription.id] = [...pending, ...lines];
}

/** Removes and returns the prorations that are still to be billed. */
export function takePendingLines(world: World, subscription: Stripe.Subscription): LineFields[] {
  const pending = world.state.hidden.pending_lines[subscription.id] ?? [];
  delete world.state.hidden.pending_lines[subscription.id];
  return pending.map((line) => ({
    amount: line.amount,
    description: line.description,
    price: world.state.get('price', line.price),
    quantity: line.quantity,
    period: line.period,
    subscription_item: null,
    pending: line,
  }));
}
