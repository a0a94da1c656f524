import type Stripe from 'stripe';
import type { BillingDeps } from './billing-deps.ts';
import { closePages, openPages } from './checkout-pages.ts';

/**
 * Ends what a user has with Stripe, because the account is deleted: the open checkout page is closed, and the customer is
 * deleted with their cards, which ends every subscription at once. Idempotent.
 */
export async function closeBilling(deps: BillingDeps, uid: string): Promise<void> {
  const account = await deps.accounts.find(uid);
  if (!account) return;
  if (deps.settings().live === null) {
    // Once there was a key. The deletion must not wait for one.
    deps.logger.error('Billing: no key, so a customer is left at Stripe', {
      alarm: 'customer_left_at_stripe',
      customer: account.customer_id,
    });
    return;
  }
  const stripe = await deps.stripe();
  await closePages(stripe, await openPages(stripe, account.customer_id));
  await stripe.customers.del(account.customer_id).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

function isMissing(error: unknown): boolean {
  return (error as Stripe.errors.StripeError | null)?.code === 'resource_missing';
}
