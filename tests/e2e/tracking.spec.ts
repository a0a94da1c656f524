import type { BrowserContext, Page, Request } from '@playwright/test';
import { roundTrip } from '../browser/navigation.ts';
import { eventually, signUpComplete } from './support/accounts.ts';
import { chooseBefore, switchGpcOn } from './support/consent.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

// A visitor who has not been asked yet.
test.use({ storageState: { cookies: [], origins: [] } });

type Sent = { path: string; body: Record<string, unknown>; headers: Record<string, string> };
type Accepted = {
  tracking_type: string;
  conversion_id: string;
  receptions: number;
  event: { click_id?: string };
};

const UUID_COOKIE = '1677712978045.b8f7eb7d-b357-437b-8bd3-e1c8166c7132';
let clicks = 0;
/** A click id of this test alone. */
const newClickId = () => `31847${Date.now()}${process.pid}${++clicks}`;

/** Everything that the page sends to the relay. */
function relayCalls(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/reddit')) return;
    sent.push({ path: pathname, body: request.postDataJSON() ?? {}, headers: request.headers() });
  });
  return sent;
}

/** Puts a pixel into every page that notes what it is told. */
async function withPixel(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: unknown[][] = [];
    Object.assign(window, { pixel_calls: seen, rdt: (...args: unknown[]) => seen.push(args) });
  });
}

/** The pages that the page's own data layer knows of. */
const pathsNoted = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter(({ event }) => event === 'page_view').map(({ page_path }) => page_path),
  );

const pixelCalls = (page: Page) => page.evaluate(() => window.pixel_calls ?? []);

async function allAccepted(): Promise<Accepted[]> {
  const answer = await fetch(`http://127.0.0.1:${MAIN_STACK.ports.reddit}/accepted`);
  return ((await answer.json()) as { items: Accepted[] }).items;
}

async function acceptedByReddit(conversion_id: string): Promise<Accepted> {
  return eventually(`${conversion_id} is accepted`, 45, async () => {
    const items = await allAccepted();
    return items.find((one) => one.conversion_id === conversion_id) ?? null;
  });
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a click is counted once: by the server and by the pixel under one id', async ({ context, page }) => {
  test.setTimeout(90_000);
  await chooseBefore(context, 'granted');
  await withPixel(context);
  const sent = relayCalls(page);
  const click_id = newClickId();
  await page.goto(`/?rdt_cid=reddit-click-${click_id}&utm_source=reddit&utm_campaign=nurses`);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.path).toBe('/api/reddit/track');
  expect(sent[0]?.headers['x-consent']).toBe('granted');
  expect(sent[0]?.body).toMatchObject({ event_type: 'PageVisit', click_id, currency: 'USD' });
  expect(await stored(page, 'reddit_click_id')).toBe(click_id);
  const id = String(sent[0]?.body.conversion_id);
  expect(await pixelCalls(page)).toEqual([['track', 'PageVisit', { conversionId: id }]]);
  const accepted = await acceptedByReddit(id);
  expect(accepted).toMatchObject({ tracking_type: 'PAGE_VISIT', receptions: 1, event: { click_id } });
  const layer = await page.evaluate(() => window.dataLayer ?? []);
  expect(layer[0]).toMatchObject({
    event: 'page_view',
    page_path: '/',
    utm_source: 'reddit',
    utm_campaign: 'nurses',
  });
  expect(layer[1]).toMatchObject({ event: 'conversion_pagevisit', conversion_type: 'pagevisit' });
});

test('a conversion waits for the pixel’s cookie, which may come late', async ({ context, page }) => {
  await chooseBefore(context, 'granted');
  const sent = relayCalls(page);
  await page.goto('/about');
  await page.evaluate(() => {
    addEventListener('redditUUIDCaptured', () => document.body.setAttribute('data-captured', 'yes'));
  });
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'conversion_pagevisit'));
  expect(sent).toEqual([]);
  await context.addCookies([{ name: '_rdt_uuid', value: UUID_COOKIE, url: page.url() }]);
  await expect(page.locator('body[data-captured=yes]')).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ event_type: 'PageVisit', uuid: UUID_COOKIE });
  expect(await stored(page, 'reddit_uuid')).toBe(UUID_COOKIE);
});

