import type Stripe from 'stripe';
import { idOf, type World } from '../world.ts';

/** The subscription that an invoice bills; null for a sale without one. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** The subscription that an invoice bills, as it is now; null for a sale without one. */
export function subscriptionIn(world: World, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = subscriptionOf(invoice);
  return id === null ? null : world.state.get('subscription', id);
}

export function customerOf(world: World, invoice: Stripe.Invoice): Stripe.Customer {
  return world.state.get('customer', idOf(invoice.customer ?? ''));
}

export function paymentsOf(world: World, invoice: string): Stripe.InvoicePayment[] {
  return world.state.list('invoice_payment').filter((payment) => payment.invoice === invoice);
}

/** The payment that an invoice still waits for. */
export function openPayment(world: World, invoice: Stripe.Invoice): Stripe.InvoicePayment | undefined {
  return paymentsOf(world, invoice.id).find((payment) => payment.status === 'open');
}

/** The payment that an invoice waits for or was settled by. */
export function paymentOf(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const [payment] = paymentsOf(world, invoice.id);
  return world.state.get('payment_intent', idOf(payment?.payment.payment_intent ?? ''));
}

/** The invoice that a payment settles, if it is for one. */
export function invoiceOf(world: World, intent: string): Stripe.Invoice | undefined {
  const found = world.state.list('invoice_payment').find(({ payment }) => payment.payment_intent === intent);
  return found && world.state.get('invoice', idOf(found.invoice));
}
