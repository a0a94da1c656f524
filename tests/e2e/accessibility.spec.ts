import AxeBuilder from '@axe-core/playwright';
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
  signUp,
  signUpComplete,
} from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const THEMES = ['light', 'dark'] as const;

/** Waits until the page shows what it came to show, and nothing that still loads. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Colours fade into those of the other theme: what is seen half-way is nobody's page. */
async function switchTheme(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const endless = (one: Animation) =>
      one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    const fading = document.getAnimations().filter((one) => !endless(one));
    await Promise.allSettled(fading.map((one) => one.finished));
  });
}

/** Opens each page in both themes and lists what axe finds. */
async function violationsOn(page: Page, urls: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    await page.goto(url);
    await settled(page);
    for (const colorScheme of THEMES) {
      await switchTheme(page, colorScheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) {
        found.push(
          `${colorScheme} ${url}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        );
      }
    }
  }
  return found;
}

test('public pages have no violations', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(paths.jobs());
  await settled(page);
  const job = await page.locator('main a[href^="/jobs/"]').first().getAttribute('href');
  await page.goto(paths.blog());
  await settled(page);
  const article = await page.locator('main a[href^="/blog/"]').first().getAttribute('href');
  const urls = [
    paths.home(),
    paths.auth(),
    paths.auth({ tab: 'sign-up' }),
    paths.about(),
    paths.features(),
    paths.privacy(),
    paths.refunds(),
    paths.students(),
    paths.remote(),
    paths.highIncome(),
    paths.jobs(),
    paths.jobs({ q: 'no such job anywhere' }),
    job ?? '',
    paths.blog(),
    article ?? '',
    paths.redditTrackingTest(),
    '/no-such-page',
  ];
  expect(await violationsOn(page, urls)).toEqual([]);
});

/** A user in the middle of things: a resume, matches, an application that has questions or answers to read. */
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

test('the app has no violations', async ({ page, expectFailures }) => {
  test.setTimeout(300_000);
  expectFailures({ status: 404, path: /^\/api\/applications\/nobody-knows-this$/ });
  const { user, application, match } = await busyUser();
  await signInByPage(page, user);
  const urls = [
    paths.dashboard(),
    paths.jobSearch(),
    paths.match(match),
    paths.applications(),
    paths.application(application.id),
    paths.application('nobody-knows-this'),
    paths.profile(),
    paths.credits(),
    paths.settings(),
    paths.accountManagement(),
  ];
  expect(await violationsOn(page, urls)).toEqual([]);
});

test('the onboarding has no violations', async ({ page }) => {
  test.setTimeout(300_000);
  const user = await signUp(MAIN_STACK);
  await user.call('POST', '/api/profile', { json: { email: user.email } });
  await giveResume(user, nurseResume().bytes);
  await signInByPage(page, user);
  const steps = ['resume', 'review', 'preferences', 'who-applies'];
  expect(
    await violationsOn(
      page,
      steps.map((step) => paths.onboarding(step)),
    ),
  ).toEqual([]);
});

test('the admin pages have no violations', async ({ page }) => {
  await signInByPage(page, await adminAccount(MAIN_STACK));
  const urls = [paths.admin(), paths.adminTesting(), paths.adminRedditTracking()];
  expect(await violationsOn(page, urls)).toEqual([]);
});
