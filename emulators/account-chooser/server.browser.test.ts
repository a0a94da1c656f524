import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { listen, type RunningServer } from '../support/http-server.ts';
import { loopbackOrigin, startAccountChooser } from './server.ts';

const accounts = [{ email: 'demo@app.test', name: 'Demo Person' }];
let chooser: RunningServer;
let site: RunningServer;
let browser: Browser;

beforeAll(async () => {
  chooser = await startAccountChooser({ port: 0, host: '127.0.0.1', accounts });
  site = await listen(
    (_req, res) => {
      res.setHeader('content-type', 'text/html');
      res.end(
        '<script>window.received = []; onmessage = (e) => received.push({ origin: e.origin, data: e.data })</script>',
      );
    },
    { port: 0, host: '127.0.0.1' },
  );
  browser = await launchChromium();
}, 30_000);
afterAll(async () => {
  await browser.close();
  await Promise.all([chooser.close(), site.close()]);
});

const openWindow = (page: Page, url: string) =>
  page.evaluate(`void open(${JSON.stringify(url)}, '', 'width=480,height=640')`);

type Received = { origin: string; data: { type: string; id_token: string } }[];

async function open(origin = site.origin) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    openWindow(page, `${chooser.origin}/?origin=${encodeURIComponent(origin)}`),
  ]);
  await popup.waitForLoadState();
  const received = () => page.evaluate(() => Reflect.get(globalThis, 'received') as Received);
  return { context, page, popup, received };
}

describe('account chooser', () => {
  it('hands a demo account to the opener, with the keyboard alone', async () => {
    const { context, popup, page, received } = await open();
    await popup.keyboard.press('Tab');
    await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter').catch(() => undefined)]);
    await page.waitForFunction(() => (Reflect.get(globalThis, 'received') as unknown[]).length > 0);
    const [message, ...rest] = await received();
    expect(rest).toEqual([]);
    expect(message?.origin).toBe(chooser.origin);
    expect(message?.data.type).toBe('account-chooser');
    expect(JSON.parse(message?.data.id_token ?? '')).toEqual({
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'demo@app.test',
      email_verified: true,
      name: 'Demo Person',
    });
    await context.close();
  });

  it('remembers a typed account and gives it the same subject again', async () => {
    const { context, popup, page, received } = await open();
    await popup.getByRole('button', { name: 'Use another account' }).click();
    await popup.getByLabel('Email').fill('New.Person@Example.com');
    await popup.getByLabel('Name').fill('New Person');
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()]);
    const [again] = await Promise.all([
      page.waitForEvent('popup'),
      openWindow(page, `${chooser.origin}/?origin=${site.origin}`),
    ]);
    await Promise.all([
      again.waitForEvent('close'),
      again.getByRole('button', { name: /new\.person@example\.com/ }).click(),
    ]);
    await page.waitForFunction(() => (Reflect.get(globalThis, 'received') as unknown[]).length === 2);
    const [first, second] = await received();
    expect(second?.data.id_token).toBe(first?.data.id_token);
    await context.close();
  });

  it('says nothing to an opener at another origin than the named one', async () => {
    const { context, popup, page, received } = await open('http://localhost:1');
    await Promise.all([
      popup.waitForEvent('close'),
      popup.getByRole('button', { name: /Demo Person/ }).click(),
    ]);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await received()).toEqual([]);
    await context.close();
  });

  it('refuses origins that are not of this machine', async () => {
    const refused = [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.nip.io',
      'null',
      '',
    ];
    for (const origin of refused) {
      const answer = await fetch(`${chooser.origin}/?origin=${encodeURIComponent(origin)}`);
      expect([origin, answer.status]).toEqual([origin, 400]);
    }
    expect(loopbackOrigin('http://localhost:5000')).toBe('http://localhost:5000');
    expect(loopbackOrigin('http://[::1]:5000')).toBe('http://[::1]:5000');
  });
});
