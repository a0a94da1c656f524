import { MESSAGES } from '../../functions/src/contract/messages.ts';
import { adminAccount, newAccount, signUp, signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { fillCredentials, mainNavigation, signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const SIGNED_IN = [
  '/dashboard',
  '/job-search',
  '/profile',
  '/credits',
  '/settings',
  '/account-management',
  '/onboarding',
];
const ADMIN = ['/admin', '/admin-testing', '/admin-reddit-tracking'];

for (const path of [...SIGNED_IN, ...ADMIN]) {
  test(`${path} sends a visitor to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(
      page.getByText('This page requires you to be signed in. Redirecting to sign-in page...'),
    ).toBeVisible();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  });
}

test('the admin pages are closed to others', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInByPage(page, user);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ADMIN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expect(page.getByText('This page requires admin privileges. Redirecting...')).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await expect((await mainNavigation(page)).getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
});

test('an admin has the way to the admin pages', async ({ page }) => {
  await signInByPage(page, await adminAccount(MAIN_STACK));
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
    await page.goto(path);
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

test('wrong and missing credentials are told in the specified words', async ({ page, expectFailures }) => {
  expectFailures({ status: 400, path: /accounts:signInWithPassword/ }, { text: /Failed to sign in/ });
  await page.goto('/auth');
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await fillCredentials(page, { email: 'nonsense', password: '12345' });
  await submit.click();
  await expect(page.getByText(MESSAGES.email_invalid)).toBeVisible();
  await expect(page.getByText(MESSAGES.password_short)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByText(MESSAGES.email_missing, { exact: true })).toBeVisible();
  await fillCredentials(page, newAccount());
  await submit.click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test('an unknown path shows the 404 page', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
});
