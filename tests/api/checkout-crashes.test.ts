import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../functions/src/contract/pricing.ts';
import type { BillingDeps } from '../../functions/src/modules/billing/billing-deps.ts';
import { LEASE_MS } from '../../functions/src/modules/billing/checkout-lease.ts';
import { startCheckout } from '../../functions/src/modules/billing/start-checkout.ts';
import { AppError } from '../../functions/src/platform/app-error.ts';
import { faultyBilling } from '../support/faulty-worker.ts';
import { newBuyer, usePayments } from '../support/payments.ts';
import type { TestUser } from '../support/users.ts';

const shop = usePayments();

const orderOf = ({ uid, email }: TestUser, product: ProductId, key: string) => ({
  uid,
  email,
  product,
  renewal_terms_accepted: true,
  next: '/credits',
  key,
});

/** The pages that could be paid, whatever customer they are for. */
async function payable(uid: string) {
  const { data } = await shop.stripe.checkout.sessions.list({ status: 'open', limit: 100 });
  return data.filter(({ client_reference_id }) => client_reference_id === uid);
}

async function customersOf(uid: string): Promise<string[]> {
  const { data } = await shop.stripe.customers.list({ limit: 100 });
  return data.filter(({ metadata }) => metadata.uid === uid).map(({ id }) => id);
}

/** The same server, when the lease of a checkout that began by now has run out. */
const afterLease = (): BillingDeps => ({
  ...shop.billing,
  clock: () => new Date(shop.billing.clock().getTime() + LEASE_MS),
});

/** The same server, where this happens just before it asks Stripe for a page. */
function beforeCreating(work: BillingDeps, happens: () => Promise<void>): BillingDeps {
  return {
    ...work,
    stripe: async () => {
      const stripe = await work.stripe();
      const sessions = new Proxy(stripe.checkout.sessions, {
        get: (target, name) =>
          name === 'create'
            ? async (...order: Parameters<typeof target.create>) => {
                await happens();
                return target.create(...order);
              }
            : Reflect.get(target, name),
      });
      const checkout = new Proxy(stripe.checkout, {
        get: (target, name) => (name === 'sessions' ? sessions : Reflect.get(target, name)),
      });
      return new Proxy(stripe, {
        get: (target, name) => (name === 'checkout' ? checkout : Reflect.get(target, name)),
      });
    },
  };
}

describe.each([
  ['is killed', 'killed'],
  ['meets an error', 'fails'],
] as const)('a checkout that %s at any step', (_trouble, trouble) => {
  it.each([
    ['the same order again', 'pack_100', 'first'],
    ['a new order', 'premium_monthly', 'second'],
  ] as const)(
    'leaves one customer and at most one page, and %s opens one',
    {
      timeout: 120_000,
    },
    async (_, product, key) => {
      for (let at_step = 1; ; at_step += 1) {
        const user = await newBuyer();
        const doomed = faultyBilling(shop.billing, at_step, trouble);
        const first = await startCheckout(doomed.work, orderOf(user, 'pack_100', 'first')).catch(() => null);
        const place = `step ${at_step}, ${doomed.place()}`;
        const left = await payable(user.uid);
        expect(left.length, place).toBeLessThanOrEqual(1);
        // A new order waits for a dead process, a retry does not.
        const next = key === 'first' ? shop.billing : afterLease();
        const page = await startCheckout(next, orderOf(user, product, key));
        const open = await payable(user.uid);
        expect(
          open.map(({ url }) => url),
          place,
        ).toEqual([page.url]);
        // The retry of an order finds the page that was made before.
        if (key === 'first' && left[0]) expect(page.url, place).toBe(left[0].url);
        const account = await shop.billing.accounts.find(user.uid);
        expect(await customersOf(user.uid), place).toEqual([account?.customer_id]);
        if (!doomed.failed()) {
          await shop.pay(page.url);
          await shop.settle();
          expect(await shop.payments(user)).toMatchObject([{ product, status: 'paid' }]);
          expect(first?.url).toContain(shop.stripeOrigin);
          break;
        }
      }
    },
  );

  it('while another tab opens one leaves at most one page', { timeout: 120_000 }, async () => {
    for (let at_step = 1; ; at_step += 1) {
      const user = await newBuyer();
      const doomed = faultyBilling(shop.billing, at_step, trouble);
      const [, other] = await Promise.allSettled([
        startCheckout(doomed.work, orderOf(user, 'pack_100', 'tab one')),
        startCheckout(shop.billing, orderOf(user, 'pack_25', 'tab two')),
      ]);
      const place = `step ${at_step}, ${doomed.place()}`;
      expect((await payable(user.uid)).length, place).toBeLessThanOrEqual(1);
      // The other tab may have lost to this one, and is told so.
      if (other.status === 'rejected') expect(other.reason, place).toBeInstanceOf(AppError);
      const again = await startCheckout(afterLease(), orderOf(user, 'pack_25', 'later'));
      expect(
        (await payable(user.uid)).map(({ url }) => url),
        place,
      ).toEqual([again.url]);
      expect(await customersOf(user.uid), place).toHaveLength(1);
      if (!doomed.failed()) break;
    }
  });

  it('after another tab has finished leaves at most one page', { timeout: 120_000 }, async () => {
    for (let at_step = 1; ; at_step += 1) {
      const user = await newBuyer();
      const doomed = faultyBilling(shop.billing, at_step, trouble);
      const others: Promise<unknown>[] = [];
      const overtaken = beforeCreating(doomed.work, async () => {
        const other = startCheckout(shop.billing, orderOf(user, 'pack_25', 'tab two'));
        others.push(other.catch((error: unknown) => expect(error).toBeInstanceOf(AppError)));
        await others[0];
      });
      await startCheckout(overtaken, orderOf(user, 'pack_100', 'tab one')).catch(() => null);
      await Promise.all(others);
      const place = `step ${at_step}, ${doomed.place()}`;
      expect((await payable(user.uid)).length, place).toBeLessThanOrEqual(1);
      if (!doomed.failed()) break;
    }
  });
});

