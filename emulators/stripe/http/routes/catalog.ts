import { createPrice, createProduct, takeLookupKey } from '../../core/catalog.ts';
import { badRequest } from '../../core/stripe-error.ts';
import { idOf, update } from '../../core/world.ts';
import { get, post } from '../api-route.ts';
import { inRange, PAGE_PARAMS, pageOf, RANGE_PARAM } from '../lists.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { retrieve } from '../object-routes.ts';
import { array, boolean, clearable, hash, integer, metadata, oneOf, required, string } from '../params.ts';

const PRODUCT = {
  active: boolean(),
  description: clearable(string(40_000)),
  images: array(string()),
  metadata: metadata(),
  statement_descriptor: string(22),
  tax_code: clearable(string()),
  unit_label: clearable(string(12)),
  url: clearable(string()),
};

const PRICE = {
  active: boolean(),
  lookup_key: string(200),
  metadata: metadata(),
  nickname: string(),
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  transfer_lookup_key: boolean(),
};

export const CATALOG_ROUTES = [
  post('/v1/products', { ...PRODUCT, id: string(), name: required(string()) }, (world, params) =>
    createProduct(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/products/:id', 'product'),
  post(
    '/v1/products/:id',
    { ...PRODUCT, name: string(), default_price: string() },
    (world, params, { id }) => {
      const product = world.state.get('product', id);
      if (params.default_price !== undefined) {
        const price = world.state.get('price', params.default_price, 'default_price');
        if (idOf(price.product) !== id) {
          throw badRequest('The price does not belong to this product.', 'default_price');
        }
      }
      const { metadata: tags, ...rest } = params;
      update(world, 'product.updated', product, (changed) => {
        Object.assign(changed, rest);
        changed.metadata = mergeMetadata(changed.metadata, tags);
        changed.updated = world.wallClock();
      });
      return product;
    },
  ),
  get(
    '/v1/products',
    { ...PAGE_PARAMS, active: boolean(), ids: array(string()), created: RANGE_PARAM },
    (world, params) =>
      pageOf(
        world.state,
        'product',
        '/v1/products',
        params,
        (row) =>
          (params.active === undefined || row.active === params.active) &&
          (params.ids === undefined || params.ids.includes(row.id)) &&
          inRange(row.created, params.created),
      ),
  ),
  post(
    '/v1/prices',
    {
      ...PRICE,
      currency: required(string(3)),
      product: required(string()),
      unit_amount: required(integer(0)),
      recurring: hash({
        interval: required(oneOf('day', 'month', 'week', 'year')),
        interval_count: integer(1),
      }),
    },
    (world, params) => createPrice(world, { ...params, metadata: mergeMetadata(null, params.metadata) }),
  ),
  retrieve('/v1/prices/:id', 'price'),
  post('/v1/prices/:id', PRICE, (world, params, { id }) => {
    const price = world.state.get('price', id);
    const { metadata: tags, transfer_lookup_key = false, lookup_key, tax_behavior, ...rest } = params;
    if (
      tax_behavior !== undefined &&
      price.tax_behavior !== 'unspecified' &&
      tax_behavior !== price.tax_behavior
    ) {
      throw badRequest(
        'You cannot change `tax_behavior` of a price once it is `exclusive` or `inclusive`.',
        'tax_behavior',
      );
    }
    if (lookup_key !== undefined) takeLookupKey(world, lookup_key, transfer_lookup_key, id);
    update(world, 'price.updated', price, (changed) => {
      Object.assign(changed, rest);
      if (lookup_key !== undefined) changed.lookup_key = lookup_key;
      if (tax_behavior !== undefined) changed.tax_behavior = tax_behavior;
      changed.metadata = mergeMetadata(changed.metadata, tags);
    });
    return price;
  }),
  get(
    '/v1/prices',
    {
      ...PAGE_PARAMS,
      active: boolean(),
      currency: string(3),
      lookup_keys: array(string()),
      product: string(),
      type: oneOf('one_time', 'recurring'),
      created: RANGE_PARAM,
    },
    (world, params) => {
      if ((params.lookup_keys?.length ?? 0) > 10) {
        throw badRequest('You can only pass up to 10 lookup keys.', 'lookup_keys');
      }
      return pageOf(
        world.state,
        'price',
        '/v1/prices',
        params,
        (row) =>
          (params.active === undefined || row.active === params.active) &&
          (params.currency === undefined || row.currency === params.currency) &&
          (params.lookup_keys === undefined || params.lookup_keys.includes(row.lookup_key ?? '')) &&
          (params.product === undefined || row.product === params.product) &&
          (params.type === undefined || row.type === params.type) &&
          inRange(row.created, params.created),
      );
    },
  ),
];
