import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../functions/src/contract/pricing.ts';
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
        const page = await startCheckout(shop.billing, orderOf(user, product, key));
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

  it('while another tab opens one leaves one page after the next order', {
    timeout: 120_000,
  }, async () => {
    for (let at_step = 1; ; at_step += 1) {
      const user = await newBuyer();
      const doomed = faultyBilling(shop.billing, at_step, trouble);
      const [, other] = await Promise.allSettled([
        startCheckout(doomed.work, orderOf(user, 'pack_100', 'tab one')),
        startCheckout(shop.billing, orderOf(user, 'pack_25', 'tab two')),
      ]);
      const place = `step ${at_step}, ${doomed.place()}`;
      if (other.status === 'rejected') {
        // The other tab may have lost to this one, and is told so.
        expect(other.reason, place).toBeInstanceOf(AppError);
        await startCheckout(shop.billing, orderOf(user, 'pack_25', 'tab two, again'));
      }
      const again = await startCheckout(shop.billing, orderOf(user, 'pack_25', 'later'));
      expect(
        (await payable(user.uid)).map(({ url }) => url),
        place,
      ).toEqual([again.url]);
      expect(await customersOf(user.uid), place).toHaveLength(1);
      if (!doomed.failed()) break;
    }
  });
});
