import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '../../functions/src/integrations/stripe-account.ts';
import type { BillingDeps } from '../../functions/src/modules/billing/billing-deps.ts';
import { STRIPE_EVENTS } from '../../functions/src/modules/billing/handle-stripe-event.ts';
import { startCheckout } from '../../functions/src/modules/billing/start-checkout.ts';
import { syncCheckout } from '../../functions/src/modules/billing/sync-payments.ts';
import { newBuyer, SITE, usePayments } from '../support/payments.ts';

const shop = usePayments();

it('the setup subscribes to exactly the events that are worked on', () => {
  expect([...WEBHOOK_EVENTS].sort()).toEqual(Object.keys(STRIPE_EVENTS).sort());
});

it.each(['oldest', 'newest'])(
  'a payment names the checkout that led to it, with the %s event first',
  async (first) => {
    const user = await newBuyer();
    for (const product of ['pack_25', 'premium_monthly'] as const) {
      await shop.pay((await shop.checkout(user, product)).url);
      const events = await shop.newEvents();
      for (const event of first === 'oldest' ? events : events.reverse()) await shop.post(event);
      await shop.work();
      const customer = await shop.customerOf(user);
      const [session] = (await shop.stripe.checkout.sessions.list({ customer, limit: 1 })).data;
      const payment = (await shop.payments(user)).find((one) => one.product === product);
      expect(payment).toMatchObject({ product, checkout: session?.id });
    }
  },
);

it('only offers methods that are paid at once', async () => {
  const user = await newBuyer();
  for (const product of ['pack_25', 'premium_monthly'] as const) {
    await shop.checkout(user, product);
    const [session] = (await shop.stripe.checkout.sessions.list({ customer: await shop.customerOf(user) }))
      .data;
    expect(session?.allowed_payment_method_types).toEqual(['card', 'link']);
  }
});

it.each([
  ['unpaid', 0],
  ['paid', 25],
] as const)('a session that is complete and %s gives %i credits', async (payment_status, credits) => {
  const user = await newBuyer();
  await shop.pay((await shop.checkout(user, 'pack_25')).url);
  const [told] = (await shop.newEvents()).filter(({ type }) => type === 'checkout.session.completed');
  const { id } = told!.data.object as { id: string };
  const sessions = {
    retrieve: async () => ({ ...(await shop.stripe.checkout.sessions.retrieve(id)), payment_status }),
  };
  const stripe = async () => ({ ...shop.stripe, checkout: { sessions } }) as unknown as Stripe;
  await syncCheckout({ ...shop.billing, stripe }, id);
  expect(await shop.wallet(user)).toMatchObject({ available: credits });
});

