import type { Route } from '@playwright/test';
import { findMatches, runSearch, signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('the board follows an application at work without asking for the whole list again and again', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const [match] = (await findMatches(user)).items;
  await signInBefore(page, user);
  await page.goto('/applications');
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  let lists = 0;
  let looks = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/applications') lists += 1;
    if (pathname === '/api/activity') looks += 1;
  });
  await page.goto(`/job-search/${match?.posting.id}`);
  await page.getByRole('button', { name: /^Apply with/ }).click();
  await expect(page).toHaveURL(/\/applications\/.+/);
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page).toHaveURL(/\/applications$/);
  // It moves on from being prepared to where its questions or its review are asked for.
  const board = page.getByRole('main');
  await expect(
    board.getByRole('link', { name: /for you|Review and send|Finish in your browser/ }),
  ).toHaveCount(1, { timeout: 60_000 });
  expect(looks).toBeGreaterThan(0);
  expect(lists).toBeLessThan(4);
});

test('a job is shown as applied to at once, and no longer if that fails', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 429, path: /^\/api\/applications$/ });
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const [match] = (await findMatches(user)).items;
  if (!match) throw new Error('No match');
  await signInBefore(page, user);
  await page.goto(`/job-search/${match.posting.id}`);
  const row = page.locator(`[data-match="${match.posting.id}"]`);
  const apply = page.getByRole('button', { name: /^Apply with/ });
  await expect(row).toBeVisible();

  const detail = 'You reached today’s limit. Try again tomorrow.';
  let tries = 0;
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const limit = async (route: Route) => {
    if (route.request().method() !== 'POST' || tries++ > 0) return route.fallback();
    await refused;
    return route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: {
        type: '/problems/daily_limit_reached',
        title: 'Too Many Requests',
        status: 429,
        code: 'daily_limit_reached',
        detail,
      },
    });
  };
  await page.route('**/api/applications', limit);
  await apply.click();
  await expect(row).toContainText('Applying…');
  await expect(page.getByRole('button', { name: /^Applying…/ })).toBeDisabled();
  refuse();
  await expect(page.getByText(`Couldn’t apply to ${match.posting.company}`, { exact: true })).toBeVisible();
  await expect(page.getByText(detail, { exact: true })).toBeVisible();
  await expect(row).not.toContainText('Appl');

  await apply.click();
  await expect(page).toHaveURL(/\/applications\/.+/);
  await page.goBack();
  await expect(row).toContainText('Applied');
});

test('a search that ended is no news once its matches were seen', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  await signInBefore(page, user);
  await page.goto('/settings');
  const dock = page.getByRole('complementary').filter({ hasText: 'Search finished' });
  await expect(dock).toBeVisible();
  await dock.getByRole('button').first().click();
  await dock.getByRole('link', { name: 'See your matches' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /matches$/ })).toBeVisible();
  await expect(dock).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(dock).toHaveCount(0);
});
