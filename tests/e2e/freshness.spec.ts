import type { Page, Route } from '@playwright/test';
import type { getDashboard } from '../../functions/src/contract/dashboard.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import {
  completeProfile,
  findMatches,
  newAccount,
  runSearch,
  signIn,
  signUpComplete,
} from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { fillCredentials, signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Holds every API response until told to release them. */
async function holdAnswers(page: Page): Promise<{ asked: () => string[]; letGo: () => void }> {
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await gate.promise;
    await route.fallback();
  });
  return { asked: () => asked, letGo: () => gate.resolve() };
}

const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({ status, json: { type: 'about:blank', title: 'x', status, code, detail, request_id: 'r' } });

async function searcher() {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  return { user, matches: (await findMatches(user)).items };
}

const listed = (page: Page) => page.getByRole('list', { name: 'Matches' }).getByRole('listitem');

const PAGES = [
  { path: '/dashboard', reads: ['/api/dashboard'] },
  { path: '/job-search', reads: ['/api/latest-search', '/api/matches'] },
  { path: '/job-search/one', reads: ['/api/latest-search', '/api/matches', '/api/matches/one'] },
  { path: '/applications', reads: ['/api/applications', '/api/questions'] },
  { path: '/profile', reads: ['/api/resumes'] },
  { path: '/answers', reads: ['/api/answers'] },
  { path: '/credits', reads: ['/api/wallet', '/api/wallet/ledger'] },
];

test('a page asks for everything at once, before anything is answered', async ({ page, expectFailures }) => {
  // There is no such match: what was held back is answered once the test goes on to the next page.
  expectFailures({ status: 404, path: /^\/api\/matches\/one$/ });
  await signInByPage(page, await signUpComplete(MAIN_STACK));
  for (const { path, reads } of PAGES) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const { asked } = await holdAnswers(page);
    await page.goto(path);
    await expect
      .poll(() => [...new Set(asked())].sort(), { message: path })
      .toEqual(expect.arrayContaining(['/api/profile', '/api/activity', ...reads]));
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a refused token is renewed, and the page notices nothing', async ({ page, expectFailures }) => {
  expectFailures({ status: 401, path: /^\/api\/wallet$/ });
  await signInByPage(page, await signUpComplete(MAIN_STACK));
  const tokens: (string | null)[] = [];
  await page.route('**/api/wallet', async (route) => {
    tokens.push(await route.request().headerValue('authorization'));
    if (tokens.length === 1) return problem(401, 'token_expired', 'Sign in again.')(route);
    return route.fallback();
  });
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText(/^10Available now/);
  expect(tokens).toHaveLength(2);
});

test('a session that ended leads to the sign-in page and back, and what was typed is still there', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 401, path: /^\/api\// }, { status: 400, path: /token/ });
  const user = await signUpComplete(MAIN_STACK);
  await signInByPage(page, user);
  await page.goto('/profile');
  const title = page.getByLabel('Job title', { exact: true });
  await title.fill('Nurse with a half-written title');
  const refuse = problem(401, 'unauthenticated', 'Sign in again.');
  await page.route('**/api/profile', refuse);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile/);
  await expect(page.getByText('Your session ended.').first()).toBeVisible();
  await page.unroute('**/api/profile', refuse);
  await fillCredentials(page, user);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(title).toHaveValue('Nurse with a half-written title');
});

