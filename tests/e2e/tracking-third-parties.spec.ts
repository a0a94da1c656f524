import type { BrowserContext, Page, Request } from '@playwright/test';
import { whenStarted } from '../browser/navigation.ts';
import { chooseBefore, switchGpcOn } from './support/consent.ts';
import { lookHuman, type PostHogEvent, type Snapshot, withPostHog } from './support/posthog.ts';
import { expect, test as shared } from './support/test.ts';
import { startTrackedApp, type TrackedApp } from './support/tracked-app.ts';

const PIXEL_ID = 'a2_testpixel';
const UUID_COOKIE = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';

// All in one worker, as each worker would build the app anew, which takes longer than these tests together.
shared.describe.configure({ mode: 'default' });

/** The app with a PostHog key and a Reddit pixel, built once. */
const test = shared.extend<object, { app: TrackedApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const app = await startTrackedApp({ VITE_POSTHOG_KEY: 'phc_test', VITE_REDDIT_PIXEL_ID: PIXEL_ID });
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  storageState: { cookies: [], origins: [] },
});

/** Kinds of recorded events, as rrweb numbers them. */
const FULL_SNAPSHOT = 2;
const isInput = ({ type, data }: Snapshot) => type === 3 && data.source === 5;

const isOutside = (app: TrackedApp, url: string) =>
  /^https?:/.test(url) && !url.startsWith(app.address) && !/^http:\/\/(127\.0\.0\.1|localhost):/.test(url);

/** Answers the product's own API; `relay` collects what came. */
async function withApi(context: BrowserContext, app: TrackedApp): Promise<Request[]> {
  const relay: Request[] = [];
  await context.route(`${app.address}/api/**`, async (route) => {
    if (route.request().url().includes('/api/reddit/')) relay.push(route.request());
    await route.fulfill({ json: { success: true, items: [], next_cursor: null } });
  });
  return relay;
}

/** A pixel as Reddit serves it: sets its cookie on `init` and takes over the queue. */
async function withRedditPixel(context: BrowserContext): Promise<void> {
  await context.route('https://www.redditstatic.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.pixel_calls = [];
        rdt.sendEvent = (...args) => {
          window.pixel_calls.push(args);
          if (args[0] === 'init') document.cookie = '_rdt_uuid=${UUID_COOKIE}; path=/';
        };
        for (const call of rdt.callQueue.splice(0)) rdt.sendEvent(...call);`,
    }),
  );
}

const pixelCalls = (page: Page) => page.evaluate(() => window.pixel_calls ?? []);

/** All console warnings from here on. */
function warnings(page: Page): () => string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') lines.push(message.text().trim());
  });
  return () => lines;
}

test('nothing of it is fetched before the first paint', async ({ app, context, page }) => {
  await chooseBefore(context, 'granted');
  await withApi(context, app);
  await withPostHog(context);
  await withRedditPixel(context);
  await page.goto(`${app.address}/?utm_source=reddit`);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /posthog\.com/.test(name)),
  );
  const { painted, early } = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const tracking = /posthog|redditstatic|browser-tracker|consent-banner|\/api\/reddit/;
    const early = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => tracking.test(name) && startTime < painted);
    return { painted, early: early.map(({ name }) => name) };
  });
  expect(painted).toBeGreaterThan(0);
  expect(early).toEqual([]);
});

test('our pixel brings the uuid, and conversions that waited go to both sides', async ({
  app,
  context,
  page,
}) => {
  await chooseBefore(context, 'granted');
  const relay = await withApi(context, app);
  await withPostHog(context);
  await withRedditPixel(context);
  await page.goto(`${app.address}/about`);
  await expect.poll(() => relay.length).toBe(1);
  const body = relay[0]?.postDataJSON() as { conversion_id: string; uuid: string };
  expect(body.uuid).toBe(UUID_COOKIE);
  expect(await pixelCalls(page)).toEqual([
    ['init', PIXEL_ID, {}],
    ['track', 'PageVisit', { conversionId: body.conversion_id }],
  ]);
});

test('limited use is told to the pixel', async ({ app, context, page }) => {
  await chooseBefore(context, 'limited');
  await withApi(context, app);
  await withPostHog(context);
  await withRedditPixel(context);
  await page.goto(`${app.address}/about`);
  await expect.poll(async () => (await pixelCalls(page))[0]).toEqual(['init', PIXEL_ID, { dpm: 'LDU' }]);
});

test('product analytics hears of pages, with the campaign and without secrets', async ({
  app,
  context,
  page,
  isMobile,
}) => {
  await chooseBefore(context, 'granted');
  await lookHuman(context);
  await withApi(context, app);
  const { events, beacons } = await withPostHog(context);
  await withRedditPixel(context);
  await page.goto(`${app.address}/about?utm_source=reddit&token=s3cret`);
  const views = () => events.filter(({ event }) => event === '$pageview');
  await expect.poll(() => views().length, { timeout: 20_000 }).toBe(1);
  expect(views()[0]?.properties).toMatchObject({
    utm_source: 'reddit',
    page_path: '/about',
    page_name: 'About',
    $current_url: `${app.address}/about?utm_source=reddit`,
  });
  expect(JSON.stringify([events, beacons])).not.toContain('s3cret');
  if (isMobile) {
    // The same event: the same id, so that it counts once.
    const id = (one: PostHogEvent | undefined) => one?.uuid ?? one?.properties.$insert_id;
    expect(beacons.map(({ event }) => event)).toContain('$pageview');
    expect(id(beacons.find(({ event }) => event === '$pageview'))).toBe(id(views()[0]));
  } else {
    expect(beacons).toEqual([]);
  }
});

test('recordings and clicks carry no word, no input, no label and no secret of an address', async ({
  app,
  context,
  page,
}) => {
  await chooseBefore(context, 'granted');
  await lookHuman(context);
  await withApi(context, app);
  const { events, snapshots } = await withPostHog(context);
  await withRedditPixel(context);
  await page.goto(`${app.address}/auth?token=s3cret`);
  await whenStarted(page);
  await page.getByLabel('Email', { exact: true }).pressSequentially('typed-by-dana@example.com');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('aria-label', 'Delete Dana-Okafor-CV.pdf');
    button.textContent = 'Dana-Okafor-CV.pdf';
    document.querySelector('main')?.prepend(button);
  });
  await page.getByRole('button', { name: 'Delete Dana-Okafor-CV.pdf' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect
    .poll(() => events.some(({ event }) => event === '$autocapture'), { timeout: 20_000 })
    .toBe(true);
  const whole = () => snapshots.filter(({ type }) => type === FULL_SNAPSHOT);
  await expect.poll(() => whole().length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => snapshots.filter(isInput).length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(JSON.stringify(events)).not.toMatch(/Okafor|typed-by-dana|s3cret/);
  expect(JSON.stringify(snapshots)).not.toMatch(/Okafor|typed-by-dana|s3cret|Sign In/);
  // It can still be drawn.
  expect(JSON.stringify(whole())).toMatch(/"class":"[^*"]/);
});

test('blocked third parties cost neither an error nor time: non-critical warnings tell of them [8.analytics.1]', async ({
  app,
  context,
  page,
  expectFailures,
}) => {
  // What the browser itself notes about each aborted request.
  expectFailures({ text: /^Failed to load resource: net::ERR_FAILED/ });
  await chooseBefore(context, 'granted');
  const relay = await withApi(context, app);
  const warned = warnings(page);
  const aborted: string[] = [];
  await context.route(
    (url) => isOutside(app, url.href),
    async (route) => {
      aborted.push(route.request().url());
      await route.abort();
    },
  );
  await page.goto(`${app.address}/?rdt_cid=3184742045291813272`);
  await expect.poll(() => relay.length).toBe(1);
  await expect.poll(() => aborted.some((url) => url.includes('redditstatic'))).toBe(true);
  await expect.poll(() => aborted.some((url) => url.includes('posthog'))).toBe(true);
  await expect.poll(warned).toContain('Analytics (non-critical): The ad pixel did not load');
  await expect.poll(warned).toContain('Analytics (non-critical): PostHog sent no settings');
  const clicked = performance.now();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${app.address}/about`);
  expect(performance.now() - clicked).toBeLessThan(3000);
  await expect.poll(() => relay.length).toBe(2);
});