it('a checkout that was taken for dead does not show its page beside the one that took over', async () => {
  const user = await newBuyer();
  const asked = Promise.withResolvers<void>();
  const wakes = Promise.withResolvers<void>();
  const frozen = beforeCreating(shop.billing, () => {
    asked.resolve();
    return wakes.promise;
  });
  const late = startCheckout(frozen, orderOf(user, 'premium_monthly', 'tab one'));
  await asked.promise;
  const order = orderOf(user, 'pack_25', 'tab two');
  await expect(startCheckout(shop.billing, order)).rejects.toMatchObject({ code: 'conflict' });
  const { url } = await startCheckout(afterLease(), order);
  wakes.resolve();
  await expect(late).rejects.toMatchObject({ code: 'conflict' });
  expect((await payable(user.uid)).map((page) => page.url)).toEqual([url]);
  expect(await shop.billing.accounts.find(user.uid)).toMatchObject({ lease: null, renewal_consent: null });
});

/** Orders from a server that Stripe's answers about new pages don't reach: the page is made, and nobody knows. */
async function loseAnswer(order: ReturnType<typeof orderOf>): Promise<void> {
  const faults = (list: unknown[]) =>
    fetch(`${shop.stripeOrigin}/_emulator/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(list),
    });
  // The SDK tries three times.
  await faults([{ method: 'post', path: '/v1/checkout/sessions', drop: 'after', times: 3 }]);
  await expect(startCheckout(shop.billing, order)).rejects.toThrow();
  await faults([]);
}

describe('an order whose page was made, but not shown', () => {
  it.each([
    ['another product', { product: 'pack_25' }],
    ['another page to return to', { next: '/credits?next=/applications' }],
  ] as const)('does not stand in the way of one for %s under the same key', async (_, change) => {
    const user = await newBuyer();
    const order = orderOf(user, 'pack_100', 'one key');
    await loseAnswer(order);
    const { url } = await startCheckout(shop.billing, { ...order, ...change });
    expect((await payable(user.uid)).map((page) => page.url)).toEqual([url]);
  });

  it('gets a page that can be paid when it is tried again after another order closed the first', async () => {
    const user = await newBuyer();
    const order = orderOf(user, 'pack_100', 'tab one');
    for (const other of ['tab two', 'tab three']) {
      await loseAnswer(order);
      await startCheckout(shop.billing, orderOf(user, 'pack_25', other));
      const { url } = await startCheckout(shop.billing, order);
      expect((await payable(user.uid)).map((page) => page.url)).toEqual([url]);
      for (const { id } of await payable(user.uid)) await shop.stripe.checkout.sessions.expire(id);
    }
  });

  it('under a key that another order holds is told to wait', async () => {
    const user = await newBuyer();
    const first = orderOf(user, 'pack_100', 'one key');
    const asked = Promise.withResolvers<void>();
    const wakes = Promise.withResolvers<void>();
    const busy = startCheckout(
      beforeCreating(shop.billing, () => {
        asked.resolve();
        return wakes.promise;
      }),
      first,
    );
    await asked.promise;
    const other = startCheckout(shop.billing, { ...first, product: 'pack_25' });
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
    wakes.resolve();
    const { url } = await busy;
    expect((await payable(user.uid)).map((page) => page.url)).toEqual([url]);
  });
});
