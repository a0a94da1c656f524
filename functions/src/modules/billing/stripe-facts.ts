/** The parts of Stripe's objects that matter here. */
import type Stripe from 'stripe';

/** Stripe counts seconds since 1970. */
export function instantOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Whether a subscription ends with its period. The portal sets the time instead of the flag. */
export function endsWithPeriod({ cancel_at_period_end, cancel_at, items }: Stripe.Subscription): boolean {
  return cancel_at_period_end || (cancel_at !== null && cancel_at === items.data[0]?.current_period_end);
}

/** The id of an object that may be expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (!reference) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

/** The subscription that an invoice is for; null for another kind. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription);
}

/** The payment intent that paid an invoice; null if nothing had to be paid. Needs `payments` expanded. */
export function intentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent);
}

/**
 * Minor units that refunds gave back or will. Counted from the refunds: Stripe does not say whether a charge's
 * `amount_refunded` falls when one fails.
 */
export function refundedIn(refunds: readonly Stripe.Refund[]): number {
  return refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Disputes that take money only if they are lost; inquiries (`warning_…`) take none. */
const OPEN: readonly string[] = ['needs_response', 'under_review'];

/** What disputes have cost, and which are open. */
export function disputeMoney(disputes: readonly Stripe.Dispute[]): { lost: number; open_disputes: string[] } {
  return {
    lost: disputes.filter(({ status }) => status === 'lost').reduce((sum, { amount }) => sum + amount, 0),
    open_disputes: disputes
      .filter(({ status }) => OPEN.includes(status))
      .map(({ id }) => id)
      .sort(),
  };
}
