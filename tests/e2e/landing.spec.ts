import type { Page } from '@playwright/test';
import { whenStarted } from '../browser/navigation.ts';
import { expect, test } from './support/test.ts';

const route = (page: Page) =>
  page
    .getByRole('heading', { name: 'From your click to your receipt' })
    .locator('xpath=../following-sibling::div');
const drawn = (page: Page) =>
  route(page).evaluate((picture) => Number(getComputedStyle(picture).getPropertyValue('--drawn') || 1));
const slider = (page: Page) => page.getByRole('slider', { name: 'Applications this month' });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the route draws itself once as the page scrolls past', async ({ page }) => {
    await page.goto('/');
    await whenStarted(page);
    await page.getByRole('group', { name: /what we know about Mara/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page)).toBe(0);
    await page.getByRole('heading', { name: 'Success stories, only true ones' }).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page)).toBe(1);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await drawn(page)).toBe(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the route is complete', async ({ page }) => {
    await page.goto('/');
    await whenStarted(page);
    await page.getByRole('group', { name: /what we know about Mara/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Email marketing' })).toBeVisible();
    expect(await drawn(page)).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the route and the prices are complete, and the slider is hidden', async ({ page }) => {
    await page.goto('/');
    expect(await drawn(page)).toBe(1);
    await expect(page.locator('#pricing-section')).toContainText(/Premium, a month[\s\S]*12¢/);
    await expect(page.locator('#pricing-section input[type=range]')).toBeHidden();
  });
});

test('the slider says what so many applications cost', async ({ page }) => {
  await page.goto('/');
  await whenStarted(page);
  await slider(page).scrollIntoViewIfNeeded();
  const result = page.locator('#pricing-section [aria-live=polite]');
  await expect(result).toContainText(/Packs\$18Premium\$35/);
  // The section's code comes as it comes near; until then the slider is only HTML.
  await expect(async () => {
    await slider(page).press('End');
    await expect(result).toContainText(/^Premium\$35Packs\$87/, { timeout: 1_000 });
  }).toPass();
  await slider(page).press('Home');
  await expect(result).toHaveText('Free. Your first 10 credits cover it.');
});
