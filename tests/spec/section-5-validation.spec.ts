import { Credentials, forgotPassword } from '../../functions/src/contract/auth.ts';
import { sendFeedback } from '../../functions/src/contract/feedback.ts';
import { isProfileComplete } from '../../functions/src/contract/profile.ts';
import { bearer } from './support/accounts.ts';
import { calls, toasts } from './support/api.ts';
import { expect, test } from './support/test.ts';

test("§5 feedback message must not be empty or whitespace only, else a destructive toast 'Error' / 'Please enter your feedback message' [5.feedback.1] [8.feedback.1]", async ({
  page,
}) => {
  const sent = await calls(page, 'POST', '/api/feedback', { json: { success: true } });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  for (const text of ['', '   \n ']) {
    await card.getByRole('textbox').fill(text);
    await card.getByRole('button', { name: /Send/ }).click();
    await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
    await expect(toasts(page)).toContainText('Error');
    await expect(toasts(page)).toContainText('Please enter your feedback message');
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toasts(page)).toHaveAttribute('data-state', 'closed');
  }
  await expect(card).toBeVisible();
  expect(sent).toEqual([]);
});

test('§5 feedback message must not be empty or whitespace only, on the server too [5.feedback.1]', async ({
  request,
}) => {
  for (const message of ['', ' \n\t ']) {
    const answer = await request.post('/api/feedback', { data: { message, email: 'ada@example.com' } });
    expect(answer.status()).toBe(400);
    expect((await answer.json()).errors).toEqual([
      { path: 'message', message: 'Please enter your feedback message' },
    ]);
  }
  expect(sendFeedback.body.safeParse({ message: 'x', email: 'nobody' }).success).toBe(false);
});

test("§5 email must be valid: 'Please enter a valid email address' [5.email.1]; password at least 6 characters: 'Password must be at least 6 characters' [5.password.1], in both tabs", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:')) requests.push(request.url());
  });
  for (const [path, button] of [
    ['/auth', 'Sign In'],
    ['/auth?tab=sign-up', 'Create Account'],
  ] as const) {
    await page.goto(path);
    const panel = page.getByRole('tabpanel');
    await panel.getByLabel('Email', { exact: true }).fill('ada@');
    await panel.getByLabel('Password', { exact: true }).fill('12345');
    await panel.getByRole('button', { name: button }).click();
    await expect(panel.getByText('Please enter a valid email address')).toBeVisible();
    await expect(panel.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(panel.getByLabel('Email', { exact: true })).toBeFocused();
  }
  expect(requests).toEqual([]);
});

test('§5 email must be valid [5.email.1] and password at least 6 characters [5.password.1], on the server too', async ({
  request,
  member,
}) => {
  const answer = await request.post('/api/auth/forgot-password', { data: { email: 'ada@' } });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).errors).toEqual([
    { path: 'email', message: 'Please enter a valid email address' },
  ]);
  const profile = await request.post('/api/profile', { headers: bearer(member), data: { email: 'ada@' } });
  expect(profile.status()).toBe(400);
  expect((await profile.json()).errors[0]).toMatchObject({ path: 'email' });
  expect(forgotPassword.body.safeParse({ email: 'ada@example.com' }).success).toBe(true);
  const short = Credentials.safeParse({ email: 'ada@example.com', password: '12345' });
  expect(short.error?.issues.map(({ message }) => message)).toEqual([
    'Password must be at least 6 characters',
  ]);
  expect(Credentials.safeParse({ email: 'ada@example.com', password: '123456' }).success).toBe(true);
});

test("§5 forgot password with empty email: 'Please enter your email address first' [5.forgot.1]", async ({
  page,
}) => {
  const asked = await calls(page, 'POST', '/api/auth/forgot-password', { json: { message: 'ok' } });
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill('   ');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(toasts(page)).toContainText('Please enter your email address first');
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  expect(asked).toEqual([]);
});

test("§5 forgot password with an address that is none: 'Please enter a valid email address' [5.email.1], and nothing is asked for", async ({
  page,
}) => {
  const asked = await calls(page, 'POST', '/api/auth/forgot-password', { json: { message: 'ok' } });
  await page.goto('/auth');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('ada@');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await email.fill('ada@example.com');
  await expect(email).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(toasts(page)).toContainText('Request received');
  expect(asked).toHaveLength(1);
});

test("§5 profile is incomplete if it is missing [5.profile.1], or full_name is 'Enter Name Here' [5.profile.2], or job_title is 'Enter Job Title' [5.profile.3], or phone_number is empty [5.profile.4]", () => {
  const whole = { full_name: 'Ada Test', job_title: 'Nurse', phone_number: '+12125550100' };
  expect(isProfileComplete(whole)).toBe(true);
  expect(isProfileComplete(null)).toBe(false);
  expect(isProfileComplete(undefined)).toBe(false);
  expect(isProfileComplete({ ...whole, full_name: 'Enter Name Here' })).toBe(false);
  expect(isProfileComplete({ ...whole, job_title: 'Enter Job Title' })).toBe(false);
  expect(isProfileComplete({ ...whole, phone_number: '' })).toBe(false);
});