test('looking for a click stops when the page is left', async ({ context, page }) => {
  await chooseBefore(context, 'granted');
  const sent = relayCalls(page);
  await page.clock.install();
  await page.goto('/about');
  await page.waitForFunction(() => window.dataLayer?.some(({ event }) => event === 'conversion_pagevisit'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await context.addCookies([{ name: '_rdt_uuid', value: UUID_COOKIE, url: page.url() }]);
  // Longer than all retries, the second start and the polls take.
  await page.clock.runFor(5 * 60_000);
  expect(await stored(page, 'reddit_uuid')).toBeNull();
  expect(sent).toEqual([]);
});

test('nothing is kept or sent before a yes, and the yes still knows the click', async ({ context, page }) => {
  await withPixel(context);
  const sent = relayCalls(page);
  const click_id = newClickId();
  await page.clock.install();
  await page.goto(`/?rdt_cid=${click_id}`);
  const banner = page.getByRole('region', { name: 'Privacy choice' });
  await expect(banner).toBeVisible();
  // The stopped clock hides how the page was opened, so the tracker has to be there before the address changes.
  await expect.poll(() => pathsNoted(page)).toEqual(['/']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  // The tracker is there: without an answer it notes both pages in the page's own data layer, and nothing else.
  await expect.poll(() => pathsNoted(page)).toEqual(['/', '/about']);
  await page.clock.runFor(5 * 60_000);
  await roundTrip(page);
  expect(sent).toEqual([]);
  expect(await pixelCalls(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !/theme/.test(key)))).toEqual(
    [],
  );
  await banner.getByRole('button', { name: 'Yes' }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ event_type: 'PageVisit', click_id });
});

test('a no in the footer ends everything and forgets what was kept', async ({ context, page }) => {
  await chooseBefore(context, 'granted');
  const sent = relayCalls(page);
  await page.clock.install();
  await page.goto(`/?rdt_cid=${newClickId()}`);
  await expect.poll(() => sent.length).toBe(1);
  await context.addCookies([{ name: '_rdt_uuid', value: UUID_COOKIE, url: page.url() }]);
  await page.getByRole('button', { name: 'Privacy Choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByRole('radio', { name: /^No\b/ }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page, 'reddit_click_id')).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_rdt_uuid');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(5 * 60_000);
  await roundTrip(page);
  expect(sent).toHaveLength(1);
});

test('limited use goes with every call', async ({ context, page }) => {
  test.setTimeout(90_000);
  await chooseBefore(context, 'limited');
  const sent = relayCalls(page);
  await page.goto(`/?rdt_cid=${newClickId()}`);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.headers['x-consent']).toBe('limited');
  const { event } = await acceptedByReddit(String(sent[0]?.body.conversion_id));
  expect(event).toMatchObject({ user: { data_processing_options: { modes: ['LDU'] } } });
});

for (const who of ['a visitor', 'somebody who is signed in']) {
  test(`with Global Privacy Control no analytics request of ${who} leaves the browser`, async ({
    context,
    page,
  }) => {
    await switchGpcOn(context);
    await chooseBefore(context, 'granted');
    await withPixel(context);
    await context.addCookies([{ name: '_rdt_uuid', value: UUID_COOKIE, url: MAIN_STACK.address }]);
    const outside: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      const ours = url.origin === MAIN_STACK.address && !url.pathname.startsWith('/api/reddit');
      const auth = url.port === String(MAIN_STACK.ports.auth);
      if (!ours && !auth && url.protocol !== 'data:') outside.push(request.url());
    });
    if (who !== 'a visitor') await signInByPage(page, await signUpComplete(MAIN_STACK));
    await page.clock.install();
    await page.goto(`/?rdt_cid=${newClickId()}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    // The tracker takes this long to load; only then does the passing of time mean anything.
    await expect.poll(cookies).not.toContain('_rdt_uuid');
    await page.clock.runFor(5 * 60_000);
    await expect(page.getByRole('region', { name: 'Privacy choice' })).toBeHidden();
    expect(outside).toEqual([]);
    expect(await pixelCalls(page)).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([]);
  });
}

test('the premium button adds to the cart', async ({ context, page }) => {
  await chooseBefore(context, 'granted');
  const sent = relayCalls(page);
  const click_id = newClickId();
  await page.goto(`/?rdt_cid=${click_id}`);
  await page
    .getByRole('button', { name: 'Sign Up Now!' })
    .or(page.getByRole('link', { name: 'Sign Up Now!' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Go Premium' }).click();
  const isCart = ({ path }: Sent) => path === '/api/reddit/track-addtocart';
  await expect.poll(() => sent.filter(isCart).length).toBe(1);
  expect(sent.find(isCart)?.body).toMatchObject({
    event_type: 'AddToCart',
    value_decimal: 35,
    currency: 'USD',
    content_name: 'Premium Subscription',
    content_ids: ['premium_monthly'],
    content_type: 'subscription',
    match_keys: { click_id },
    custom_data: { upgrade_source: 'premium_button_click' },
  });
});

test('the end of onboarding is one sign-up, whoever reports it', async ({ context, page }) => {
  test.setTimeout(150_000);
  await chooseBefore(context, 'granted');
  await withPixel(context);
  const sent = relayCalls(page);
  const user = await signUpComplete(MAIN_STACK, { onboarding_step: 'search' });
  const click_id = newClickId();
  await page.goto(`/?rdt_cid=${click_id}`);
  await expect.poll(() => stored(page, 'reddit_click_id')).toBe(click_id);
  await signInByPage(page, user);
  await page.goto('/onboarding/search');
  await expect(page).toHaveURL(/\/job-search/, { timeout: 60_000 });
  const isSignUp = ({ body }: Sent) => body.event_type === 'SignUp';
  await expect.poll(() => sent.filter(isSignUp).length).toBe(1);
  const sign_up = sent.find(isSignUp)?.body;
  const id = String(sign_up?.conversion_id);
  expect(id).toMatch(/^signup:[0-9a-f]{64}$/);
  expect(sign_up?.metadata).toMatchObject({
    signup_method: 'email',
    signup_source: 'onboarding_completion',
    phone_number: '+16175550142',
  });
  expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain(user.email);
  const calls = await pixelCalls(page);
  expect(calls.filter(([, name]) => name === 'SignUp')).toEqual([
    ['track', 'SignUp', expect.objectContaining({ conversionId: id })],
  ]);
  expect(await acceptedByReddit(id)).toMatchObject({ tracking_type: 'SIGN_UP', receptions: 1 });
  // The server raised it too: had it another id, there were two.
  const of_this_click = (await allAccepted()).filter(({ event }) => event.click_id === click_id);
  expect(of_this_click.filter(({ tracking_type }) => tracking_type === 'SIGN_UP')).toHaveLength(1);
});

test('a tab that is closed at the end of onboarding loses no sign-up', async ({
  context,
  page,
  expectFailures,
}) => {
  expectFailures({ text: /^Failed to load resource: net::ERR_FAILED/ });
  test.setTimeout(150_000);
  await chooseBefore(context, 'granted');
  const user = await signUpComplete(MAIN_STACK, { onboarding_step: 'search' });
  const click_id = newClickId();
  await page.goto(`/?rdt_cid=${click_id}`);
  await expect.poll(() => stored(page, 'reddit_click_id')).toBe(click_id);
  await signInByPage(page, user);
  // The server has heard of the click by then.
  const sent = relayCalls(page);
  await page.goto('/about');
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  // The browser's own report never leaves: the tab is gone as soon as the server has ended the onboarding.
  await page.route('**/api/reddit/**', (route) => route.abort());
  const ended = page.waitForResponse(
    (response) => response.url().endsWith('/api/profile') && response.request().method() === 'PATCH',
  );
  await page.goto('/onboarding/search');
  await ended;
  await page.close();
  const sign_up = await eventually('the sign-up is accepted', 45, async () => {
    const mine = (await allAccepted()).filter(({ event }) => event.click_id === click_id);
    return mine.find(({ tracking_type }) => tracking_type === 'SIGN_UP') ?? null;
  });
  expect(sign_up.receptions).toBe(1);
});
