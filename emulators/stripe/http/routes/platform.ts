import { createTestClock, startAdvance } from '../../core/clocks.ts';
import { badRequest } from '../../core/stripe-error.ts';
import { cancelNow } from '../../core/subscriptions/end-subscription.ts';
import { isOver } from '../../core/subscriptions/subscription-status.ts';
import { checkUrl, createEndpoint } from '../../core/webhook-endpoints.ts';
import { emit } from '../../core/world.ts';
import { del, get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { retrieve } from '../object-routes.ts';
import { array, boolean, clearable, integer, metadata, required, string } from '../params.ts';

export const PLATFORM_ROUTES = [
  retrieve('/v1/events/:id', 'event'),
  get(
    '/v1/events',
    {
      ...PAGE_PARAMS,
      created: RANGE_PARAM,
      delivery_success: boolean(),
      type: string(),
      types: array(string()),
    },
    (world, params) => {
      if (params.type !== undefined && params.types !== undefined) {
        throw badRequest('You may only specify one of these parameters: type, types.', 'types');
      }
      const wanted = params.types ?? (params.type === undefined ? null : [params.type]);
      const matches = (type: string) =>
        wanted?.some((name) => name === type || (name.endsWith('*') && type.startsWith(name.slice(0, -1)))) ??
        true;
      return pageOf(
        world.state,
        'event',
        '/v1/events',
        params,
        (row) =>
          matches(row.type) &&
          (params.delivery_success === undefined ||
            params.delivery_success === (row.pending_webhooks === 0)) &&
          inRange(row.created, params.created),
      );
    },
  ),
  post(
    '/v1/webhook_endpoints',
    {
      url: required(string()),
      enabled_events: required(array(string())),
      api_version: string(),
      description: clearable(string()),
      metadata: metadata(),
    },
    (world, params) => createEndpoint(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/webhook_endpoints/:id', 'webhook_endpoint'),
  post(
    '/v1/webhook_endpoints/:id',
    {
      url: string(),
      enabled_events: array(string()),
      disabled: boolean(),
      description: clearable(string()),
      metadata: metadata(),
    },
    (world, params, { id }) => {
      const endpoint = world.state.get('webhook_endpoint', id);
      const { disabled, metadata: tags, ...rest } = params;
      if (rest.url !== undefined) checkUrl(rest.url, world.livemode);
      Object.assign(endpoint, rest);
      if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled';
      endpoint.metadata = mergeMetadata(endpoint.metadata, tags);
      return endpoint;
    },
  ),
  del('/v1/webhook_endpoints/:id', {}, (world, _params, { id }) => {
    world.state.get('webhook_endpoint', id);
    world.state.remove('webhook_endpoint', id);
    delete world.state.hidden.endpoint_secrets[id];
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  get('/v1/webhook_endpoints', PAGE_PARAMS, (world, params) =>
    pageOf(world.state, 'webhook_endpoint', '/v1/webhook_endpoints', params, () => true),
  ),
  post(
    '/v1/test_helpers/test_clocks',
    { frozen_time: required(integer(0)), name: string(300), customer: string() },
    (world, params) => createTestClock(world, params),
  ),
  retrieve('/v1/test_helpers/test_clocks/:id', 'test_clock'),
  post(
    '/v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: required(integer(0)) },
    (world, params, { id }) => {
      const clock = world.state.get('test_clock', id);
      startAdvance(world, clock, params.frozen_time);
      return clock;
    },
  ),
  del('/v1/test_helpers/test_clocks/:id', {}, (world, _params, { id }) => {
    const clock = world.state.get('test_clock', id);
    for (const customer of world.state.list('customer')) {
      if (customer.test_clock !== id) continue;
      for (const subscription of world.state.list('subscription')) {
        if (subscription.customer === customer.id && !isOver(subscription)) cancelNow(world, subscription);
      }
      world.state.remove('customer', customer.id);
    }
    world.state.remove('test_clock', id);
    emit(world, 'test_helpers.test_clock.deleted', clock);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),
  get('/v1/test_helpers/test_clocks', PAGE_PARAMS, (world, params) =>
    pageOf(world.state, 'test_clock', '/v1/test_helpers/test_clocks', params, () => true),
  ),
];
