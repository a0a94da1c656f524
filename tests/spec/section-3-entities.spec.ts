import { PLACEHOLDERS } from '../../functions/src/contract/profile.ts';
import { holdCalls } from '../browser/hold-calls.ts';
import { roundTrip } from '../browser/navigation.ts';
import { bearer, createAccount, createAnonymous, giveProfile } from './support/accounts.ts';
import { calls, toasts } from './support/api.ts';
import { isDark, readProfile } from './support/profile.ts';
import { events, expect, test } from './support/test.ts';

test("§3 profile on creation: full_name is the account display name, else empty [3.profile.1], email the account email, else empty [3.profile.2], location 'NY', experience '0-1 years' [3.profile.3], flags false, demographic_info empty, auto_apply false [3.profile.4]; the response JSON is returned [7.profile.9]", async ({
  request,
  baseURL,
}) => {
  const named = await createAccount(baseURL ?? '');
  const nameless = await createAnonymous(baseURL ?? '');
  const create = async (account: { token: string }) =>
    (await request.post('/api/profile', { headers: bearer(account), data: {} })).json();
  expect(await create(named)).toMatchObject({ full_name: named.name, email: named.email, created: true });
  expect(await create(nameless)).toMatchObject({
    created: true,
    full_name: '',
    email: '',
    location: 'NY',
    experience: '0-1 years',
    is_remote: false,
    is_hybrid: false,
    is_any_location: false,
    demographic_info: '',
    auto_apply: false,
  });
});

test('§3 a fetched profile also carries dark_mode_enabled (true, false or null), job_title and phone_number [3.profile.5] [7.profile.2]; dark_mode_enabled is kept on the server [3.theme.3]', async ({
  request,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account);
  const first = await readProfile(request, account);
  expect(first.dark_mode_enabled).toBeNull();
  expect(typeof first.job_title).toBe('string');
  expect(typeof first.phone_number).toBe('string');
  for (const dark_mode_enabled of [true, false, null]) {
    const saved = await request.post('/api/profile/settings', {
      headers: bearer(account),
      data: { dark_mode_enabled },
    });
    expect(saved.ok()).toBe(true);
    expect((await readProfile(request, account)).dark_mode_enabled).toBe(dark_mode_enabled);
  }
});

test("§3 placeholder values 'Enter Name Here' (full_name) and 'Enter Job Title' (job_title) mean unfilled [3.profile.6]", async ({
  request,
  baseURL,
}) => {
  expect(PLACEHOLDERS).toEqual({ full_name: 'Enter Name Here', job_title: 'Enter Job Title' });
  const account = await createAccount(baseURL ?? '');
  const complete = { full_name: 'Ada Test', job_title: 'Nurse', phone_number: '+12125550100' };
  await giveProfile(request, account, complete);
  expect((await readProfile(request, account)).complete).toBe(true);
  for (const fields of [{ full_name: 'Enter Name Here' }, { job_title: 'Enter Job Title' }]) {
    await request.patch('/api/profile', { headers: bearer(account), data: { ...complete, ...fields } });
    expect((await readProfile(request, account)).complete).toBe(false);
  }
});

test('§3 theme: light, dark or system; default system [3.theme.1]; kept in browser storage under key theme [3.theme.2]', async ({
  page,
  request,
  openAs,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, { phone_number: '+12125550100', job_title: 'Nurse' });
  await openAs(account, '/settings');
  const choice = page.getByRole('group', { name: 'Theme' });
  await expect(choice.getByRole('button')).toHaveText(['Light', 'Dark', 'System']);
  await expect(choice.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  for (const [name, stored] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['System', 'system'],
  ] as const) {
    await choice.getByRole('button', { name }).click();
    await expect(choice.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored);
    expect(await isDark(page)).toBe(stored === 'dark');
  }
});

test('§3 theme: default system [3.theme.1]: a fresh visitor has what the OS has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => isDark(page)).toBe(false);
  expect([null, 'system']).toContain(await page.evaluate(() => localStorage.getItem('theme')));
});

test('§3 auth user: uid, email, displayName, isAnonymous [3.user.1]: who comes back without a profile gets one with the nine fields, from displayName and email [3.profile.1] [3.profile.2] [7.profile.8], asked for once [9.query.4]', async ({
  page,
  openAs,
  baseURL,
  expectFailures,
}) => {
  expectFailures({ status: 503, path: /^\/api\/profile$/ }, { text: /^Creating the profile failed/ });
  const account = await createAccount(baseURL ?? '', { name: 'Noor Haddad' });
  let failing = true;
  const created = await calls(page, 'POST', '/api/profile', (route) =>
    failing ? route.fulfill({ status: 503, body: 'the database said no' }) : route.fallback(),
  );
  await page.clock.install();
  await openAs(account, '/onboarding');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to create user profile' });
  await expect(failure).toBeVisible();
  await page.clock.runFor(30_000);
  await roundTrip(page);
  expect(created).toHaveLength(1);
  failing = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/onboarding/resume');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(created).toHaveLength(2);
  for (const one of created) {
    expect(one.postDataJSON()).toEqual({
      full_name: 'Noor Haddad',
      email: account.email,
      location: 'NY',
      experience: '0-1 years',
      is_remote: false,
      is_hybrid: false,
      is_any_location: false,
      demographic_info: '',
      auto_apply: false,
    });
  }
  const [event] = await events(page, 'user_logged_in');
  expect(event).toMatchObject({ userId: account.uid, isAnonymous: false });
});

test("§3 feedback submission: message and the signed-in user's e-mail [3.feedback.1], with bearer token [6.user.2]: POST /api/feedback [7.feedback.1]", async ({
  page,
  member,
  openAs,
}) => {
  const sent = await calls(page, 'POST', '/api/feedback', { json: { success: true } });
  await openAs(member, '/settings');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await card.getByRole('textbox').fill('The dial helps.');
  await card.getByRole('button', { name: /Send/ }).click();
  await expect(card).toHaveCount(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toEqual({ message: 'The dial helps.', email: member.email });
  expect(await sent[0]?.headerValue('authorization')).toMatch(/^Bearer .+/);
});

test("§3 feedback submission: the signed-in user's e-mail [3.feedback.1], also when it is sent while the auth state loads", async ({
  page,
  member,
  openAs,
}) => {
  const sent = await calls(page, 'POST', '/api/feedback', { json: { success: true } });
  const auth = await holdCalls(page, /accounts:lookup/);
  await openAs(member, '/about');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await card.getByRole('textbox').fill('Quick as I am.');
  await card.getByRole('button', { name: /Send/ }).click();
  await expect(card.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect.poll(auth.held).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  auth.release();
  await expect(card).toHaveCount(0);
  expect(sent[0]?.postDataJSON()).toEqual({ message: 'Quick as I am.', email: member.email });
  expect(await sent[0]?.headerValue('authorization')).toMatch(/^Bearer .+/);
});

test('§3 feedback submission: otherwise an anonymous placeholder address [3.feedback.2]; anonymous may send feedback [6.anonymous.3], and the product takes it [7.feedback.1] [7.feedback.2]', async ({
  page,
}) => {
  const sent = await calls(page, 'POST', '/api/feedback');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await card.getByRole('textbox').fill('What does it cost?');
  await card.getByRole('button', { name: /Send/ }).click();
  await expect(toasts(page)).toContainText('We got your message.');
  expect(sent[0]?.postDataJSON()).toEqual({
    message: 'What does it cost?',
    email: 'anonymous@huntwell.example',
  });
  expect(await sent[0]?.headerValue('authorization')).toBeNull();
  expect((await sent[0]?.response())?.status()).toBe(200);
});
