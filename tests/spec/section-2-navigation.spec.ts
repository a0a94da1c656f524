import { hashEmail } from '../../web/src/lib/tracking/hash.ts';
import { holdCalls } from '../browser/hold-calls.ts';
import { roundTrip, visit } from '../browser/navigation.ts';
import { events, expect, test } from './support/test.ts';

const AUDIENCES = ['/students-and-grads', '/remote-job-seekers', '/high-income-professionals'];

test("§2 navigation: fixed top bar [2.nav.1]; signed out: Home, /about, /features, /jobs, /blog, Sign In [2.nav.5] and a 'Who's It For?' dropdown with the three audience pages [2.nav.6]", async ({
  page,
}) => {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  const top = await bar.boundingBox();
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await bar.boundingBox()).toEqual(top);
  const links = bar.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'About', 'Features', 'Jobs', 'Blog']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/about', '/features', '/jobs', '/blog']);
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await bar.getByRole('button', { name: "Who's It For?" }).click();
  const items = page.getByRole('menuitem');
  await expect(items).toHaveCount(3);
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('href')))).toEqual(AUDIENCES);
  await items.nth(1).click();
  await expect(page).toHaveURL('/remote-job-seekers');
  await expect(items).toHaveCount(0);
});

test("§2 navigation: signed in: /dashboard, /job-search (labelled 'Job Search (beta)'), /profile, /credits, /settings [2.nav.7], no 'Admin Dashboard' for others [2.nav.8]; Sign Out returns to / [2.nav.9] with the alert 'Signed out successfully' [8.signout.2]; user_logged_in (method, userId, email, isAnonymous) [4.auth.2] [3.user.1] and user_logged_out are logged [4.auth.3]", async ({
  page,
  member,
  openAs,
}) => {
  await openAs(member, '/settings');
  const bar = page.getByRole('banner');
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Job Search (beta)', '/job-search'],
    ['Profile', '/profile'],
    ['Credits', '/credits'],
    ['Settings', '/settings'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(bar.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  // The address never leaves the browser in the clear (decisions, privacy): the event carries its hash.
  const email = await hashEmail(member.email);
  await expect
    .poll(() => events(page, 'user_logged_in'))
    .toMatchObject([{ method: 'firebase_auth', userId: member.uid, email, isAnonymous: false }]);
  await bar.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Signed out successfully' });
  await expect(alert).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await events(page, 'user_logged_out')).toHaveLength(1);
});

test('§2 navigation: Sign Out returns to / [2.nav.9] and nowhere else on the way, however long home takes to load', async ({
  page,
  member,
  openAs,
}) => {
  await page.clock.install();
  await openAs(member, '/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('main h1')) {
        if (heading.textContent !== 'Settings') seen.push(heading.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const home = await holdCalls(page, /^\/assets\/landing[\w-]*\.js$/);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(home.held).toBe(1);
  // Longer than the gate's notice shows before it redirects to the sign-in page.
  await page.clock.runFor(1000);
  await roundTrip(page);
  home.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Career Hunt Automated' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['Your Career Hunt Automated']));
  // A returning visitor is treated like any other.
  await visit(page, '/settings');
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});

test("§2 navigation: an 'Admin Dashboard' link (/admin) shown only to admins [2.nav.8] [6.admin.2] [5.admin.1] [9.admin.1]", async ({
  page,
  admin,
  openAs,
}) => {
  await openAs(admin, '/settings');
  const link = page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' });
  await expect(link).toHaveAttribute('href', '/admin');
});

test('§2 navigation: a hamburger side drawer on mobile [2.nav.2], 80% wide, 385px from small screens [2.nav.3] [9.drawer.1], open or closed [4.drawer.1], that closes on navigation [2.nav.4]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toHaveCount(0);
  await menu.click();
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390 * 0.8);
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.x ?? 0)).toBe(78);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(385);
  for (const path of ['/', '/about', '/features', '/jobs', '/blog', ...AUDIENCES, '/auth']) {
    await expect(drawer.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  await drawer.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/features');
  await expect(drawer).toBeHidden();
  await menu.click();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
});

test('§2 navigation: footer with social links: Reddit, LinkedIn, X, Instagram, TikTok, Facebook, YouTube [2.nav.10]', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('contentinfo').getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(links).toHaveText([/Reddit/, /LinkedIn/, /X/, /Instagram/, /TikTok/, /Facebook/, /YouTube/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('§2 navigation: a page-visit tracker runs on every route change [2.nav.11] and derives a page name from the path [2.nav.12]', async ({
  page,
}) => {
  await page.goto('/about');
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
  for (const [count, path] of ['/students-and-grads', '/', '/jobs'].entries()) {
    await visit(page, path);
    await expect.poll(() => events(page, 'page_view')).toHaveLength(count + 2);
  }
  const views = await events(page, 'page_view');
  expect(views.map(({ page_name, page_path, page_title }) => [page_name, page_path, page_title])).toEqual([
    ['About', '/about', 'About · Huntwell'],
    ['Students And Grads', '/students-and-grads', 'For students and recent graduates · Huntwell'],
    ['Home', '/', 'Huntwell: Your Career Hunt Automated'],
    ['Jobs', '/jobs', 'Open jobs · Huntwell'],
  ]);
});
