import type Stripe from 'stripe';
import { sellablePrice } from '../catalog.ts';
import { newId } from '../ids.ts';
import type { SessionSettings } from '../state.ts';
import { badRequest } from '../stripe-error.ts';
import type { World } from '../world.ts';

/** How long a session stays open, at the most and unless told otherwise. */
export const SESSION_SECONDS = 86_400;

export type SessionFields = {
  mode: 'payment' | 'subscription';
  line_items: { price: string; quantity?: number }[];
  success_url?: string;
  cancel_url?: string;
  allowed_payment_method_types?: ('card' | 'link')[];
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

/** What the session keeps and does not show; throws what Stripe answers to fields that it refuses. */
export function checkSessionFields(
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
  if (expires_at !== undefined && (expires_at < now + 1800 || expires_at > now + SESSION_SECONDS)) {
    throw badRequest(
      expires_at > now + SESSION_SECONDS
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
