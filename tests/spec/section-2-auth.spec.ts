import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { holdCalls } from '../browser/hold-calls.ts';
import { COMPLETE, createAccount, giveProfile, PASSWORD } from './support/accounts.ts';
import { calls, toasts } from './support/api.ts';
import { expect, test } from './support/test.ts';

async function fill(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Every button of the card, by its name. */
async function expectBusy(page: Page, busy: boolean): Promise<void> {
  const main = page.getByRole('main');
  const buttons = main.getByRole('button').or(main.getByRole('tab'));
  await expect(buttons).toHaveCount(6);
  for (const button of [
    main.getByRole('button', { name: 'Continue with Google' }),
    main.getByRole('tab', { name: 'Sign In' }),
    main.getByRole('tab', { name: 'Sign Up' }),
    main.getByRole('button', { name: 'Show password' }),
    main.getByRole('button', { name: 'Forgot your password?' }),
    main.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }),
  ]) {
    if (busy) await expect(button).toBeDisabled();
    else await expect(button).toBeEnabled();
  }
}

test("§2 sign-in page: card titled 'Welcome to' the product with 'Choose your preferred sign in method' [2.auth.1], 'Continue with Google' [2.auth.2], then 'Or continue with email' and two tabs [2.auth.3], Email and Password in each [2.auth.4] [3.form.1], 'Forgot your password?' [2.auth.5], 'Create Account' [2.auth.6]", async ({
  page,
}) => {
  await page.goto('/auth');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Welcome to Huntwell' })).toBeVisible();
  await expect(main.getByText('Choose your preferred sign in method')).toBeVisible();
  const google = main.getByRole('button', { name: 'Continue with Google' });
  const or = main.getByText('Or continue with email');
  const tabs = main.getByRole('tab');
  await expect(google).toBeVisible();
  await expect(tabs).toHaveText(['Sign In', 'Sign Up']);
  const tops = await Promise.all(
    [google, or, tabs.first()].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const panel = main.getByRole('tabpanel');
  await expect(panel.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(panel.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(panel.getByRole('button', { name: 'Forgot your password?' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create Account' })).toHaveCount(0);
  await tabs.last().click();
  await expect(panel.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(panel.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Forgot your password?' })).toHaveCount(0);
});

test("§2 sign-in page: a new account goes to /onboarding [2.auth.7] with 'Account created' / 'Welcome to' the product [8.success.1]; a profile check runs [4.first.1] and one is created with the defaults [4.first.2]: POST /api/profile, bearer, the nine fields [7.profile.8], full_name else empty [3.profile.1], account email [3.profile.2], 'NY', '0-1 years' [3.profile.3], flags false and demographic_info empty [3.profile.4]; login-event email_signup [3.login.1] with ISO timestamp [3.login.2] and bearer [7.login.1]", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const checks = await calls(page, 'GET', '/api/profile');
  const created = await calls(page, 'POST', '/api/profile');
  const logins = await calls(page, 'POST', '/api/auth/login-event');
  await page.goto('/auth?tab=sign-up');
  await fill(page, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toasts(page)).toContainText('Account created');
  await expect(toasts(page)).toContainText('Welcome to Huntwell');
  await expect(page).toHaveURL(/\/onboarding/);
  expect(checks.length).toBeGreaterThan(0);
  expect(created).toHaveLength(1);
  expect(created[0]?.postDataJSON()).toEqual({
    full_name: '',
    email,
    location: 'NY',
    experience: '0-1 years',
    is_remote: false,
    is_hybrid: false,
    is_any_location: false,
    demographic_info: '',
    auto_apply: false,
  });
  expect(await created[0]?.headerValue('authorization')).toMatch(/^Bearer .+/);
  await expect.poll(() => logins.length).toBe(1);
  const { login_type, timestamp, ...rest } = logins[0]?.postDataJSON() ?? {};
  expect({ login_type, rest }).toEqual({ login_type: 'email_signup', rest: {} });
  expect(new Date(timestamp).toISOString()).toBe(timestamp);
  expect(await logins[0]?.headerValue('authorization')).toMatch(/^Bearer .+/);
});

test("§2 sign-in page: an existing account goes to /dashboard [2.auth.8] [4.email.2] with 'Sign in successful' / 'Welcome to' the product [8.success.2], login_type email [3.login.1]; the busy flag disables the buttons during a request [4.busy.1]; sign-in goes to the hosted identity provider [7.identity.1]", async ({
  page,
  member,
}) => {
  const identity = await holdCalls(page, /accounts:signInWithPassword/);
  const created = await calls(page, 'POST', '/api/profile');
  const logins = await calls(page, 'POST', '/api/auth/login-event');
  await page.goto('/auth');
  await fill(page, member.email);
  const submit = page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' });
  await submit.click();
  await expect.poll(identity.held).toBe(1);
  await expectBusy(page, true);
  identity.release();
  await expect(toasts(page)).toContainText('Sign in successful');
  await expect(toasts(page)).toContainText('Welcome to Huntwell');
  await expect(page).toHaveURL('/dashboard');
  expect(created).toEqual([]);
  await expect.poll(() => logins.length).toBe(1);
  expect(logins[0]?.postDataJSON().login_type).toBe('email');
});

test('§4 the busy flag disables the buttons during a request [4.busy.1]: also while a reset mail is asked for, and not after', async ({
  page,
}) => {
  await calls(page, 'POST', '/api/auth/forgot-password', { json: { message: 'ok' } });
  const call = await holdCalls(page, '/api/auth/forgot-password');
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await expectBusy(page, false);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect.poll(call.held).toBe(1);
  await expectBusy(page, true);
  call.release();
  await expect(toasts(page)).toContainText('Request received');
  await expectBusy(page, false);
});

test('§4 email sign-in whose result says a profile was created counts as a sign-up (to /onboarding) [4.email.1]', async ({
  page,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  const logins = await calls(page, 'POST', '/api/auth/login-event');
  await page.goto('/auth');
  await fill(page, account.email);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(toasts(page)).toContainText('Account created');
  await expect(page).toHaveURL(/\/onboarding/);
  await expect.poll(() => logins.length).toBe(1);
  expect(logins[0]?.postDataJSON().login_type).toBe('email_signup');
});

test('§2 sign-in page: a signed-in user on /auth with a complete profile goes to /dashboard [2.auth.9]', async ({
  page,
  member,
  openAs,
}) => {
  await openAs(member, '/auth');
  await expect(page).toHaveURL('/dashboard');
});

async function choose(page: Page, email: string, name?: string): Promise<void> {
  await page.goto('/auth');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  if (!name) {
    await chooser.getByRole('button', { name: new RegExp(email) }).click();
    return;
  }
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

test("§4 Google counts as new when the provider says the user is new [4.google.1], google_signup, later google [3.login.1]; full_name is the account's display name [3.profile.1]", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`;
  const created = await calls(page, 'POST', '/api/profile');
  const logins = await calls(page, 'POST', '/api/auth/login-event');
  await choose(page, email, 'Imani Delacroix');
  await expect(toasts(page)).toContainText('Account created');
  await expect(page).toHaveURL(/\/onboarding/);
  expect(created[0]?.postDataJSON()).toMatchObject({ full_name: 'Imani Delacroix', email });
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await choose(page, email);
  await expect(toasts(page)).toContainText('Sign in successful');
  await expect.poll(() => logins.length).toBe(2);
  expect(logins.map((one) => one.postDataJSON().login_type)).toEqual(['google_signup', 'google']);
  expect(created).toHaveLength(1);
});

test('§4 a sign-in keeps where the person wanted to go, within the app only', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, COMPLETE);
  // A browser drops the tab, and what is left is another site's address.
  await page.goto('/auth?next=/%09/evil.example/steal');
  await fill(page, account.email);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const [next, to] of [
    ['//evil.example/steal', '/dashboard'],
    ['/credits?x=1', '/credits?x=1'],
  ]) {
    await page.goto(`/auth?next=${encodeURIComponent(next ?? '')}`);
    await expect(page).toHaveURL(to ?? '');
  }
});
