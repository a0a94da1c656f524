import type { Page } from '@playwright/test';
import { listPostings } from '../../functions/src/contract/postings.ts';
import { apiQuery, createQueryClient } from '../../web/src/lib/query-client.ts';
import { getIdToken } from '../../web/src/lib/session.ts';
import { visit, whenStarted } from '../browser/navigation.ts';
import { createAccount, PASSWORD } from './support/accounts.ts';
import { calls, problem, toasts } from './support/api.ts';
import { events, expect, test } from './support/test.ts';

async function expectError(page: Page, description: string): Promise<void> {
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText(description);
}

async function sendFeedback(page: Page): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await card.getByRole('textbox').fill('Hello');
  await card.getByRole('button', { name: /Send/ }).click();
}

test("§8 feedback response not ok: 'Failed to submit feedback' in a destructive toast [8.feedback.2], feedback_error event [8.feedback.3]; the card stays with its text", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 500, path: /^\/api\/feedback$/ });
  await calls(page, 'POST', '/api/feedback', problem(500, 'internal'));
  await sendFeedback(page);
  await expectError(page, 'Failed to submit feedback');
  expect(await events(page, 'feedback_error')).toMatchObject([{ message: 'Failed to submit feedback' }]);
  const card = page.getByRole('form', { name: 'Feedback' });
  await expect(card.getByRole('textbox')).toHaveValue('Hello');
  await expect(card.getByRole('button', { name: /Send feedback/ })).toBeEnabled();
});

test('§8 feedback without an answer: destructive toast with the thrown message [8.feedback.2] and feedback_error event [8.feedback.3]', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /net::ERR_CONNECTION_FAILED/ });
  await calls(page, 'POST', '/api/feedback', 'no answer');
  await sendFeedback(page);
  await expectError(page, 'We can’t reach the server. Check your internet connection and try again.');
  expect(await events(page, 'feedback_error')).toHaveLength(1);
});

/** Lets the identity provider fail in a way that the product has no words for. */
async function breakProvider(page: Page, action: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(action),
    (route) => route.fulfill({ status: 400, json: { error: { code: 400, message: 'STRANGE_TROUBLE' } } }),
  );
}

async function submit(page: Page, path: string, button: string, email: string, password = PASSWORD) {
  await page.goto(path);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: button }).click();
}

test("§8 sign-in failure: destructive toast 'Error' with the message [8.signin.1]; sign-in errors are logged and rethrown to the form [8.auth.1]; the form can be used again [4.busy.1]", async ({
  page,
  member,
  logged,
  expectFailures,
}) => {
  expectFailures({ status: 400, path: /^\/identitytoolkit.*$/ }, { text: /^Failed to sign in / });
  await submit(page, '/auth', 'Sign In', member.email, 'wrong password');
  await expectError(page, 'Incorrect email or password.');
  // The provider's own error is logged, and reaches the form, which has words for it.
  expect(logged.filter((line) => line.includes('Failed to sign in'))).toEqual([
    expect.stringMatching(/auth\/(?:wrong-password|invalid-credential)/),
  ]);
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page).toHaveURL('/auth');
});

test("§8 sign-in failure without a message: 'Failed to sign in' [8.signin.2]", async ({
  page,
  member,
  expectFailures,
}) => {
  expectFailures({ status: 400, path: /^\/identitytoolkit.*$/ }, { text: /^Failed to sign in / });
  await breakProvider(page, 'accounts:signInWithPassword');
  await submit(page, '/auth', 'Sign In', member.email);
  await expectError(page, 'Failed to sign in');
});

test("§8 sign-up failure: fallback 'Failed to create account' [8.signup.1]", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 400, path: /^\/identitytoolkit.*$/ }, { text: /^Failed to create account / });
  await breakProvider(page, 'accounts:signUp');
  await submit(page, '/auth?tab=sign-up', 'Create Account', 'new@example.com');
  await expectError(page, 'Failed to create account');
});

test("§8 Google failure: fallback 'Failed to sign in with Google' [8.google.1]", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 400, path: /^\/identitytoolkit.*$/ }, { text: /^Failed to sign in with Google / });
  await breakProvider(page, 'accounts:signInWithIdp');
  await page.goto('/auth');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await chooser.getByRole('button', { name: /demo@huntwell.test/ }).click();
  await expectError(page, 'Failed to sign in with Google');
});

test("§8 forgot password network failure: 'Failed to send password reset email' [8.forgot.1]", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /net::ERR_CONNECTION_FAILED/ });
  await calls(page, 'POST', '/api/auth/forgot-password', 'no answer');
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expectError(page, 'Failed to send password reset email');
});

