import type Stripe from 'stripe';
import { planOf, productOf, sellablePrice } from './catalog.ts';
import { liveCustomer } from './customers.ts';
import { newId } from './ids.ts';
import {
  collectInvoice,
  createInvoice,
  customerOf,
  finalizeInvoice,
  type LineFields,
  settleInvoice,
  subscriptionOf,
} from './invoices.ts';
import type { PaymentOutcome } from './payments.ts';
import { type Interval, periodEnd } from './periods.ts';
import { badRequest, noSuch } from './stripe-error.ts';
import { changes, emit, idOf, listOf, nowFor, update, type World } from './world.ts';

/** Stripe leaves a renewal's invoice as a draft for an hour, so that it can still be changed. */
const DRAFT_SECONDS = 3600;
/** Days after each failed payment until the next try; when they are used up, the subscription is canceled. */
export const RETRY_DAYS = [3, 5, 7] as const;
/** How long the first payment of a subscription can be completed. */
export const FIRST_PAYMENT_SECONDS = 23 * 3600;

export type SubscriptionFields = {
  customer: Stripe.Customer;
  items: { price: string; quantity: number }[];
  metadata?: Record<string, string>;
  description?: string | null;
  payment_method: string | null;
  automatic_tax?: boolean;
};

type Cancellation = {
  comment?: string | null;
  feedback?: Stripe.Subscription.CancellationDetails.Feedback | null;
};

export type SubscriptionUpdate = {
  /** Seconds; null takes a cancellation at a time back. */
  cancel_at?: number | null;
  cancel_at_period_end?: boolean;
  cancellation_details?: Cancellation;
  default_payment_method?: string;
  description?: string | null;
  items?: { id?: string; price?: string; quantity?: number }[];
  metadata?: Record<string, string>;
  proration_behavior?: 'always_invoice' | 'create_prorations' | 'none';
};

const intervalOf = (price: Stripe.Price): Interval => ({
  interval: (price.recurring?.interval ?? 'month') as Interval['interval'],
  interval_count: price.recurring?.interval_count ?? 1,
});

/** The only item's billed period; all items of a subscription share it here. */
export function periodOf(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

/** A subscription whose first invoice was paid before it began, as Checkout does it. */
export function startPaidSubscription(
  world: World,
  fields: SubscriptionFields,
  paid_by: Stripe.PaymentIntent | null,
): Stripe.Subscription {
  const subscription = newSubscription(world, fields, 'active');
  const invoice = firstInvoice(world, subscription, fields);
  subscription.latest_invoice = invoice.id;
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
  const invoice = firstInvoice(world, subscription, fields);
  subscription.latest_invoice = invoice.id;
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

function newItem(
  world: World,
  subscription: string,
  item: { price: string; quantity: number },
  anchor: number,
  now: number,
  param: string,
): Stripe.SubscriptionItem {
  const price = sellablePrice(world, item.price, param);
  if (price.type !== 'recurring') {
    throw badRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      param,
    );
  }
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(anchor, intervalOf(price), now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity: item.quantity,
    subscription,
    tax_rates: [],
  };
}

function firstInvoice(
  world: World,
  subscription: Stripe.Subscription,
  fields: SubscriptionFields,
): Stripe.Invoice {
  const now = subscription.created;
  return createInvoice(world, {
    customer: fields.customer,
    subscription,
    lines: itemLines(world, subscription),
    billing_reason: 'subscription_create',
    currency: subscription.currency,
    period: { start: now, end: now },
    finalizes_at: null,
    automatic_tax: subscription.automatic_tax.enabled,
  });
}

/** One line an item for its current period. */
function itemLines(world: World, subscription: Stripe.Subscription): LineFields[] {
  return subscription.items.data.map((item) => ({
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    description: `${item.quantity} × ${productOf(world, item.price).name} (at $${((item.price.unit_amount ?? 0) / 100).toFixed(2)} / ${item.price.recurring?.interval})`,
    price: item.price,
    quantity: item.quantity ?? 1,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription_item: item.id,
    pending: null,
  }));
}

/** The amounts that changes in the middle of a period left to be billed; they are taken from the list. */
function takePendingLines(world: World, subscription: Stripe.Subscription): LineFields[] {
  const pending = world.state.hidden.pending_lines[subscription.id] ?? [];
  delete world.state.hidden.pending_lines[subscription.id];
  return pending.map((line) => ({
    amount: line.amount,
    description: line.description,
    price: world.state.get('price', line.price),
    quantity: line.quantity,
    period: line.period,
    subscription_item: null,
    pending: line,
  }));
}

/** The period is over: the next one begins and is billed, or the subscription ends as was asked. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= periodOf(subscription).end) {
    end(world, subscription, 'cancellation_requested');
    return;
  }
  const now = nowFor(world, idOf(subscription.customer));
  const before = structuredClone(subscription);
  const old = periodOf(subscription);
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end;
    item.current_period_end = periodEnd(
      subscription.billing_cycle_anchor,
      intervalOf(item.price),
      item.current_period_start,
    );
  }
  const invoice = createInvoice(world, {
    customer: world.state.get('customer', idOf(subscription.customer)),
    subscription,
    lines: [...takePendingLines(world, subscription), ...itemLines(world, subscription)],
    billing_reason: 'subscription_cycle',
    currency: subscription.currency,
    period: old,
    finalizes_at: now + DRAFT_SECONDS,
    automatic_tax: subscription.automatic_tax.enabled,
  });
  subscription.latest_invoice = invoice.id;
  emit(world, 'customer.subscription.updated', subscription, changes(before, subscription));
}

/** Finalizes a draft whose hour is over and charges the saved card. */
export function finalizeAndCollect(world: World, invoice: Stripe.Invoice): void {
  finalizeInvoice(world, invoice);
  retry(world, invoice);
}

/** Tries to collect an open invoice without the cardholder. */
export function retry(world: World, invoice: Stripe.Invoice): void {
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
    end(world, subscription, 'payment_failed');
  }
}

