import type { Page } from '@playwright/test';
import { calls, toasts } from './support/api.ts';
import { mockOneMatch } from './support/matches.ts';
import { expect, test } from './support/test.ts';
import { stepUntil, stopClock } from './support/time.ts';

const forgot = (page: Page) => page.getByRole('button', { name: 'Forgot your password?' });

/** The notification area is loaded when the browser is idle. */
async function openAuth(page: Page): Promise<void> {
  await page.goto('/auth');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
}

test('§2 notifications: title, description [2.toast.1] in default and destructive variants [2.toast.2]; only one is visible at a time [2.toast.3] [9.toast.1]', async ({
  page,
}) => {
  await calls(page, 'POST', '/api/auth/forgot-password', { json: { message: 'ok' } });
  await openAuth(page);
  await forgot(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(toasts(page)).toContainText('Error');
  await expect(toasts(page)).toContainText('Please enter your email address first');
  const red = await toasts(page).evaluate((toast) => getComputedStyle(toast).backgroundColor);
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await forgot(page).click();
  await expect(toasts(page)).toHaveAttribute('data-variant', 'default');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Request received');
  expect(await toasts(page).evaluate((toast) => getComputedStyle(toast).backgroundColor)).not.toBe(red);
});

test('§2 notifications: optional action [2.toast.1]: a dismissed match is taken back with Undo', async ({
  page,
  member,
  openAs,
}) => {
  const verdicts = await mockOneMatch(page);
  await openAs(member, '/job-search');
  await page.getByRole('article').getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(toasts(page)).toContainText('Dismissed');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => verdicts).toEqual(['dismissed', null]);
  await expect(page.getByRole('article').getByRole('button', { name: 'Dismiss', exact: true })).toBeVisible();
  await expect(toasts(page)).toHaveAttribute('data-state', 'closed');
});

test('§2 notifications: default display is 5000 ms [2.toast.4]; after dismissal it is removed after 3000 ms [2.toast.5] [9.toast.1]', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/auth');
  await stepUntil(page, page.getByRole('button', { name: 'Feedback', exact: true }));
  await forgot(page).click();
  const toast = toasts(page);
  await stepUntil(page, toast);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(4950);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(100);
  await expect(toast).toHaveAttribute('data-state', 'closed');
  await page.clock.runFor(2900);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

test('§2 notifications: it can be swiped right (threshold 50 px) [2.toast.6] [9.toast.1]', async ({
  page,
}) => {
  await openAuth(page);
  await forgot(page).click();
  const toast = toasts(page);
  await expect(toast).toHaveAttribute('data-state', 'open');
  const atRest = () =>
    toast.evaluate(async (one) => {
      await Promise.allSettled(one.getAnimations().map(({ finished }) => finished));
    });
  const swipe = async (px: number) => {
    await atRest();
    const box = await toast.boundingBox();
    if (!box) throw new Error('There is no toast');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const step of [0.2, 0.5, 0.8, 1]) await page.mouse.move(x + px * step, y);
    await page.mouse.up();
  };
  await swipe(-90);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await swipe(45);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await expect.poll(async () => toast.getAttribute('data-swipe')).toBe('cancel');
  await swipe(55);
  await expect(toast).toHaveAttribute('data-state', 'closed');
});

test('§2 notifications: F8 focuses the notification area [2.toast.7]', async ({ page }) => {
  await openAuth(page);
  await forgot(page).click();
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
});