test("§8 sign-out failure: alert 'Error signing out: ' plus message [8.signout.1]; logged and rethrown [8.auth.1]", async ({
  page,
  member,
  openAs,
  logged,
  expectFailures,
}) => {
  expectFailures({ text: /the disk is gone/ });
  await openAs(member, '/settings');
  // Firebase loads after the page: if it found the store broken then, it would use another.
  await expect.poll(() => events(page, 'user_logged_in')).toHaveLength(1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('the disk is gone');
    };
  });
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error signing out: ' });
  await expect(alert).toContainText('the disk is gone');
  const lines = (start: string) => logged.filter((line) => line.startsWith(start));
  await expect
    .poll(() => lines('Unhandled rejection'))
    .toEqual([expect.stringContaining('the disk is gone')]);
  expect(lines('Error signing out')).toEqual([expect.stringContaining('the disk is gone')]);
  // Still signed in, and still where they were.
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test("§8 profile creation failure: throws 'Failed to create user profile' [8.creation.1], response text logged [8.creation.2]", async ({
  page,
  baseURL,
  logged,
  expectFailures,
}) => {
  expectFailures(
    { status: 500, path: /^\/api\/profile$/ },
    { text: /^Creating the profile failed/ },
    { text: /^Failed to sign in Error: Failed to create user profile/ },
  );
  const account = await createAccount(baseURL ?? '');
  await calls(page, 'POST', '/api/profile', {
    status: 500,
    body: 'the database said no',
    content_type: 'text/plain',
  });
  await submit(page, '/auth', 'Sign In', account.email);
  await expectError(page, 'Failed to create user profile');
  await expect.poll(() => logged.join('\n')).toContain('the database said no');
});

test("§8 auth unavailable on the server side: throws 'Firebase auth not available in this environment' [8.server.1]", async () => {
  await expect(getIdToken()).rejects.toThrow('Firebase auth not available in this environment');
});

test('§8 generic query, status 500 or above: error of status code, colon, status text [8.query.1]; other non-ok: status code, colon, body text [8.query.2]; also logged [8.query.3]; one retry, none if the message contains the digit 4 [9.query.3]', async ({
  page,
  logged,
  expectFailures,
}) => {
  expectFailures(
    { status: 503, path: /^\/api\/postings$/ },
    { status: 404, path: /^\/api\/postings$/ },
    { text: /answered 404/ },
  );
  const failing = await calls(page, 'GET', '/api/postings', problem(503, 'unavailable', 'Come back later.'));
  // The page that a visit begins with has its jobs already.
  await page.goto('/about');
  await visit(page, '/jobs');
  await expect(page.getByRole('alert').filter({ hasText: 'Come back later.' })).toBeVisible();
  expect(failing).toHaveLength(2);
  expect(logged.join('\n')).not.toContain('answered 503');

  const body = JSON.stringify({ detail: 'No such thing.', code: 'not_found' });
  const missing = await calls(page, 'GET', '/api/postings', {
    status: 404,
    body,
    content_type: 'application/json',
  });
  await page.goto('/about');
  await visit(page, '/jobs');
  await expect(page.getByRole('alert').filter({ hasText: 'No such thing.' })).toBeVisible();
  expect(missing).toHaveLength(1);
  expect(logged.join('\n')).toContain(`answered 404: ${body}`);
});

test('§8 generic query [8.query.1] [8.query.2]: the error has this message; the data is of a GET to the URL in its key, read as JSON [7.loader.2]', async () => {
  const client = createQueryClient();
  const options = apiQuery(listPostings, { query: { q: 'nurse', limit: 2 } });
  const url = '/api/postings?q=nurse&limit=2';
  expect(options.queryKey[0]).toBe(url);
  const asked: [unknown, string | undefined][] = [];
  const real = globalThis.fetch;
  const answer = (body: string, init?: ResponseInit) => {
    globalThis.fetch = async (input, { method } = {}) => {
      asked.push([input, method]);
      return new Response(body, init);
    };
  };
  try {
    answer('a page', { status: 502, statusText: 'Bad Gateway' });
    await expect(client.fetchQuery(options)).rejects.toThrow(/^502: Bad Gateway$/);
    answer('{"code":"not_found"}', { status: 404, statusText: 'Not Found' });
    await expect(client.fetchQuery(options)).rejects.toThrow(/^404: {"code":"not_found"}$/);
    answer('{"items":[],"next_cursor":null}');
    expect(await client.fetchQuery(options)).toEqual({ items: [], next_cursor: null });
  } finally {
    globalThis.fetch = real;
  }
  // One retry of the first, none of the second: its message contains the digit 4.
  expect(asked).toEqual(Array.from({ length: 4 }, () => [url, 'GET']));
});

test('§8 unhandled rejections and global errors: logged [8.global.1], rejection default suppressed [8.global.2]', async ({
  page,
  logged,
  expectFailures,
}) => {
  expectFailures({ text: /nobody waited for this/ }, { text: /thrown into the open/ });
  await page.goto('/about');
  await whenStarted(page);
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('nobody waited for this')), 0);
  });
  await expect.poll(() => logged.join('\n')).toContain('Unhandled rejection');
  expect(logged.join('\n')).toContain('nobody waited for this');
  expect(logged.filter((line) => line.startsWith('uncaught:'))).toEqual([]);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown into the open');
    }, 0);
  });
  await expect.poll(() => logged.join('\n')).toContain('Uncaught error');
  expect(logged.join('\n')).toContain('thrown into the open');
});
