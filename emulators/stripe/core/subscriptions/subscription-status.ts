import type Stripe from 'stripe';
import { update, type World } from '../world.ts';

/** It has ended, or its first payment was never completed. */
export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Changes the status and announces it. */
export function setStatus(
  world: World,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  update(world, 'customer.subscription.updated', subscription, (changed) => {
    changed.status = status;
  });
}
