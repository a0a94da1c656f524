import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock before its first script; from here on only `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/**
 * Moves a stopped clock on in steps until the element is there. Answers how many ms that took; a timer that began when
 * the element appeared began at most one step earlier.
 */
export async function stepUntil(page: Page, target: Locator, step_ms = 20, limit_ms = 6000): Promise<number> {
  for (let passed = 0; passed <= limit_ms; passed += step_ms) {
    if (await target.isVisible()) return passed;
    await page.clock.runFor(step_ms);
    // Promises, effects and requests run in real time.
    await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
  }
  await expect(target).toBeVisible();
  return limit_ms;
}
