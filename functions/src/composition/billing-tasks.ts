import { handleStripeEvent } from '../modules/billing/handle-stripe-event.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** Handler of the queue of Stripe's events, for this project. */
export async function connectBillingTasks() {
  const { billing } = servicesOn(connectPlatform());
  return { stripeEvent: ({ event_id }: TaskPayloads['stripeEvent']) => handleStripeEvent(billing, event_id) };
}
