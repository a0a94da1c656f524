import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { handleStripeEvent } from '../../functions/src/modules/billing/handle-stripe-event.ts';
import { receiveEvent, sweepStripeEvents } from '../../functions/src/modules/billing/receive-stripe-event.ts';
import { faultyBilling } from '../support/faulty-worker.ts';
import { newBuyer, usePayments } from '../support/payments.ts';

const shop = usePayments();

/** What happens after a crash: leases and waits end, and the sweeper enqueues what is left. */
async function recover(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    shop.api.advance(10 * 60_000);
    await sweepStripeEvents(shop.billing);
    await shop.work();
  }
}

async function deliverSigned(event: Stripe.Event, deps = shop.billing): Promise<void> {
  const payload = JSON.stringify(event);
  const secret = shop.billing.settings().webhook_secret ?? '';
  const signature = shop.stripe.webhooks.generateTestHeaderString({ payload, secret });
  await receiveEvent(deps, Buffer.from(payload), signature);
}

describe.each(['killed', 'fails'] as const)('a worker that is %s', (trouble) => {
  it('at any step between the event and the ledger neither loses a payment nor counts it twice', {
    timeout: 240_000,
  }, async () => {
    const places = new Set<string>();
    for (let at_step = 1; ; at_step += 1) {
      const user = await newBuyer();
      await shop.pay((await shop.checkout(user, 'pack_100')).url);
      const [charge] = (await shop.stripe.charges.list({ customer: await shop.customerOf(user) })).data;
      await shop.stripe.refunds.create({ charge: charge!.id, amount: 1450 });
      const events = await shop.newEvents();
      const doomed = faultyBilling(shop.billing, at_step, trouble);
      for (const event of events) await shop.post(event);
      shop.api.tasks.length = 0;
      for (const { id } of events) await handleStripeEvent(doomed.work, id).catch(() => undefined);
      if (!doomed.failed()) break;
      places.add(doomed.place());
      await recover();
      const place = `step ${at_step}, ${doomed.place()}`;
      expect(await shop.wallet(user), place).toEqual({ available: 50, reserved: 0, spent: 0 });
      expect(
        (await shop.ledger(user)).map(({ kind }) => kind),
        place,
      ).toEqual(['refund', 'purchase']);
      expect(await shop.payments(user), place).toMatchObject([{ refunded: 1450, credits_taken: 50 }]);
    }
    expect(places.size).toBeGreaterThan(5);
    expect(await shop.billing.events.countIn('received')).toBe(0);
  });
});

describe('a webhook that is killed', () => {
  it('at any step has stored the event, or gets it again from Stripe', { timeout: 120_000 }, async () => {
    for (let at_step = 1; ; at_step += 1) {
      const user = await newBuyer();
      await shop.pay((await shop.checkout(user, 'pack_25')).url);
      const doomed = faultyBilling(shop.billing, at_step);
      for (const event of await shop.newEvents()) {
        const answered = await deliverSigned(event, doomed.work).then(
          () => true,
          () => false,
        );
        // Stripe delivers again what was not answered.
        if (!answered) await deliverSigned(event);
      }
      await shop.work();
      await recover();
      expect(await shop.wallet(user), `step ${at_step}, ${doomed.place()}`).toMatchObject({ available: 25 });
      if (!doomed.failed()) break;
    }
  });
});

describe('two deliveries of the same events', () => {
  it('at the same time count once', async () => {
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'premium_monthly')).url);
    const events = await shop.newEvents();
    for (const event of events) await shop.post(event);
    shop.api.tasks.length = 0;
    const twice = [...events, ...events].map(({ id }) => handleStripeEvent(shop.billing, id));
    await Promise.allSettled(twice);
    await recover();
    expect(await shop.wallet(user)).toMatchObject({ available: 300 });
    expect(await shop.billingOf(user)).toMatchObject({ plan: 'premium' });
  });
});
