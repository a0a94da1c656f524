import { liveCustomer } from '../../core/customers.ts';
import { collectInvoice, customerOf, finalizeInvoice, voidInvoice } from '../../core/invoices.ts';
import { badRequest, StripeError } from '../../core/stripe-error.ts';
import {
  afterPayment,
  cancelNow,
  cardFor,
  createSubscription,
  isOver,
  updateSubscription,
} from '../../core/subscriptions.ts';
import { idOf, listOf, update } from '../../core/world.ts';
import { del, get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import {
  array,
  boolean,
  clearable,
  hash,
  integer,
  mergeMetadata,
  metadata,
  oneOf,
  required,
  string,
} from '../params.ts';

const cancellation_details = hash({
  comment: clearable(string()),
  feedback: clearable(
    oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
});

const SUBSCRIPTION_ROUTES = [
  post(
    '/v1/subscriptions',
    {
      customer: required(string()),
      items: required(array(hash({ price: required(string()), quantity: integer(1) }))),
      automatic_tax: hash({ enabled: required(boolean()) }),
      default_payment_method: string(),
      description: string(500),
      metadata: metadata(),
    },
    (world, params) => {
      const { automatic_tax, default_payment_method = null, items, ...rest } = params;
      return createSubscription(world, {
        ...rest,
        customer: liveCustomer(world, params.customer, 'customer'),
        items: items.map(({ price, quantity = 1 }) => ({ price, quantity })),
        metadata: mergeMetadata(null, params.metadata),
        payment_method: default_payment_method,
        automatic_tax: automatic_tax?.enabled,
      });
    },
  ),
  get('/v1/subscriptions/:id', {}, (world, _params, { id }) => world.state.get('subscription', id)),
  post(
    '/v1/subscriptions/:id',
    {
      cancel_at: clearable(integer(0)),
      cancel_at_period_end: boolean(),
      cancellation_details,
      default_payment_method: string(),
      description: clearable(string(500)),
      items: array(hash({ id: string(), price: string(), quantity: integer(1) })),
      metadata: metadata(),
      proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    },
    (world, params, { id }) => {
      const subscription = world.state.get('subscription', id);
      const { metadata: tags, ...rest } = params;
      const merged = tags && { metadata: mergeMetadata(subscription.metadata, tags) };
      updateSubscription(world, subscription, { ...rest, ...merged });
      return subscription;
    },
  ),
  del('/v1/subscriptions/:id', { cancellation_details }, (world, params, { id }) => {
    const subscription = world.state.get('subscription', id);
    cancelNow(world, subscription, params.cancellation_details);
    return subscription;
  }),
  get(
    '/v1/subscriptions',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      customer: string(),
      price: string(),
      status: oneOf(
        'active',
        'all',
        'canceled',
        'ended',
        'incomplete',
        'incomplete_expired',
        'past_due',
        'paused',
        'trialing',
        'unpaid',
      ),
      test_clock: string(),
    },
    (world, params) =>
      pageOf(world.state, 'subscription', '/v1/subscriptions', params, (row) => {
        const { status } = params;
        const shown =
          status === 'all' ||
          (status === 'ended' && isOver(row)) ||
          (status === undefined ? row.status !== 'canceled' : row.status === status);
        if (!shown) return false;
        if (params.customer !== undefined && row.customer !== params.customer) return false;
        if (params.test_clock !== undefined && row.test_clock !== params.test_clock) return false;
        if (params.price !== undefined && !row.items.data.some(({ price }) => price.id === params.price))
          return false;
        return inRange(row.created, params.created);
      }),
  ),
  get('/v1/subscription_items', { ...PAGE_PARAMS, subscription: required(string()) }, (world, params) => {
    const { items } = world.state.get('subscription', params.subscription, 'subscription');
    return listOf(items.data, '/v1/subscription_items');
  }),
];

const INVOICE_ROUTES = [
  get('/v1/invoices/:id', {}, (world, _params, { id }) => world.state.get('invoice', id)),
  post(
    '/v1/invoices/:id',
    { description: clearable(string(1500)), metadata: metadata() },
    (world, params, { id }) => {
      const invoice = world.state.get('invoice', id);
      if (params.description !== undefined && invoice.status !== 'draft') {
        throw badRequest(
          'Finalized invoices can’t be updated in this way. To make changes, void it and create another.',
          'description',
          'invoice_not_editable',
        );
      }
      update(world, 'invoice.updated', invoice, (changed) => {
        if (params.description !== undefined) changed.description = params.description;
        changed.metadata = mergeMetadata(changed.metadata, params.metadata);
      });
      return invoice;
    },
  ),
  post('/v1/invoices/:id/finalize', {}, (world, _params, { id }) => {
    const invoice = world.state.get('invoice', id);
    finalizeInvoice(world, invoice);
    return invoice;
  }),
  post(
    '/v1/invoices/:id/pay',
    { payment_method: string(), off_session: boolean() },
    (world, params, { id }) => {
      const invoice = world.state.get('invoice', id);
      if (invoice.status !== 'open') {
        throw badRequest(
          invoice.status === 'paid' ? 'Invoice is already paid' : `Invoice is ${invoice.status}, not open`,
          undefined,
          'invoice_not_editable',
        );
      }
      const customer = customerOf(world, invoice);
      const chosen = params.payment_method;
      if (
        chosen !== undefined &&
        world.state.get('payment_method', chosen, 'payment_method').customer !== customer.id
      ) {
        throw badRequest('The payment method does not belong to the customer.', 'payment_method');
      }
      const subscription_id = invoice.parent?.subscription_details?.subscription;
      const subscription = subscription_id && world.state.get('subscription', idOf(subscription_id));
      const own = subscription ? subscription.default_payment_method : null;
      const method = cardFor(world, chosen ?? (own && idOf(own)), customer);
      if (!method) {
        throw badRequest(
          'There is no `default_payment_method` set on this Customer or Invoice.',
          undefined,
          'missing',
        );
      }
      const outcome = collectInvoice(world, invoice, method, params.off_session ?? true);
      afterPayment(world, invoice, outcome);
      if (outcome !== 'succeeded') {
        throw new StripeError(402, 'Your card was declined.', {
          type: 'card_error',
          code: outcome === 'requires_action' ? 'invoice_payment_intent_requires_action' : 'card_declined',
        });
      }
      return invoice;
    },
  ),
  post('/v1/invoices/:id/void', {}, (world, _params, { id }) => {
    const invoice = world.state.get('invoice', id);
    voidInvoice(world, invoice);
    return invoice;
  }),
  get(
    '/v1/invoices/:id/lines',
    PAGE_PARAMS,
    (world, _params, { id }) => world.state.get('invoice', id).lines,
  ),
  get(
    '/v1/invoices',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      customer: string(),
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
      subscription: string(),
    },
    (world, params) =>
      pageOf(
        world.state,
        'invoice',
        '/v1/invoices',
        params,
        (row) =>
          (params.customer === undefined || row.customer === params.customer) &&
          (params.status === undefined || row.status === params.status) &&
          (params.subscription === undefined ||
            row.parent?.subscription_details?.subscription === params.subscription) &&
          inRange(row.created, params.created),
      ),
  ),
  get('/v1/invoice_payments/:id', {}, (world, _params, { id }) => world.state.get('invoice_payment', id)),
  get(
    '/v1/invoice_payments',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      invoice: string(),
      payment: hash({ type: required(oneOf('payment_intent')), payment_intent: string() }),
      status: oneOf('canceled', 'open', 'paid'),
    },
    (world, params) =>
      pageOf(
        world.state,
        'invoice_payment',
        '/v1/invoice_payments',
        params,
        (row) =>
          (params.invoice === undefined || row.invoice === params.invoice) &&
          (params.payment?.payment_intent === undefined ||
            row.payment.payment_intent === params.payment.payment_intent) &&
          (params.status === undefined || row.status === params.status) &&
          inRange(row.created, params.created),
      ),
  ),
];

export const BILLING_ROUTES = [...SUBSCRIPTION_ROUTES, ...INVOICE_ROUTES];
