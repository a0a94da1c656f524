import { beforeAll, describe, expect, it } from 'vitest';
import { newBuyer, usePayments } from '../support/payments.ts';
import { makeAdmin, signUp, type TestUser } from '../support/users.ts';

const shop = usePayments();

let admin: TestUser;
beforeAll(async () => {
  admin = await makeAdmin(shop.api, await signUp());
});

const get = async (path: string) => (await shop.call(admin, 'GET', path)).body;

describe('administrators', () => {
  it('see revenue, subscriptions, refunds, and one user’s money', async () => {
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    await shop.buy(user, 'pack_25');
    // Stripe counts in seconds: two payments of one second have no order.
    const pack = (await shop.payments(user)).find(({ product }) => product === 'pack_25');
    const { payment_intent } = (await shop.billing.payments.find(pack.id))!;
    await shop.stripe.refunds.create({ payment_intent: payment_intent!, amount: 400 });
    await shop.settle();
    expect(await get('/api/admin/billing')).toMatchObject({
      missing: [],
      live: false,
      revenue: { today: 4400, last_30_days: 4400, refunded_last_30_days: 400 },
      subscriptions: { active: 1, payment_failed: 0, ending: 0, started_last_30_days: 1, mrr: 3500 },
      events: { waiting: 0, failed: 0 },
      wallets_checked: null,
    });
    await shop.call(user, 'PUT', '/api/billing/cancellation');
    expect((await get('/api/admin/billing')).subscriptions).toMatchObject({ active: 1, ending: 1, mrr: 0 });
    expect((await get('/api/admin/payments')).items).toHaveLength(2);
    expect((await get('/api/admin/payments?only=refunded')).items).toMatchObject([
      { id: pack.id, uid: user.uid, refunded: 400, credits_missing: 0 },
    ]);
    expect((await get('/api/admin/payments?only=disputed')).items).toEqual([]);
    const money = await get(`/api/admin/users/${user.uid}/billing`);
    expect(money).toMatchObject({
      billing: { plan: 'premium' },
      customer_id: await shop.customerOf(user),
    });
    const products = money.payments.map(({ product }: { product: string }) => product);
    expect(products.sort()).toEqual(['pack_25', 'premium_monthly']);
    expect((await get('/api/admin/numbers')).revenue).toBe(4000);
    // What a bank has returned is no revenue either.
    await shop.api.services.db.doc(`payments/${pack.id}`).update({ lost: 500 });
    expect((await get('/api/admin/numbers')).revenue).toBe(3500);
  });

  it('see what failed in the log of events, and replay it', async () => {
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'pack_25')).url);
    const events = await shop.newEvents();
    const faults = [{ path: '/v1/checkout/sessions', status: 500, times: 50 }];
    const set = (json: unknown) =>
      fetch(`${shop.stripeOrigin}/_emulator/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      });
    await set(faults.map((fault) => ({ ...fault, method: 'get' })));
    for (const event of events) await shop.post(event);
    await shop.work();
    await set([]);
    const { items } = await get('/api/admin/stripe-events?state=received');
    const failed = items.find(({ type }: { type: string }) => type === 'checkout.session.completed');
    expect(failed).toMatchObject({ attempts: 1, error: expect.stringMatching(/./) });
    expect(await shop.wallet(user)).toMatchObject({ available: 0 });
    const replayed = await shop.call(admin, 'POST', `/api/admin/stripe-events/${failed.id}/replay`);
    expect(replayed.status).toBe(202);
    await shop.work();
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
    // A replay of what is done does nothing more.
    await shop.call(admin, 'POST', `/api/admin/stripe-events/${failed.id}/replay`);
    await shop.work();
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
    expect((await get('/api/admin/stripe-events')).items[0]).toMatchObject({ state: 'done' });
    expect((await shop.call(admin, 'POST', '/api/admin/stripe-events/evt_none/replay')).status).toBe(404);
  });
});

describe('a deleted account', () => {
  it('ends its subscription, and its payments lose its name', async () => {
    const { deleteAccount } = await import('../../functions/src/modules/account/delete-account.ts');
    const { requestDeletion } = await import('../../functions/src/modules/account/request-deletion.ts');
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    const [{ id }] = await shop.payments(user);
    const customer = await shop.customerOf(user);
    const { account } = shop.api.services;
    await requestDeletion(account, user.uid);
    await deleteAccount(account, user.uid);
    const subscriptions = await shop.stripe.subscriptions.list({ customer, status: 'all' });
    expect(subscriptions.data.map(({ status }) => status)).toEqual(['canceled']);
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await shop.billing.accounts.find(user.uid)).toBeNull();
    expect((await shop.billing.payments.find(id))?.uid).toMatch(/^deleted:/);
    // What Stripe tells about that changes nothing.
    await shop.settle();
    expect((await get('/api/admin/billing')).events.waiting).toBe(0);
    // A refund is kept for accounting, and brings no wallet back.
    const payment = (await shop.billing.payments.find(id))!;
    await shop.stripe.refunds.create({ payment_intent: payment.payment_intent! });
    shop.api.logs.length = 0;
    await shop.settle();
    expect(await shop.billing.payments.find(id)).toMatchObject({ refunded: 3500, credits_taken: 0 });
    expect((await shop.api.services.db.doc(`wallets/${payment.uid}`).get()).exists).toBe(false);
    expect(shop.api.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('leaves nobody who can be charged, even if there was no key at the time', async () => {
    const { closeBilling, closeRemembered } = await import(
      '../../functions/src/modules/billing/close-billing.ts'
    );
    const user = await newBuyer();
    await shop.buy(user, 'premium_monthly');
    const customer = await shop.customerOf(user);
    const keyless = { ...shop.billing, settings: () => ({ ...shop.billing.settings(), live: null }) };
    await closeBilling(keyless, user.uid);
    await shop.api.services.db.doc(`billing/${user.uid}`).delete();
    expect(await closeRemembered(keyless)).toEqual({ closed: 0, failed: 0 });
    expect(await closeRemembered(shop.billing)).toEqual({ closed: 1, failed: 0 });
    const { data } = await shop.stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    expect(await closeRemembered(shop.billing)).toEqual({ closed: 0, failed: 0 });
    await shop.settle();
  });
});
