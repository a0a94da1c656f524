import { roundTrip } from '../browser/navigation.ts';
import { bearer, createAccount, PASSWORD } from './support/accounts.ts';
import { calls, problem, toasts } from './support/api.ts';
import { isDark, readProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

/** A response from which only "ok" can be read. */
const NO_JSON = { body: 'ok', content_type: 'text/plain' };

test('§7 GET /api/profile: bearer, no payload [7.profile.1]; calls send cookies [7.loader.1]; a GET to the URL in its key, reading JSON [7.loader.2]', async ({
  page,
  member,
  openAs,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'spec', value: 'kept', url: baseURL ?? '' }]);
  const asked = await calls(page, 'GET', '/api/profile');
  const wallet = await calls(page, 'GET', '/api/wallet');
  await openAs(member, '/credits');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(() => wallet.length).toBeGreaterThan(0);
  for (const request of [asked[0], wallet[0]]) {
    const headers = (await request?.allHeaders()) ?? {};
    expect(headers.authorization).toBe(`Bearer ${member.token}`);
    expect(headers.cookie).toContain('spec=kept');
    expect(headers.accept).toContain('application/json');
    expect(request?.postData()).toBeNull();
  }
});

test('§7 GET /api/profile: other non-ok is an error [7.profile.4]; one retry [7.profile.6]; profile fetch failure is logged and treated as no profile [8.profile.1], on auth change logged only [8.profile.2]; theme load failure logged only [8.theme.1]', async ({
  page,
  member,
  openAs,
  logged,
  expectFailures,
}) => {
  expectFailures({ status: 500, path: /^\/api\/profile$/ }, { text: /^Could not load the profile/ });
  const asked = await calls(page, 'GET', '/api/profile', problem(500, 'internal'));
  await openAs(member, '/about');
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => logged.join('\n')).toContain('Could not load the profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(toasts(page)).toHaveCount(0);
  expect(asked).toHaveLength(2);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/onboarding/);
});

test('§7 GET /api/profile: refetched on window focus [7.profile.5], fresh for 5 minutes [7.profile.7] [9.query.5]', async ({
  page,
  request,
  member,
  openAs,
}) => {
  const profile = await readProfile(request, member);
  const asked = await calls(page, 'GET', '/api/profile', { json: profile });
  await page.clock.install();
  await openAs(member, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const focus = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  const before = asked.length;
  await page.clock.fastForward(290_000);
  await focus();
  await roundTrip(page);
  expect(asked).toHaveLength(before);
  await page.clock.fastForward(15_000);
  await focus();
  await expect.poll(() => asked.length).toBe(before + 1);
});

test('§7 POST /api/feedback: only ok matters [7.feedback.2]', async ({ page }) => {
  await calls(page, 'POST', '/api/feedback', NO_JSON);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await card.getByRole('textbox').fill('Fine.');
  await card.getByRole('button', { name: /Send/ }).click();
  await expect(toasts(page)).toContainText('We got your message.');
  await expect(card).toHaveCount(0);
});

test('§7 POST /api/profile/settings: theme changes if ok [7.settings.2], whatever else is said', async ({
  page,
  member,
  openAs,
}) => {
  const saved = await calls(page, 'POST', '/api/profile/settings', NO_JSON);
  await openAs(member, '/settings');
  const dark = page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(await isDark(page)).toBe(true);
  expect(saved).toHaveLength(1);
});

test('§7 POST /api/auth/login-event: 3 attempts, waits 1 s then 2 s, body not read [7.login.3] [9.login.1]; fails 3 times: logged only [8.login.1]', async ({
  page,
  member,
  logged,
  expectFailures,
}) => {
  expectFailures(
    { status: 503, path: /^\/api\/auth\/login-event$/ },
    { text: /^The login event was not sent/ },
  );
  const sent = await calls(page, 'POST', '/api/auth/login-event', {
    status: 503,
    body: 'not even JSON',
    content_type: 'text/plain',
  });
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => sent.length).toBe(1);
  const settle = () => roundTrip(page);
  await settle();
  await page.clock.runFor(950);
  await settle();
  expect(sent).toHaveLength(1);
  await page.clock.runFor(50);
  await expect.poll(() => sent.length).toBe(2);
  await settle();
  await page.clock.runFor(1950);
  await settle();
  expect(sent).toHaveLength(2);
  await page.clock.runFor(50);
  await expect.poll(() => sent.length).toBe(3);
  await expect.poll(() => logged.join('\n')).toContain('The login event was not sent');
  await page.clock.runFor(10_000);
  await settle();
  expect(sent).toHaveLength(3);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
});

