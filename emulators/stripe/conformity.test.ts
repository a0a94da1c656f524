import { Ajv } from 'ajv';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reader } from './http/params.ts';
import { API_ROUTES } from './http/routes/index.ts';
import { card, NEW_YEAR, openAccount, type TestAccount } from './testing/account.ts';
import { type JsonSchema, objectSchemas, paramsSchema } from './testing/sdk-schemas.ts';

/** The SDK's declaration of each operation's parameters: `method path` → file and name. */
const PARAMS: Record<string, [file: string, name: string]> = {
  'post /v1/customers': ['Customers.d.ts', 'CustomerCreateParams'],
  'post /v1/customers/:id': ['Customers.d.ts', 'CustomerUpdateParams'],
  'get /v1/customers': ['Customers.d.ts', 'CustomerListParams'],
  'get /v1/customers/:id/payment_methods': ['Customers.d.ts', 'CustomerListPaymentMethodsParams'],
  'post /v1/products': ['Products.d.ts', 'ProductCreateParams'],
  'post /v1/products/:id': ['Products.d.ts', 'ProductUpdateParams'],
  'get /v1/products': ['Products.d.ts', 'ProductListParams'],
  'post /v1/prices': ['Prices.d.ts', 'PriceCreateParams'],
  'post /v1/prices/:id': ['Prices.d.ts', 'PriceUpdateParams'],
  'get /v1/prices': ['Prices.d.ts', 'PriceListParams'],
  'post /v1/checkout/sessions': ['Checkout/Sessions.d.ts', 'Checkout.SessionCreateParams'],
  'post /v1/checkout/sessions/:id': ['Checkout/Sessions.d.ts', 'Checkout.SessionUpdateParams'],
  'get /v1/checkout/sessions': ['Checkout/Sessions.d.ts', 'Checkout.SessionListParams'],
  'post /v1/subscriptions': ['Subscriptions.d.ts', 'SubscriptionCreateParams'],
  'post /v1/subscriptions/:id': ['Subscriptions.d.ts', 'SubscriptionUpdateParams'],
  'delete /v1/subscriptions/:id': ['Subscriptions.d.ts', 'SubscriptionCancelParams'],
  'get /v1/subscriptions': ['Subscriptions.d.ts', 'SubscriptionListParams'],
  'get /v1/subscription_items': ['SubscriptionItems.d.ts', 'SubscriptionItemListParams'],
  'post /v1/invoices/:id': ['Invoices.d.ts', 'InvoiceUpdateParams'],
  'post /v1/invoices/:id/pay': ['Invoices.d.ts', 'InvoicePayParams'],
  'get /v1/invoices': ['Invoices.d.ts', 'InvoiceListParams'],
  'get /v1/invoice_payments': ['InvoicePayments.d.ts', 'InvoicePaymentListParams'],
  'post /v1/payment_intents/:id/cancel': ['PaymentIntents.d.ts', 'PaymentIntentCancelParams'],
  'get /v1/payment_intents': ['PaymentIntents.d.ts', 'PaymentIntentListParams'],
  'post /v1/charges/:id': ['Charges.d.ts', 'ChargeUpdateParams'],
  'get /v1/charges': ['Charges.d.ts', 'ChargeListParams'],
  'post /v1/refunds': ['Refunds.d.ts', 'RefundCreateParams'],
  'post /v1/refunds/:id': ['Refunds.d.ts', 'RefundUpdateParams'],
  'get /v1/refunds': ['Refunds.d.ts', 'RefundListParams'],
  'get /v1/disputes': ['Disputes.d.ts', 'DisputeListParams'],
  'get /v1/balance_transactions': ['BalanceTransactions.d.ts', 'BalanceTransactionListParams'],
  'post /v1/billing_portal/configurations': [
    'BillingPortal/Configurations.d.ts',
    'BillingPortal.ConfigurationCreateParams',
  ],
  'post /v1/billing_portal/configurations/:id': [
    'BillingPortal/Configurations.d.ts',
    'BillingPortal.ConfigurationUpdateParams',
  ],
  'get /v1/billing_portal/configurations': [
    'BillingPortal/Configurations.d.ts',
    'BillingPortal.ConfigurationListParams',
  ],
  'post /v1/billing_portal/sessions': ['BillingPortal/Sessions.d.ts', 'BillingPortal.SessionCreateParams'],
  'get /v1/events': ['Events.d.ts', 'EventListParams'],
  'post /v1/webhook_endpoints': ['WebhookEndpoints.d.ts', 'WebhookEndpointCreateParams'],
  'post /v1/webhook_endpoints/:id': ['WebhookEndpoints.d.ts', 'WebhookEndpointUpdateParams'],
  'get /v1/webhook_endpoints': ['WebhookEndpoints.d.ts', 'WebhookEndpointListParams'],
  'post /v1/test_helpers/test_clocks': ['TestHelpers/TestClocks.d.ts', 'TestHelpers.TestClockCreateParams'],
  'post /v1/test_helpers/test_clocks/:id/advance': [
    'TestHelpers/TestClocks.d.ts',
    'TestHelpers.TestClockAdvanceParams',
  ],
};

