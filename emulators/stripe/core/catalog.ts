import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { badRequest } from './stripe-error.ts';
import { decimal, emit, idOf, type World } from './world.ts';

export type ProductFields = {
  id?: string;
  name: string;
  active?: boolean;
  description?: string | null;
  metadata?: Record<string, string>;
  images?: string[];
  tax_code?: string | null;
  statement_descriptor?: string;
  unit_label?: string | null;
  url?: string | null;
};

export function createProduct(world: World, fields: ProductFields): Stripe.Product {
  const { id = newId('prod', 14) } = fields;
  if (world.state.find('product', id)) {
    throw badRequest(`Product already exists.`, 'id', 'resource_already_exists');
  }
  const now = world.wallClock();
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: fields.active ?? true,
    created: now,
    default_price: null,
    description: fields.description ?? null,
    images: fields.images ?? [],
    livemode: world.livemode,
    marketing_features: [],
    metadata: fields.metadata ?? {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: fields.statement_descriptor ?? null,
    tax_code: fields.tax_code ?? null,
    tax_details: null,
    type: 'service',
    unit_label: fields.unit_label ?? null,
    updated: now,
    url: fields.url ?? null,
  };
  world.state.add('product', product);
  emit(world, 'product.created', product);
  return product;
}

export type PriceFields = {
  product: string;
  currency: string;
  unit_amount: number;
  recurring?: { interval: 'day' | 'week' | 'month' | 'year'; interval_count?: number };
  lookup_key?: string;
  transfer_lookup_key?: boolean;
  nickname?: string;
  active?: boolean;
  metadata?: Record<string, string>;
  tax_behavior?: 'exclusive' | 'inclusive' | 'unspecified';
};

export function createPrice(world: World, fields: PriceFields): Stripe.Price {
  const product = world.state.get('product', fields.product, 'product');
  const { lookup_key = null, recurring } = fields;
  takeLookupKey(world, lookup_key, fields.transfer_lookup_key ?? false);
  const price: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active: fields.active ?? true,
    billing_scheme: 'per_unit',
    created: world.wallClock(),
    currency: fields.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: world.livemode,
    lookup_key,
    metadata: fields.metadata ?? {},
    nickname: fields.nickname ?? null,
    product: product.id,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: fields.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: decimal(fields.unit_amount),
  };
  world.state.add('price', price);
  emit(world, 'price.created', price);
  return price;
}

/** Makes a lookup key free for a new holder: refused while another price has it, unless it is to be transferred. */
export function takeLookupKey(world: World, key: string | null, transfer: boolean, taker?: string): void {
  if (key === null) return;
  const holder = world.state.list('price').find((price) => price.lookup_key === key && price.id !== taker);
  if (!holder) return;
  if (!transfer) {
    throw badRequest(
      `A price (\`${holder.id}\`) already uses that lookup key. If you'd like to transfer the lookup key, set \`transfer_lookup_key\` to true.`,
      'lookup_key',
      'resource_already_exists',
    );
  }
  holder.lookup_key = null;
  emit(world, 'price.updated', holder, { lookup_key: key });
}

/** The price, if it can be sold now. */
export function sellablePrice(world: World, id: string, param: string): Stripe.Price {
  const price = world.state.get('price', id, param);
  if (!price.active) {
    throw badRequest(
      'The price specified is inactive. This field only accepts active prices.',
      param,
      'price_inactive',
    );
  }
  const product = world.state.get('product', idOf(price.product), param);
  if (!product.active) {
    throw badRequest(
      `Price \`${price.id}\` is not available to be purchased because its product is not active.`,
      param,
      'product_inactive',
    );
  }
  return price;
}

export function productOf(world: World, price: Stripe.Price): Stripe.Product {
  return world.state.get('product', idOf(price.product));
}

/** The old name of a recurring price, which subscription items still carry. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  const { recurring } = price;
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    livemode: price.livemode,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
