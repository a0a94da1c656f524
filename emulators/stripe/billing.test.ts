import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card, NEW_YEAR, openAccount, type Subscriber, type TestAccount } from './testing/account.ts';

const DAY = 86_400;
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

let account: TestAccount;
beforeAll(async () => {
  account = await openAccount();
});
afterAll(() => account.close());

const subscription = (one: Subscriber) => account.stripe.subscriptions.retrieve(one.subscription);
const invoices = async (one: Subscriber) =>
  (await account.stripe.invoices.list({ customer: one.customer, limit: 100 })).data.reverse();

/** Changes the card in the portal, as a subscriber would. */
async function changeCard(one: Subscriber, number?: string) {
  const configuration = await account.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true }, subscription_cancel: { enabled: true } },
  });
  const { url } = await account.stripe.billingPortal.sessions.create({
    customer: one.customer,
    configuration: configuration.id,
    return_url: 'http://127.0.0.1:1/credits',
  });
  return { url, ...(await account.submit(url, { ...card(number), action: 'card' })) };
}

describe('a year', { timeout: 20_000 }, () => {
  it('renews twelve times, an hour of draft each, and sums to what was charged', async () => {
    const one = await account.subscriber();
    await account.advance(one.clock, NEW_YEAR + 365 * DAY + 2 * 3600);
    const all = await invoices(one);
    expect(all.map(({ billing_reason }) => billing_reason)).toEqual([
      'subscription_create',
      ...Array<string>(12).fill('subscription_cycle'),
    ]);
    expect(all.map(({ lines }) => day(lines.data[0]?.period.start ?? 0))).toEqual([
      ...Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-01`),
      '2028-01-01',
    ]);
    expect(
      all.every(
        ({ status, parent }) =>
          status === 'paid' && parent?.subscription_details?.subscription === one.subscription,
      ),
    ).toBe(true);
    for (const renewal of all.slice(1)) {
      const { finalized_at, paid_at } = renewal.status_transitions;
      expect([finalized_at, paid_at]).toEqual([renewal.created + 3600, renewal.created + 3600]);
    }
    const charges = await account.stripe.charges.list({ customer: one.customer, limit: 100 });
    expect(charges.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(13 * 3500);
    const [item] = (await subscription(one)).items.data;
    expect([item?.current_period_start, item?.current_period_end].map((at) => day(at ?? 0))).toEqual([
      '2028-01-01',
      '2028-02-01',
    ]);
  });

  it('keeps to the end of short months', async () => {
    const clock = await account.stripe.testHelpers.testClocks.create({
      frozen_time: Date.UTC(2027, 0, 31) / 1000,
    });
    const customer = await account.stripe.customers.create({ test_clock: clock.id });
    const session = await account.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: account.prices.monthly, quantity: 1 }],
      success_url: 'http://127.0.0.1:1/',
    });
    await account.submit(session.url ?? '');
    await account.advance(clock.id, Date.UTC(2027, 4, 2) / 1000);
    const { data } = await account.stripe.invoices.list({ customer: customer.id });
    expect(data.reverse().map(({ created }) => day(created))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('can be lived by a customer that the product made before', async () => {
    const customer = await account.stripe.customers.create({ email: 'old@example.com' });
    const clock = await account.stripe.testHelpers.testClocks.create({
      frozen_time: customer.created + 60,
      customer: customer.id,
    });
    expect(await account.stripe.customers.retrieve(customer.id)).toMatchObject({ test_clock: clock.id });
  });

  it('is not skipped: a clock moves two periods at a time', async () => {
    const one = await account.subscriber();
    await expect(
      account.stripe.testHelpers.testClocks.advance(one.clock, { frozen_time: NEW_YEAR + 62 * DAY }),
    ).rejects.toMatchObject({ param: 'frozen_time' });
  });
});

describe('a failed renewal', { timeout: 20_000 }, () => {
  it('is tried three more times and then ends the subscription', async () => {
    const one = await account.subscriber();
    await changeCard(one, '4000000000000341');
    await account.advance(one.clock, NEW_YEAR + 31 * DAY + 3601);
    expect(await subscription(one)).toMatchObject({ status: 'past_due' });
    const due = (await invoices(one))[1];
    expect(due).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 3500 });
    expect(day(due?.next_payment_attempt ?? 0)).toBe('2027-02-04');
    await account.advance(one.clock, NEW_YEAR + 60 * DAY);
    const ended = await subscription(one);
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
    expect(day(ended.ended_at ?? 0)).toBe('2027-02-16');
    const [, last] = await invoices(one);
    expect(last).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
      auto_advance: false,
    });
    const attempts = await account.stripe.charges.list({ customer: one.customer });
    expect(attempts.data.map(({ status }) => status)).toEqual([
      ...Array<string>(4).fill('failed'),
      'succeeded',
    ]);
  });

  it('recovers with the next try after the card was changed', async () => {
    const one = await account.subscriber();
    await changeCard(one, '4000000000000341');
    await account.advance(one.clock, NEW_YEAR + 32 * DAY);
    await changeCard(one);
    expect(await subscription(one)).toMatchObject({ status: 'past_due' });
    await account.advance(one.clock, NEW_YEAR + 36 * DAY);
    expect(await subscription(one)).toMatchObject({ status: 'active' });
  });

  it('recovers at once when its invoice is paid by hand', async () => {
    const one = await account.subscriber();
    await changeCard(one, '4000000000000341');
    await account.advance(one.clock, NEW_YEAR + 32 * DAY);
    const [, due] = await invoices(one);
    expect(
      (await account.submit(due?.hosted_invoice_url ?? '', card('4000000000000002'))).location,
    ).toBeNull();
    expect((await account.submit(due?.hosted_invoice_url ?? '')).location).toBe(`/i/${due?.id}`);
    expect(await subscription(one)).toMatchObject({ status: 'active' });
    await account.advance(one.clock, NEW_YEAR + 62 * DAY);
    expect((await invoices(one)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('waits for the cardholder if the bank wants to see them', async () => {
    const one = await account.subscriber();
    await changeCard(one, '4000002760003184');
    await account.advance(one.clock, NEW_YEAR + 32 * DAY);
    expect(await subscription(one)).toMatchObject({ status: 'past_due' });
    const asked = await account.stripe.events.list({ type: 'invoice.payment_action_required' });
    expect(asked.data).toHaveLength(1);
    const [, due] = await invoices(one);
    const step = await account.submit(due?.hosted_invoice_url ?? '', card('4000002760003184'));
    await account.submit(`${account.origin}${step.location}`, { outcome: 'complete' });
    expect(await subscription(one)).toMatchObject({ status: 'active' });
  });

  it('does not follow for a card that was authenticated once', async () => {
    const one = await account.subscriber();
    await changeCard(one, '4000002500003155');
    await account.advance(one.clock, NEW_YEAR + 32 * DAY);
    expect(await subscription(one)).toMatchObject({ status: 'active' });
  });

  it('cannot come from a card that cannot even be saved', async () => {
    const one = await account.subscriber();
    const refused = await changeCard(one, '4000000000000002');
    expect(refused.text).toContain('Your card was declined.');
  });
});

describe('a cancellation', { timeout: 20_000 }, () => {
  it('at the end of the period can be taken back, and otherwise ends it', async () => {
    const one = await account.subscriber();
    const { stripe } = account;
    const canceled = await stripe.subscriptions.update(one.subscription, { cancel_at_period_end: true });
    expect(canceled).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(day(canceled.cancel_at ?? 0)).toBe('2027-02-01');
    expect(
      await stripe.subscriptions.update(one.subscription, { cancel_at_period_end: false }),
    ).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    await stripe.subscriptions.update(one.subscription, { cancel_at_period_end: true });
    await account.advance(one.clock, NEW_YEAR + 40 * DAY);
    expect(await subscription(one)).toMatchObject({ status: 'canceled' });
    expect(await invoices(one)).toHaveLength(1);
    await expect(
      stripe.subscriptions.update(one.subscription, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.subscriptions.cancel(one.subscription)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('can be made and taken back in the portal', async () => {
    const one = await account.subscriber();
    const { url } = await changeCard(one);
    await account.submit(url, { action: 'cancel', subscription: one.subscription });
    expect(await (await fetch(url)).text()).toContain('Cancels on Feb 1, 2027');
    // With flexible billing the portal sets the time alone, and the flag alone does not take it back.
    const { stripe } = account;
    const flagged = await stripe.subscriptions.update(one.subscription, { cancel_at_period_end: false });
    expect(flagged).toMatchObject({ cancel_at: NEW_YEAR + 31 * DAY, cancel_at_period_end: false });
    const resumed = await stripe.subscriptions.update(one.subscription, { cancel_at: '' });
    expect(resumed).toMatchObject({ cancel_at: null });
    await account.submit(url, { action: 'cancel', subscription: one.subscription });
    await account.submit(url, { action: 'resume', subscription: one.subscription });
    expect(await subscription(one)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });
});

describe('a change of price', { timeout: 20_000 }, () => {
  const change = async (
    one: Subscriber,
    price: string,
    proration_behavior: 'none' | 'create_prorations' | 'always_invoice',
  ) => {
    const [item] = (await subscription(one)).items.data;
    return account.stripe.subscriptions.update(one.subscription, {
      items: [{ id: item?.id, price }],
      proration_behavior,
    });
  };
  const halfway = NEW_YEAR + 15.5 * DAY;

  it('is billed to the second at once if asked', async () => {
    const one = await account.subscriber();
    await account.advance(one.clock, halfway);
    await change(one, account.prices.dearer, 'always_invoice');
    const [, proration] = await invoices(one);
    expect(proration).toMatchObject({ billing_reason: 'subscription_update', status: 'paid', total: 750 });
    expect(proration?.lines.data.map(({ amount }) => amount)).toEqual([-1750, 2500]);
  });

  it('is billed with the next renewal by default, or not at all', async () => {
    const [later, never] = [await account.subscriber(), await account.subscriber()];
    for (const one of [later, never]) await account.advance(one.clock, halfway);
    await change(later, account.prices.dearer, 'create_prorations');
    await change(never, account.prices.dearer, 'none');
    for (const one of [later, never]) await account.advance(one.clock, NEW_YEAR + 32 * DAY);
    expect((await invoices(later))[1]).toMatchObject({ total: 5750, status: 'paid' });
    expect((await invoices(never))[1]).toMatchObject({ total: 5000, status: 'paid' });
  });

  it('to another interval begins anew and counts what was paid', async () => {
    const one = await account.subscriber();
    await account.advance(one.clock, halfway);
    await change(one, account.prices.yearly, 'create_prorations');
    const [, yearly] = await invoices(one);
    expect(yearly).toMatchObject({ total: 30_000 - 1750, status: 'paid' });
    const [item] = (await subscription(one)).items.data;
    expect(day(item?.current_period_end ?? 0)).toBe('2028-01-16');
  });
});

describe('refunds', { timeout: 20_000 }, () => {
  const chargeOf = async (one: Subscriber) =>
    (await account.stripe.charges.list({ customer: one.customer })).data[0];
  const read = (id = '') => account.stripe.charges.retrieve(id, { expand: ['refunds'] });

  it('add up to the charge and no further', async () => {
    const charge = await chargeOf(await account.subscriber());
    await account.stripe.refunds.create({ charge: charge?.id, amount: 1000 });
    expect(await read(charge?.id)).toMatchObject({ amount_refunded: 1000, refunded: false });
    await expect(account.stripe.refunds.create({ charge: charge?.id, amount: 2501 })).rejects.toMatchObject({
      message: expect.stringContaining('greater than unrefunded amount on charge ($25.00)'),
    });
    await account.stripe.refunds.create({ payment_intent: String(charge?.payment_intent) });
    const refunded = await read(charge?.id);
    expect(refunded).toMatchObject({ amount_refunded: 3500, refunded: true });
    expect(refunded.refunds?.data.map(({ amount }) => amount)).toEqual([2500, 1000]);
    await expect(account.stripe.refunds.create({ charge: charge?.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await account.stripe.balanceTransactions.list({ type: 'refund', limit: 2 });
    expect(data.map(({ amount, fee }) => [amount, fee])).toEqual([
      [-2500, 0],
      [-1000, 0],
    ]);
  });

  it('that the bank sends back count as not made', async () => {
    const charge = await chargeOf(await account.subscriber());
    const refund = await account.stripe.refunds.create({ charge: charge?.id });
    await account.control('POST', `/refunds/${refund.id}/fail`);
    expect(await read(charge?.id)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await account.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  });
});

describe('a dispute', { timeout: 20_000 }, () => {
  it('takes the money and a fee, and brings the money back if won', async () => {
    const one = await account.subscriber();
    const [charge] = (await account.stripe.charges.list({ customer: one.customer })).data;
    const opened = (await account.control('POST', `/charges/${charge?.id}/dispute`)) as Stripe.Dispute;
    expect(await account.stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ disputed: true });
    await expect(account.stripe.refunds.create({ charge: charge?.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await account.control('POST', `/disputes/${opened.id}/close`, { status: 'won' });
    const won = await account.stripe.disputes.retrieve(opened.id);
    expect(won.status).toBe('won');
    expect(won.balance_transactions.map(({ net }) => net)).toEqual([-5000, 3500]);
  });

  it('is lost for good', async () => {
    const one = await account.subscriber();
    const [charge] = (await account.stripe.charges.list({ customer: one.customer })).data;
    const opened = (await account.control('POST', `/charges/${charge?.id}/dispute`)) as Stripe.Dispute;
    await account.stripe.disputes.close(opened.id);
    expect(await account.stripe.disputes.retrieve(opened.id)).toMatchObject({ status: 'lost' });
    await account.control('POST', `/disputes/${opened.id}/close`, { status: 'won' });
    expect(await account.stripe.disputes.retrieve(opened.id)).toMatchObject({ status: 'lost' });
  });
});
