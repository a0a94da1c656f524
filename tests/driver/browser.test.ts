import { expect, test } from 'vitest';
import { findChromium } from '../../emulators/support/chromium.ts';
import { openBrowser } from '../../functions/src/modules/applications/driver/browser.ts';
import { openTestPage } from '../../functions/src/modules/applications/driver/open-test-page.ts';

test('one browser opens context after context, and several at once', async () => {
  const browser = await openBrowser({ chrome_path: findChromium() });
  const draw = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.setContent('<h1>Registered nurse</h1>');
    const drawn = await page.screenshot();
    await context.close();
    return drawn.length;
  };
  for (let times = 0; times < 3; times += 1) expect(await draw()).toBeGreaterThan(1_000);
  const sizes = await Promise.all([draw(), draw(), draw()]);
  for (const size of sizes) expect(size).toBeGreaterThan(1_000);
  expect(browser.isConnected()).toBe(true);
});

test('the check of a deployed browser opens, types and draws in it', async () => {
  const said = await openTestPage({ chrome_path: findChromium() });
  expect(said).toMatch(/^Chromium \d+\S* opened a page, typed, and rendered it in \d+ ms\.$/);
});
