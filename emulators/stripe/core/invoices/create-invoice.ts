import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { emit, listOf, nowFor, type World } from '../world.ts';
import { invoiceLine, type LineFields } from './invoice-line.ts';

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

/** A draft. One that is not finalized by itself is for the caller to finalize. */
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