function setStatus(
  world: World,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  update(world, 'customer.subscription.updated', subscription, (changed) => {
    changed.status = status;
  });
}

/** The first payment was not completed in time. */
export function expireIncomplete(world: World, subscription: Stripe.Subscription): void {
  subscription.ended_at = nowFor(world, idOf(subscription.customer));
  setStatus(world, subscription, 'incomplete_expired');
}

/** Ends the subscription now. */
export function cancelNow(world: World, subscription: Stripe.Subscription, details: Cancellation = {}): void {
  if (isOver(subscription)) throw noSuch('subscription', subscription.id);
  Object.assign(subscription.cancellation_details ?? {}, details);
  end(world, subscription, 'cancellation_requested');
}

function end(
  world: World,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = nowFor(world, idOf(subscription.customer));
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  delete world.state.hidden.pending_lines[subscription.id];
  // Stripe collects nothing more by itself once a subscription has ended.
  for (const invoice of world.state.list('invoice')) {
    if (subscriptionOf(invoice) !== subscription.id) continue;
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  emit(world, 'customer.subscription.deleted', subscription);
}

export function updateSubscription(
  world: World,
  subscription: Stripe.Subscription,
  fields: SubscriptionUpdate,
): void {
  if (isOver(subscription)) {
    throw badRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const customer = liveCustomer(world, idOf(subscription.customer));
  const { default_payment_method, cancel_at, cancel_at_period_end, cancellation_details } = fields;
  const { metadata, description } = fields;
  if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
    throw badRequest('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (default_payment_method !== undefined) checkOwned(world, default_payment_method, customer);
  const before = structuredClone(subscription);
  if (default_payment_method !== undefined) subscription.default_payment_method = default_payment_method;
  if (description !== undefined) subscription.description = description;
  if (metadata !== undefined) subscription.metadata = metadata;
  if (cancel_at && cancel_at !== periodOf(subscription).end) {
    throw badRequest('This emulator ends a subscription with its period only.', 'cancel_at');
  }
  if (cancel_at !== undefined) setCancelAt(world, subscription, cancel_at);
  if (cancel_at_period_end !== undefined) setCancelAtPeriodEnd(world, subscription, cancel_at_period_end);
  if (cancellation_details) Object.assign(subscription.cancellation_details ?? {}, cancellation_details);
  const invoice = fields.items
    ? changeItems(world, subscription, fields.items, fields.proration_behavior ?? 'create_prorations')
    : null;
  const previous = changes(before, subscription);
  if (Object.keys(previous).length > 0) emit(world, 'customer.subscription.updated', subscription, previous);
  if (invoice) finalizeAndCollect(world, invoice);
}

/** The flag alone neither sets nor takes back a time that was set without it. */
function setCancelAtPeriodEnd(world: World, subscription: Stripe.Subscription, cancel: boolean): void {
  if (cancel === subscription.cancel_at_period_end) return;
  setCancelAt(world, subscription, cancel ? periodOf(subscription).end : null);
  subscription.cancel_at_period_end = cancel;
}

function setCancelAt(world: World, subscription: Stripe.Subscription, cancel_at: number | null): void {
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = cancel_at;
  subscription.canceled_at = cancel_at === null ? null : nowFor(world, idOf(subscription.customer));
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: cancel_at === null ? null : 'cancellation_requested',
  };
}

/** Other prices or quantities from now on. Returns an invoice that has to be collected at once, if there is one. */
function changeItems(
  world: World,
  subscription: Stripe.Subscription,
  wanted: NonNullable<SubscriptionUpdate['items']>,
  behavior: NonNullable<SubscriptionUpdate['proration_behavior']>,
): Stripe.Invoice | null {
  const now = nowFor(world, idOf(subscription.customer));
  const items = subscription.items.data;
  let restarts = false;
  for (const [at, change] of wanted.entries()) {
    const item = items.find(({ id }) => id === change.id);
    if (change.id === undefined || !item) {
      throw change.id === undefined
        ? badRequest(
            'This emulator keeps one item a subscription: name the item to change.',
            `items[${at}][id]`,
          )
        : noSuch('subscription_item', change.id, `items[${at}][id]`);
    }
    const price = change.price ?? item.price.id;
    const quantity = change.quantity ?? item.quantity ?? 1;
    if (price === item.price.id && quantity === item.quantity) continue;
    const next = newItem(
      world,
      subscription.id,
      { price, quantity },
      subscription.billing_cycle_anchor,
      now,
      `items[${at}][price]`,
    );
    const other_interval = JSON.stringify(intervalOf(next.price)) !== JSON.stringify(intervalOf(item.price));
    if (behavior !== 'none') prorate(world, subscription, item, next, now, other_interval);
    item.price = next.price;
    item.plan = next.plan;
    item.quantity = quantity;
    if (other_interval) {
      restarts = true;
      item.current_period_start = now;
      item.current_period_end = periodEnd(now, intervalOf(next.price), now);
    }
  }
  if (restarts) subscription.billing_cycle_anchor = now;
  if (!restarts && behavior !== 'always_invoice') return null;
  const lines = [
    ...takePendingLines(world, subscription),
    ...(restarts ? itemLines(world, subscription) : []),
  ];
  if (lines.length === 0) return null;
  const invoice = createInvoice(world, {
    customer: world.state.get('customer', idOf(subscription.customer)),
    subscription,
    lines,
    billing_reason: 'subscription_update',
    currency: subscription.currency,
    period: { start: now, end: now },
    finalizes_at: null,
    automatic_tax: subscription.automatic_tax.enabled,
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** The unused part of the old price back, the rest of the period at the new one. */
function prorate(
  world: World,
  subscription: Stripe.Subscription,
  old: Stripe.SubscriptionItem,
  next: Stripe.SubscriptionItem,
  now: number,
  only_credit: boolean,
): void {
  const { current_period_start: start, current_period_end: end } = old;
  const left = (end - now) / (end - start);
  const day = new Date(now * 1000).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const line = (item: Stripe.SubscriptionItem, sign: 1 | -1, text: string) => ({
    invoice_item: newId('ii'),
    amount: sign * Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * left),
    description: `${text} ${item.quantity} × ${productOf(world, item.price).name} after ${day}`,
    price: item.price.id,
    quantity: item.quantity ?? 1,
    period: { start: now, end },
  });
  const lines = [
    line(old, -1, 'Unused time on'),
    ...(only_credit ? [] : [line(next, 1, 'Remaining time on')]),
  ];
  const pending = world.state.hidden.pending_lines[subscription.id] ?? [];
  world.state.hidden.pending_lines[subscription.id] = [...pending, ...lines];
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

function subscriptionIn(world: World, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = subscriptionOf(invoice);
  return id === null ? null : world.state.get('subscription', id);
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

function checkOwned(world: World, method: string, customer: Stripe.Customer): void {
  if (world.state.get('payment_method', method, 'default_payment_method').customer !== customer.id) {
    throw badRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      'default_payment_method',
      'resource_missing',
    );
  }
}
