import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { createPaymentIntent } from '../payments.ts';
import { badRequest } from '../stripe-error.ts';
import { emit, nowFor, type World } from '../world.ts';
import { customerOf, subscriptionOf } from './invoice-links.ts';

/** Opens a draft for payment: it gets its number and, if anything is due, a payment. `paid_by` is one already made. */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice, paid_by?: Stripe.PaymentIntent): void {
  if (invoice.status !== 'draft') {
    throw badRequest(
      'This invoice is already finalized, you can’t re-finalize a non-draft invoice.',
      undefined,
      'invoice_not_editable',
    );
  }
  const customer = customerOf(world, invoice);
  const now = nowFor(world, customer.id);
  invoice.status = 'open';
  invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  invoice.status_transitions.finalized_at = now;
  invoice.effective_at = now;
  invoice.automatically_finalizes_at = null;
  const page = `${world.origin()}/i/${invoice.id}`;
  invoice.hosted_invoice_url = page;
  invoice.invoice_pdf = `${page}/pdf`;
  useBalance(world, invoice, customer);
  if (invoice.amount_due > 0) {
    const intent =
      paid_by ??
      createPaymentIntent(world, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: customer.id,
        description: subscriptionOf(invoice) ? 'Subscription update' : null,
        setup_future_usage: subscriptionOf(invoice) ? 'off_session' : null,
      });
    world.state.add('invoice_payment', {
      id: newId('inpay'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created: now,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: world.livemode,
      payment: { payment_intent: intent.id, type: 'payment_intent' },
      status: 'open',
      status_transitions: { canceled_at: null, paid_at: null },
    });
  }
  emit(world, 'invoice.finalized', invoice);
}

/** A negative total becomes credit of the customer, which later invoices use up. */
function useBalance(world: World, invoice: Stripe.Invoice, customer: Stripe.Customer): void {
  const owed = invoice.total + customer.balance;
  const balance = Math.min(0, owed);
  invoice.starting_balance = customer.balance;
  invoice.ending_balance = balance;
  invoice.amount_due = Math.max(0, owed);
  invoice.amount_remaining = invoice.amount_due;
  if (balance === customer.balance) return;
  const before = customer.balance;
  customer.balance = balance;
  emit(world, 'customer.updated', customer, { balance: before });
}
