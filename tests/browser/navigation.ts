import { expect, type Page } from '@playwright/test';

const LEFT = 'data-left-by-test';

/**
 * Waits until the app reacts to the user: on prerendered pages it starts at the first sign of one, and a signed-in page
 * begins as its skeleton. Until then buttons wait with what they do, and a test that looks for it at once would be too early.
 */
export async function whenStarted(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('#root:is([data-page], [data-skeleton])')).toHaveCount(0);
}

/**
 * Navigates to a path as a link does, without reloading the app, and returns once the previous page is gone: what
 * is asserted next is about the new page. The address changes before the page does, so it says nothing about that.
 */
export async function visit(page: Page, path: string): Promise<void> {
  // Only a page that has finished loading can be left.
  await whenStarted(page);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(
    ([to, left]) => {
      for (const part of document.querySelectorAll('main > * > *')) part.setAttribute(left, '');
      history.pushState({ idx: history.length }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, LEFT] as const,
  );
  await expect(page.locator(`[${LEFT}]`), `the page before ${path} is gone`).toHaveCount(0);
}

/**
 * Waits until what the page has begun has reached this process: a request of its own goes there and back behind
 * everything that was sent before. Says that something was not sent, where a sleep would only hope so.
 */
export async function roundTrip(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((answer) => answer.text()));
  }
}
