import { describe, expect, it } from 'vitest';
import { endUnpaid } from '../../functions/src/modules/billing/end-unpaid.ts';
import {
  cancelSubscription,
  openInvoice,
  openPortal,
  resumeSubscription,
} from '../../functions/src/modules/billing/manage-subscription.ts';
import { newBuyer, SITE, usePayments } from '../support/payments.ts';
import type { TestUser } from '../support/users.ts';

const shop = usePayments();
const DAY_MS = 24 * 3_600_000;
/** Attached without trouble, declined when it is charged. */
const BROKE = '4000 0000 0000 0341';
/** Has to be confirmed with the bank at every payment. */
const CONFIRMS_ALWAYS = '4000 0027 6000 3184';

async function submitToPortal(user: TestUser, fields: Record<string, string>): Promise<void> {
  const { url } = (await shop.call(user, 'POST', '/api/billing/portal', {})).body;
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
}

const changeCard = (user: TestUser, number: string) =>
  submitToPortal(user, { action: 'card', number, expiry: '12 / 40', cvc: '123', name: 'Ada', country: 'US' });

/** A subscriber whose first renewal could not be charged to this card. Returns how to move Stripe’s time on from there. */
async function withFailedRenewal(user: TestUser, number: string) {
  await shop.buy(user, 'premium_monthly');
  const customer = await shop.customerOf(user);
  const bought = (await shop.billing.accounts.find(user.uid))!.subscription!;
  const frozen_time = bought.started_at.getTime() / 1000 + 1;
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time, customer });
  await changeCard(user, number);
  const moveTo = async (to: Date) => {
    await shop.stripe.testHelpers.testClocks.advance(clock.id, {
      frozen_time: Math.floor(to.getTime() / 1000),
    });
    await expect
      .poll(async () => (await shop.stripe.testHelpers.testClocks.retrieve(clock.id)).status)
      .toBe('ready');
    await shop.settle();
  };
  const { period_end } = (await shop.billingOf(user)).subscription;
  const due = new Date(new Date(period_end).getTime() + 3_600_000);
  await moveTo(new Date(due.getTime() + 3_600_000));
  return { due, moveTo };
}

const statusAtStripe = async (user: TestUser) => {
  const { subscription } = (await shop.billing.accounts.find(user.uid))!;
  return (await shop.stripe.subscriptions.retrieve(subscription!.id)).status;
};

it('a second subscription, paid on a page that stayed open, is refunded and ended', async () => {
  const user = await newBuyer();
  const first = await shop.checkout(user, 'premium_monthly');
  const [price] = (await shop.stripe.prices.list({ lookup_keys: ['premium_monthly'] })).data;
  const customer = await shop.customerOf(user);
  const metadata = { uid: user.uid, product: 'premium_monthly' };
  const second = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price!.id, quantity: 1 }],
    success_url: `${SITE}/credits`,
    metadata,
    subscription_data: { metadata },
  });
  await shop.pay(first.url);
  await shop.pay(second.url!);
  await shop.settle();
  await shop.settle();
  const { data } = await shop.stripe.subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  const kept = (await shop.billing.accounts.find(user.uid))!.subscription!;
  expect(kept).toMatchObject({ stripe_status: 'active' });
  expect(data.find(({ status }) => status === 'active')?.id).toBe(kept.id);
  expect((await shop.payments(user)).map(({ status }) => status).sort()).toEqual(['paid', 'refunded']);
  expect(await shop.wallet(user)).toMatchObject({ available: 300 });
});

it('a cancellation made in the portal is taken back on our page', async () => {
  const user = await newBuyer();
  await shop.buy(user, 'premium_monthly');
  const { subscription } = (await shop.billing.accounts.find(user.uid))!;
  await submitToPortal(user, { action: 'cancel', subscription: subscription!.id });
  await shop.settle();
  expect((await shop.billingOf(user)).subscription.cancel_at_period_end).toBe(true);
  const resumed = await shop.call(user, 'DELETE', '/api/billing/cancellation');
  expect(resumed.body.subscription.cancel_at_period_end).toBe(false);
  const at_stripe = await shop.stripe.subscriptions.retrieve(subscription!.id);
  expect([at_stripe.cancel_at, at_stripe.cancel_at_period_end]).toEqual([null, false]);
});

