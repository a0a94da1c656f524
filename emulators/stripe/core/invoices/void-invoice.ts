import type Stripe from 'stripe';
import { cancelPayment } from '../payments.ts';
import { badRequest } from '../stripe-error.ts';
import { emit, nowFor, type World } from '../world.ts';
import { customerOf, openPayment, paymentOf } from './invoice-links.ts';

/** Gives up an invoice that was not paid, and cancels its payment. */
export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    throw badRequest(`You can only void open or uncollectible invoices. This invoice is ${invoice.status}.`);
  }
  const payment = openPayment(world, invoice);
  const now = nowFor(world, customerOf(world, invoice).id);
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = now;
  if (payment) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = now;
    cancelPayment(world, paymentOf(world, invoice), 'void_invoice');
  }
  emit(world, 'invoice.voided', invoice);
}
