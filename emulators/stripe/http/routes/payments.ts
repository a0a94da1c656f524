import { closeDispute } from '../../core/disputes.ts';
import { cancelPayment } from '../../core/payments.ts';
import { createRefund } from '../../core/refunds.ts';
import { update } from '../../core/world.ts';
import { get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { act, retrieve } from '../object-routes.ts';
import { clearable, integer, metadata, oneOf, string } from '../params.ts';

export const PAYMENT_ROUTES = [
  retrieve('/v1/payment_intents/:id', 'payment_intent'),
  post(
    '/v1/payment_intents/:id/cancel',
    {
      cancellation_reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'),
    },
    (world, params, { id }) => {
      const intent = world.state.get('payment_intent', id);
      cancelPayment(world, intent, params.cancellation_reason ?? null);
      return intent;
    },
  ),
  get('/v1/payment_intents', { ...PAGE_PARAMS, created: RANGE_PARAM, customer: string() }, (world, params) =>
    pageOf(
      world.state,
      'payment_intent',
      '/v1/payment_intents',
      params,
      (row) =>
        (params.customer === undefined || row.customer === params.customer) &&
        inRange(row.created, params.created),
    ),
  ),
  retrieve('/v1/charges/:id', 'charge'),
  post(
    '/v1/charges/:id',
    { description: clearable(string(40_000)), metadata: metadata() },
    (world, params, { id }) => {
      const charge = world.state.get('charge', id);
      update(world, 'charge.updated', charge, (changed) => {
        if (params.description !== undefined) changed.description = params.description;
        changed.metadata = mergeMetadata(changed.metadata, params.metadata);
      });
      return charge;
    },
  ),
  get(
    '/v1/charges',
    { ...PAGE_PARAMS, created: RANGE_PARAM, customer: string(), payment_intent: string() },
    (world, params) =>
      pageOf(
        world.state,
        'charge',
        '/v1/charges',
        params,
        (row) =>
          (params.customer === undefined || row.customer === params.customer) &&
          (params.payment_intent === undefined || row.payment_intent === params.payment_intent) &&
          inRange(row.created, params.created),
      ),
  ),
  post(
    '/v1/refunds',
    {
      charge: string(),
      payment_intent: string(),
      amount: integer(),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata: metadata(),
    },
    (world, params) => createRefund(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/refunds/:id', 'refund'),
  post('/v1/refunds/:id', { metadata: metadata() }, (world, params, { id }) => {
    const refund = world.state.get('refund', id);
    update(world, 'refund.updated', refund, (changed) => {
      changed.metadata = mergeMetadata(changed.metadata, params.metadata);
    });
    return refund;
  }),
  get(
    '/v1/refunds',
    { ...PAGE_PARAMS, created: RANGE_PARAM, charge: string(), payment_intent: string() },
    (world, params) =>
      pageOf(
        world.state,
        'refund',
        '/v1/refunds',
        params,
        (row) =>
          (params.charge === undefined || row.charge === params.charge) &&
          (params.payment_intent === undefined || row.payment_intent === params.payment_intent) &&
          inRange(row.created, params.created),
      ),
  ),
  retrieve('/v1/disputes/:id', 'dispute'),
  act('/v1/disputes/:id/close', 'dispute', (world, dispute) => closeDispute(world, dispute, 'lost')),
  get(
    '/v1/disputes',
    { ...PAGE_PARAMS, created: RANGE_PARAM, charge: string(), payment_intent: string() },
    (world, params) =>
      pageOf(
        world.state,
        'dispute',
        '/v1/disputes',
        params,
        (row) =>
          (params.charge === undefined || row.charge === params.charge) &&
          (params.payment_intent === undefined || row.payment_intent === params.payment_intent) &&
          inRange(row.created, params.created),
      ),
  ),
  retrieve('/v1/balance_transactions/:id', 'balance_transaction'),
  get(
    '/v1/balance_transactions',
    { ...PAGE_PARAMS, created: RANGE_PARAM, currency: string(3), source: string(), type: string() },
    (world, params) =>
      pageOf(
        world.state,
        'balance_transaction',
        '/v1/balance_transactions',
        params,
        (row) =>
          (params.currency === undefined || row.currency === params.currency) &&
          (params.source === undefined || row.source === params.source) &&
          (params.type === undefined || row.type === params.type) &&
          inRange(row.created, params.created),
      ),
  ),
];
