import { visit } from '../browser/navigation.ts';
import { adminAccount, signUp, signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { fillCredentials, mainNavigation, signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const SIGNED_IN = [
  '/dashboard',
  '/job-search',
  '/applications',
  '/profile',
  '/credits',
  '/settings',
  '/account-management',
  '/onboarding',
];
const ADMIN = ['/admin', '/admin-testing', '/admin-reddit-tracking'];

test('every page of an account sends a visitor to sign in, and back to where they wanted to go', async ({
  page,
}) => {
  await page.goto('/about');
  for (const path of [...SIGNED_IN, ...ADMIN]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  }
});

test('every admin page is closed to others', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInByPage(page, user);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ADMIN) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await expect((await mainNavigation(page)).getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('an admin has the way to the admin pages', async ({ page }) => {
  await signInByPage(page, adminAccount());
  await expect(page).toHaveURL(/\/dashboard$/);
  const navigation = await mainNavigation(page);
  await navigation.getByRole('link', { name: 'Admin Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Admin Access Required')).toHaveCount(0);
});

test('an incomplete profile leads to the onboarding, but not away from public pages', async ({ page }) => {
  const user = await signUp(MAIN_STACK);
  await user.call('POST', '/api/profile', { json: { email: user.email } });
  await signInByPage(page, user);
  await expect(page).toHaveURL(/\/onboarding\/resume$/);
  for (const path of ['/dashboard', '/credits', '/applications']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/onboarding\/resume$/);
  }
  for (const path of ['/', '/jobs', '/blog', '/about', '/features', '/privacy-policy']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('who is signed in goes from sign-in to the dashboard, and on to where they wanted to go', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await page.goto('/credits');
  await expect(page).toHaveURL('/auth?next=%2Fcredits');
  await fillCredentials(page, user);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/credits');
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
});
