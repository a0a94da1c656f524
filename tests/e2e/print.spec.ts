import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { appliedUser, sendApplication } from './support/application-stages.ts';
import { settled } from './support/inspect-page.ts';
import { ARTICLE } from './support/public-pages.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark' });

type Printed = { pages: number; ink: string; paper: string };

/** Prints the page to PDF, with its backgrounds. Returns its pages, and the colors it had meanwhile. */
async function print(page: Page): Promise<Printed> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const colorOf = (selector: string, name: 'color' | 'backgroundColor') =>
        getComputedStyle(document.querySelector(selector) as Element)[name];
      Object.assign(window, {
        colors: { ink: colorOf('h1', 'color'), paper: colorOf('body', 'backgroundColor') },
      });
    });
  });
  const pdf = (await page.pdf({ format: 'Letter', printBackground: true })).toString('latin1');
  const colors = await page.evaluate(() => (window as unknown as { colors: Omit<Printed, 'pages'> }).colors);
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, ...colors };
}

/** Brightness of `rgb(…)` from 0 to 1. */
const brightness = (color: string): number =>
  Math.max(...(color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) / 255;

async function expectNothingButTheText(page: Page): Promise<void> {
  const controls = page.locator('header:has(nav), footer:has(nav), button, [href="#main"]');
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(
    page.getByRole('banner').or(page.getByRole('contentinfo')).filter({ visible: true }),
  ).toHaveCount(0);
}

test('a receipt prints as a document, also from a dark screen', async ({ page }) => {
  test.setTimeout(180_000);
  const { user, ids } = await appliedUser(1);
  const { id, posting } = await sendApplication(user, ids[0] ?? '');
  await signInBefore(page, user);
  await page.goto(paths.application(id));
  await expect(page.getByRole('heading', { level: 1, name: posting.title })).toBeVisible();
  await expect(page.getByRole('img', { name: /filled-out application form/ })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('dark');

  const { pages, ink, paper } = await print(page);
  expect(brightness(ink)).toBeLessThan(0.3);
  expect(brightness(paper)).toBeGreaterThan(0.9);
  // What was sent, and the picture of the form.
  expect(pages).toBeLessThanOrEqual(3);
  await expect(page.locator('html')).toHaveClass('dark');

  await expectNothingButTheText(page);
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt.getByText('What was sent')).toBeVisible();
  await expect(receipt.getByRole('blockquote')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your notes' })).toBeHidden();
});

test('an article prints with the addresses of its sources', async ({ page }) => {
  await page.goto(ARTICLE);
  await settled(page);
  const { ink, paper } = await print(page);
  expect(brightness(ink)).toBeLessThan(0.3);
  expect(brightness(paper)).toBeGreaterThan(0.9);

  await expectNothingButTheText(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Related articles' })).toBeHidden();
  const source = page.locator('article a[href^="https://"]').first();
  const address = await source.getAttribute('href');
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(`" (${address})"`);
});