test('a posting stays in sight when it cannot be fetched again', async ({ page, expectFailures }) => {
  expectFailures({ status: 429, path: /^\/api\/matches\// }, { status: 409, path: /verdict$/ });
  const { user, matches } = await searcher();
  const first = matches[0]?.posting;
  await signInByPage(page, user);
  await page.goto(`/job-search/${first?.id}`);
  await expect(page.getByRole('article', { name: first?.title })).toBeVisible();
  await page.route(`**/api/matches/${first?.id}`, problem(429, 'rate_limited', 'Try again.'));
  await page.route(`**/api/matches/${first?.id}/verdict`, problem(409, 'conflict', 'Try again.'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Couldn’t refresh\. Last updated \d+:\d\d\s[AP]M\./)).toBeVisible();
  await expect(page.getByRole('article', { name: first?.title })).toBeVisible();
});

test('saved at once, and taken back when the server refuses', async ({ page, expectFailures }) => {
  expectFailures({ status: 409, path: /verdict$/ });
  const { user, matches } = await searcher();
  const id = matches[0]?.posting.id;
  await signInByPage(page, user);
  await page.goto(`/job-search/${id}`);
  await expect(listed(page).first()).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/matches/${id}/verdict`, async (route) => {
    await answer.promise;
    await problem(409, 'conflict', 'Somebody else was faster.')(route);
  });
  const save = page.getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await expect(save).toHaveText('Saved');
  await expect(listed(page).first()).toContainText('Saved');
  answer.resolve();
  await expect(page.getByText('Somebody else was faster.', { exact: true })).toBeVisible();
  await expect(save).toHaveText('Save');
  await expect(listed(page).first()).not.toContainText('Saved');
});

test('a dismissed job leaves the list at once, and the dashboard', async ({ page }) => {
  const { user } = await searcher();
  await signInByPage(page, user);
  const { matches } = await user.call<ResponseOf<typeof getDashboard>>('GET', '/api/dashboard');
  const best = matches?.items[0]?.posting;
  await expect(page.locator(`a[href="/job-search/${best?.id}"]`)).toBeVisible();
  await page.getByRole('link', { name: 'See all matches' }).click();
  const row = listed(page).locator(`a[href="/job-search/${best?.id}"]`);
  await row.click();
  const answer = Promise.withResolvers<void>();
  await page.route('**/verdict', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.getByRole('article').getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(row).toBeHidden();
  answer.resolve();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Your best matches' })).toBeVisible();
  await expect(page.locator(`a[href="/job-search/${best?.id}"]`)).toBeHidden();
});

test('a step back to another search text stays there', async ({ page }) => {
  const { user } = await searcher();
  await signInByPage(page, user);
  const box = page.getByRole('textbox', { name: 'Search your matches' });
  await page.goto('/job-search?q=nurse');
  await expect(box).toHaveValue('nurse');
  await listed(page).first().click();
  await expect(page).toHaveURL(/\/job-search\/.+\?q=nurse$/);
  await box.fill('care');
  await expect(page).toHaveURL(/q=care$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/job-search\?q=nurse$/);
  await expect(box).toHaveValue('nurse');
  // Longer than the debounce of typed text: it would have been saved by now.
  const answered = page.waitForResponse(
    (response) => response.url().includes('/api/matches?') && response.url().includes('triage'),
  );
  await box.fill('triage');
  await answered;
  await expect(page).toHaveURL(/\/job-search\?q=triage$/);
});

test('a next page that does not come is said, and asked for again', async ({ page, expectFailures }) => {
  expectFailures({ status: 429, path: /^\/api\/matches/ });
  const { user } = await searcher();
  await signInByPage(page, user);
  await page.goto('/job-search');
  await expect(listed(page)).toHaveCount(30);
  const fail = problem(429, 'rate_limited', 'The matches cannot be read just now.');
  await page.route('**/api/matches?*cursor=*', fail);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Couldn’t load more.')).toBeVisible();
  await expect(listed(page)).toHaveCount(30);
  await page.unroute('**/api/matches?*cursor=*', fail);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listed(page)).toHaveCount(60);
});

test('of two quick toggles the one that fails takes back itself alone', async ({ page, expectFailures }) => {
  expectFailures({ status: 429, path: /^\/api\/profile$/ });
  const user = await signUpComplete(MAIN_STACK, { auto_apply: false, review_before_submit: true });
  await signInByPage(page, user);
  await page.goto('/settings');
  const [first, second] = [page.getByRole('switch').nth(0), page.getByRole('switch').nth(1)];
  await expect(first).toBeVisible();
  const before = [await first.isChecked(), await second.isChecked()];
  let patches = 0;
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    patches += 1;
    return patches === 1 ? problem(429, 'rate_limited', 'Try again.')(route) : route.fallback();
  });
  await first.click();
  await second.click();
  await expect(page.getByText('Couldn’t save that', { exact: true })).toBeVisible();
  await expect(first).toBeChecked({ checked: before[0] });
  await expect(second).toBeChecked({ checked: !before[1] });
});

test('a job somebody signed up for is shown after the onboarding', async ({ page }) => {
  const { matches } = await searcher();
  const id = matches[0]?.posting.id ?? '';
  const account = newAccount();
  await page.goto(`/jobs/${id}`);
  await page.getByRole('link', { name: 'See your score' }).click();
  await fillCredentials(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/onboarding\//);
  const user = await signIn(MAIN_STACK, account);
  await completeProfile(user, { onboarding_step: 'search' });
  await page.goto('/onboarding/search');
  await expect(page).toHaveURL(`/job-search/${id}`, { timeout: 60_000 });
});

test('without a search a job is shown all the same, scored on the spot', async ({ page }) => {
  const { matches } = await searcher();
  const posting = matches[0]?.posting;
  await signInByPage(page, await signUpComplete(MAIN_STACK));
  await page.goto(`/job-search/${posting?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: posting?.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply with/ })).toBeVisible();
});
