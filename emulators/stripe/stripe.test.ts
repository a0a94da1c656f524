import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setUpAccount } from '../../functions/src/integrations/stripe-account.ts';
import type { RunningServer } from '../support/http-server.ts';
import { localStripe } from './local-client.ts';
import { startStripe } from './server.ts';

let dataDir: string;
let server: RunningServer;
let stripe: Stripe;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stripe-'));
  server = await startStripe({ port: 0, host: '127.0.0.1', dataDir });
  stripe = localStripe(server.port);
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('subscribes through the hosted page and signs what it tells', async () => {
  const events: Stripe.Event[] = [];
  const secret: { value: string } = { value: '' };
  const receiver = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk) => (body += chunk));
    req.on('end', () => {
      events.push(
        stripe.webhooks.constructEvent(body, String(req.headers['stripe-signature']), secret.value),
      );
      res.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const endpoint = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/hook`,
    enabled_events: ['*'],
  });
  secret.value = endpoint.secret ?? '';

  const product = await stripe.products.create({ name: 'Premium' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 3500,
    recurring: { interval: 'month' },
    lookup_key: 'premium_monthly',
  });
  const customer = await stripe.customers.create({ email: 'maria@example.com', metadata: { uid: 'u1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    customer: customer.id,
    client_reference_id: 'u1',
    subscription_data: { metadata: { uid: 'u1' } },
    success_url: 'http://127.0.0.1:1/credits?session={CHECKOUT_SESSION_ID}',
  });
  const shown = await fetch(session.url ?? '');
  expect(await shown.text()).toContain('maria@example.com');
  const paid = await fetch(session.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      number: '4242 4242 4242 4242',
      expiry: '12 / 40',
      cvc: '123',
      name: 'Maria',
      country: 'US',
    }),
  });
  expect(paid.headers.get('location')).toBe(`http://127.0.0.1:1/credits?session=${session.id}`);
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['subscription.latest_invoice', 'line_items'],
  });
  expect(done.status).toBe('complete');
  expect(done.subscription).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 3500 },
  });
  await expect.poll(() => events.map(({ type }) => type)).toContain('checkout.session.completed');
  receiver.close();
});

it('is set up by the script once, and not again', async () => {
  const setup = { site: 'http://127.0.0.1:5000', webhook_url: 'http://127.0.0.1:5000/api/webhooks/stripe' };
  const first = await setUpAccount(stripe, setup);
  expect(Object.keys(first.prices)).toEqual(['premium_monthly', 'pack_25', 'pack_100']);
  expect(first.changes).toHaveLength(8);
  expect(first.webhook_secret).toMatch(/^whsec_/);
  const second = await setUpAccount(stripe, setup);
  expect(second).toEqual({ prices: first.prices, changes: [], webhook_secret: null });
});
