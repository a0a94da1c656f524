import type Stripe from 'stripe';
import { confirmPayment, type PaymentOutcome } from '../payments.ts';
import { emit, nowFor, type World } from '../world.ts';
import { customerOf, openPayment, paymentOf } from './invoice-links.ts';

/** Tries to collect an open invoice from `method`; null is a customer without a card. */
export function collectInvoice(
  world: World,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod | null,
  off_session: boolean,
): PaymentOutcome {
  if (invoice.amount_due === 0) {
    settleInvoice(world, invoice);
    return 'succeeded';
  }
  const intent = paymentOf(world, invoice);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const outcome = method ? confirmPayment(world, intent, method, off_session) : 'declined';
  if (outcome === 'succeeded') {
    settleInvoice(world, invoice);
  } else {
    if (outcome === 'requires_action' || intent.last_payment_error?.code === 'authentication_required') {
      emit(world, 'invoice.payment_action_required', invoice);
    }
    if (outcome === 'declined') emit(world, 'invoice.payment_failed', invoice);
  }
  return outcome;
}

/** The invoice is paid: by its payment, which has succeeded, or because nothing was due. */
export function settleInvoice(world: World, invoice: Stripe.Invoice): void {
  const now = nowFor(world, customerOf(world, invoice).id);
  const payment = openPayment(world, invoice);
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  delete world.state.hidden.failed_attempts[invoice.id];
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = now;
    emit(world, 'invoice_payment.paid', payment);
  }
  emit(world, 'invoice.paid', invoice);
  emit(world, 'invoice.payment_succeeded', invoice);
}
