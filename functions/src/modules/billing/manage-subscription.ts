import type { Billing } from '../../contract/billing.ts';
import { findPortalConfiguration } from '../../integrations/stripe-account.ts';
import { AppError } from '../../platform/app-error.ts';
import { isLive, type StoredSubscription } from './billing-account.ts';
import { type BillingDeps, stripeOfCustomers } from './billing-deps.ts';
import { readBilling } from './read-billing.ts';
import { returnUrl } from './start-checkout.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Ends the subscription with the paid period; at once if its last payment failed, for then nothing more is paid. */
export async function cancelSubscription(deps: BillingDeps, uid: string): Promise<Billing> {
  const stripe = await stripeOfCustomers(deps);
  const { id, stripe_status } = await requireSubscription(deps, uid);
  if (stripe_status === 'active') await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  else await stripe.subscriptions.cancel(id);
  await syncSubscription(deps, id);
  return readBilling(deps, uid);
}

/** Takes a cancellation back, until the period has ended. */
export async function resumeSubscription(deps: BillingDeps, uid: string): Promise<Billing> {
  const stripe = await stripeOfCustomers(deps);
  const { id } = await requireSubscription(deps, uid);
  const { cancel_at_period_end } = await stripe.subscriptions.retrieve(id);
  // Stripe's portal sets the time instead of the flag, and the flag alone does not take it back.
  await stripe.subscriptions.update(
    id,
    cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
  await syncSubscription(deps, id);
  return readBilling(deps, uid);
}

/** Stripe's portal for this user. */
export async function openPortal(
  deps: BillingDeps,
  uid: string,
  { next, change_card }: { next: string; change_card: boolean },
): Promise<{ url: string }> {
  const stripe = await stripeOfCustomers(deps);
  const account = await deps.accounts.find(uid);
  if (!account) throw new AppError('not_found', 'You haven’t bought anything yet.');
  const configuration = await findPortalConfiguration(stripe);
  const { site_origin } = deps.settings();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: account.customer_id,
    ...(configuration && { configuration }),
    // Without it, Stripe leads back to where the portal's configuration says.
    ...(site_origin && { return_url: returnUrl(site_origin, next) }),
    ...(change_card && { flow_data: { type: 'payment_method_update' as const } }),
  });
  return { url };
}

/** Fresh links to a payment's invoice. */
export async function openInvoice(
  deps: BillingDeps,
  uid: string,
  payment_id: string,
): Promise<{ url: string; pdf_url: string | null }> {
  const stripe = await stripeOfCustomers(deps);
  const payment = await deps.payments.find(payment_id);
  if (payment?.uid !== uid || !payment.invoice_id) throw noInvoice();
  const invoice = await stripe.invoices.retrieve(payment.invoice_id);
  if (!invoice.hosted_invoice_url) throw noInvoice();
  return { url: invoice.hosted_invoice_url, pdf_url: invoice.invoice_pdf ?? null };
}

async function requireSubscription(deps: BillingDeps, uid: string): Promise<StoredSubscription> {
  const subscription = (await deps.accounts.find(uid))?.subscription;
  if (!subscription || !isLive(subscription)) {
    throw new AppError('not_found', 'You don’t have a subscription.');
  }
  return subscription;
}

function noInvoice(): AppError {
  return new AppError('not_found', 'There’s no invoice for this payment.');
}
