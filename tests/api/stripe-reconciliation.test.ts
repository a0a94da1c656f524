import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reconcileStripeOn } from '../../functions/src/composition/reconcile.ts';
import type { OperationBills } from '../../scripts/costs.ts';
import { billCounter } from '../support/billing.ts';
import { newBuyer, usePayments } from '../support/payments.ts';

const shop = usePayments();

describe('the reconciler', () => {
  it('finds a payment whose events were all lost, says so, and brings it in', {
    timeout: 60_000,
  }, async () => {
    const user = await newBuyer();
    await shop.pay((await shop.checkout(user, 'pack_25')).url);
    await shop.newEvents();
    shop.api.advance(3 * 3_600_000);
    shop.api.logs.length = 0;
    expect(await reconcileStripeOn(shop.api.services)).toMatchObject({ differing: 1 });
    expect(shop.api.logs).toContainEqual(
      expect.objectContaining({ fields: expect.objectContaining({ alarm: 'stripe_mismatch' }) }),
    );
    expect(await shop.wallet(user)).toMatchObject({ available: 25 });
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
