import type { Page } from '@playwright/test';
import { holdCalls } from '../browser/hold-calls.ts';
import { roundTrip, visit, whenStarted } from '../browser/navigation.ts';
import { events, expect, test } from './support/test.ts';
import { runUntilAttached, stopClock } from './support/time.ts';
import { tinyVideo } from './support/video.ts';

type Recorded = { into: { id: string; behavior?: string }[]; to: ScrollToOptions[]; margins: string[] };

/** Records what the page asks of scrolling and of observers, and lets it happen. */
async function record(page: Page): Promise<() => Promise<Recorded>> {
  await page.addInitScript(() => {
    const recorded: Recorded = { into: [], to: [], margins: [] };
    (window as unknown as { recorded: Recorded }).recorded = recorded;
    const into = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options?: boolean | ScrollIntoViewOptions) {
      recorded.into.push({
        id: this.id,
        ...(typeof options === 'object' ? { behavior: options.behavior } : {}),
      });
      into.call(this, { ...(typeof options === 'object' ? options : {}), behavior: 'instant' });
    };
    const to = window.scrollTo.bind(window);
    window.scrollTo = ((options: ScrollToOptions | number, y?: number) => {
      if (typeof options === 'number') return to(options, y ?? 0);
      if (options.behavior === 'smooth') recorded.to.push(options);
      to({ ...options, behavior: 'instant' });
    }) as typeof window.scrollTo;
    const Original = IntersectionObserver;
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        recorded.margins.push(`${options?.rootMargin} ${options?.threshold}`);
      }
    };
  });
  return () => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
}

/** Within the app: opened by its address, the page is complete from the start. */
async function comeFromAnotherPage(page: Page): Promise<void> {
  await page.goto('/about');
  await visit(page, '/');
  await expect(heroButton(page)).toBeVisible();
}

const heroButton = (page: Page) => page.getByRole('button', { name: 'Sign Up Now!' });

test("§2 landing: 'Sign Up Now!' scrolls to about 70 percent of the main area's height if pricing is not rendered [2.landing.2] and retries after 1 second [2.landing.3] [9.layout.2]", async ({
  page,
}) => {
  const recorded = await record(page);
  await stopClock(page);
  await comeFromAnotherPage(page);
  await expect(page.locator('#pricing-section')).toHaveCount(0);
  const height = await page.getByRole('main').evaluate((main) => main.scrollHeight);
  await heroButton(page).click();
  const [scroll] = (await recorded()).to;
  expect(scroll?.behavior).toBe('smooth');
  expect(Math.abs((scroll?.top ?? 0) - height * 0.7)).toBeLessThan(height * 0.02);
  const passed = await runUntilAttached(page, page.locator('#pricing-section'));
  await page.clock.runFor(975 - passed);
  expect((await recorded()).into.filter(({ id }) => id === 'pricing-section')).toEqual([]);
  await page.clock.runFor(25);
  expect((await recorded()).into).toContainEqual({ id: 'pricing-section', behavior: 'smooth' });
  await expect(page.locator('#pricing-section')).toBeInViewport();
});

test("§2 landing: 'Sign Up Now!' in the hero smooth-scrolls to the element with id pricing-section [2.landing.1]", async ({
  page,
}) => {
  const recorded = await record(page);
  await page.goto('/');
  await expect(page.locator('#pricing-section')).not.toBeInViewport();
  await heroButton(page).click();
  await expect(page.locator('#pricing-section')).toBeInViewport();
  expect(await recorded()).toMatchObject({
    into: [{ id: 'pricing-section', behavior: 'smooth' }],
    to: [],
  });
});

test('§2 landing: a button pressed before the app has started does what it does once it has', async ({
  page,
}) => {
  const app = await holdCalls(page, /^\/assets\/app-[\w-]*\.js$/);
  await page.goto('/');
  await heroButton(page).click();
  await expect.poll(app.held).toBe(1);
  await expect(page.locator('#pricing-section')).not.toBeInViewport();
  app.release();
  await expect(page.locator('#pricing-section')).toBeInViewport();
});

test('§2 landing: a page-view event is sent on load with page name, current URL and path [2.landing.7] to the data layer with title, timestamp and the UTM values [7.datalayer.1]', async ({
  page,
  baseURL,
}) => {
  const utm = {
    utm_source: 'reddit',
    utm_medium: 'cpc',
    utm_campaign: 'fall',
    utm_content: 'dial',
    utm_term: 'nurse jobs',
  };
  const path = `/?${new URLSearchParams(utm)}`;
  await page.goto(path);
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
  const [event] = await events(page, 'page_view');
  expect(event).toMatchObject({
    page_name: 'Home',
    page_title: 'Huntwell: Your Career Hunt Automated',
    page_url: `${baseURL}${path}`,
    page_path: '/',
    ...utm,
  });
  expect(new Date(String(event?.timestamp)).toISOString()).toBe(event?.timestamp);
});

test('§2 landing: a page that is not prerendered sends its page view when its title is known', async ({
  page,
}) => {
  const code = await holdCalls(page, /^\/assets\/auth-page-[\w-]*\.js$/);
  await page.goto('/auth');
  await expect.poll(code.held).toBeGreaterThan(0);
  await roundTrip(page);
  expect(await events(page, 'page_view')).toEqual([]);
  code.release();
  await expect.poll(() => events(page, 'page_view')).toHaveLength(1);
  const [event] = await events(page, 'page_view');
  expect(event).toMatchObject({ page_path: '/auth', page_title: await page.title() });
});

