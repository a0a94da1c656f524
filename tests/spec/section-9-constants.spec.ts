import { createHash } from 'node:crypto';
import { PRICING } from '../../functions/src/contract/pricing.ts';
import * as constants from '../../web/src/lib/constants.ts';
import { formatMoney } from '../../web/src/lib/format.ts';
import { createQueryClient, queryErrorMessage, shouldRetry } from '../../web/src/lib/query-client.ts';
import { roundTrip } from '../browser/navigation.ts';
import { createAccount, giveProfile } from './support/accounts.ts';
import { calls, problem, toasts } from './support/api.ts';
import { expect, test } from './support/test.ts';

test('§9 query defaults: fresh for 30000 ms [9.query.1]; no refetch on focus; no polling [9.query.2]; one retry, none if the message contains the digit 4 [9.query.3]; mutations never retried [9.query.4]', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries?.staleTime).toBe(30_000);
  expect(queries?.refetchOnWindowFocus).toBe(false);
  expect(queries?.refetchInterval).toBe(false);
  expect(queries?.retry).toBe(shouldRetry);
  expect(mutations?.retry).toBe(false);
  expect(shouldRetry(0, new Error('503: Service Unavailable'))).toBe(true);
  expect(shouldRetry(1, new Error('503: Service Unavailable'))).toBe(false);
  expect(shouldRetry(0, new Error('404: not here'))).toBe(false);
  expect(shouldRetry(0, new Error('504: Gateway Timeout'))).toBe(false);
});

test('§8 generic query errors: status code, colon, status text from 500 up [8.query.1], status code, colon, body text else [8.query.2]', () => {
  expect(queryErrorMessage(503, 'Service Unavailable', 'a page')).toBe('503: Service Unavailable');
  expect(queryErrorMessage(422, 'Unprocessable Content', '{"code":"x"}')).toBe('422: {"code":"x"}');
});

test('§9 mutations never retried [9.query.4], also when the server fails', async ({
  page,
  request,
  openAs,
  baseURL,
  expectFailures,
}) => {
  expectFailures({ status: 503, path: /^\/api\/profile$/ });
  const account = await createAccount(baseURL ?? '');
  await giveProfile(request, account, { phone_number: '+12125550100', job_title: 'Nurse' });
  const sent = await calls(page, 'PATCH', '/api/profile', problem(503, 'unavailable'));
  await page.clock.install();
  await openAs(account, '/settings');
  await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
  await expect(toasts(page).filter({ hasText: 'Couldn’t save that' })).toBeVisible();
  await page.clock.runFor(30_000);
  await roundTrip(page);
  expect(sent).toHaveLength(1);
});

test('§9 every constant stands in one module: [9.query.5] [9.redirect.1] [9.error.1] [9.toast.1] [9.layout.1] [9.layout.2] [9.layout.3] [9.layout.5] [9.layout.6] [9.login.1] [9.drawer.1]', () => {
  expect(constants).toMatchObject({
    QUERY: { staleMs: 30_000, retries: 1, noRetryDigit: '4' },
    PROFILE_QUERY: { staleMs: 300_000, retries: 1 },
    REDIRECT_DELAY_MS: 800,
    ERROR_RETRIES: 3,
    TOAST: { displayMs: 5000, removeMs: 3000, swipePx: 50 },
    FEEDBACK_CARD_PX: 350,
    SCROLL: { retryMs: 1000, fallbackShare: 0.7 },
    DEFERRED_TASK_MS: 2000,
    LAZY: { marginPx: 100, sectionMarginPx: 50, threshold: 0.1 },
    VIDEO: { marginPx: 200, maxHeightPx: 320 },
    LOGIN_EVENT: { attempts: 3, delayMs: 1000 },
    DRAWER: { phone: '80%', smallScreenPx: 385 },
  });
});

test('§9 currency display in US dollars with no decimals [9.money.2]', async ({ page }) => {
  expect(formatMoney(3500)).toBe('$35');
  expect(formatMoney(125_000)).toBe('$1,250');
  expect(formatMoney(123_456)).toBe('$1,235');
  for (const { price } of [PRICING.premium, ...PRICING.packs]) {
    expect(formatMoney(price)).toMatch(/^\$\d+$/);
    // No price is rounded.
    expect(price % 100).toBe(0);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up Now!' }).click();
  const prices = page.locator('#pricing-section');
  await expect(prices.getByText('$35').first()).toBeVisible();
  expect(await prices.textContent()).not.toMatch(/\$\d+\.\d/);
});

test('§9 lazy wrapper root margin 100px [9.layout.5]: what it wraps is rendered and fetched when it comes that near', async ({
  page,
  admin,
  openAs,
}) => {
  const fetched = await calls(page, 'GET', '/api/admin/conversions');
  await page.setViewportSize({ width: 1280, height: 480 });
  await openAs(admin, '/admin-reddit-tracking');
  await expect(
    page
      .getByRole('table', { name: /Events in the last 14 days/ })
      .or(page.getByText('No events in the last 14 days.')),
  ).toBeVisible();
  const log = page.getByRole('heading', { name: 'Event log' });
  // A tenth of its 420 px has to be within 100 px below the screen: it begins less than 58 px below.
  const place = page.getByTestId('event-log-placeholder');
  const scrollTo = (gap: number) =>
    place.evaluate((element, below) => {
      const top = element.getBoundingClientRect().top + scrollY;
      window.scrollTo({ top: top - innerHeight - below, behavior: 'instant' });
    }, gap);
  await scrollTo(70);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(log).toHaveCount(0);
  expect(fetched).toEqual([]);
  await scrollTo(46);
  await expect(log).toBeAttached();
  await expect.poll(() => fetched.length).toBe(1);
});

test('§9 debug-tool scripts are removed and blocked [9.debug.1]', async ({
  page,
  request,
  baseURL,
  expectFailures,
}) => {
  expectFailures({ text: /debug\.example\/tool\.js/ });
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|http:/);
  const html = await answer.text();
  // Structured data is in script elements too, but runs nowhere.
  const sources = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes]) => attributes?.trim() !== 'type="application/ld+json"',
  );
  expect(sources.length).toBeGreaterThan(0);
  for (const [, attributes, inline = ''] of sources) {
    // The one inline script is allowed by its hash alone.
    if (inline) expect(scripts).toContain(createHash('sha256').update(inline).digest('base64'));
    else expect(attributes).toMatch(/src="\/[^/]/);
  }
  let asked = 0;
  await page.route('https://debug.example/**', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.debugTool = true' });
  });
  await page.goto('/about');
  const tool = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = 'https://debug.example/tool.js';
        script.onload = () => resolve('runs');
        script.onerror = () => resolve('blocked');
        document.head.append(script);
      }),
  );
  expect(tool).toBe('blocked');
  expect(asked).toBe(0);
  expect(baseURL).toBeTruthy();
});
