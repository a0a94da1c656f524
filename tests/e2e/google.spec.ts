import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { mainNavigation } from './support/steps.ts';
import { expect, test } from './support/test.ts';

async function openChooser(page: Page): Promise<Page> {
  await page.goto('/auth');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await expect(chooser.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return chooser;
}

test('a new person comes in with Google and lands in the onboarding, an existing one on the dashboard', async ({
  page,
}) => {
  const { email } = newAccount();
  const first = await openChooser(page);
  await first.getByRole('button', { name: 'Use another account' }).click();
  await first.getByLabel('Email').fill(email);
  await first.getByLabel('Name').fill('Imani Delacroix');
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Account created', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding\/resume$/);

  await page.getByRole('button', { name: 'Continue without a resume' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Imani Delacroix');
  await page.getByLabel('Job title').fill('Pharmacist');
  await page.getByLabel('Phone').fill('+1 303 555 0118');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/onboarding\/preferences$/);
  await (await mainNavigation(page)).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');

  const second = await openChooser(page);
  await second.getByRole('button', { name: new RegExp(email) }).click();
  await expect(page.getByText('Sign in successful', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a closed chooser is told, and nobody is signed in', async ({ page, expectFailures }) => {
  expectFailures({ text: /Failed to sign in with Google/ });
  const chooser = await openChooser(page);
  await chooser.close();
  const told = 'The sign-in window was closed before an account was chosen.';
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});