test('product analytics that cannot start is a non-critical warning, and the app goes on [8.analytics.1]', async ({
  app,
  context,
  page,
  expectFailures,
}) => {
  expectFailures({ text: /^Failed to load resource: net::ERR_FAILED/ });
  await chooseBefore(context, 'granted');
  const relay = await withApi(context, app);
  await withPostHog(context);
  await withRedditPixel(context);
  await context.route(/\/assets\/posthog[\w-]*\.js$/, (route) => route.abort());
  const warned = warnings(page);
  await page.goto(`${app.address}/?rdt_cid=3184742045291813272`);
  await expect
    .poll(warned)
    .toContainEqual(
      expect.stringMatching(/^Analytics \(non-critical\): The product analytics did not start TypeError/),
    );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${app.address}/about`);
  await expect.poll(() => relay.length).toBeGreaterThan(1);
});

/** What the tracker does first, by which is seen that it is there: it forgets Reddit's cookie. */
const forgets = async (page: Page) =>
  expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('_rdt_uuid');
/** Without an answer it keeps and sends nothing, but fills the page's own data layer. */
const notes = (page: Page) => page.waitForFunction(() => (window.dataLayer ?? []).length > 0);

for (const [what, prepare, started] of [
  ['Global Privacy Control', switchGpcOn, forgets],
  ['a no', (context: BrowserContext) => chooseBefore(context, 'denied'), forgets],
  ['no answer yet', async () => {}, notes],
] as const) {
  test(`${what}: no request leaves for anybody else`, async ({ app, context, page }) => {
    await prepare(context);
    await context.addCookies([{ name: '_rdt_uuid', value: UUID_COOKIE, url: app.address }]);
    const relay = await withApi(context, app);
    const outside: string[] = [];
    context.on('request', (request) => {
      if (isOutside(app, request.url())) outside.push(request.url());
    });
    await page.clock.install();
    await page.goto(`${app.address}/?rdt_cid=3184742045291813272`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(`${app.address}/about`);
    await started(page);
    await page.clock.runFor(5 * 60_000);
    expect(outside).toEqual([]);
    expect(relay).toEqual([]);
  });
}
