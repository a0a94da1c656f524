import type Stripe from 'stripe';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { customerOf, subscriptionIn } from '../invoices/invoice-links.ts';
import { collectInvoice } from '../invoices/pay-invoice.ts';
import type { PaymentOutcome } from '../payments.ts';
import { idOf, nowFor, type World } from '../world.ts';
import { endSubscription } from './end-subscription.ts';
import { setStatus } from './subscription-status.ts';

/** Days after each failed payment until the next try; when they are used up, the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7] as const;

/** Finalizes a draft whose hour is over and charges the saved card. */
export function finalizeAndCollect(world: World, invoice: Stripe.Invoice): void {
  finalizeInvoice(world, invoice);
  retryPayment(world, invoice);
}

/** Tries to collect an open invoice without the cardholder. */
export function retryPayment(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionIn(world, invoice);
  const method = cardFor(
    world,
    subscription?.default_payment_method ? idOf(subscription.default_payment_method) : null,
    customerOf(world, invoice),
  );
  planNextAttempt(world, invoice, subscription);
  afterPayment(world, invoice, collectInvoice(world, invoice, method, true));
}

/** Before a try: when the next one would follow, which a success then clears. */
function planNextAttempt(
  world: World,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription | null,
): void {
  const { failed_attempts } = world.state.hidden;
  const failures = failed_attempts[invoice.id] ?? 0;
  const days = subscription === null ? undefined : RETRY_DAYS[failures];
  failed_attempts[invoice.id] = failures + 1;
  invoice.next_payment_attempt =
    days === undefined ? null : nowFor(world, customerOf(world, invoice).id) + days * 86_400;
}

/** Moves the subscription to where the outcome of an invoice's payment leaves it. */
export function afterPayment(world: World, invoice: Stripe.Invoice, outcome: PaymentOutcome): void {
  const subscription = subscriptionIn(world, invoice);
  if (!subscription) return;
  const { status } = subscription;
  if (outcome === 'succeeded') {
    if (status === 'incomplete' || (status === 'past_due' && subscription.latest_invoice === invoice.id)) {
      setStatus(world, subscription, 'active');
    }
    return;
  }
  if (status === 'active') setStatus(world, subscription, 'past_due');
  if (subscription.status === 'past_due' && outcome === 'declined' && invoice.next_payment_attempt === null) {
    endSubscription(world, subscription, 'payment_failed');
  }
}

/** The card that is charged: the subscription's own, else the customer's default. */
export function cardFor(
  world: World,
  own: string | null,
  customer: Stripe.Customer,
): Stripe.PaymentMethod | null {
  const chosen = own ?? customer.invoice_settings.default_payment_method;
  return chosen ? (world.state.find('payment_method', idOf(chosen)) ?? null) : null;
}
