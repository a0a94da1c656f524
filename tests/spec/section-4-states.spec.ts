import type { Route } from '@playwright/test';
import { holdCalls } from '../browser/hold-calls.ts';
import { visit } from '../browser/navigation.ts';
import { COMPLETE, createAccount, giveProfile } from './support/accounts.ts';
import { calls, problem, toasts } from './support/api.ts';
import { isDark, readProfile } from './support/profile.ts';
import { events, expect, signInBefore, test } from './support/test.ts';

const EXEMPT = [
  '/',
  '/jobs',
  '/blog',
  '/about',
  '/features',
  '/privacy-policy',
  '/refund-policy',
  '/students-and-grads',
  '/remote-job-seekers',
  '/high-income-professionals',
];

test('§4 profile-incomplete redirect: except on /onboarding, /, /jobs, or paths starting with /blog, /about, /features, /privacy-policy, /refund-policy and the audience pages [4.incomplete.1], the profile is fetched [4.incomplete.2]; if missing (404) the user goes to /onboarding [4.incomplete.3] [5.profile.1] [7.profile.3]', async ({
  page,
  openAs,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  const fetched = await calls(page, 'GET', '/api/profile', problem(404, 'profile_not_found'));
  await openAs(account, '/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  for (const path of EXEMPT) {
    await visit(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of ['/credits', '/reddit-tracking-test']) {
    await visit(page, path);
    await expect(page).toHaveURL(/\/onboarding/);
  }
});

test("§4 profile-incomplete redirect: if incomplete the user goes to /onboarding [4.incomplete.4]: full_name is 'Enter Name Here' [5.profile.2], or job_title is 'Enter Job Title' [5.profile.3], or phone_number is empty [5.profile.4]", async ({
  page,
  request,
  member,
  openAs,
}) => {
  const whole = await readProfile(request, member);
  let profile = whole;
  await page.route('**/api/profile', (route) => route.fulfill({ json: profile }));
  for (const wrong of [
    { full_name: 'Enter Name Here' },
    { job_title: 'Enter Job Title' },
    { phone_number: '' },
  ]) {
    profile = { ...whole, ...wrong };
    await openAs(member, '/credits');
    await expect(page).toHaveURL(/\/onboarding/);
  }
  profile = whole;
  await openAs(member, '/credits');
  await expect(page.getByRole('heading', { level: 1, name: /Credits/ })).toBeVisible();
  await expect(page).toHaveURL('/credits');
});

test('§4 theme: dark adds class dark to the document and stores true [4.theme.1]; light removes it and stores false [4.theme.2]; system follows the OS colour scheme, live, and stores null [4.theme.3]: POST /api/profile/settings, bearer, dark_mode_enabled (boolean or null) [7.settings.1]', async ({
  page,
  request,
  openAs,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, COMPLETE);
  const saved = await calls(page, 'POST', '/api/profile/settings');
  await openAs(account, '/settings');
  const choose = (name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('button', { name }).click();
  await choose('Dark');
  await expect.poll(() => isDark(page)).toBe(true);
  expect((await readProfile(request, account)).dark_mode_enabled).toBe(true);
  await choose('Light');
  await expect.poll(() => isDark(page)).toBe(false);
  expect((await readProfile(request, account)).dark_mode_enabled).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(false);
  await choose('System');
  await expect.poll(() => isDark(page)).toBe(true);
  expect((await readProfile(request, account)).dark_mode_enabled).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page)).toBe(true);
  expect(saved.map((one) => one.postDataJSON())).toEqual([
    { dark_mode_enabled: true },
    { dark_mode_enabled: false },
    { dark_mode_enabled: null },
  ]);
  for (const one of saved) expect(await one.headerValue('authorization')).toMatch(/^Bearer .+/);
});

test('§4 theme: after sign-in the server value is loaded [4.theme.4]; null or missing means system [4.theme.5]', async ({
  page,
  request,
  member,
}) => {
  const { dark_mode_enabled: _, ...without } = await readProfile(request, member);
  const missing: [string, Parameters<Route['fulfill']>[0]][] = [
    ['null', { json: { ...without, dark_mode_enabled: null } }],
    ['no such field', { json: without }],
    ['no profile', { status: 404, json: { code: 'profile_not_found' } }],
  ];
  let answer: Parameters<Route['fulfill']>[0];
  await page.route('**/api/profile', (route) => route.fulfill(answer));
  await page.goto('/about');
  expect(await isDark(page)).toBe(false);
  await signInBefore(page, member);
  for (const [name, other] of missing) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      answer = { json: { ...without, dark_mode_enabled: true } };
      await page.goto('/about');
      await expect.poll(() => isDark(page)).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      answer = other;
      await page.reload();
      await expect.poll(() => isDark(page)).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => isDark(page)).toBe(true);
    });
  }
});

