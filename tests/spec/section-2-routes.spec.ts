import { visit } from '../browser/navigation.ts';
import { calls } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** What each public page is about: words of its h1, and words that stand below it and on none of the others. */
const PUBLIC: { title: string; pages: [path: string, heading: RegExp, about: RegExp][] }[] = [
  {
    title: '/ is home / landing [2.routes.1]',
    pages: [['/', /Your Career Hunt Automated/, /From resume to receipts in four steps/]],
  },
  {
    title: '/auth is sign-in and sign-up [2.routes.2]',
    pages: [['/auth', /Welcome to/, /Choose your preferred sign in method/]],
  },
  {
    title: '/about, /features are info pages [2.routes.3]',
    pages: [
      ['/about', /worth your time/, /What it won’t do[\s\S]*How we make money/],
      [
        '/features',
        /Everything between your resume and the reply/,
        /Reads your resume[\s\S]*Credits you get back/,
      ],
    ],
  },
  {
    title: '/privacy-policy, /refund-policy are policies [2.routes.4]',
    pages: [
      ['/privacy-policy', /privacy policy/i, /Who else sees it[\s\S]*Your rights/],
      ['/refund-policy', /refund policy/i, /When we made the mistake[\s\S]*How to ask/],
    ],
  },
  {
    title:
      'the audience pages [2.routes.5] target students and graduates, remote job seekers, high income professionals [1.audience.1]',
    pages: [
      ['/students-and-grads', /first job/, /internships[\s\S]*summer jobs/i],
      ['/remote-job-seekers', /remote/i, /remote or hybrid work/],
      ['/high-income-professionals', /Fewer applications/, /At your level[\s\S]*Nothing below your minimum/],
    ],
  },
];

for (const { title, pages } of PUBLIC) {
  test(`§2 routes: ${title}, public [6.anonymous.1]`, async ({ page }) => {
    for (const [path, heading, about] of pages) {
      if (path === pages[0]?.[0]) await page.goto(path);
      else await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('main')).toContainText(about);
    }
  });
}

test('§2 routes: /reddit-tracking-test is the tracking test page [2.routes.8], public [6.anonymous.2]: it shows what was captured, and sends a test event with it', async ({
  page,
}) => {
  const sent = await calls(page, 'POST', '/api/reddit/test-event', {
    json: { success: true, message: 'Accepted by Reddit' },
  });
  const click = 'reddit-click-318474&utm_source=reddit&utm_campaign=nurses';
  await page.goto(`/reddit-tracking-test?rdt_cid=${click}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Tracking Test' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const fact = (name: string) =>
    main
      .locator('dt')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]');
  await expect(fact('Click ID')).toContainText('318474');
  await expect(fact('utm_campaign')).toHaveText('nurses');
  await expect(fact('click_id')).toHaveText('318474');
  await main.getByRole('button', { name: 'Send test event' }).click();
  await expect(main.getByRole('status')).toContainText('Accepted by Reddit');
  expect(sent.map((one) => one.postDataJSON())).toEqual([{ event_type: 'pagevisit', click_id: '318474' }]);
});

test('§2 routes: /jobs is the public jobs list [2.routes.6], public [6.anonymous.1]; a public jobs list exists [1.areas.1]', async ({
  page,
  request,
}) => {
  const { items } = await (await request.get('/api/postings')).json();
  await page.goto('/jobs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /jobs/i })).toBeVisible();
  const links = main.locator('a[href^="/jobs/"]');
  await expect.poll(() => links.count()).toBeGreaterThan(10);
  const [first] = items;
  await main.getByRole('link', { name: first.title }).first().click();
  await expect(page).toHaveURL(/\/jobs\/.+/);
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
  await expect(main).toContainText(first.company);
});

test('§2 routes: /blog, /blog/{slug} are blog list and post [2.routes.7]; a blog exists [1.areas.1]', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const titles = main.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(6);
  const title = (await titles.first().textContent()) ?? '';
  await titles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/);
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect((await main.getByRole('article').textContent())?.length).toBeGreaterThan(3000);
});

test('§2 routes: an article that does not exist is the 404 page [2.routes.11]', async ({
  page,
  logged,
  expectFailures,
}) => {
  expectFailures({ status: 404, path: /^\/blog\/no-such-article$/ });
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(main).toContainText("The page you're looking for doesn't exist.");
  // The status is the browser's to report; the app has nothing to say.
  expect(logged).toEqual([expect.stringContaining('status of 404')]);
  await page.goto('/blog');
  await visit(page, '/blog/no-such-article');
  await expect(main.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

const APP: [path: string, heading: RegExp][] = [
  ['/settings', /Settings/],
  ['/dashboard', /where your search stands/],
  ['/profile', /Profile/],
  ['/account-management', /Account management/],
  ['/job-search', /Job search|match/i],
  ['/credits', /Credits/],
  ['/onboarding/preferences', /What are you looking for/],
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
