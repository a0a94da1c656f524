import type Stripe from 'stripe';
import { newId, randomToken } from './ids.ts';
import { badRequest, noSuch } from './stripe-error.ts';
import { emit, type World } from './world.ts';

export type CustomerFields = {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  address?: Partial<Stripe.Address> | null;
  metadata?: Record<string, string>;
  preferred_locales?: string[];
  test_clock?: string;
};

export function createCustomer(world: World, fields: CustomerFields): Stripe.Customer {
  const { test_clock = null } = fields;
  const clock = test_clock === null ? null : world.state.get('test_clock', test_clock, 'test_clock');
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: fields.address ? fullAddress(fields.address) : null,
    balance: 0,
    created: clock?.frozen_time ?? world.wallClock(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    email: fields.email ?? null,
    invoice_prefix: randomToken(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: world.livemode,
    metadata: fields.metadata ?? {},
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
    preferred_locales: fields.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock,
  };
  world.state.add('customer', customer);
  emit(world, 'customer.created', customer);
  return customer;
}

/** The customer, unless it was deleted. `param` is the parameter that names it, null for the path. */
export function liveCustomer(world: World, id: string, param: string | null = null): Stripe.Customer {
  const customer = world.state.get('customer', id, param);
  if ((customer as { deleted?: unknown }).deleted) throw noSuch('customer', id, param);
  return customer;
}

export function fullAddress(address: Partial<Stripe.Address>): Stripe.Address {
  return { city: null, country: null, line1: null, line2: null, postal_code: null, state: null, ...address };
}

/** Makes a saved card the customer's default for invoices; null clears it. */
export function setDefaultCard(
  world: World,
  customer: Stripe.Customer,
  method: string | null,
  param: string,
): void {
  if (method !== null && world.state.get('payment_method', method, param).customer !== customer.id) {
    throw badRequest(
      'The customer does not have a payment method with the ID ' +
        `${method}. The payment method must be attached to the customer.`,
      param,
      'resource_missing',
    );
  }
  customer.invoice_settings.default_payment_method = method;
}