describe('a pack', () => {
  it('is paid at Stripe and brings its credits once, whatever is delivered how often', async () => {
    const user = await newBuyer();
    const { url } = await shop.checkout(user, 'pack_25');
    expect(url).toContain(shop.stripeOrigin);
    await shop.pay(url);
    const events = await shop.newEvents();
    for (const event of [...events, ...events].reverse()) expect((await shop.post(event)).status).toBe(200);
    await shop.work();
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
    const [payment] = await shop.payments(user);
    expect(payment).toMatchObject({ product: 'pack_25', amount: 900, status: 'paid', credits: 25 });
    expect(await shop.ledger(user)).toMatchObject([
      { kind: 'purchase', available_change: 25, expires_at: null, payment: payment.id },
    ]);
    const invoice = await shop.call(user, 'POST', `/api/billing/payments/${payment.id}/invoice`);
    expect(invoice.body.url).toContain(shop.stripeOrigin);
    const other = await newBuyer();
    expect((await shop.call(other, 'POST', `/api/billing/payments/${payment.id}/invoice`)).status).toBe(404);
  });

  it('that is refunded in part loses its share, and in full the rest', async () => {
    const user = await newBuyer();
    await shop.buy(user, 'pack_100');
    const [{ id }] = await shop.payments(user);
    const { payment_intent } = (await shop.billing.payments.find(id))!;
    await shop.stripe.refunds.create({ payment_intent: payment_intent!, amount: 1000 });
    await shop.settle();
    // 1000 of 2900, rounded in the user's favor.
    expect(await shop.wallet(user)).toMatchObject({ available: 66 });
    expect((await shop.payments(user))[0]).toMatchObject({ status: 'partly_refunded', credits_taken: 34 });
    await shop.stripe.refunds.create({ payment_intent: payment_intent! });
    await shop.settle();
    expect(await shop.wallet(user)).toMatchObject({ available: 0 });
    expect((await shop.payments(user))[0]).toMatchObject({ status: 'refunded', refunded: 2900 });
    expect((await shop.ledger(user)).map(({ kind }) => kind)).toEqual(['refund', 'refund', 'purchase']);
  });

  it('gives its credits back when the refund fails', async () => {
    const user = await newBuyer();
    await shop.buy(user, 'pack_25');
    const [{ id }] = await shop.payments(user);
    const { payment_intent } = (await shop.billing.payments.find(id))!;
    const refund = await shop.stripe.refunds.create({ payment_intent: payment_intent! });
    await shop.settle();
    expect(await shop.wallet(user)).toMatchObject({ available: 0 });
    await fetch(`${shop.stripeOrigin}/_emulator/refunds/${refund.id}/fail`, { method: 'POST' });
    await shop.settle();
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
    expect((await shop.payments(user))[0]).toMatchObject({ status: 'paid', refunded: 0, credits_taken: 0 });
  });

  it.each([
    ['won', 25, 'paid'],
    ['lost', 0, 'dispute_lost'],
  ] as const)('whose payment is disputed is on hold until that is %s', async (status, left, shown) => {
    const user = await newBuyer();
    await shop.buy(user, 'pack_25');
    const [{ id }] = await shop.payments(user);
    const { payment_intent } = (await shop.billing.payments.find(id))!;
    const charges = await shop.stripe.charges.list({ payment_intent: payment_intent! });
    const { id: charge } = charges.data[0]!;
    const opened = await fetch(`${shop.stripeOrigin}/_emulator/charges/${charge}/dispute`, {
      method: 'POST',
    });
    const dispute = (await opened.json()) as { id: string };
    await shop.settle();
    expect(await shop.wallet(user)).toMatchObject({ available: 0 });
    const { items } = (await shop.call(user, 'GET', '/api/wallet/buckets')).body;
    expect(items).toMatchObject([{ credits: 25, on_hold: true }]);
    expect((await shop.payments(user))[0].status).toBe('disputed');
    await fetch(`${shop.stripeOrigin}/_emulator/disputes/${dispute.id}/close`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status }),
    });
    await shop.settle();
    expect(await shop.wallet(user)).toMatchObject({ available: left });
    expect((await shop.payments(user))[0].status).toBe(shown);
  });
});

describe('events out of order', () => {
  it('a refund that is told before its payment still ends at nothing', async () => {
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'pack_25')).url);
    const [charge] = (await shop.stripe.charges.list({ customer: await shop.customerOf(user) })).data;
    await shop.stripe.refunds.create({ charge: charge!.id });
    for (const event of (await shop.newEvents()).reverse()) {
      await shop.post(event);
      await shop.work();
    }
    expect(await shop.wallet(user)).toMatchObject({ available: 0 });
    expect((await shop.ledger(user)).map(({ kind }) => kind)).toEqual(['refund', 'purchase']);
  });
});

