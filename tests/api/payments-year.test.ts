import { expect, it } from 'vitest';
import { expireCredits } from '../../functions/src/modules/wallet/expire-credits.ts';
import { reconcileWallets } from '../../functions/src/modules/wallet/reconcile-wallets.ts';
import { newBuyer, usePayments } from '../support/payments.ts';
import { expectOk } from '../support/users.ts';

const shop = usePayments();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Which entries a payment explains; the others explain themselves. */
const OF_A_PAYMENT = [
  'subscription_grant',
  'purchase',
  'expiry',
  'refund',
  'refund_reversal',
  'freeze',
  'unfreeze',
  'clawback',
];

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('a year of a user’s life: every credit has its reason, and the money is what Stripe took', {
  timeout: 120_000,
}, async () => {
  const user = await newBuyer();
  await shop.buy(user, 'premium_monthly');
  const customer = await shop.customerOf(user);
  let now = Math.floor(shop.billing.clock().getTime() / 1000) + 1;
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: now, customer });

  /** Moves Stripe and the product on together. */
  const moveTo = async (to: Date) => {
    now = Math.floor(to.getTime() / 1000);
    await shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: now });
    await expect
      .poll(async () => (await shop.stripe.testHelpers.testClocks.retrieve(clock.id)).status)
      .toBe('ready');
    shop.api.advance(Math.max(0, to.getTime() - shop.billing.clock().getTime()));
    await expireCredits(shop.api.services.credits);
    await shop.settle();
  };
  const changeCard = async (number: string) => {
    const portal = expectOk(await shop.call(user, 'POST', '/api/billing/portal', {}));
    const form = { action: 'card', number, expiry: '12 / 40', cvc: '123', name: 'Ada Test', country: 'US' };
    await fetch(portal.body.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
  };
  const lastCharge = async () => (await shop.stripe.charges.list({ customer, limit: 1 })).data[0]!;
  const atStripe = (path: string, body: object = {}) =>
    fetch(`${shop.stripeOrigin}/_emulator${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json() as Promise<{ id: string }>);

  const during: Record<number, () => Promise<void>> = {
    2: () => shop.buy(user, 'pack_25'),
    // The renewal that follows fails; the one after it is tried with a good card.
    4: () => changeCard('4000000000000341'),
    7: async () => {
      await shop.buy(user, 'pack_100');
      await shop.stripe.refunds.create({ charge: (await lastCharge()).id, amount: 1450 });
      await shop.settle();
    },
    9: async () => {
      await shop.buy(user, 'pack_25');
      const dispute = await atStripe(`/charges/${(await lastCharge()).id}/dispute`);
      await shop.settle();
      await atStripe(`/disputes/${dispute.id}/close`, { status: 'won' });
      await shop.settle();
    },
    11: async () => {
      expectOk(await shop.call(user, 'PUT', '/api/billing/cancellation'));
      expectOk(await shop.call(user, 'DELETE', '/api/billing/cancellation'));
    },
  };
  for (let month = 1; month <= 12; month += 1) {
    await during[month]?.();
    const { subscription } = await shop.billingOf(user);
    await moveTo(new Date(new Date(subscription.period_end).getTime() + 2 * HOUR_MS));
    if (month === 4) {
      expect((await shop.billingOf(user)).subscription.status).toBe('payment_failed');
      await changeCard('4242424242424242');
      await moveTo(new Date(now * 1000 + 4 * DAY_MS));
      expect((await shop.billingOf(user)).subscription.status).toBe('active');
    }
  }

  const ledger = await shop.ledger(user);
  const wallet = await shop.wallet(user);
  const grants = ledger.filter(({ kind }) => kind === 'subscription_grant');
  expect(grants).toHaveLength(13);
  expect(sum(ledger.map(({ available_change }) => available_change))).toBe(wallet.available);
  // The last month’s credits, two packs of 25, and the half of the one of 100 that was kept.
  expect(wallet.available).toBe(300 + 25 + 25 + 50);

  const payments = (await shop.call(user, 'GET', '/api/billing/payments?limit=100')).body.items;
  const known = new Set(payments.map(({ id }: { id: string }) => id));
  for (const entry of ledger) {
    expect(known.has(entry.payment), `${entry.kind} ${entry.id}`).toBe(OF_A_PAYMENT.includes(entry.kind));
  }
  const { data: charges } = await shop.stripe.charges.list({ customer, limit: 100 });
  const paid = charges.filter((charge) => charge.paid);
  expect(sum(payments.map(({ amount }: { amount: number }) => amount))).toBe(
    sum(paid.map(({ amount }) => amount)),
  );
  expect(sum(payments.map(({ refunded }: { refunded: number }) => refunded))).toBe(
    sum(paid.map(({ amount_refunded }) => amount_refunded)),
  );
  expect(sum(paid.map(({ amount }) => amount))).toBe(13 * 3500 + 2 * 900 + 2900);

  shop.api.advance(HOUR_MS);
  const { logger } = shop.billing;
  expect(await reconcileWallets({ ...shop.api.services.credits, logger })).toMatchObject({ differing: 0 });
});
