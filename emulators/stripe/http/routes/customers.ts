import { createCustomer, fullAddress, liveCustomer, setDefaultCard } from '../../core/customers.ts';
import { cancelNow } from '../../core/subscriptions/end-subscription.ts';
import { isOver } from '../../core/subscriptions/subscription-status.ts';
import { changes, emit, idOf } from '../../core/world.ts';
import { del, get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { retrieve } from '../object-routes.ts';
import { array, clearable, email, hash, metadata, string } from '../params.ts';

const address = hash({
  city: string(),
  country: string(2),
  line1: string(),
  line2: string(),
  postal_code: string(),
  state: string(),
});

const FIELDS = {
  email: clearable(email(512)),
  name: clearable(string(256)),
  phone: clearable(string(20)),
  description: clearable(string()),
  address: clearable(address),
  metadata: metadata(),
  preferred_locales: array(string()),
};

export const CUSTOMER_ROUTES = [
  post('/v1/customers', { ...FIELDS, test_clock: string() }, (world, params) =>
    createCustomer(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/customers/:id', 'customer'),
  post(
    '/v1/customers/:id',
    { ...FIELDS, invoice_settings: hash({ default_payment_method: clearable(string()) }) },
    (world, params, { id }) => {
      const customer = liveCustomer(world, id);
      const before = structuredClone(customer);
      const { address: moved, metadata: tags, invoice_settings, ...rest } = params;
      if (invoice_settings?.default_payment_method !== undefined) {
        setDefaultCard(
          world,
          customer,
          invoice_settings.default_payment_method,
          'invoice_settings[default_payment_method]',
        );
      }
      Object.assign(customer, rest);
      if (moved !== undefined) customer.address = moved && fullAddress(moved);
      customer.metadata = mergeMetadata(customer.metadata, tags);
      const previous = changes(before, customer);
      if (Object.keys(previous).length > 0) emit(world, 'customer.updated', customer, previous);
      return customer;
    },
  ),
  del('/v1/customers/:id', {}, (world, _params, { id }) => {
    const customer = liveCustomer(world, id);
    for (const subscription of world.state.list('subscription')) {
      if (idOf(subscription.customer) === id && !isOver(subscription)) cancelNow(world, subscription);
    }
    emit(world, 'customer.deleted', customer);
    const deleted = { id, object: 'customer', deleted: true } as const;
    // A deleted customer can still be retrieved, as nothing but this.
    world.state.add('customer', deleted as unknown as typeof customer);
    return deleted;
  }),
  get(
    '/v1/customers',
    { ...PAGE_PARAMS, email: string(512), created: RANGE_PARAM, test_clock: string() },
    (world, params) =>
      pageOf(world.state, 'customer', '/v1/customers', params, (row) => {
        if ('deleted' in row) return false;
        if (params.email !== undefined && row.email !== params.email) return false;
        if (params.test_clock !== undefined && row.test_clock !== params.test_clock) return false;
        return inRange(row.created, params.created);
      }),
  ),
  get('/v1/customers/:id/payment_methods', { ...PAGE_PARAMS, type: string() }, (world, params, { id }) => {
    liveCustomer(world, id);
    return pageOf(
      world.state,
      'payment_method',
      `/v1/customers/${id}/payment_methods`,
      params,
      (row) => row.customer === id && (params.type === undefined || row.type === params.type),
    );
  }),
  retrieve('/v1/payment_methods/:id', 'payment_method'),
];
