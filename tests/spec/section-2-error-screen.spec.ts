import type { Page } from '@playwright/test';
import { visit } from '../browser/navigation.ts';
import { events, expect, test } from './support/test.ts';

/** Replaces /about with a page that throws whenever it renders. */
async function breakAbout(page: Page): Promise<void> {
  await page.route(/\/assets\/about[\w-]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function Component() { throw new Error('broken on purpose'); }",
    }),
  );
}

test("§2 error screen: 'Something went wrong', 'We encountered an unexpected error. Don't worry, your data is safe.' [2.error.1] and 'If this problem persists, please contact support.' [2.error.2]; buttons 'Try Again (N left)', 'Reload Page', 'Go Home' (to /) [2.error.3]; reported to analytics [2.error.4]; 3 retries [4.boundary.1] [9.error.1], then the button becomes 'Reload Page', which reloads [4.boundary.2]", async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /broken on purpose/ });
  await breakAbout(page);
  await page.goto('/features');
  await visit(page, '/about');
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(
    screen.getByText("We encountered an unexpected error. Don't worry, your data is safe."),
  ).toBeVisible();
  await expect(screen.getByText('If this problem persists, please contact support.')).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  // Analytics comes after the first paint.
  await expect.poll(() => events(page, 'error_boundary')).toMatchObject([{ message: 'broken on purpose' }]);
  const reload = screen.getByRole('button', { name: 'Reload Page' });
  for (const left of [3, 2, 1]) {
    await expect(reload).toBeVisible();
    await screen.getByRole('button', { name: `Try Again (${left} left)` }).click();
  }
  await expect(screen.getByRole('button', { name: /Try Again/ })).toHaveCount(0);
  const reloaded = page.waitForEvent('domcontentloaded');
  await reload.click();
  await reloaded;
  await expect(page).toHaveURL('/about');
  await screen.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Your Career Hunt Automated' })).toBeVisible();
});

test('§2 error screen: a new try that succeeds shows the page [2.error.3]', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /for a moment/ });
  await page.route(/\/assets\/about[\w-]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        export function Component() {
          if (!window.mended) throw new Error('for a moment');
          return 'All is well';
        }`,
    }),
  );
  await page.goto('/features');
  await visit(page, '/about');
  const again = page.getByRole('button', { name: 'Try Again (3 left)' });
  await expect(again).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await again.click();
  await expect(page.getByText('All is well')).toBeVisible();
});

test('§4 error boundary: 3 retries [4.boundary.1] for each trouble: a page that has recovered has all of them again', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /for a while/ });
  await page.route(/\/assets\/about[\w-]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function Component() { if (!window.mended) throw new Error('for a while'); return 'All is well'; }",
    }),
  );
  const mend = (mended: boolean) => page.evaluate((now) => Object.assign(window, { mended: now }), mended);
  await page.clock.install();
  await page.goto('/features');
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Try Again (3 left)' }).click();
  const again = page.getByRole('button', { name: 'Try Again (2 left)' });
  await expect(again).toBeVisible();
  await mend(true);
  await again.click();
  await expect(page.getByText('All is well')).toBeVisible();
  await page.clock.runFor(10_000);
  await visit(page, '/features');
  await expect(page.getByRole('heading', { level: 1, name: /Everything between/ })).toBeVisible();
  await mend(false);
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: 'Try Again (3 left)' })).toBeVisible();
});
