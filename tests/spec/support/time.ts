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

/**
 * Moves a stopped clock on in small steps, with real time between them in which a chunk is fetched, until the element is
 * in the page. Answers how many ms of the clock that took.
 */
export async function runUntilAttached(page: Page, target: Locator, limit_ms = 900): Promise<number> {
  const step_ms = 25;
  let passed = 0;
  while ((await target.count()) === 0 && passed < limit_ms) {
    await page.waitForTimeout(100);
    await page.clock.runFor(step_ms);
    passed += step_ms;
  }
  await expect(target).toBeAttached();
  return passed;
}
