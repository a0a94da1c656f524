import type Stripe from 'stripe';
import { productOf } from './catalog.ts';
import { newId } from './ids.ts';
import { cancelPayment, confirmPayment, createPaymentIntent, type PaymentOutcome } from './payments.ts';
import type { PendingLine } from './state.ts';
import { badRequest } from './stripe-error.ts';
import { decimal, emit, idOf, listOf, nowFor, type World } from './world.ts';

export type LineFields = {
  amount: number;
  description: string;
  price: Stripe.Price;
  quantity: number;
  period: { start: number; end: number };
  /** The item of the subscription that it bills; null for a sale without one. */
  subscription_item: string | null;
  /** An amount carried over from a change in the middle of a period. */
  pending: PendingLine | null;
};

export type InvoiceFields = {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription | null;
  lines: LineFields[];
  billing_reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  currency: string;
  period: { start: number; end: number };
  /** When it is finalized by itself; null if that is done at once. */
  finalizes_at: number | null;
  automatic_tax: boolean;
  description?: string | null;
  metadata?: Record<string, string>;
};

export function createInvoice(world: World, fields: InvoiceFields): Stripe.Invoice {
  const { customer, subscription, currency } = fields;
  const id = newId('in');
  const total = fields.lines.reduce((sum, line) => sum + line.amount, 0);
  const invoice: Stripe.Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Huntwell',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: fields.finalizes_at !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: fields.automatic_tax,
      liability: fields.automatic_tax ? { type: 'self' } : null,
      provider: fields.automatic_tax ? 'stripe' : null,
      status: fields.automatic_tax ? 'complete' : null,
    },
    automatically_finalizes_at: fields.finalizes_at,
    billing_reason: fields.billing_reason,
    collection_method: 'charge_automatically',
    created: nowFor(world, customer.id),
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: fields.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      fields.lines.map((line) => invoiceLine(world, id, line, currency, subscription?.id ?? null)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: world.livemode,
    metadata: fields.metadata ?? {},
    next_payment_attempt: fields.finalizes_at,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
          type: 'subscription_details',
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: fields.period.end,
    period_start: fields.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
  invoice.amount_due = Math.max(0, total + Math.min(0, customer.balance));
  invoice.amount_remaining = invoice.amount_due;
  world.state.add('invoice', invoice);
  emit(world, 'invoice.created', invoice);
  return invoice;
}

function invoiceLine(
  world: World,
  invoice: string,
  line: LineFields,
  currency: string,
  subscription: string | null,
): Stripe.InvoiceLineItem {
  const { price, pending, subscription_item } = line;
  const proration = pending !== null;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency,
    description: line.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice,
    livemode: world.livemode,
    metadata: {},
    parent:
      subscription_item === null
        ? {
            invoice_item_details: {
              invoice_item: pending?.invoice_item ?? newId('ii'),
              proration,
              proration_details: { credited_items: null },
              subscription,
            },
            subscription_item_details: null,
            type: 'invoice_item_details',
          }
        : {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration,
              proration_details: { credited_items: null },
              subscription,
              subscription_item,
            },
            type: 'subscription_item_details',
          },
    period: { ...line.period },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: productOf(world, price).id },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: line.quantity,
    quantity_decimal: decimal(line.quantity),
    subscription,
    subtotal: line.amount,
    taxes: [],
  };
}

/** Fixes the invoice, gives it its number and the payment that is to settle it. `paid_by` is one already made. */
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

/** The subscription that an invoice bills; null for a sale without one. */
export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

export function customerOf(world: World, invoice: Stripe.Invoice): Stripe.Customer {
  return world.state.get('customer', idOf(invoice.customer ?? ''));
}

export function paymentsOf(world: World, invoice: string): Stripe.InvoicePayment[] {
  return world.state.list('invoice_payment').filter((payment) => payment.invoice === invoice);
}

function openPayment(world: World, invoice: Stripe.Invoice): Stripe.InvoicePayment | undefined {
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
