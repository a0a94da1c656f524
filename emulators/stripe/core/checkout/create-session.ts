import type Stripe from 'stripe';
import { liveCustomer } from '../customers.ts';
import { newId } from '../ids.ts';
import type { SessionSettings } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import { nowFor, type World } from '../world.ts';
import { customerDetails } from './customer-details.ts';
import { checkSessionFields, SESSION_SECONDS, type SessionFields } from './session-fields.ts';

/** Opens a session. Throws what Stripe answers to fields that it refuses. */
export function createSession(world: World, fields: SessionFields): Stripe.Checkout.Session {
  const { mode, client_reference_id = null, customer_email = null, automatic_tax } = fields;
  const customer = fields.customer === undefined ? null : liveCustomer(world, fields.customer, 'customer');
  const now = nowFor(world, customer?.id ?? null);
  const settings = checkSessionFields(world, fields, customer, now);
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
    allowed_payment_method_types: fields.allowed_payment_method_types ?? null,
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
    expires_at: fields.expires_at ?? now + SESSION_SECONDS,
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