test('§7 POST /api/auth/login-event: body not read [7.login.3]: an ok answer ends it, whatever it says', async ({
  page,
  member,
  logged,
}) => {
  const sent = await calls(page, 'POST', '/api/auth/login-event', NO_JSON);
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => sent.length).toBe(1);
  // The second attempt would come after a second.
  await page.clock.runFor(5000);
  await roundTrip(page);
  expect(sent).toHaveLength(1);
  expect(logged.join('\n')).not.toContain('The login event was not sent');
});

test('§7 POST /api/auth/login-event: skipped if no token [7.login.2]: nothing is reported of a sign-in that was ended before its report', async ({
  page,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  const sent = await calls(page, 'POST', '/api/auth/login-event');
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const created = await calls(page, 'POST', '/api/profile', async (route) => {
    await gate;
    await route.fallback();
  });
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => created.length).toBe(1);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  release();
  // The sign-in completes despite the failed report.
  await expect(toasts(page)).toContainText('Account created');
  await roundTrip(page);
  expect(sent).toEqual([]);
});

test('§7 POST /api/auth/login-event takes every login_type with an ISO timestamp [7.login.1] [3.login.1] [3.login.2]', async ({
  request,
  member,
}) => {
  const timestamp = new Date().toISOString();
  const post = (data: object) => request.post('/api/auth/login-event', { headers: bearer(member), data });
  for (const login_type of ['email', 'email_signup', 'google', 'google_signup']) {
    expect((await post({ login_type, timestamp })).ok()).toBe(true);
  }
  expect((await post({ login_type: 'carrier pigeon', timestamp })).status()).toBe(400);
  expect((await post({ login_type: 'email', timestamp: 'yesterday' })).status()).toBe(400);
});

test("§7 POST /api/auth/forgot-password: no auth, email [7.forgot.1]; only network failure is checked [7.forgot.2]: any answer gives 'Request received' / 'If an account with that email exists, a password reset link has been sent.' [8.forgot.2]", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 500, path: /^\/api\/auth\/forgot-password$/ });
  const asked = await calls(page, 'POST', '/api/auth/forgot-password', problem(500, 'internal'));
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(toasts(page)).toContainText('Request received');
  await expect(toasts(page)).toContainText(
    'If an account with that email exists, a password reset link has been sent.',
  );
  expect(asked[0]?.postDataJSON()).toEqual({ email: 'ada@example.com' });
  expect(await asked[0]?.headerValue('authorization')).toBeNull();
});

test('§7 POST /api/auth/forgot-password: same answer and about the same time for known and unknown accounts [7.forgot.1]', async ({
  request,
  member,
}) => {
  const ask = async (email: string) => {
    const began = performance.now();
    const answer = await request.post('/api/auth/forgot-password', { data: { email } });
    return { status: answer.status(), body: await answer.json(), ms: performance.now() - began };
  };
  const known = await ask(member.email);
  const unknown = await ask('nobody-has-this@example.com');
  expect(known.status).toBe(200);
  expect({ ...unknown, ms: 0 }).toEqual({ ...known, ms: 0 });
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(950);
  expect(Math.abs(known.ms - unknown.ms)).toBeLessThan(700);
});

test('§7 sign-in, sign-up, Google sign-in and sign-out go to a hosted identity provider [7.identity.1]: no password reaches the product', async ({
  page,
  member,
}) => {
  const own: string[] = [];
  const provider: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes(PASSWORD)) return;
    (request.url().includes('identitytoolkit.googleapis.com') ? provider : own).push(request.url());
  });
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(provider).toHaveLength(1);
  expect(own).toEqual([]);
});
