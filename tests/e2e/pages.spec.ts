import type { Page } from '@playwright/test';
import type { Application } from '../../functions/src/contract/applications.ts';
import { paths } from '../../web/src/lib/paths.ts';
import {
  type ApiUser,
  adminAccount,
  eventually,
  findMatches,
  giveResume,
  readApplication,
  runSearch,
  signUpComplete,
} from './support/accounts.ts';
import { inspectPage, settled, watchShifts } from './support/inspect-page.ts';
import { ONBOARDING_PAGES, signUpIntoOnboarding } from './support/onboarding.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ context }) => watchShifts(context));

async function problemsOn(page: Page, urls: string[]): Promise<string[]> {
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

const PUBLIC = {
  'that explain': [
    paths.home(),
    paths.about(),
    paths.features(),
    paths.comparison(),
    paths.tryIt(),
    paths.resumeCheck(),
    paths.jobStatus(),
    paths.salaryRanges(),
    paths.salaryRanges({ title: 'Registered Nurse' }),
    paths.privacy(),
    paths.refunds(),
    paths.students(),
    paths.remote(),
    paths.highIncome(),
  ],
  'to sign in and get lost': [
    paths.auth(),
    paths.auth({ tab: 'sign-up' }),
    paths.redditTrackingTest(),
    '/no-such-page',
  ],
};

for (const [which, urls] of Object.entries(PUBLIC)) {
  test(`public pages ${which} are in order`, async ({ page, expectFailures }) => {
    test.setTimeout(300_000);
    // The browser reports the status of the page itself.
    expectFailures({ status: 404, path: /^\/no-such-page$/ });
    expect(await problemsOn(page, urls)).toEqual([]);
  });
}

/** One with a chart and tables. */
const ARTICLE = paths.blogPost('how-long-a-job-search-takes');

test('jobs and articles are in order', async ({ page }) => {
  test.setTimeout(300_000);
  const job = await firstOf(page, paths.jobs());
  const blog = [paths.blog(), ARTICLE, paths.blogTag('pay'), paths.blogAuthor('huntwell-team')];
  const urls = [paths.jobs(), paths.jobs({ q: 'no such job anywhere' }), job, ...blog];
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
    await context.close();
  }
});

/** A user with data: a resume, matches, and an application with questions or answers. */
async function busyUser(): Promise<{ user: ApiUser; application: Application; match: string }> {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const { items } = await findMatches(user);
  const posting_id = items[0]?.posting.id ?? '';
  const { id } = await user.call<Application>('POST', '/api/applications', { json: { posting_id } });
  const application = await eventually('the form is read', 90, async () => {
    const now = await readApplication(user, id);
    return ['queued', 'preparing'].includes(now.status) ? null : now;
  });
  return { user, application, match: items[1]?.posting.id ?? '' };
}

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
