import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { adminAccount, giveResume, signUpComplete } from './support/accounts.ts';
import { inspectPage, settled, watchShifts } from './support/inspect-page.ts';
import { busyUser } from './support/job-seeker.ts';
import { ONBOARDING_PAGES, signUpIntoOnboarding } from './support/onboarding.ts';
import { ARTICLE, BLOG_PAGES, PUBLIC_PAGES } from './support/public-pages.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ context }) => watchShifts(context));

async function problemsOn(page: Page, urls: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) found.push(...(await inspectPage(page, url)));
  return found;
}

/** The first link in a list to one of its items. */
async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await settled(page);
  return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
}

for (const [which, urls] of Object.entries(PUBLIC_PAGES)) {
  test(`public pages ${which} are in order`, async ({ page, expectFailures }) => {
    test.setTimeout(300_000);
    // The browser reports the status of the page itself.
    expectFailures({ status: 404, path: /^\/no-such-page$/ });
    expect(await problemsOn(page, urls)).toEqual([]);
  });
}

test('jobs and articles are in order', async ({ page }) => {
  test.setTimeout(300_000);
  const job = await firstOf(page, paths.jobs());
  const urls = [paths.jobs(), paths.jobs({ q: 'no such job anywhere' }), job, ...BLOG_PAGES];
  expect(await problemsOn(page, urls)).toEqual([]);
});

test('the parts of an article can be reached from its table of contents, also without JavaScript', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: MAIN_STACK.address });
    const page = await context.newPage();
    await page.goto(ARTICLE);
    const part = page.getByRole('heading', { level: 2, name: 'How to plan with them' });
    await expect(part).not.toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'How to plan with them' }).click();
    await expect(page).toHaveURL(/#how-to-plan-with-them$/);
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
    if (javaScriptEnabled)
      await expect(contents.locator('[aria-current]:visible')).toHaveText('How to plan with them');
    await context.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tools that need it say so, and offer nothing that would do nothing', async ({ page }) => {
    for (const path of [paths.jobStatus(), paths.resumeCheck(), paths.tryIt()]) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(/^Turn on JavaScript and reload the page/)).toBeVisible();
      await expect(main.getByRole('link', { name: 'our open jobs' })).toHaveAttribute('href', paths.jobs());
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    }
  });
});

test('the pages of the job search are in order', async ({ page, expectFailures }) => {
  test.setTimeout(300_000);
  expectFailures({ status: 404, path: /^\/api\/applications\/nobody-knows-this$/ });
  const { user, application, match } = await busyUser();
  await signInBefore(page, user);
  const urls = [
    paths.dashboard(),
    paths.jobSearch(),
    paths.match(match),
    paths.applications(),
    paths.application(application.id),
    paths.application('nobody-knows-this'),
  ];
  expect(await problemsOn(page, urls)).toEqual([]);
});

test('the pages of an account are in order', async ({ page }) => {
  test.setTimeout(300_000);
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await signInBefore(page, user);
  // From the features on: public pages whose words change for somebody who is signed in.
  const urls = [
    paths.profile(),
    paths.credits(),
    paths.settings(),
    paths.accountManagement(),
    paths.features(),
    paths.students(),
    paths.remote(),
    paths.highIncome(),
  ];
  expect(await problemsOn(page, urls)).toEqual([]);
});

test('the onboarding is in order', async ({ page }) => {
  test.setTimeout(300_000);
  await signInBefore(page, await signUpIntoOnboarding());
  expect(await problemsOn(page, ONBOARDING_PAGES)).toEqual([]);
});

test('the admin pages are in order', async ({ page }) => {
  await signInBefore(page, adminAccount());
  const urls = [paths.admin(), paths.adminTesting(), paths.adminRedditTracking()];
  expect(await problemsOn(page, urls)).toEqual([]);
});
