import type Stripe from 'stripe';
import { type CardEntry, createCard, saveCard } from './cards.ts';
import { productOf, sellablePrice } from './catalog.ts';
import { createCustomer, fullAddress, liveCustomer } from './customers.ts';
import { newId } from './ids.ts';
import { createInvoice, finalizeInvoice, settleInvoice } from './invoices.ts';
import {
  cancelPayment,
  confirmPayment,
  createPaymentIntent,
  finishAuthentication,
  type PaymentOutcome,
} from './payments.ts';
import type { SessionSettings } from './state.ts';
import { badRequest } from './stripe-error.ts';
import { startPaidSubscription } from './subscriptions.ts';
import { emit, idOf, listOf, nowFor, type World } from './world.ts';

const DAY = 86_400;

export type SessionFields = {
  mode: 'payment' | 'subscription';
  line_items: { price: string; quantity?: number }[];
  success_url?: string;
  cancel_url?: string;
  customer?: string;
  customer_email?: string;
  customer_creation?: 'always' | 'if_required';
  customer_update?: { address?: 'auto' | 'never'; name?: 'auto' | 'never' };
  client_reference_id?: string;
  metadata?: Record<string, string>;
  subscription_data?: { metadata?: Record<string, string>; description?: string };
  payment_intent_data?: {
    metadata?: Record<string, string>;
    description?: string;
    setup_future_usage?: 'off_session' | 'on_session';
    receipt_email?: string;
  };
  invoice_creation?: {
    enabled: boolean;
    invoice_data?: { description?: string; metadata?: Record<string, string>; footer?: string };
  };
  consent_collection?: {
    terms_of_service?: 'none' | 'required';
    promotions?: 'auto' | 'none';
    payment_method_reuse_agreement?: { position: 'auto' | 'hidden' };
  };
  custom_text?: {
    submit?: { message: string } | null;
    terms_of_service_acceptance?: { message: string } | null;
    after_submit?: { message: string } | null;
  };
  automatic_tax?: { enabled: boolean };
  allow_promotion_codes?: boolean;
  billing_address_collection?: 'auto' | 'required';
  expires_at?: number;
  locale?: string;
  submit_type?: 'auto' | 'book' | 'donate' | 'pay' | 'subscribe';
};

