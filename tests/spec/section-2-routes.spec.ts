import { visit } from './support/api.ts';
import { expect, test } from './support/test.ts';

const PUBLIC: { title: string; pages: [path: string, heading: RegExp][] }[] = [
  { title: '/ is home / landing [2.routes.1]', pages: [['/', /Your Career Hunt Automated/]] },
  { title: '/auth is sign-in and sign-up [2.routes.2]', pages: [['/auth', /Welcome to/]] },
  {
    title: '/about, /features are info pages [2.routes.3]',
    pages: [
      ['/about', /\w/],
      ['/features', /\w/],
    ],
  },
  {
    title: '/privacy-policy, /refund-policy are policies [2.routes.4]',
    pages: [
      ['/privacy-policy', /privacy/i],
      ['/refund-policy', /refund/i],
    ],
  },
  {
    title:
      'the audience pages [2.routes.5] target students and graduates, remote job seekers, high income professionals [1.audience.1]',
    pages: [
      ['/students-and-grads', /\w/],
      ['/remote-job-seekers', /\w/],
      ['/high-income-professionals', /\w/],
    ],
  },
  { title: '/jobs is the public jobs list [2.routes.6]', pages: [['/jobs', /\w/]] },
  {
    title: '/reddit-tracking-test is public [2.routes.8] [6.anonymous.2]',
    pages: [['/reddit-tracking-test', /Tracking/]],
  },
];

for (const { title, pages } of PUBLIC) {
  test(`§2 routes: ${title}, public [6.anonymous.1]`, async ({ page }) => {
    for (const [path, heading] of pages) {
      if (path === pages[0]?.[0]) await page.goto(path);
      else await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect
        .poll(async () => ((await page.getByRole('main').textContent()) ?? '').length)
        .toBeGreaterThan(60);
    }
  });
}

test('§2 routes: /jobs lists postings for everybody [2.routes.6]', async ({ page }) => {
  await page.goto('/jobs');
  const first = page.getByRole('main').getByRole('link').filter({ hasText: /\w+/ }).first();
  await expect(first).toBeVisible();
  await expect(page.locator('main a[href^="/jobs/"]').first()).toBeVisible();
});

test('§2 routes: /blog, /blog/{slug} are blog list and post [2.routes.7]', async ({ page }) => {
  await page.goto('/blog');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: '404' })).toHaveCount(0);
});

const APP: [path: string, heading: RegExp][] = [
  ['/settings', /Settings/],
  ['/dashboard', /Dashboard/],
  ['/profile', /Profile/],
  ['/account-management', /Account Management/],
  ['/job-search', /\w/],
  ['/credits', /Credits/],
  ['/onboarding/preferences', /\w/],
];

test('§2 routes: /dashboard, /profile, /settings, /account-management, /job-search, /onboarding, /credits for signed-in people [2.routes.9] [6.user.1]; sign-in, dashboard, job search (beta), profile, credits, settings, account management, onboarding exist [1.areas.1]', async ({
  page,
  member,
  openAs,
}) => {
  for (const [path, heading] of APP) {
    if (path === '/settings') await openAs(member, path);
    else await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('§2 routes: /admin, /admin-testing, /admin-reddit-tracking for admins [2.routes.10] [6.admin.1] [1.areas.1]', async ({
  page,
  admin,
  openAs,
}) => {
  for (const [path, heading] of [
    ['/admin', /Admin Dashboard/],
    ['/admin-testing', /Testing/],
    ['/admin-reddit-tracking', /Tracking/],
  ] as const) {
    if (path === '/admin') await openAs(admin, path);
    else await visit(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});
