import type Stripe from 'stripe';
import { isLive } from './billing-account.ts';
import type { BillingDeps } from './billing-deps.ts';
import { idOf, intentOf } from './stripe-facts.ts';

/** What a charge answers whose money has gone back already. */
const GONE_BACK = ['charge_already_refunded', 'charge_disputed'];

/**
 * A customer has two subscriptions that both could be charged: two checkout pages were paid at once. Keeps the one that is
 * paid, or else the older one; refunds the last payment of the other and ends it. Idempotent. Returns the id of the one that
 * has ended. Throws the SDK's errors.
 */
export async function endSecondSubscription(
  deps: BillingDeps,
  stripe: Stripe,
  stored_id: string,
  found: Stripe.Subscription,
): Promise<string> {
  const stored = await stripe.subscriptions.retrieve(stored_id);
  // What is stored here was out of date.
  if (!isLive({ stripe_status: stored.status })) return stored.id;
  const [, second] = [stored, found].sort(
    (a, b) => Number(b.status === 'active') - Number(a.status === 'active') || a.created - b.created,
  ) as [Stripe.Subscription, Stripe.Subscription];
  deps.logger.error('Billing: a customer has two subscriptions; one is refunded and ended', {
    alarm: 'two_subscriptions',
    customer: idOf(found.customer),
    ended: second.id,
  });
  // First the money: once the subscription has ended, nothing leads here again.
  await refundLatest(stripe, second);
  await stripe.subscriptions.cancel(second.id);
  return second.id;
}

async function refundLatest(stripe: Stripe, { id, latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoice_id = idOf(latest_invoice);
  if (!invoice_id) return;
  const payment_intent = intentOf(await stripe.invoices.retrieve(invoice_id, { expand: ['payments'] }));
  if (!payment_intent) return;
  await stripe.refunds
    .create({ payment_intent, reason: 'duplicate' }, { idempotencyKey: `second_subscription:${id}` })
    .catch((error: Stripe.errors.StripeError) => {
      if (!GONE_BACK.includes(error.code ?? '')) throw error;
    });
}
