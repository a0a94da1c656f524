import type { BrowserContext, Page } from '@playwright/test';
import { axeOn, violations } from './axe.ts';
import { DESKTOP, NARROWEST, PHONE } from './screens.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** Sum of the layout shifts since the page began to load. */
    shifted: number;
  }
}

const MAX_SHIFT = 0.02;

/** Roles that say nothing without a name; a figure or a group may do without. */
const NAMELESS =
  /^\s*- (?:link|button|textbox|searchbox|combobox|checkbox|radio|switch|tab|slider|spinbutton|dialog|img|heading)(?: \[[^\]]*\])*:?$/m;

/** Makes every page opened from now on add up its layout shifts. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page shows its content and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  // One with a value says how far something is, such as the example on the landing page.
  await expect(page.locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
}

/**
 * Waits until the page has the colors of a theme. They fade in, and what is seen half-way is nobody's page. A color that is
 * inherited begins to fade anew when the one above it has arrived.
 */
export async function colorsSettled(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveClass(colorScheme);
  await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        );
    do {
      await Promise.allSettled(fading().map((one) => one.finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (fading().length > 0);
  });
}

/** How far the page's layout has shifted since it began to load, as Cumulative Layout Shift adds it up. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.shifted);

async function shifts(page: Page): Promise<string[]> {
  const shifted = await shiftOf(page);
  return shifted > MAX_SHIFT ? [`the layout shifted by ${shifted.toFixed(3)}`] : [];
}

async function nameless(page: Page): Promise<string[]> {
  const found = NAMELESS.exec(await page.locator('body').ariaSnapshot());
  return found ? [`without a name: ${found[0].trim()}`] : [];
}

/**
 * Opens one address at both sizes and lists what is wrong with it: violations of axe in both themes (of themes only
 * the colours differ, of sizes everything but the colours), controls without a name in the accessibility tree, layout
 * that shifts while loading, and a page wider than the narrowest screen.
 */
export async function inspectPage(page: Page, url: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await page.goto(url);
  await settled(page);
  const on_desktop = [
    ...(await shifts(page)),
    ...(await nameless(page)),
    ...(await violations(await axeOn(page))),
  ];
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorsSettled(page, 'dark');
  const in_the_dark = await violations(
    (await axeOn(page)).withRules(['color-contrast', 'link-in-text-block']),
  );

  await page.setViewportSize(PHONE);
  await page.reload();
  await settled(page);
  const on_a_phone = [
    ...(await shifts(page)),
    ...(await nameless(page)),
    ...(await violations((await axeOn(page)).disableRules(['color-contrast']))),
  ];
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > NARROWEST.width) on_a_phone.push(`${width} px wide on a screen of ${NARROWEST.width}`);

  const said = (where: string, problems: string[]) =>
    problems.map((problem) => `${url} ${where}: ${problem}`);
  return [...said('at 1440', on_desktop), ...said('in the dark', in_the_dark), ...said('at 390', on_a_phone)];
}
