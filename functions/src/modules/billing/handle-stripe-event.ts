import { errorFields } from '../../platform/logger.ts';
import type { BillingDeps } from './billing-deps.ts';
import { idOf } from './stripe-facts.ts';
import { syncCharge, syncCheckout, syncInvoice } from './sync-payments.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Attempts before an administrator has to look; with these waits a day. */
export const MAX_ATTEMPTS = 14;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 4 * 3_600_000;

type Sync = (deps: BillingDeps, object_id: string) => Promise<boolean>;

async function syncRefund(deps: BillingDeps, refund_id: string): Promise<boolean> {
  const refund = await (await deps.stripe()).refunds.retrieve(refund_id);
  const charge_id = idOf(refund.charge);
  return charge_id !== null && syncCharge(deps, charge_id);
}

async function syncDispute(deps: BillingDeps, dispute_id: string): Promise<boolean> {
  const dispute = await (await deps.stripe()).disputes.retrieve(dispute_id);
  return syncCharge(deps, idOf(dispute.charge) ?? '');
}

/** What each event leads to. The event only says what to look at: it may be old, and others may have overtaken it. */
export const STRIPE_EVENTS: Readonly<Record<string, Sync>> = {
  'checkout.session.completed': syncCheckout,
  'checkout.session.async_payment_succeeded': syncCheckout,
  'checkout.session.async_payment_failed': syncCheckout,
  'checkout.session.expired': syncCheckout,
  'invoice.paid': syncInvoice,
  'invoice.payment_failed': syncInvoice,
  'invoice.payment_action_required': syncInvoice,
  'customer.subscription.created': syncSubscription,
  'customer.subscription.updated': syncSubscription,
  'customer.subscription.deleted': syncSubscription,
  'charge.refunded': syncCharge,
  'refund.created': syncRefund,
  'refund.updated': syncRefund,
  'refund.failed': syncRefund,
  'charge.dispute.created': syncDispute,
  'charge.dispute.updated': syncDispute,
  'charge.dispute.closed': syncDispute,
};

/**
 * The task that works on one event. Idempotent. After a failure the sweeper enqueues it again when it is due: retries of the
 * queue, which follow each other in minutes, would use up the attempts. They are for workers that die.
 */
export async function handleStripeEvent(deps: BillingDeps, event_id: string): Promise<void> {
  const event = await deps.events.find(event_id);
  if (event?.state !== 'received') return;
  const attempts = event.attempts + 1;
  const sync = STRIPE_EVENTS[event.type];
  try {
    const ours = sync ? await sync(deps, event.object_id) : false;
    await deps.events.finish(event_id, ours ? 'done' : 'ignored', attempts, deps.clock());
  } catch (error) {
    const final = attempts >= MAX_ATTEMPTS;
    deps.logger.error('Billing: an event from Stripe failed', {
      event: event_id,
      type: event.type,
      attempts,
      ...(final && { alarm: 'stripe_event_failed' }),
      ...errorFields(error),
    });
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    const due_at = final ? null : new Date(deps.clock().getTime() + wait);
    await deps.events.fail(event_id, attempts, messageOf(error), due_at);
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300);
}
