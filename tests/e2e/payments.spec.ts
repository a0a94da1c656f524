import type { LedgerEntry } from '../../functions/src/contract/wallet.ts';
import { readLedger, signUpComplete } from './support/accounts.ts';
import {
  availableCredits,
  billingWith,
  CARDS,
  changeCard,
  enterCard,
  openCheckout,
  stripe,
  takeClock,
} from './support/payments.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(300_000);

const FREE = 10;
const PREMIUM = 300;

const sum = (entries: LedgerEntry[]) => entries.reduce((total, entry) => total + entry.available_change, 0);

test('a subscription is bought, renewed, fails, recovers, and is canceled and resumed until it ends', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);

  await openCheckout(page, user, 'premium_monthly');
  await expect(page.getByText(user.email)).toBeVisible();
  await enterCard(page, 'Subscribe', CARDS.declined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await enterCard(page, 'Subscribe');
  await page.waitForURL(/\/credits\?checkout=paid/);
  await billingWith(
    user,
    'Premium begins',
    ({ plan, subscription }) => plan === 'premium' && subscription?.status === 'active',
  );
  await availableCredits(user, FREE + PREMIUM);

  const { customer, moveOn } = await takeClock(user);
  await moveOn(32);
  await availableCredits(user, FREE + 2 * PREMIUM);

  await changeCard(page, user, CARDS.failsLater);
  await moveOn(31);
  await billingWith(
    user,
    'the failed payment',
    ({ subscription }) => subscription?.status === 'payment_failed',
  );
  await availableCredits(user, FREE + 2 * PREMIUM);

  await changeCard(page, user, CARDS.good);
  await moveOn(4);
  await billingWith(user, 'the recovery', ({ subscription }) => subscription?.status === 'active');
  await availableCredits(user, FREE + 3 * PREMIUM);

  await user.call('PUT', '/api/billing/cancellation');
  await billingWith(
    user,
    'the cancellation',
    ({ subscription }) => subscription?.cancel_at_period_end === true,
  );
  await user.call('DELETE', '/api/billing/cancellation');
  await billingWith(
    user,
    'the resumption',
    ({ subscription }) => subscription?.cancel_at_period_end === false,
  );
  await user.call('PUT', '/api/billing/cancellation');
  await moveOn(35);
  await billingWith(
    user,
    'the end',
    ({ plan, subscription }) => plan === 'free' && subscription?.status === 'ended',
  );

  const paid = await stripe.invoices.list({ customer, status: 'paid' });
  expect(paid.data.map(({ amount_paid }) => amount_paid)).toEqual([3500, 3500, 3500]);
  expect(sum(await readLedger(user))).toBe(FREE + 3 * PREMIUM);
});

test('a pack is bought with 3-D Secure, and a refund takes its credits back', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await openCheckout(page, user, 'pack_25');
  await enterCard(page, /^Pay/, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(/\/credits\?checkout=paid/);
  await availableCredits(user, FREE + 25);

  const { data: customers } = await stripe.customers.list({ email: user.email });
  const [charge] = (await stripe.charges.list({ customer: customers[0]?.id })).data;
  await stripe.refunds.create({ charge: charge?.id });
  await availableCredits(user, FREE);
});

test('a disputed payment freezes its credits until the bank has decided', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await openCheckout(page, user, 'pack_100');
  await enterCard(page, /^Pay/, '4000 0000 0000 0259');
  await page.waitForURL(/\/credits\?checkout=paid/);
  await availableCredits(user, FREE);

  const { data: customers } = await stripe.customers.list({ email: user.email });
  const [charge] = (await stripe.charges.list({ customer: customers[0]?.id })).data;
  const [dispute] = (await stripe.disputes.list({ charge: charge?.id })).data;
  const decision = await fetch(
    `http://127.0.0.1:${MAIN_STACK.ports.stripe}/_emulator/disputes/${dispute?.id}/close`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'won' }),
    },
  );
  expect(decision.ok).toBe(true);
  await availableCredits(user, FREE + 100);
});
