import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpAccount } from '../../functions/src/integrations/stripe-account.ts';
import { card, openAccount, type TestAccount } from './testing/account.ts';

let account: TestAccount;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const SUCCESS = 'http://127.0.0.1:1/credits?session_id={CHECKOUT_SESSION_ID}';
const buyPack = (fields: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  account.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: account.prices.pack, quantity: 1 }],
    customer_email: 'maria@example.com',
    success_url: SUCCESS,
    cancel_url: 'http://127.0.0.1:1/credits',
    ...fields,
  });
const read = (id: string) => account.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

it('shows what is sold and to whom, and leads back once it is paid', async () => {
  const session = await buyPack({ client_reference_id: 'u1', metadata: { pack: 'pack_25' } });
  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('maria@example.com');
  expect(page).toContain('$9.00');
  const { location } = await account.submit(session.url ?? '');
  expect(location).toBe(`http://127.0.0.1:1/credits?session_id=${session.id}`);
  expect(await read(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'u1',
    metadata: { pack: 'pack_25' },
    amount_total: 900,
    payment_intent: { status: 'succeeded', amount_received: 900 },
  });
  // The back button finds no second form.
  const again = await fetch(`${account.origin}/c/pay/${session.id}`);
  expect(await again.text()).toContain('You’re all done here');
  expect((await account.submit(`${account.origin}/c/pay/${session.id}`)).location).toBeNull();
  expect((await account.stripe.charges.list()).data).toHaveLength(1);
});

it.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000341', 'Your card was declined.'],
  ['4242424242424241', 'Your card number is invalid.'],
])('a card %s is refused, and another can be tried', async (number, message) => {
  const session = await buyPack();
  const refused = await account.submit(session.url ?? '', card(number));
  expect(refused).toMatchObject({ location: null, text: expect.stringContaining(message) });
  expect((await read(session.id)).status).toBe('open');
  expect((await account.submit(session.url ?? '')).location).toContain(session.id);
  expect((await read(session.id)).payment_status).toBe('paid');
});

it('asks for 3-D Secure, which can fail', async () => {
  const session = await buyPack();
  const step = await account.submit(session.url ?? '', card('4000002500003155'));
  expect(step.location).toMatch(/^\/3ds\/pi_/);
  expect((await read(session.id)).payment_intent).toMatchObject({ status: 'requires_action' });
  const failed = await account.submit(`${account.origin}${step.location}`, { outcome: 'fail' });
  expect(failed.location).toBe(`/c/pay/${session.id}?failed`);
  expect(await (await fetch(`${account.origin}${failed.location}`)).text()).toContain(
    'unable to authenticate',
  );
  const next = await account.submit(session.url ?? '', card('4000002500003155'));
  const done = await account.submit(`${account.origin}${next.location}`, { outcome: 'complete' });
  expect(done.location).toContain(session.id);
  expect((await read(session.id)).payment_status).toBe('paid');
});

it('needs the terms if they are asked for', async () => {
  const session = await buyPack({ consent_collection: { terms_of_service: 'required' } });
  expect((await account.submit(session.url ?? '')).location).toBeNull();
  await account.submit(session.url ?? '', { ...card(), terms_of_service: 'accepted' });
  expect((await read(session.id)).consent).toMatchObject({ terms_of_service: 'accepted' });
});

it('expires, and then takes no money', async () => {
  const session = await buyPack();
  const { url } = session;
  await account.stripe.checkout.sessions.expire(session.id);
  expect(await (await fetch(url ?? '')).text()).toContain('expired');
  expect((await account.submit(url ?? '')).location).toBeNull();
  expect(await read(session.id)).toMatchObject({ status: 'expired', url: null, payment_status: 'unpaid' });
  await expect(account.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
  const soon = Math.floor(Date.now() / 1000) + 60;
  await expect(buyPack({ expires_at: soon })).rejects.toMatchObject({ param: 'expires_at' });
});

it('gives a paid invoice with a PDF if one was asked for', async () => {
  const session = await buyPack({ invoice_creation: { enabled: true } });
  await account.submit(session.url ?? '');
  const { invoice } = await account.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] });
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: 900, parent: null, billing_reason: 'manual' });
  const pdf = await fetch((invoice as Stripe.Invoice).invoice_pdf ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const { extractText, getDocumentProxy } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: true,
  });
  expect(text).toContain(`Invoice number  ${(invoice as Stripe.Invoice).number}`.replace(/ +/g, ' '));
  expect(text).toContain('$9.00');
});

it('sells nothing that is inactive, and no subscription as a single payment', async () => {
  const { stripe, prices } = account;
  await expect(buyPack({ line_items: [{ price: prices.monthly, quantity: 1 }] })).rejects.toMatchObject({
    param: 'line_items[0][price]',
  });
  await stripe.prices.update(prices.yearly, { active: false });
  await expect(
    buyPack({ mode: 'subscription', line_items: [{ price: prices.yearly, quantity: 1 }] }),
  ).rejects.toMatchObject({ code: 'price_inactive' });
  await stripe.prices.update(prices.yearly, { active: true });
});

it('needs an address for taxes', async () => {
  const { id } = await account.stripe.customers.create({});
  const fields = { customer: id, customer_email: undefined, automatic_tax: { enabled: true } };
  await expect(buyPack(fields)).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  await buyPack({ ...fields, customer_update: { address: 'auto' } });
});

it('is set up by the script once, and not again', async () => {
  const setup = { site: 'http://127.0.0.1:5000', webhook_url: 'http://127.0.0.1:5000/api/webhooks/stripe' };
  const first = await setUpAccount(account.stripe, setup);
  expect(Object.keys(first.prices)).toEqual(['premium_monthly', 'pack_25', 'pack_100']);
  expect(first.changes).toHaveLength(8);
  expect(first.webhook_secret).toMatch(/^whsec_/);
  const second = await setUpAccount(account.stripe, setup);
  expect(second).toEqual({ prices: first.prices, changes: [], webhook_secret: null });
  // An older price with another amount loses its key to a new one.
  await account.stripe.prices.create({
    product: 'huntwell_pack_25',
    currency: 'usd',
    unit_amount: 1,
    lookup_key: 'pack_25',
    transfer_lookup_key: true,
  });
  const third = await setUpAccount(account.stripe, setup);
  expect(third.changes).toEqual(['price pack_25 made: 9 USD']);
});
