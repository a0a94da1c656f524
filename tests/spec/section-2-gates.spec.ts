import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../browser/hold-calls.ts';
import { visit } from '../browser/navigation.ts';
import { createAccount } from './support/accounts.ts';
import { events, expect, signInBefore, test } from './support/test.ts';
import { stepUntil, stopClock } from './support/time.ts';

const SIGN_IN = 'This page requires you to be signed in. Redirecting to sign-in page...';

test("§2 gate: unsigned visitor on a signed-in route sees 'Authentication Required' [2.gate.3] and goes to /auth after 800 ms [2.gate.4] [9.redirect.1]", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/dashboard');
  await stepUntil(page, page.getByRole('heading', { name: 'Authentication Required' }));
  await expect(page.getByText(SIGN_IN)).toBeVisible();
  await page.clock.runFor(775);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.clock.runFor(25);
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
});

test('§2 gate: unsigned visitor on an admin route: the same, to /auth [2.gate.5]', async ({ page }) => {
  await stopClock(page);
  await page.goto('/admin');
  await stepUntil(page, page.getByRole('heading', { name: 'Authentication Required' }));
  await expect(page.getByText(SIGN_IN)).toBeVisible();
  await page.clock.runFor(800);
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin$/);
});

test("§2 gate: signed-in non-admin on an admin route sees 'Admin Access Required' [2.gate.6], then to / after 800 ms [2.gate.7]", async ({
  page,
  member,
}) => {
  await stopClock(page);
  await signInBefore(page, member);
  await page.goto('/admin');
  await stepUntil(page, page.getByRole('heading', { name: 'Admin Access Required' }));
  await expect(page.getByText('This page requires admin privileges. Redirecting...')).toBeVisible();
  await page.clock.runFor(775);
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.clock.runFor(25);
  await expect(page).toHaveURL('/');
});

test('§2 gate: while auth state loads [2.gate.1] [4.auth.1], or while the profile loads for a signed-in user, a spinner shows [2.gate.2]', async ({
  page,
  member,
}) => {
  const auth = await holdCalls(page, /accounts:lookup/);
  const profile = await holdCalls(page, '/api/profile');
  await signInBefore(page, member);
  await page.goto('/settings');
  const spinner = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await expect.poll(auth.held).toBeGreaterThan(0);
  await expect(spinner).toBeVisible();
  // The page asks for the profile while Firebase still checks who is signed in.
  auth.release();
  await expect.poll(profile.held).toBeGreaterThan(0);
  await expect(spinner).toBeVisible();
  profile.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(spinner).toBeHidden();
});

test("§2 gate: 404 page '404 Page Not Found' and 'The page you're looking for doesn't exist.' [2.gate.8], for any other path [2.routes.11]", async ({
  page,
}) => {
  const lost = ['/no-such-page', '/dashboard/deeper/than/that', '/blog/no-such-article'];
  await page.goto('/about');
  for (const path of lost) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    // The same page at the next address would leave nothing to wait for.
    await visit(page, '/about');
  }
  const paths = async () => (await events(page, 'page_view')).map(({ page_path }) => page_path);
  await expect.poll(paths).toEqual(['/about', ...lost.flatMap((path) => [path, '/about'])]);
  // An address without a page is no failure of the app.
  expect(await events(page, 'error_boundary')).toEqual([]);
});

const ABOUT_CHUNK = /^\/assets\/about[\w-]*\.js$/;

/** In the middle of the page across, and near the middle of the screen down. */
async function expectCentred(page: Page, spinner: Locator): Promise<void> {
  const at = await spinner.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  if (!at || !main) throw new Error('The spinner is not laid out');
  expect(Math.abs(at.x + at.width / 2 - (main.x + main.width / 2))).toBeLessThan(2);
  expect(Math.abs(at.y + at.height / 2 - 400)).toBeLessThan(120);
}

test('§2 gate: secondary pages load lazily with a centred spinner [2.gate.9]', async ({ page }) => {
  // The only public page that isn't prerendered.
  const chunk = await holdCalls(page, /^\/assets\/reddit-tracking-test-page[\w-]*\.js$/);
  await page.goto('/reddit-tracking-test');
  const spinner = page.getByRole('main').getByRole('progressbar');
  await expect(spinner).toBeVisible();
  expect(chunk.held()).toBe(1);
  await expectCentred(page, spinner);
  chunk.release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(spinner).toBeHidden();
});

test('§2 gate: a secondary page that is reached by a link loads with a centred spinner too [2.gate.9], which never flashes', async ({
  page,
}) => {
  const chunk = await holdCalls(page, ABOUT_CHUNK);
  await page.goto('/features');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const spinner = page.getByRole('main').getByRole('progressbar');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Feedback', exact: true })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect.poll(chunk.held).toBe(1);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(100);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(30);
  await expect(spinner).toBeVisible();
  await expectCentred(page, spinner);
  expect(new URL(page.url()).pathname).toBe('/features');
  chunk.release();
  await expect(page).toHaveURL('/about');
  await expect(heading).toHaveText('Know which jobs are worth your time');
  await expect(spinner).toHaveCount(0);
});

test('§2 gate: a floating extra component shows only when signed in [2.gate.10]', async ({
  page,
  openAs,
  baseURL,
}) => {
  const account = await createAccount(baseURL ?? '');
  const running = {
    id: 's1',
    status: 'running',
    step: 'scoring',
    postings_searched: 100,
    candidates: 40,
    scored: 10,
    counts: { excellent: 0, good: 0, fair: 0, low: 0 },
    new_matches: 0,
    left_out: null,
    failure: null,
    created_at: new Date().toISOString(),
    finished_at: null,
  };
  let asked = 0;
  await page.route('**/api/activity', (route) => {
    asked += 1;
    return route.fulfill({ json: { search: running, applications: [] } });
  });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible();
  const dock = page.getByRole('complementary').filter({ hasText: 'Searching open jobs' });
  await expect(dock).toHaveCount(0);
  expect(asked).toBe(0);
  await openAs(account, '/about');
  await expect(dock).toBeVisible();
  await expect(dock).toHaveCSS('position', 'relative');
  const box = await dock.boundingBox();
  expect(box && box.x > 640 && box.y > 400).toBe(true);
});
