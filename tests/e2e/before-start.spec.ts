import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { holdCalls } from '../browser/hold-calls.ts';
import { roundTrip, whenStarted } from '../browser/navigation.ts';
import { giveResume, runSearch, signUpComplete } from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { fillCredentials, signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** The chunk without which no page reacts. */
const APP = /^\/assets\/app-[\w-]*\.js$/;

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

type Painting = { entries: string[]; observer: PerformanceObserver };

/** From the next page on, notes the browser's entries of a type. Returns what reads them, as text. */
async function noteEntries(
  page: Page,
  type: 'largest-contentful-paint' | 'layout-shift',
): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const entries: string[] = [];
    const observer = new PerformanceObserver((list) => {
      entries.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    });
    observer.observe({ type: wanted, buffered: true });
    Object.assign(globalThis, { painting: { entries, observer } });
  }, type);
  return async () => {
    await painted(page);
    return page.evaluate(() => {
      const { entries, observer } = (globalThis as unknown as { painting: Painting }).painting;
      return [...entries, ...observer.takeRecords().map((entry) => JSON.stringify(entry))];
    });
  };
}

/** Resolves after the effects and the scrolling that belong to what was just painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('a pointer that rests where the page appears does not start the app, one that moves does', async ({
  page,
}) => {
  // The app would start by itself in a while.
  await page.clock.install();
  const app = await holdCalls(page, APP);
  await page.goto(paths.blog());
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })));
  await roundTrip(page);
  expect(app.held()).toBe(0);

  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 3 })));
  await expect.poll(app.held).toBe(1);
  app.release();
});

test('a reader who has scrolled stays there when the app starts, and within the app pages scroll as ever', async ({
  page,
}) => {
  const app = await holdCalls(page, APP);
  // Read in part before, in another load of the page: no reason to jump there now.
  await page.addInitScript(() => {
    sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ '/': 250 }));
  });
  await page.goto(paths.home());
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect.poll(app.held).toBe(1);
  app.release();
  await whenStarted(page);
  await painted(page);
  expect(await scrollY(page)).toBe(700);

  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about"]')?.click());
  await expect(page).toHaveURL(paths.about());
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('a reader who follows a link to a part of the page and reads on stays there when the app starts', async ({
  page,
}) => {
  const app = await holdCalls(page, APP);
  await page.goto(`${paths.home()}#demo`);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect.poll(app.held).toBe(1);
  app.release();
  await whenStarted(page);
  await painted(page);
  expect(await scrollY(page)).toBe(1200);
});

test('a link leads on before the app has started; with a query, it waits and keeps where the visitor came from', async ({
  page,
}) => {
  const app = await holdCalls(page, APP);
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await page.goto(paths.home());
  await about.click();
  await expect(page).toHaveURL(paths.about());

  await page.goto(`${paths.home()}?rdt_cid=click-1`);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
  await about.click();
  await expect.poll(app.held).toBeGreaterThan(1);
  await expect(page).toHaveURL(/rdt_cid/);
  app.release();
  await expect(page).toHaveURL(paths.about());
  await expect(page.locator('html[data-same-load]')).toHaveCount(1);
});

test('what was typed before the app has started is searched for', async ({ page }) => {
  const app = await holdCalls(page, APP);
  await page.goto(paths.jobs());
  const words = page.getByRole('searchbox');
  await words.fill('nurse');
  await words.press('Enter');
  app.release();
  await expect(page).toHaveURL(`${paths.jobs()}?q=nurse`);
  await expect(words).toHaveValue('nurse');
});

test('what was typed before the app has started stays in the field', async ({ page }) => {
  const app = await holdCalls(page, APP);
  await page.goto(paths.jobStatus());
  const link = page.getByRole('textbox', { name: 'Link to the job' });
  await link.fill('https://jobs.example.com/');
  app.release();
  await whenStarted(page);
  await link.press('End');
  await link.pressSequentially('1');
  await expect(link).toHaveValue('https://jobs.example.com/1');
});

test('who fills in the form before the app has started is signed in', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  const app = await holdCalls(page, APP);
  await page.goto(paths.auth());
  await page.locator('form').evaluate((form) => form.setAttribute('data-html', ''));
  await fillCredentials(page, user);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect.poll(app.held).toBe(1);
  app.release();
  await expect(page).toHaveURL(paths.dashboard());
});

test('who comes to sign up is never shown the form to sign in', async ({ page }) => {
  const app = await holdCalls(page, APP);
  await page.goto(paths.auth({ tab: 'sign-up' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeHidden();
  await expect.poll(app.held).toBe(1);
  app.release();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test('the focus stays where it was when a section comes to life', async ({ page }) => {
  await page.goto(paths.home());
  const code = await holdCalls(page, /^\/assets\/pricing-[\w-]*\.js$/);
  const first = page.locator('#pricing-section').locator('a, button').first();
  await first.evaluate((button) => {
    button.setAttribute('data-html', '');
    button.focus();
  });
  await expect.poll(code.held).toBeGreaterThan(0);
  code.release();
  await expect(page.locator('#pricing-section [data-html]')).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('without the code of the app, a page is still HTML: it is reloaded once, and its links lead on', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /net::ERR_FAILED|Could not load the app|Failed to fetch dynamically imported/ });
  await page.route(
    (url) => APP.test(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(`${paths.home()}?rdt_cid=click-1`);
  const reloaded = page.waitForEvent('load');
  await page.mouse.move(5, 5);
  await reloaded;
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(paths.about());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a signed-in page shows its skeleton and asks the API before the app has loaded, and asks nothing twice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  const app = await holdCalls(page, APP);
  const read: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') read.push(pathname);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading your dashboard' })).toBeAttached();
  await expect(page).toHaveTitle(/^Dashboard/);
  await expect.poll(app.held).toBe(1);
  await expect.poll(() => read.toSorted()).toEqual(['/api/activity', '/api/dashboard', '/api/profile']);
  // What is pressed meanwhile opens when the app is there.
  await page.getByRole('button', { name: 'Open menu' }).click();
  app.release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
  expect(read.filter((path) => path === '/api/dashboard')).toHaveLength(1);
});

test('the largest words of the dashboard are painted before the app has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  const app = await holdCalls(page, APP);
  const entries = await noteEntries(page, 'largest-contentful-paint');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(app.held).toBe(1);
  const largest = await entries();
  expect(largest).not.toEqual([]);
  app.release();
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  expect(await entries()).toEqual(largest);
});

for (const answered of [true, false]) {
  test.describe(`${answered ? 'after' : 'before'} an answer about cookies`, () => {
    if (!answered) test.use({ storageState: { cookies: [], origins: [] } });
    test('the sign-in page stays in place when the app starts', async ({ page }) => {
      const app = await holdCalls(page, APP);
      const shifts = await noteEntries(page, 'layout-shift');
      await page.goto(paths.auth());
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await page.evaluate(() => document.fonts.ready);
      const before = { box: await heading.boundingBox(), shifts: await shifts() };
      await page.mouse.move(5, 5);
      await expect.poll(app.held).toBe(1);
      app.release();
      await whenStarted(page);
      expect({ box: await heading.boundingBox(), shifts: await shifts() }).toEqual(before);
    });
  });
}

test('a signed-in page shows a visitor no skeleton, and then leads to the sign-in', async ({ page }) => {
  const app = await holdCalls(page, APP);
  await page.goto(paths.dashboard(), { waitUntil: 'commit' });
  await expect.poll(app.held).toBe(1);
  await expect(page.getByRole('main')).toBeHidden();
  app.release();
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});
