import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { collectInvoice, settleInvoice } from '../invoices/pay-invoice.ts';
import { badRequest } from '../stripe-error.ts';
import { emit, listOf, nowFor, type World } from '../world.ts';
import { afterPayment, cardFor } from './collect-payment.ts';
import { invoiceSubscription, itemLines } from './subscription-invoice.ts';
import { newItem } from './subscription-items.ts';

export type SubscriptionFields = {
  customer: Stripe.Customer;
  items: { price: string; quantity: number }[];
  metadata?: Record<string, string>;
  description?: string | null;
  payment_method: string | null;
  automatic_tax?: boolean;
};

/** A subscription whose first invoice was paid before it began, as Checkout does it. */
export function startPaidSubscription(
  world: World,
  fields: SubscriptionFields,
  paid_by: Stripe.PaymentIntent | null,
): Stripe.Subscription {
  const subscription = newSubscription(world, fields, 'active');
  const invoice = firstInvoice(world, subscription);
  emit(world, 'customer.subscription.created', subscription);
  finalizeInvoice(world, invoice, paid_by ?? undefined);
  settleInvoice(world, invoice);
  return subscription;
}

/** A subscription that charges the saved card; it is `incomplete` until its first payment succeeded. */
export function createSubscription(world: World, fields: SubscriptionFields): Stripe.Subscription {
  const method = cardFor(world, fields.payment_method, fields.customer);
  if (!method) {
    throw badRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      undefined,
      'resource_missing',
    );
  }
  const subscription = newSubscription(world, fields, 'incomplete');
  const invoice = firstInvoice(world, subscription);
  emit(world, 'customer.subscription.created', subscription);
  finalizeInvoice(world, invoice);
  // Behaves like a confirmation on the client's side: the cardholder is there and can authenticate.
  afterPayment(world, invoice, collectInvoice(world, invoice, method, false));
  return subscription;
}

function newSubscription(
  world: World,
  fields: SubscriptionFields,
  status: Stripe.Subscription.Status,
): Stripe.Subscription {
  const { customer } = fields;
  const id = newId('sub');
  const now = nowFor(world, customer.id);
  const items = fields.items.map((item, at) => newItem(world, id, item, now, now, `items[${at}][price]`));
  const currency = items[0]?.price.currency ?? 'usd';
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: fields.automatic_tax ?? false,
      liability: fields.automatic_tax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.payment_method,
    default_source: null,
    default_tax_rates: [],
    description: fields.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: world.livemode,
    managed_payments: null,
    metadata: fields.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status,
    test_clock: customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
  customer.currency ??= currency;
  return world.state.add('subscription', subscription);
}

function firstInvoice(world: World, subscription: Stripe.Subscription): Stripe.Invoice {
  const now = subscription.created;
  return invoiceSubscription(world, subscription, {
    lines: itemLines(world, subscription),
    billing_reason: 'subscription_create',
    period: { start: now, end: now },
    finalizes_at: null,
  });
}
