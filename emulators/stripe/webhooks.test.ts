import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccount, openReceiver, type Receiver, type TestAccount } from './testing/account.ts';

let account: TestAccount;
let receiver: Receiver;
beforeEach(async () => {
  account = await openAccount({ retry_delays_ms: [10, 10] });
  receiver = await openReceiver(account);
});
afterEach(async () => {
  receiver.close();
  await account.close();
});

/** Deliveries take as long as the machine is busy. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 4500 });
const types = () => receiver.events.map(({ type }) => type);
const ids = () => receiver.events.map(({ id }) => id);

it('are signed as the SDK verifies it, and are at the API as well', async () => {
  const customer = await account.stripe.customers.create(
    { email: 'maria@example.com' },
    { idempotencyKey: 'key-1' },
  );
  await eventually(types).toEqual(['customer.created']);
  const [event] = receiver.events;
  expect(event).toMatchObject({
    api_version: '2026-10-28.endive',
    livemode: false,
    data: { object: { id: customer.id } },
    request: { idempotency_key: 'key-1', id: expect.stringMatching(/^req_/) },
  });
  const kept = await account.stripe.events.retrieve(event?.id ?? '');
  expect(kept.data).toEqual(event?.data);
  await eventually(async () => (await account.stripe.events.retrieve(kept.id)).pending_webhooks).toBe(0);
});

it('come again until they are received, and then no more', async () => {
  receiver.answers.push(500, 503);
  await account.stripe.customers.create({});
  await eventually(types).toEqual(['customer.created']);
  const { attempts } = (await account.control('GET', '/deliveries')) as { attempts: { status: number }[] };
  expect(attempts.map(({ status }) => status)).toEqual([500, 503, 200]);
});

it('come after a restart if they were not received before', async () => {
  receiver.answers.push(500, 500, 500);
  await account.stripe.customers.create({});
  await eventually(() => receiver.answers).toEqual([]);
  expect(types()).toEqual([]);
  await account.restart();
  await eventually(types).toEqual(['customer.created']);
});

it('come late, in another order and twice on demand', async () => {
  await account.control('PUT', '/deliveries', { hold: true, copies: 2 });
  await account.subscriber();
  const { held } = (await account.control('GET', '/deliveries')) as { held: { id: string; type: string }[] };
  expect(held.map(({ type }) => type)).toEqual([
    'test_helpers.test_clock.created',
    'customer.created',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'payment_method.attached',
    'invoice.created',
    'customer.subscription.created',
    'invoice.finalized',
    'invoice_payment.paid',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ]);
  expect(receiver.events).toEqual([]);
  await account.control('POST', '/deliveries/release', { order: 'newest_first' });
  const backwards = held.map(({ id }) => id).reverse();
  await eventually(ids).toEqual(backwards.flatMap((id) => [id, id]));
});

it('go to the endpoints that want them, until those are disabled or deleted', async () => {
  const other = await account.stripe.webhookEndpoints.create({
    url: `${receiver.url}2`,
    enabled_events: ['invoice.paid'],
  });
  expect(await account.stripe.webhookEndpoints.retrieve(other.id)).not.toHaveProperty('secret');
  await account.stripe.customers.create({});
  await eventually(types).toHaveLength(1);
  const { attempts } = (await account.control('GET', '/deliveries')) as { attempts: { endpoint: string }[] };
  expect(attempts.map(({ endpoint }) => endpoint)).not.toContain(other.id);
  const { data } = await account.stripe.webhookEndpoints.list();
  for (const { id } of data) await account.stripe.webhookEndpoints.del(id);
  const customer = await account.stripe.customers.create({});
  const [event] = (await account.stripe.events.list({ type: 'customer.created' })).data;
  expect(event).toMatchObject({ pending_webhooks: 0, data: { object: { id: customer.id } } });
});