export function createSession(world: World, fields: SessionFields): Stripe.Checkout.Session {
  const { mode, client_reference_id = null, customer_email = null, automatic_tax } = fields;
  const customer = fields.customer === undefined ? null : liveCustomer(world, fields.customer, 'customer');
  const now = nowFor(world, customer?.id ?? null);
  const settings = checkFields(world, fields, customer, now);
  const id = newId(world.livemode ? 'cs_live' : 'cs_test', 58);
  const total = settings.line_items.reduce(
    (sum, { price, quantity }) => sum + amountOf(world, price) * quantity,
    0,
  );
  const creates_invoice = fields.invoice_creation?.enabled ?? false;
  const invoice_data = fields.invoice_creation?.invoice_data;
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: fields.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: automatic_tax?.enabled ?? false,
      liability: automatic_tax?.enabled ? { type: 'self' } : null,
      provider: automatic_tax?.enabled ? 'stripe' : null,
      status: automatic_tax?.enabled ? 'requires_location_inputs' : null,
    },
    billing_address_collection: fields.billing_address_collection ?? null,
    cancel_url: fields.cancel_url ?? null,
    client_reference_id,
    client_secret: null,
    collected_information: null,
    consent: fields.consent_collection ? { promotions: null, terms_of_service: null } : null,
    consent_collection: fields.consent_collection
      ? {
          payment_method_reuse_agreement: fields.consent_collection.payment_method_reuse_agreement ?? null,
          promotions: fields.consent_collection.promotions ?? 'none',
          terms_of_service: fields.consent_collection.terms_of_service ?? 'none',
        }
      : null,
    created: now,
    currency: currencyOf(world, settings),
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: fields.custom_text?.after_submit ?? null,
      shipping_address: null,
      submit: fields.custom_text?.submit ?? null,
      terms_of_service_acceptance: fields.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer
      ? null
      : mode === 'subscription' || creates_invoice
        ? 'always'
        : (fields.customer_creation ?? 'if_required'),
    customer_details: customerDetails(customer?.email ?? customer_email, customer?.name ?? null, null),
    customer_email,
    discounts: [],
    expires_at: fields.expires_at ?? now + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      mode === 'payment'
        ? {
            enabled: creates_invoice,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: invoice_data?.description ?? null,
              footer: invoice_data?.footer ?? null,
              issuer: null,
              metadata: invoice_data?.metadata ?? {},
              rendering_options: null,
            },
          }
        : null,
    livemode: world.livemode,
    locale: (fields.locale ?? null) as Stripe.Checkout.Session.Locale | null,
    managed_payments: null,
    metadata: fields.metadata ?? {},
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options:
      mode === 'subscription' || customer
        ? {
            allow_redisplay_filters: ['always'],
            payment_method_remove: 'disabled',
            payment_method_save: null,
          }
        : null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: (fields.submit_type ?? null) as Stripe.Checkout.Session.SubmitType | null,
    subscription: null,
    success_url: fields.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${world.origin()}/c/pay/${id}`,
    wallet_options: null,
  };
  world.state.hidden.sessions[id] = settings;
  return world.state.add('checkout_session', session);
}

function checkFields(
  world: World,
  fields: SessionFields,
  customer: Stripe.Customer | null,
  now: number,
): SessionSettings {
  const { mode, automatic_tax, expires_at } = fields;
  if (customer && fields.customer_email !== undefined) {
    throw badRequest(
      'You may only specify one of these parameters: customer, customer_email.',
      'customer_email',
    );
  }
  if (fields.success_url === undefined) {
    throw badRequest('Missing required param: success_url.', 'success_url', 'parameter_missing');
  }
  if (fields.line_items.length === 0) {
    throw badRequest('Missing required param: line_items.', 'line_items', 'parameter_missing');
  }
  if (expires_at !== undefined && (expires_at < now + 1800 || expires_at > now + DAY)) {
    throw badRequest(
      expires_at > now + DAY
        ? 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
        : 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  }
  if (mode === 'payment' && fields.subscription_data) {
    throw badRequest('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  }
  if (mode === 'subscription' && fields.payment_intent_data) {
    throw badRequest('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
  }
  if (mode === 'subscription' && fields.invoice_creation) {
    throw badRequest('You can not pass `invoice_creation` in `subscription` mode.', 'invoice_creation');
  }
  if (mode === 'subscription' && fields.customer_creation) {
    throw badRequest(
      '`customer_creation` can only be used in `payment` and `setup` mode.',
      'customer_creation',
    );
  }
  if (fields.customer_update && !customer) {
    throw badRequest('`customer_update` can only be used with `customer`.', 'customer_update');
  }
  if (
    automatic_tax?.enabled &&
    customer &&
    !customer.address?.country &&
    fields.customer_update?.address !== 'auto'
  ) {
    throw badRequest(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      undefined,
      'customer_tax_location_invalid',
    );
  }
  const line_items = fields.line_items.map(({ price: id, quantity = 1 }, at) => {
    const param = `line_items[${at}][price]`;
    const price = sellablePrice(world, id, param);
    if (mode === 'payment' && price.type === 'recurring') {
      throw badRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        param,
      );
    }
    return { id: newId('li'), price: id, quantity };
  });
  if (
    mode === 'subscription' &&
    line_items.some(({ price }) => world.state.get('price', price).type !== 'recurring')
  ) {
    throw badRequest(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    );
  }
  return {
    line_items,
    subscription_metadata: fields.subscription_data?.metadata ?? {},
    subscription_description: fields.subscription_data?.description ?? null,
    payment_metadata: fields.payment_intent_data?.metadata ?? {},
    payment_description: fields.payment_intent_data?.description ?? null,
    setup_future_usage: fields.payment_intent_data?.setup_future_usage ?? null,
    receipt_email: fields.payment_intent_data?.receipt_email ?? null,
    payment_intent: null,
    terms_accepted: false,
  };
}

/** What the session sells, as the API lists it. */
export function sessionLines(
  world: World,
  session: Stripe.Checkout.Session,
): Stripe.ApiList<Stripe.LineItem> {
  const lines = settingsOf(world, session.id).line_items.map(
    ({ id, price: price_id, quantity }): Stripe.LineItem => {
      const price = world.state.get('price', price_id);
      const amount = (price.unit_amount ?? 0) * quantity;
      return {
        id,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: productOf(world, price).name,
        metadata: {},
        price: structuredClone(price),
        quantity,
      };
    },
  );
  return listOf(lines, `/v1/checkout/sessions/${session.id}/line_items`);
}

export type Submission = { card: CardEntry; terms_accepted: boolean };

/**
 * The person pressed the button on the hosted page. Throws a card error that says what is wrong with what they typed;
 * otherwise the session is complete, or waits for 3-D Secure, or the card was declined and another can be tried.
 */
export function submitSession(
  world: World,
  session: Stripe.Checkout.Session,
  submission: Submission,
): PaymentOutcome {
  requireOpen(session);
  const { card: entry, terms_accepted } = submission;
  if (session.consent_collection?.terms_of_service === 'required' && !terms_accepted) {
    throw badRequest('Accept the terms of service to continue.', 'terms_of_service');
  }
  const settings = settingsOf(world, session.id);
  settings.terms_accepted = terms_accepted;
  const email = session.customer_details?.email ?? entry.email;
  const method = createCard(world, { ...entry, email }, session.customer && idOf(session.customer));
  const address = fullAddress({ country: entry.country, postal_code: entry.postal_code });
  session.customer_details = customerDetails(email, entry.name, address);
  session.collected_information = { business_name: null, individual_name: null, shipping_details: null };
  const customer = ensureCustomer(world, session, address);
  const intent = settings.payment_intent
    ? world.state.get('payment_intent', settings.payment_intent)
    : createPaymentIntent(world, {
        amount: session.amount_total ?? 0,
        currency: session.currency ?? 'usd',
        customer,
        description: session.mode === 'subscription' ? 'Subscription creation' : settings.payment_description,
        metadata: settings.payment_metadata,
        receipt_email: settings.receipt_email,
        setup_future_usage: session.mode === 'subscription' ? 'off_session' : settings.setup_future_usage,
      });
  settings.payment_intent = intent.id;
  if (session.mode === 'payment') session.payment_intent = intent.id;
  const outcome = confirmPayment(world, intent, method, false);
  if (outcome === 'succeeded') complete(world, session, intent);
  return outcome;
}

/** What the person did on the bank's page for the session's payment. */
export function authenticateSession(
  world: World,
  session: Stripe.Checkout.Session,
  authenticated: boolean,
): PaymentOutcome {
  requireOpen(session);
  const intent = world.state.get('payment_intent', settingsOf(world, session.id).payment_intent ?? '');
  const outcome = finishAuthentication(world, intent, authenticated);
  if (outcome === 'succeeded') complete(world, session, intent);
  return outcome;
}

/** The session that waits for this payment, if one does. */
export function sessionOfPayment(world: World, intent: string): Stripe.Checkout.Session | undefined {
  return world.state
    .list('checkout_session')
    .find(({ id }) => world.state.hidden.sessions[id]?.payment_intent === intent);
}

function ensureCustomer(
  world: World,
  session: Stripe.Checkout.Session,
  address: Stripe.Address,
): string | null {
  if (session.customer) return idOf(session.customer);
  if (session.customer_creation !== 'always') return null;
  const { email = null, name = null } = session.customer_details ?? {};
  const { id } = createCustomer(world, { email, name, address });
  session.customer = id;
  return id;
}

function complete(world: World, session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent): void {
  const settings = settingsOf(world, session.id);
  const customer_id = session.customer && idOf(session.customer);
  const method = world.state.get('payment_method', idOf(intent.payment_method ?? ''));
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  if (session.automatic_tax.enabled) session.automatic_tax.status = 'complete';
  if (session.consent && settings.terms_accepted) session.consent.terms_of_service = 'accepted';
  if (session.mode === 'subscription' && customer_id) {
    saveCard(world, method, customer_id);
    const subscription = startPaidSubscription(
      world,
      {
        customer: world.state.get('customer', customer_id),
        items: settings.line_items,
        metadata: settings.subscription_metadata,
        description: settings.subscription_description,
        payment_method: method.id,
        automatic_tax: session.automatic_tax.enabled,
      },
      intent,
    );
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
  } else if (session.invoice_creation?.enabled && customer_id) {
    session.invoice = receiptInvoice(world, session, customer_id, intent);
  }
  emit(world, 'checkout.session.completed', session);
}

/** The paid invoice that `invoice_creation` asks for. */
function receiptInvoice(
  world: World,
  session: Stripe.Checkout.Session,
  customer: string,
  intent: Stripe.PaymentIntent,
): string {
  const now = nowFor(world, customer);
  const data = session.invoice_creation?.invoice_data;
  const invoice = createInvoice(world, {
    customer: world.state.get('customer', customer),
    subscription: null,
    lines: settingsOf(world, session.id).line_items.map(({ price: id, quantity }) => {
      const price = world.state.get('price', id);
      return {
        amount: (price.unit_amount ?? 0) * quantity,
        description: productOf(world, price).name,
        price,
        quantity,
        period: { start: now, end: now },
        subscription_item: null,
        pending: null,
      };
    }),
    billing_reason: 'manual',
    currency: intent.currency,
    period: { start: now, end: now },
    finalizes_at: null,
    automatic_tax: session.automatic_tax.enabled,
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
  });
  finalizeInvoice(world, invoice, intent);
  settleInvoice(world, invoice);
  return invoice.id;
}

export function expireSession(world: World, session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const { payment_intent } = settingsOf(world, session.id);
  session.status = 'expired';
  session.url = null;
  if (payment_intent) {
    cancelPayment(world, world.state.get('payment_intent', payment_intent), 'automatic');
  }
  emit(world, 'checkout.session.expired', session);
}

/** The address that the browser goes to after payment. */
export function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function requireOpen(session: Stripe.Checkout.Session): void {
  if (session.status !== 'open') {
    throw badRequest(`This Checkout Session is no longer open: its status is ${session.status}.`);
  }
}

function settingsOf(world: World, session: string): SessionSettings {
  const settings = world.state.hidden.sessions[session];
  if (!settings) throw new Error(`Session ${session} has no settings.`);
  return settings;
}

const amountOf = (world: World, price: string): number => world.state.get('price', price).unit_amount ?? 0;

function currencyOf(world: World, settings: SessionSettings): string {
  const currencies = new Set(
    settings.line_items.map(({ price }) => world.state.get('price', price).currency),
  );
  if (currencies.size > 1) {
    throw badRequest('All prices in a Checkout Session must have the same currency.', 'line_items');
  }
  return [...currencies][0] ?? 'usd';
}

function customerDetails(
  email: string | null,
  name: string | null,
  address: Stripe.Address | null,
): Stripe.Checkout.Session.CustomerDetails | null {
  if (email === null && name === null) return null;
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