/** Checks answers against the schema of their object, lists by item and events with what they are about. */
function createChecker() {
  const { byObject, definitions } = objectSchemas();
  const ajv = new Ajv({ allErrors: true, strict: false, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema({ $id: 'stripe', definitions });
  const problems = new Set<string>();
  const seen = new Set<string>();
  const check = (object: Record<string, unknown>): void => {
    const type = String(object.object);
    if (type === 'list') {
      for (const item of object.data as Record<string, unknown>[]) check(item);
      return;
    }
    if (object.deleted === true) return;
    seen.add(type);
    const validate = ajv.getSchema(`stripe${byObject[type]}`);
    if (!validate) problems.add(`${type} has no schema`);
    else if (!validate(object)) {
      for (const { instancePath, message, params } of validate.errors ?? []) {
        problems.add(`${type}${instancePath}: ${message} ${JSON.stringify(params)}`);
      }
    }
    if (type === 'event') check((object.data as { object: Record<string, unknown> }).object);
  };
  return { problems, check, unseen: () => Object.keys(byObject).filter((type) => !seen.has(type)) };
}

let account: TestAccount;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

/** Names in the emulator that Stripe does not have, such as `line_items[colour]`. */
function strangers(
  inside: Reader<unknown>['inside'],
  schema: JsonSchema,
  definitions: Record<string, JsonSchema>,
  name = '',
): string[] {
  const options = flatten(schema, definitions);
  if (inside === undefined) return [];
  if (typeof (inside as Reader<unknown>).read === 'function') {
    const items = options.find(({ type }) => type === 'array')?.items as JsonSchema | undefined;
    return items ? strangers((inside as Reader<unknown>).inside, items, definitions, `${name}[]`) : [name];
  }
  return Object.entries(inside as Record<string, Reader<unknown>>).flatMap(([key, reader]) => {
    const known = options.map(
      ({ properties }) => (properties as Record<string, JsonSchema> | undefined)?.[key],
    );
    const found = known.find((property) => property !== undefined);
    return found ? strangers(reader.inside, found, definitions, `${name}[${key}]`) : [`${name}[${key}]`];
  });
}

function flatten(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema[] {
  if (typeof schema.$ref === 'string') {
    return flatten(definitions[schema.$ref.slice('#/definitions/'.length)] ?? {}, definitions);
  }
  return Array.isArray(schema.anyOf)
    ? (schema.anyOf as JsonSchema[]).flatMap((part) => flatten(part, definitions))
    : [schema];
}

const listed = API_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);

it('takes no parameter that Stripe does not have', () => {
  const problems = listed.flatMap(([name, route]) => {
    const declared = PARAMS[name];
    // Operations that take nothing but what every one takes.
    if (!declared) {
      const own = Object.keys(route.shape).filter(
        (key) => !['expand', 'limit', 'starting_after', 'ending_before'].includes(key),
      );
      return own.length > 0 ? [`${name}: not compared`] : [];
    }
    const { schema, definitions } = paramsSchema(...declared);
    return strangers(route.shape, schema, definitions).map((stranger) => `${name}: ${stranger}`);
  });
  expect(problems).toEqual([]);
});

it('answers with the objects that Stripe describes, through a whole life', { timeout: 30_000 }, async () => {
  const { stripe, prices, submit, advance, control } = account;
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/never',
    enabled_events: ['invoice.paid'],
  });
  await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });

  const reader = await account.subscriber();
  await stripe.customers.retrieve(reader.customer, { expand: ['subscriptions', 'test_clock'] });
  await stripe.checkout.sessions.retrieve(reader.session, {
    expand: ['line_items', 'subscription.latest_invoice.payments', 'customer', 'invoice'],
  });
  await advance(reader.clock, NEW_YEAR + 70 * 86_400);
  const item = (await stripe.subscriptions.retrieve(reader.subscription)).items.data[0];
  await stripe.subscriptions.update(reader.subscription, {
    items: [{ id: item?.id, price: prices.dearer }],
    proration_behavior: 'always_invoice',
  });
  await stripe.subscriptions.update(reader.subscription, { cancel_at_period_end: true });
  await stripe.subscriptions.update(reader.subscription, { cancel_at_period_end: false });

  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true },
    },
  });
  const portal = await stripe.billingPortal.sessions.create({
    customer: reader.customer,
    configuration: configuration.id,
    return_url: 'http://127.0.0.1:1/credits',
    flow_data: { type: 'payment_method_update' },
  });
  await submit(portal.url, { ...card('4000000000000341'), action: 'card' });
  await advance(reader.clock, NEW_YEAR + 130 * 86_400);

  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: prices.pack, quantity: 2 }],
    customer_email: 'sam@example.com',
    success_url: 'http://127.0.0.1:1/credits',
    invoice_creation: { enabled: true },
    consent_collection: { terms_of_service: 'required' },
    automatic_tax: { enabled: true },
    payment_intent_data: { metadata: { uid: 'u2' } },
  });
  await submit(session.url ?? '', { ...card('4000000000000002'), terms_of_service: 'accepted' });
  await submit(session.url ?? '', { ...card('4000002500003155'), terms_of_service: 'accepted' });
  const waiting = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.payment_method'],
  });
  await submit(`${account.origin}/3ds/${(waiting.payment_intent as Stripe.PaymentIntent).id}`, {
    outcome: 'complete',
  });
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge.balance_transaction'],
  });
  const charge = (paid.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
  const refund = await stripe.refunds.create({
    charge: charge.id,
    amount: 500,
    reason: 'requested_by_customer',
  });
  await control('POST', `/refunds/${refund.id}/fail`);
  await control('POST', `/charges/${charge.id}/dispute`);
  const [dispute] = (await stripe.disputes.list({ charge: charge.id })).data;
  await control('POST', `/disputes/${dispute?.id}/close`, { status: 'won' });
  await stripe.disputes.retrieve(dispute?.id ?? '', { expand: ['charge', 'payment_intent'] });
  await stripe.refunds.create({ payment_intent: (paid.payment_intent as Stripe.PaymentIntent).id });

  const abandoned = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: prices.pack }],
    success_url: 'http://127.0.0.1:1/credits',
  });
  await stripe.checkout.sessions.expire(abandoned.id);
  for (const list of [
    stripe.customers,
    stripe.products,
    stripe.prices,
    stripe.checkout.sessions,
    stripe.invoices,
    stripe.invoicePayments,
    stripe.paymentIntents,
    stripe.charges,
    stripe.refunds,
    stripe.disputes,
    stripe.balanceTransactions,
    stripe.billingPortal.configurations,
    stripe.webhookEndpoints,
    stripe.testHelpers.testClocks,
  ]) {
    await (list.list as (params: object) => Promise<unknown>)({ limit: 100 });
  }
  await stripe.subscriptions.list({ status: 'all', limit: 100 });
  await stripe.customers.listPaymentMethods(reader.customer);
  await stripe.checkout.sessions.listLineItems(session.id);
  for await (const _event of stripe.events.list({ limit: 100 }));

  const checker = createChecker();
  for (const { status, body } of account.answers) if (status === 200) checker.check(body);
  expect([...checker.problems]).toEqual([]);
  const inside_others = ['line_item', 'subscription_item', 'item'];
  expect(checker.unseen().filter((type) => !inside_others.includes(type))).toEqual([]);
});

it('finds what Stripe would not answer', { timeout: 30_000 }, async () => {
  const customer = await account.stripe.customers.create({ email: 'sam@example.com' });
  const { balance: _, ...without } = customer;
  const checker = createChecker();
  checker.check({ ...without, color: 'red', email: 7 });
  expect([...checker.problems].join()).toMatch(/balance.*color.*\/email/s);
});