test('§4 theme: the state changes only when the save response is ok [4.theme.6] [7.settings.2]; theme save failure is logged only [8.theme.2]', async ({
  page,
  member,
  openAs,
  logged,
  expectFailures,
}) => {
  expectFailures({ status: 503, path: /^\/api\/profile\/settings$/ }, { text: /^The theme was not saved/ });
  const saved = await calls(page, 'POST', '/api/profile/settings', problem(503, 'unavailable'));
  await openAs(member, '/settings');
  const group = page.getByRole('group', { name: 'Theme' });
  await group.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => saved.length).toBe(1);
  await expect.poll(() => logged.join('\n')).toContain('The theme was not saved');
  expect(await isDark(page)).toBe(false);
  await expect(group.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  await expect(toasts(page)).toHaveCount(0);
});

test("§4 feedback widget: opening sends an analytics event [4.feedback.1]; closing without sending sends a 'closed without submission' event [4.feedback.2]; while sending the button is disabled and reads 'Sending...' [4.feedback.4]; success clears the text and closes the card [4.feedback.3]", async ({
  page,
}) => {
  await calls(page, 'POST', '/api/feedback', { json: { success: true } });
  // Routes are asked from the last to the first: the call waits, then is answered.
  const call = await holdCalls(page, '/api/feedback');
  await page.goto('/about');
  const names = async () => (await events(page)).map(({ event }) => event);
  const closings = async () =>
    (await names()).filter((name) => name === 'feedback_closed_without_submission').length;
  const open = page.getByRole('button', { name: 'Feedback', exact: true });
  const card = page.getByRole('form', { name: 'Feedback' });
  await open.click();
  await expect(card).toBeVisible();
  await expect.poll(names).toContain('feedback_opened');
  await card.getByRole('button', { name: 'Close feedback' }).click();
  await expect(card).toHaveCount(0);
  expect(await closings()).toBe(1);
  // What was typed is still there after the card was closed, and after a message that did not get through.
  await open.click();
  await card.getByRole('textbox').fill('More of this.');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect.poll(closings).toBe(2);
  await open.click();
  await expect(card.getByRole('textbox')).toHaveValue('More of this.');
  await card.getByRole('button', { name: /Send/ }).click();
  const busy = card.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  // Closed on the way it is neither lost nor called unsent.
  await card.getByRole('button', { name: 'Close feedback' }).click();
  await expect(card).toHaveCount(0);
  await open.click();
  await expect(card.getByRole('textbox')).toHaveValue('More of this.');
  await expect(busy).toBeDisabled();
  call.release();
  await expect(card).toHaveCount(0);
  await expect(open).toBeVisible();
  expect(await closings()).toBe(2);
  await open.click();
  await expect(card.getByRole('textbox')).toHaveValue('');
  await expect(card.getByRole('button', { name: 'Send feedback' })).toBeEnabled();
});

test('§4 feedback widget: a message that failed after the card was closed is still there [4.feedback.3]', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 503, path: /^\/api\/feedback$/ });
  await calls(page, 'POST', '/api/feedback', problem(503, 'unavailable'));
  const call = await holdCalls(page, '/api/feedback');
  await page.goto('/about');
  const open = page.getByRole('button', { name: 'Feedback', exact: true });
  const card = page.getByRole('form', { name: 'Feedback' });
  await open.click();
  await card.getByRole('textbox').fill('A long thought.');
  await card.getByRole('button', { name: /Send/ }).click();
  await expect.poll(call.held).toBe(1);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  call.release();
  await expect(toasts(page)).toContainText('Failed to submit feedback');
  await open.click();
  await expect(card.getByRole('textbox')).toHaveValue('A long thought.');
  await expect(card.getByRole('button', { name: 'Send feedback' })).toBeEnabled();
  const names = (await events(page)).map(({ event }) => event);
  expect(names).toContain('feedback_error');
  expect(names).not.toContain('feedback_closed_without_submission');
});
