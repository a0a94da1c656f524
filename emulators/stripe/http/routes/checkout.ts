import { createSession } from '../../core/checkout/create-session.ts';
import { expireSession } from '../../core/checkout/expire-session.ts';
import { sessionLines } from '../../core/checkout/session.ts';
import { get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { act, retrieve } from '../object-routes.ts';
import { array, boolean, email, hash, integer, metadata, oneOf, required, string, url } from '../params.ts';

const message = hash({ message: required(string(1200)) });

export const CHECKOUT_ROUTES = [
  post(
    '/v1/checkout/sessions',
    {
      mode: required(oneOf('payment', 'subscription')),
      line_items: required(array(hash({ price: required(string()), quantity: integer(1) }))),
      success_url: url(),
      cancel_url: url(),
      customer: string(),
      customer_email: email(800),
      customer_creation: oneOf('always', 'if_required'),
      customer_update: hash({ address: oneOf('auto', 'never'), name: oneOf('auto', 'never') }),
      client_reference_id: string(200),
      metadata: metadata(),
      subscription_data: hash({ metadata: metadata(), description: string(500) }),
      payment_intent_data: hash({
        metadata: metadata(),
        description: string(1000),
        setup_future_usage: oneOf('off_session', 'on_session'),
        receipt_email: email(800),
      }),
      invoice_creation: hash({
        enabled: required(boolean()),
        invoice_data: hash({ description: string(1500), metadata: metadata(), footer: string() }),
      }),
      consent_collection: hash({
        terms_of_service: oneOf('none', 'required'),
        promotions: oneOf('auto', 'none'),
        payment_method_reuse_agreement: hash({ position: required(oneOf('auto', 'hidden')) }),
      }),
      custom_text: hash({ submit: message, terms_of_service_acceptance: message, after_submit: message }),
      automatic_tax: hash({ enabled: required(boolean()) }),
      allow_promotion_codes: boolean(),
      billing_address_collection: oneOf('auto', 'required'),
      expires_at: integer(),
      locale: string(),
      // The emulated page only takes cards.
      allowed_payment_method_types: array(required(oneOf('card', 'link'))),
      submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
      ui_mode: oneOf('hosted_page'),
    },
    (world, params) => createSession(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/checkout/sessions/:id', 'checkout_session'),
  post('/v1/checkout/sessions/:id', { metadata: metadata() }, (world, params, { id }) => {
    const session = world.state.get('checkout_session', id);
    session.metadata = mergeMetadata(session.metadata, params.metadata);
    return session;
  }),
  act('/v1/checkout/sessions/:id/expire', 'checkout_session', expireSession),
  get('/v1/checkout/sessions/:id/line_items', PAGE_PARAMS, (world, _params, { id }) =>
    sessionLines(world, world.state.get('checkout_session', id)),
  ),
  get(
    '/v1/checkout/sessions',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      customer: string(),
      payment_intent: string(),
      subscription: string(),
      status: oneOf('complete', 'expired', 'open'),
    },
    (world, params) =>
      pageOf(
        world.state,
        'checkout_session',
        '/v1/checkout/sessions',
        params,
        (row) =>
          (params.customer === undefined || row.customer === params.customer) &&
          (params.payment_intent === undefined || row.payment_intent === params.payment_intent) &&
          (params.subscription === undefined || row.subscription === params.subscription) &&
          (params.status === undefined || row.status === params.status) &&
          inRange(row.created, params.created),
      ),
  ),
];
