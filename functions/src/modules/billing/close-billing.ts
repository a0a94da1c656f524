import type Stripe from 'stripe';
import { errorFields } from '../../platform/logger.ts';
import type { BillingDeps } from './billing-deps.ts';
import { closePages, openPages } from './checkout-pages.ts';

/** Customers per run of the reconciler. */
const BATCH = 100;

/**
 * Ends what a user has with Stripe, because the account is deleted: open checkout pages are closed, and the customer is
 * deleted with their cards, which ends every subscription at once. Without a key, which must not hold the deletion up, the
 * customer is remembered for `closeRemembered`. Idempotent.
 */
export async function closeBilling(deps: BillingDeps, uid: string): Promise<void> {
  const account = await deps.accounts.find(uid);
  if (!account) return;
  if (deps.settings().live !== null) return closeCustomer(await deps.stripe(), account.customer_id);
  await deps.closings.add(account.customer_id, deps.clock());
  deps.logger.error('Billing: no key, so a customer may still be charged until there is one', {
    alarm: 'customer_left_at_stripe',
    customer: account.customer_id,
  });
}

/** Closes the customers whose accounts were deleted while there was no key. */
export async function closeRemembered(deps: BillingDeps): Promise<{ closed: number; failed: number }> {
  const result = { closed: 0, failed: 0 };
  if (deps.settings().live === null) return result;
  for (const customer of await deps.closings.list(BATCH)) {
    try {
      await closeCustomer(await deps.stripe(), customer);
      await deps.closings.remove(customer);
      result.closed += 1;
    } catch (error) {
      result.failed += 1;
      deps.logger.error('Billing: a deleted user’s customer could not be closed', {
        alarm: 'customer_left_at_stripe',
        customer,
        ...errorFields(error),
      });
    }
  }
  return result;
}

async function closeCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await closePages(stripe, await openPages(stripe, customer));
    await stripe.customers.del(customer);
  } catch (error) {
    // Closed before.
    if ((error as Stripe.errors.StripeError | null)?.code !== 'resource_missing') throw error;
  }
}
