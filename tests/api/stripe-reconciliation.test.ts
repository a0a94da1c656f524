import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reconcileStripeOn } from '../../functions/src/composition/reconcile.ts';
import type { OperationBills } from '../../scripts/costs.ts';
import { billCounter } from '../support/billing.ts';
import { newBuyer, SITE, usePayments } from '../support/payments.ts';
import { expectOk } from '../support/users.ts';

const shop = usePayments();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A card whose payments are disputed at once. */
const DISPUTES = '4000 0000 0000 0259';

describe('the reconciler', () => {
  it('finds a payment whose events were all lost, says so, and brings it in', {
    timeout: 60_000,
  }, async () => {
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'pack_25')).url);
    await shop.newEvents();
    shop.api.advance(3 * HOUR_MS);
    shop.api.logs.length = 0;
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 1 });
    expect(shop.api.logs).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ alarm: 'stripe_mismatch' }) }),
    );
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 0 });
  });

  it('reports money of a user whose account is gone until it has gone back', {
    timeout: 60_000,
  }, async () => {
    const [price] = (await shop.stripe.prices.list({ lookup_keys: ['pack_25'] })).data;
    const customer = await shop.stripe.customers.create({ metadata: { uid: 'gone' } });
    const session = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      customer: customer.id,
      line_items: [{ price: price!.id, quantity: 1 }],
      success_url: `${SITE}/credits`,
    });
    await shop.pay(session.url!);
    await shop.newEvents();
    shop.api.advance(3 * HOUR_MS);
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id);
    const payment_intent = paid.payment_intent as string;
    for (let run = 0; run < 2; run += 1) {
      expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 1 });
    }
    await shop.stripe.refunds.create({ payment_intent });
    shop.api.advance(3 * HOUR_MS);
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 0 });
  });

  it('finds a lost refund and a lost dispute of charges that are older than the charges it compares', {
    timeout: 60_000,
  }, async () => {
    const [refunded, disputing] = [await newBuyer(), await newBuyer()];
    await shop.buy(refunded, 'pack_25');
    const [payment] = await shop.payments(refunded);
    const { payment_intent } = (await shop.billing.payments.find(payment.id))!;
    await shop.stripe.refunds.create({ payment_intent: payment_intent! });
    await shop.pay((await shop.checkout(disputing, 'pack_25')).url, DISPUTES);
    for (const event of await shop.newEvents()) {
      if (event.type.startsWith('checkout.')) expectOk(await shop.post(event));
    }
    await shop.work();
    expect(await shop.wallet(refunded)).toMatchObject({ available: 25 });
    expect(await shop.wallet(disputing)).toMatchObject({ available: 25 });
    shop.api.advance(10 * DAY_MS);
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 2 });
    expect(await shop.wallet(refunded)).toMatchObject({ available: 0 });
    expect(await shop.wallet(disputing)).toMatchObject({ available: 0 });
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 0 });
  });
});

it('a payment costs what is pinned, from its events to its credits', async () => {
  const path = new URL('../../docs/billed-operations.json', import.meta.url);
  const { payment } = JSON.parse(readFileSync(path, 'utf8')) as OperationBills;
  const bill = billCounter(shop.api.services.db);
  // The permits of the rate limit are taken in shares.
  await shop.buy(await newBuyer(), 'pack_25');
  const user = await newBuyer();
  await shop.pay((await shop.checkout(user, 'premium_monthly')).url);
  const billed = await bill.of(() => shop.settle());
  expect(await shop.wallet(user)).toMatchObject({ available: 300 });
  const most = Math.max(billed.reads - payment.reads, billed.writes - payment.writes, billed.deletes);
  expect(most, `billed ${JSON.stringify(billed)}`).toBeLessThanOrEqual(0);
});

describe('a subscription', () => {
  it('of a user whose account is gone is reported until it has ended', { timeout: 60_000 }, async () => {
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    const { subscription, customer_id } = (await shop.billing.accounts.find(user.uid))!;
    await shop.api.services.db.collection('billing').doc(user.uid).delete();
    shop.api.advance(3 * HOUR_MS);
    for (let run = 0; run < 2; run += 1) {
      shop.api.logs.length = 0;
      expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 1 });
      const fields = { alarm: 'stripe_mismatch', list: 'subscriptions', object: subscription!.id };
      expect(shop.api.logs).toContainEqual(
        expect.objectContaining({ fields: expect.objectContaining(fields) }),
      );
    }
    await shop.stripe.customers.del(customer_id);
    await shop.newEvents();
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 0 });
  });
});

describe('a subscription whose events were lost', () => {
  it('is found to end with its period', { timeout: 60_000 }, async () => {
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    const { subscription } = (await shop.billing.accounts.find(user.uid))!;
    await shop.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
    await shop.newEvents();
    shop.api.advance(3 * HOUR_MS);
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 1 });
    expect((await shop.billingOf(user)).subscription.cancel_at_period_end).toBe(true);
  });

  it('is found to have ended, although Stripe lists it no more', { timeout: 60_000 }, async () => {
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    const { id } = (await shop.billing.accounts.find(user.uid))!.subscription!;
    await shop.stripe.subscriptions.cancel(id);
    await shop.newEvents();
    shop.api.advance(40 * DAY_MS);
    const stored = async () => (await shop.billing.accounts.find(user.uid))?.subscription?.stripe_status;
    expect(await stored()).toBe('active');
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 1 });
    expect(await stored()).toBe('canceled');
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 0 });
  });
});
