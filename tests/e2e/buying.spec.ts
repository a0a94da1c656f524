import { paths } from '../../web/src/lib/paths.ts';
import { holdCalls } from '../browser/hold-calls.ts';
import { signUpComplete } from './support/accounts.ts';
import { availableCredits, enterCard } from './support/payments.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(240_000);

test('Premium is bought on the credits page once its renewal is agreed to, and left with one click', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.goto(paths.credits());
  const main = page.getByRole('main');

  const consent = main.getByRole('checkbox', { name: /\$35 today.*every month until I cancel/ });
  await expect(consent).not.toBeChecked();
  await main.getByRole('button', { name: /^Subscribe/ }).click();
  await expect(main).toContainText('Check the box to agree to the renewal terms');
  await consent.check();
  await main.getByRole('button', { name: /^Subscribe/ }).click();
  await enterCard(page, 'Subscribe');
  await page.waitForURL(/checkout=paid/);
  await expect(main.getByText('Premium is on.')).toBeVisible({ timeout: 90_000 });
  await expect(page).toHaveURL(/\/credits$/);
  await expect(main.getByRole('region', { name: 'Balance' })).toContainText('310');
  await expect(main).toContainText(/Premium added 300\scredits, good until/);
  await expect(main.getByRole('table', { name: 'Invoices' })).toContainText('$35.00');

  await main.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(main.getByText('Canceled. No more payments.')).toBeFocused();
  await main.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(main.getByText('Next payment')).toBeVisible();
});

test('leaving checkout charges nothing, and a pack leads back to what the user was doing', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.credits({ next: paths.dashboard() }));

  await main.getByRole('button', { name: /^Buy 25/ }).click();
  await page.getByLabel('Card number').waitFor();
  await page.goto(`${paths.credits({ next: paths.dashboard() })}&checkout=canceled`);
  const left = main.getByRole('status').filter({ hasText: 'nothing was charged' });
  await expect(left).toBeInViewport();
  await expect(left).toBeFocused();

  // The packs are below the fold, where the browser would scroll back to.
  await main.getByRole('button', { name: /^Buy 25/ }).click();
  const payments = await holdCalls(page, '/api/billing/payments');
  await enterCard(page, /^Pay/);
  await page.waitForURL(/checkout=paid/);
  // Not where the page was left when it came from the first checkout.
  await expect(main.getByRole('status').filter({ hasText: 'Adding your credits' })).toBeInViewport();
  payments.release();
  await availableCredits(user, 35);
  await expect(main.getByText(/25\scredits added/)).toBeInViewport({ timeout: 90_000 });
  await expect(main.getByRole('link', { name: 'Back to your dashboard' })).toBeInViewport();
  await expect(main.getByRole('region', { name: 'Balance' })).toContainText('35');
  await main.getByRole('link', { name: 'Back to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