describe('a renewal that fails', { timeout: 60_000 }, () => {
  it('keeps Premium until the day we named, and is never charged after it', async () => {
    const user = await newBuyer();
    const { due, moveTo } = await withFailedRenewal(user, BROKE);
    const billing = await shop.billingOf(user);
    expect(billing).toMatchObject({ plan: 'premium', subscription: { status: 'payment_failed' } });
    // Counted from the failure, however late we heard of it.
    const until = new Date(billing.subscription.payment_failed_until);
    expect(until).toEqual(new Date(due.getTime() + 14 * DAY_MS));
    const again = { product: 'premium_monthly', renewal_terms_accepted: true };
    const refused = await shop.call(user, 'POST', '/api/billing/checkout', again);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Your last Premium payment failed. Update your card to keep Premium.',
    ]);
    const reach = async (time: Date) => {
      shop.api.advance(time.getTime() - shop.billing.clock().getTime());
      await moveTo(time);
    };
    const unpaid = billing.subscription.payment_url;
    await reach(new Date(until.getTime() - 3_600_000));
    expect(await endUnpaid(shop.billing)).toEqual({ ended: 0, failed: 0 });
    expect(await shop.billingOf(user)).toMatchObject({ plan: 'premium' });
    await changeCard(user, '4242 4242 4242 4242');
    await reach(new Date(until.getTime() + 60_000));
    expect(await endUnpaid(shop.billing)).toEqual({ ended: 1, failed: 0 });
    expect(await shop.billingOf(user)).toMatchObject({ plan: 'free', subscription: { status: 'ended' } });
    expect(await statusAtStripe(user)).toBe('canceled');
    // The link of the invoice that was not paid leads to nothing that could still be paid.
    await shop.pay(unpaid);
    await shop.settle();
    const [renewal] = (await shop.stripe.invoices.list({ customer: await shop.customerOf(user) })).data;
    expect(renewal?.status).toBe('void');
    await reach(new Date(until.getTime() + 3 * DAY_MS));
    expect(await shop.payments(user)).toHaveLength(1);
    expect(await endUnpaid(shop.billing)).toEqual({ ended: 0, failed: 0 });
  });

  it('because the bank wants a confirmation leads to the page where it is given', async () => {
    const user = await newBuyer();
    await withFailedRenewal(user, CONFIRMS_ALWAYS);
    const { payment_url } = (await shop.billingOf(user)).subscription;
    expect(payment_url).toContain(shop.stripeOrigin);
    await shop.pay(payment_url);
    await shop.settle();
    const paid = await shop.billingOf(user);
    expect(paid).toMatchObject({ plan: 'premium', subscription: { status: 'active' } });
    expect(paid.subscription.payment_url).toBeUndefined();
  });
});

it('who has bought can leave while nothing is sold, as long as there is a key', async () => {
  const user = await newBuyer();
  await shop.buy(user, 'premium_monthly');
  const [{ id }] = await shop.payments(user);
  const settings = () => ({
    ...shop.billing.settings(),
    missing: ['SITE_ORIGIN', 'STRIPE_WEBHOOK_SECRET'],
    webhook_secret: null,
    site_origin: '',
  });
  const closed = { ...shop.billing, settings };
  expect(await cancelSubscription(closed, user.uid)).toMatchObject({
    subscription: { cancel_at_period_end: true },
  });
  await resumeSubscription(closed, user.uid);
  expect((await openInvoice(closed, user.uid, id)).url).toContain(shop.stripeOrigin);
  const portal = await openPortal(closed, user.uid, { next: '/credits', change_card: false });
  expect(portal.url).toContain(shop.stripeOrigin);
  const keyless = { ...shop.billing, settings: () => ({ ...settings(), live: null }) };
  await expect(cancelSubscription(keyless, user.uid)).rejects.toMatchObject({ code: 'checkout_closed' });
});
