import { liveCustomer } from '../../core/customers.ts';
import { createSubscription } from '../../core/subscriptions/create-subscription.ts';
import { cancelNow } from '../../core/subscriptions/end-subscription.ts';
import { isOver } from '../../core/subscriptions/subscription-status.ts';
import { updateSubscription } from '../../core/subscriptions/update-subscription.ts';
import { listOf } from '../../core/world.ts';
import { del, get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { retrieve } from '../object-routes.ts';
import { array, boolean, clearable, hash, integer, metadata, oneOf, required, string } from '../params.ts';
import { CANCELLATION_FEEDBACK } from './cancellation-feedback.ts';

const cancellation_details = hash({
  comment: clearable(string()),
  feedback: clearable(CANCELLATION_FEEDBACK),
});

export const SUBSCRIPTION_ROUTES = [
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
  retrieve('/v1/subscriptions/:id', 'subscription'),
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
