import type Stripe from 'stripe';
import { planOf, sellablePrice } from '../catalog.ts';
import { newId } from '../ids.ts';
import { type Interval, periodEnd } from '../periods.ts';
import { badRequest } from '../stripe-error.ts';
import type { World } from '../world.ts';

/** How often a price recurs. */
export const intervalOf = (price: Stripe.Price): Interval => ({
  interval: (price.recurring?.interval ?? 'month') as Interval['interval'],
  interval_count: price.recurring?.interval_count ?? 1,
});

/** The only item's billed period; all items of a subscription share it here. */
export function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** An item whose period contains `now`; throws if its price cannot be subscribed to. `param` names the price. */
export function newItem(
  world: World,
  subscription: string,
  item: { price: string; quantity: number },
  anchor: number,
  now: number,
  param: string,
): Stripe.SubscriptionItem {
  const price = sellablePrice(world, item.price, param);
  if (price.type !== 'recurring') {
    throw badRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      param,
    );
  }
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(anchor, intervalOf(price), now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity: item.quantity,
    subscription,
    tax_rates: [],
  };
}
