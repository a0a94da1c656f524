import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { signUpComplete } from './support/accounts.ts';
import { axeOn } from './support/axe.ts';
import { DESKTOP, NARROWEST } from './support/screens.ts';
import { MAIN_STACK, ROOT } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const workerIsActive = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

test('without a connection, a page says so and comes back with it', async ({
  page,
  context,
  expectFailures,
}) => {
  expectFailures({ status: 503, path: /^\/applications$/ }, { text: /ERR_INTERNET_DISCONNECTED/ });
  await signInBefore(page, await signUpComplete(MAIN_STACK));
  await page.goto(paths.dashboard());
  await expect.poll(() => workerIsActive(page)).toBe(true);

  await context.setOffline(true);
  await page.goto(paths.applications());
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page).toHaveURL(paths.applications());
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await (await axeOn(page)).analyze()).violations).toEqual([]);
  }
  await page.setViewportSize(NARROWEST);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width);
  await page.setViewportSize(DESKTOP);
  // Nothing of the account is kept where the worker could find it.
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('visitors who never signed in get no worker', async ({ page }) => {
  await page.goto(paths.home());
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.locator('#root')).not.toHaveAttribute('data-page', /.*/);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

/** The script of decision 033 that ends every installed worker. */
function retirement(): string {
  const record = readFileSync(join(ROOT, 'docs/decisions/033-offline-page.md'), 'utf8');
  const [, script] = /```js\n(.*?)```/s.exec(record) ?? [];
  if (!script) throw new Error('Decision 033 has no script');
  return script;
}

test('the worker can be taken away from everyone who has it', async ({ page }) => {
  let worker = readFileSync(join(ROOT, 'web/dist/sw.js'), 'utf8');
  const server = createServer(({ url }, answer) => {
    answer.setHeader('Content-Type', url === '/sw.js' ? 'text/javascript' : 'text/html');
    answer.end(url === '/sw.js' ? worker : '<!doctype html><title>Page</title><h1>Page</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
    await expect.poll(() => workerIsActive(page)).toBe(true);
    worker = retirement();
    // A visit to a page is what makes browsers look for a new worker.
    await page.reload();
    await expect
      .poll(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      })
      .toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