describe('Premium', () => {
  it('needs a tick at the renewal terms', async () => {
    const user = await newBuyer();
    const refused = await shop.call(user, 'POST', '/api/billing/checkout', { product: 'premium_monthly' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { path: 'renewal_terms_accepted', message: 'Check the box to agree to the renewal terms' },
    ]);
  });

  it('is subscribed to once, gives its credits, and can be canceled and resumed in one call', async () => {
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    const billing = await shop.billingOf(user);
    expect(billing).toMatchObject({
      checkout: 'open',
      plan: 'premium',
      subscription: {
        product: 'premium_monthly',
        status: 'active',
        price: 3500,
        currency: 'USD',
        cancel_at_period_end: false,
        payment_failed_until: null,
        card: { brand: 'visa', last4: '4242' },
      },
    });
    const { period_end } = billing.subscription;
    const { items } = (await shop.call(user, 'GET', '/api/wallet/buckets')).body;
    expect(items).toMatchObject([{ kind: 'subscription_grant', credits: 300, expires_at: period_end }]);
    const account = await shop.billing.accounts.find(user.uid);
    expect(account?.renewal_consent).toMatchObject({ version: '2026-11' });

    const again = { product: 'premium_monthly', renewal_terms_accepted: true };
    expect((await shop.call(user, 'POST', '/api/billing/checkout', again)).status).toBe(409);

    const canceled = await shop.call(user, 'PUT', '/api/billing/cancellation');
    expect(canceled.body).toMatchObject({ plan: 'premium', subscription: { cancel_at_period_end: true } });
    const resumed = await shop.call(user, 'DELETE', '/api/billing/cancellation');
    expect(resumed.body).toMatchObject({ plan: 'premium', subscription: { cancel_at_period_end: false } });
    // The events of all that change nothing more.
    await shop.settle();
    expect(await shop.billingOf(user)).toEqual(resumed.body);
    expect(await shop.wallet(user)).toMatchObject({ available: 300 });
  });

  it('keeps one checkout page open at a time', async () => {
    const user = await newBuyer();
    const first = await shop.checkout(user, 'premium_monthly');
    await shop.checkout(user, 'premium_monthly');
    await expect(shop.pay(first.url)).rejects.toThrow();
  });

  it('keeps one checkout page open when several tabs ask at the same moment', async () => {
    const user = await newBuyer();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        shop.call(user, 'POST', '/api/billing/checkout', {
          product: 'premium_monthly',
          renewal_terms_accepted: true,
        }),
      ),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    const customer = await shop.customerOf(user);
    const pages = await shop.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(pages.data).toHaveLength(1);
    expect(opened.map(({ body }) => body.url)).toContain(pages.data[0]!.url);
  });

  it('answers a retry after a crash with the page that was already made', async () => {
    const user = await newBuyer();
    const order = {
      uid: user.uid,
      email: null,
      key: 'the-first-try',
      product: 'premium_monthly' as const,
      renewal_terms_accepted: true,
      next: '/credits',
    };
    await shop.checkout(user, 'pack_25');
    let died = false;
    const dying: BillingDeps = {
      ...shop.billing,
      runTransaction: async (work) => {
        const result = await shop.billing.runTransaction(work);
        if (!died) throw new Error('killed');
        return result;
      },
    };
    await expect(startCheckout(dying, order)).rejects.toThrow('killed');
    died = true;
    const { url } = await startCheckout(shop.billing, order);
    await shop.pay(url);
    await shop.settle();
    expect(await shop.billingOf(user)).toMatchObject({ plan: 'premium' });
  });

  it('is not sold at another price than the one we show', async () => {
    const user = await newBuyer();
    const ours = (await shop.stripe.prices.list({ lookup_keys: ['pack_100'] })).data[0]!;
    const product = String(ours.product);
    const price = { product, currency: 'usd', lookup_key: 'pack_100', transfer_lookup_key: true };
    await shop.stripe.prices.create({ ...price, unit_amount: 4900 });
    const answer = await shop.call(user, 'POST', '/api/billing/checkout', { product: 'pack_100' });
    await shop.stripe.prices.create({ ...price, unit_amount: 2900 });
    expect([answer.status, answer.body.code]).toEqual([503, 'checkout_closed']);
    expect((await shop.checkout(user, 'pack_100')).url).toContain(shop.stripeOrigin);
  });

  it('opens the portal for its owner alone', async () => {
    const user = await newBuyer();
    expect((await shop.call(user, 'POST', '/api/billing/portal', {})).status).toBe(404);
    await shop.buy(user, 'premium_monthly');
    const portal = await shop.call(user, 'POST', '/api/billing/portal', { change_card: true });
    expect(portal.body.url).toContain(shop.stripeOrigin);
  });

  it('returns to a page of this site alone', async () => {
    const user = await newBuyer();
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'credits',
      '/credits#plans',
    ]) {
      const answer = await shop.call(user, 'POST', '/api/billing/checkout', { product: 'pack_25', next });
      expect(answer.status, next).toBe(400);
    }
    const answer = await shop.call(user, 'POST', '/api/billing/checkout', {
      product: 'pack_25',
      next: '/job-search?q=nurse',
    });
    expect(answer.status).toBe(200);
    const customer = await shop.customerOf(user);
    const pages = await shop.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(pages.data[0]?.success_url).toBe(
      `${SITE}/job-search?q=nurse&checkout=paid&session_id={CHECKOUT_SESSION_ID}`,
    );
  });
});

describe('the webhook', () => {
  it('takes nothing that Stripe did not sign, or that was changed', async () => {
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'pack_25')).url);
    const [event] = await shop.newEvents();
    const forged = await shop.post(event!, 'whsec_other');
    expect([forged.status, forged.body.code]).toEqual([400, 'invalid_signature']);
    expect(await shop.billing.events.find(event!.id)).toBeNull();
    const unsigned = await shop.api.call('POST', '/api/webhooks/stripe', {
      bytes: JSON.stringify(event),
      headers: { 'content-type': 'application/json' },
    });
    expect(unsigned.status).toBe(400);
  });

  it('stores an event even when the queue is down; the sweeper goes on', async () => {
    const { sweepStripeEvents } = await import('../../functions/src/modules/billing/receive-stripe-event.ts');
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'pack_25')).url);
    for (const event of await shop.newEvents()) expect((await shop.post(event)).status).toBe(200);
    shop.api.tasks.length = 0;
    shop.api.advance(3 * 60_000);
    expect((await sweepStripeEvents(shop.billing)).queued_again).toBeGreaterThan(0);
    await shop.work();
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
    expect(await sweepStripeEvents(shop.billing)).toEqual({ queued_again: 0 });
  });
});
