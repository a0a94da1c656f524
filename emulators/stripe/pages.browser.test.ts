import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { listen, type RunningServer } from '../support/http-server.ts';
import { openAccount, type TestAccount } from './testing/account.ts';

let account: TestAccount;
let browser: Browser;
/** Where people come from and return to. */
let site: RunningServer;
beforeAll(async () => {
  account = await openAccount();
  site = await listen((_req, res) => res.end('back'), { port: 0, host: '127.0.0.1' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await site.close();
  await account.close();
});

async function open(url: string | null): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url ?? '');
  return page;
}

async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Cardholder name').fill('Maria Lopez');
}

it('a subscription is agreed to and paid by somebody at a phone', async () => {
  const session = await account.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'maria@example.com',
    line_items: [{ price: account.prices.monthly, quantity: 1 }],
    success_url: `${site.origin}/credits?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.origin}/credits`,
    consent_collection: { terms_of_service: 'required' },
    custom_text: { terms_of_service_acceptance: { message: 'It renews each month.' } },
  });
  const page = await open(session.url);
  expect(await page.getByText('maria@example.com').isVisible()).toBe(true);
  const wide = await page.evaluate('document.documentElement.scrollWidth');
  expect(wide).toBeLessThanOrEqual(390);
  await fillCard(page, '4000 0000 0000 0002');
  // The browser keeps an unticked form back.
  await page.getByRole('button', { name: 'Subscribe' }).click();
  expect(page.url()).toBe(session.url);
  await page.getByLabel('It renews each month.').check();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
  await fillCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(({ search }) => search === `?session_id=${session.id}`);
  await page.close();
});

it('a card is replaced and a subscription canceled in the portal', async () => {
  const one = await account.subscriber();
  const { id } = await account.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true }, subscription_cancel: { enabled: true } },
  });
  const { url } = await account.stripe.billingPortal.sessions.create({
    customer: one.customer,
    configuration: id,
    return_url: `${site.origin}/credits`,
  });
  const page = await open(url);
  await fillCard(page, '5555 5555 5555 4444');
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('mastercard •••• 4444').waitFor();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('Cancels on Feb 1, 2027').waitFor();
  await page.getByRole('link', { name: 'Return to Huntwell' }).click();
  await page.waitForURL(`${site.origin}/credits`);
  await page.close();
});
