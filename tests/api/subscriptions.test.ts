import { describe, expect, it } from 'vitest';
import { expireCredits } from '../../functions/src/modules/wallet/expire-credits.ts';
import { reconcileWallets } from '../../functions/src/modules/wallet/reconcile-wallets.ts';
import { newBuyer, usePayments } from '../support/payments.ts';
import type { TestUser } from '../support/users.ts';

const shop = usePayments();
const DAY_MS = 86_400_000;

/** Moves a customer's time at Stripe, and the product's clock with it. */
async function moveTo(clock_id: string, to: Date): Promise<void> {
  await shop.stripe.testHelpers.testClocks.advance(clock_id, {
    frozen_time: Math.floor(to.getTime() / 1000),
  });
  await expect
    .poll(async () => (await shop.stripe.testHelpers.testClocks.retrieve(clock_id)).status)
    .toBe('ready');
  shop.api.advance(Math.max(0, to.getTime() - shop.billing.clock().getTime()));
  await expireCredits(shop.api.services.credits);
  await shop.settle();
}

/** A subscriber whose customer at Stripe has a clock of its own. */
async function subscriber(): Promise<{ user: TestUser; clock_id: string; period_end: Date }> {
  const user = await newBuyer();
  const { url } = await shop.checkout(user, 'premium_monthly');
  const clock = await fetch(`${shop.stripeOrigin}/v1/test_helpers/test_clocks`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo' },
    body: new URLSearchParams({
      frozen_time: String(Math.floor(Date.now() / 1000) + 1),
      customer: await shop.customerOf(user),
    }),
  });
  const { id: clock_id } = (await clock.json()) as { id: string };
  await shop.pay(url);
  await shop.settle();
  const { subscription } = await shop.billingOf(user);
  return { user, clock_id, period_end: new Date(subscription.period_end) };
}

describe('a subscription', () => {
  it('renews: what is left expires with the period, and the next payment brings new credits', {
    timeout: 60_000,
  }, async () => {
    const { user, clock_id, period_end } = await subscriber();
    await moveTo(clock_id, new Date(period_end.getTime() + 2 * 3_600_000));
    expect(await shop.wallet(user)).toMatchObject({ available: 300 });
    expect((await shop.ledger(user)).map(({ kind }) => kind)).toEqual([
      'subscription_grant',
      'expiry',
      'subscription_grant',
    ]);
    const payments = await shop.payments(user);
    expect(payments).toHaveLength(2);
    const { subscription } = await shop.billingOf(user);
    expect(new Date(subscription.period_end).getTime()).toBeGreaterThan(period_end.getTime());

    const charges = await shop.stripe.charges.list({ customer: await shop.customerOf(user) });
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(payments.map(({ amount }: { amount: number }) => amount))).toBe(
      sum(charges.data.map(({ amount }) => amount)),
    );
    const { credits } = shop.api.services;
    const later = () => new Date(credits.clock().getTime() + DAY_MS);
    expect(await reconcileWallets({ ...credits, clock: later })).toMatchObject({ differing: 0 });
  });

  it('that is canceled ends with its period, and can be bought again', { timeout: 60_000 }, async () => {
    const { user, clock_id, period_end } = await subscriber();
    await shop.call(user, 'PUT', '/api/billing/cancellation');
    await moveTo(clock_id, new Date(period_end.getTime() + 2 * 3_600_000));
    expect(await shop.billingOf(user)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    expect(await shop.wallet(user)).toMatchObject({ available: 0 });
    expect((await shop.call(user, 'DELETE', '/api/billing/cancellation')).status).toBe(404);
    expect((await shop.checkout(user, 'premium_monthly')).url).toContain(shop.stripeOrigin);
  });
});