test('§2 landing: lazy sections load when within 50px of the viewport [2.landing.8]; lazy wrapper threshold 0.1 [9.layout.5]; video root margin 200px [9.layout.6]', async ({
  page,
}) => {
  const recorded = await record(page);
  await comeFromAnotherPage(page);
  const section = page.getByRole('heading', { name: 'Three ways to use it' });
  expect((await recorded()).margins).toEqual(expect.arrayContaining(['50px 0.1', '200px 0']));
  await expect(section).toHaveCount(0);
  // The first lazy section is 900 px high: a tenth of it has to be within 50 px below the screen.
  const place = page.locator('main div[style*="min-height: 900px"]').first();
  const scrollTo = (gap: number) =>
    place.evaluate((element, below) => {
      const top = element.getBoundingClientRect().top + scrollY;
      window.scrollTo({ top: top - innerHeight + below, behavior: 'instant' });
    }, gap);
  await scrollTo(20);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(section).toHaveCount(0);
  await scrollTo(60);
  await expect(section).toBeVisible();
});

test('§2 landing: on the prerendered page, lazy sections are there to be read, and load when within 50px of the viewport [2.landing.8]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const loaded = () => scripts.some((url) => /\/ways-to-use[\w-]*\.js$/.test(url));
  await page.goto('/');
  await whenStarted(page);
  const section = page.getByRole('heading', { name: 'Three ways to use it' });
  await expect(section).not.toBeInViewport();
  expect(loaded()).toBe(false);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBe(true);
  await expect(section).toBeInViewport();
});

test("§2 landing: the demo video loads once when within 200px of the viewport [2.landing.9], is muted, looping and autoplaying inline [2.landing.10] [1.landing.2], max height 320px [2.landing.11], with a placeholder showing a play icon [2.landing.12] and the text 'Your browser does not support the video tag.' [2.landing.14]; not loaded, placeholder, then loaded [4.video.1]", async ({
  page,
}) => {
  const body = await tinyVideo(page);
  let fetched = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/demo\.(mp4|webm)/, async (route) => {
    fetched += 1;
    await gate;
    await route.fulfill({ contentType: 'video/webm', body });
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/');
  await whenStarted(page);
  const demo = page.locator('#demo');
  await expect(demo).toBeAttached();
  const near = (below: number) =>
    demo.locator('> :last-child').evaluate((frame, gap) => {
      const top = frame.getBoundingClientRect().top + scrollY;
      window.scrollTo({ top: top - innerHeight - gap, behavior: 'instant' });
    }, below);
  await near(230);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(demo.locator('video')).toHaveCount(0);
  await expect(demo.locator('svg').last()).toBeVisible();
  expect(fetched).toBe(0);

  await near(190);
  const video = demo.locator('video');
  await expect(video).toBeAttached();
  expect(
    await video.evaluate((element: HTMLVideoElement) => ({
      muted: element.muted,
      loop: element.loop,
      autoplay: element.autoplay,
      inline: element.playsInline,
      text: element.textContent,
      frame: getComputedStyle(element.parentElement as Element).maxHeight,
      max: getComputedStyle(element).maxHeight,
    })),
  ).toEqual({
    muted: true,
    loop: true,
    autoplay: true,
    inline: true,
    text: 'Your browser does not support the video tag.',
    frame: '320px',
    max: '320px',
  });
  await expect(demo.locator('svg.lucide-play')).toBeVisible();
  await expect.poll(() => fetched).toBeGreaterThan(0);
  release();
  await expect(demo.locator('svg.lucide-play')).toHaveCount(0);
  await near(-200);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.played.length))
    .toBeGreaterThan(0);
  const once = fetched;
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await near(-100);
  await expect(video).toBeVisible();
  expect(fetched).toBe(once);
});

test("§2 landing: if the video fails, 'Video unavailable' shows [2.landing.13]", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /net::ERR_FAILED/ });
  await page.route(/\/demo\.(mp4|webm)/, (route) => route.abort());
  await page.goto('/');
  await page.locator('#demo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Video unavailable')).toBeVisible();
  await expect(page.locator('#demo video')).toHaveCount(0);
});

test("§2 landing: footer links to /privacy-policy and /refund-policy [2.landing.4]; a floating 'Feedback' button at bottom-right [2.landing.5] opens a 350px-wide card with a message box and a send button [2.landing.6] [9.layout.1]", async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const path of ['/privacy-policy', '/refund-policy']) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  const button = page.getByRole('button', { name: 'Feedback', exact: true });
  const at = await button.boundingBox();
  expect(at && 1280 - at.x - at.width < 40 && 800 - at.y - at.height < 40).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await button.boundingBox()).toEqual(at);
  await button.click();
  const card = page.getByRole('form', { name: 'Feedback' });
  await expect(card.getByRole('textbox')).toBeVisible();
  await expect(card.getByRole('button', { name: /Send/ })).toBeVisible();
  expect((await card.boundingBox())?.width).toBe(350);
});

test('§9 landing: deferred task 2 s after landing mount [9.layout.3]', async ({ page }) => {
  const prices: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/pricing[\w-]*\.js$/.test(request.url())) prices.push(request.url());
  });
  await stopClock(page);
  await comeFromAnotherPage(page);
  // What they cost is known to the whole page; the section that shows it is not there yet.
  prices.length = 0;
  await page.clock.runFor(1950);
  expect(prices).toEqual([]);
  await page.clock.runFor(50);
  await expect.poll(() => prices.length).toBeGreaterThan(0);
});
