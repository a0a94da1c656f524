import type { Locator, Page } from '@playwright/test';
import { adminAccount } from './support/accounts.ts';
import { chooseBefore } from './support/consent.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** Faults of the emulated Reddit that strike only requests under this test id. */
async function fault(test_id: string, status: number): Promise<void> {
  await fetch(`http://127.0.0.1:${MAIN_STACK.ports.reddit}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status, times: 1, test_id }),
  });
}

async function choose(within: Locator, page: Page, label: string, option: string): Promise<void> {
  await within.getByLabel(label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('administrators see state, chart and log, filter it, and send a refused event again', async ({
  page,
}) => {
  const test_id = `t2_e2e_${Date.now()}`;
  await signInBefore(page, adminAccount());
  await page.goto('/admin-reddit-tracking');

  // A test event that Reddit refuses, and what it said.
  const form = page.locator('form').filter({ has: page.getByLabel('Test ID') });
  await form.getByLabel('Test ID').fill(test_id);
  await choose(form, page, 'Event', 'Lead');
  await fault(test_id, 400);
  await form.getByRole('button', { name: 'Send test event' }).click();
  await expect(page.getByRole('status').getByText(/Rejected by Reddit/)).toBeVisible();

  // Status and chart.
  await expect(page.getByText('a2_demopixel')).toBeVisible();
  await expect(page.getByText('Opt-in: no events until someone agrees')).toBeVisible();
  const chart = page.getByRole('table', { name: 'Events in the last 14 days by type' });
  const leads = chart.getByRole('row', { name: /^Lead/ });
  await expect(leads.getByRole('cell').last()).toHaveText(/^[1-9]/);

  // The filter stands in the address and outlives a reload.
  const filter = page.getByRole('search', { name: 'Filter events' });
  await choose(filter, page, 'Type', 'Lead');
  await choose(filter, page, 'Status', 'Rejected');
  await expect(page).toHaveURL(/type=LEAD&state=rejected/);
  await page.reload();
  const log = page.getByRole('region', { name: 'Event log' });
  const mine = log.getByRole('listitem').filter({ hasText: test_id });
  await expect(log.getByText(/Rejected by Reddit/).first()).toBeVisible();
  await log
    .getByText(/Rejected by Reddit/)
    .first()
    .click();
  await expect(mine).toContainText('400');
  await choose(filter, page, 'Type', 'Purchase');
  await expect(mine).toHaveCount(0);

  // Sent again.
  await choose(filter, page, 'Type', 'Lead');
  await log
    .getByText(/Rejected by Reddit/)
    .first()
    .click();
  await mine.getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Requeued', { exact: true })).toBeVisible();
  await choose(filter, page, 'Status', 'Accepted');
  await expect(async () => {
    await log.getByRole('button', { name: 'Refresh' }).click();
    await expect(mine).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByText('No events match')).toBeHidden();
});

test('the public page shows what was captured and sends a test event', async ({ context, page }) => {
  await page.goto('/reddit-tracking-test?rdt_cid=reddit-click-t2_8f3a&utm_source=reddit');
  await expect(page.getByRole('heading', { name: 'Measurement is off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeDisabled();

  await chooseBefore(context, 'granted');
  await page.reload();
  await expect(page.getByText('t2_8f3a', { exact: false }).first()).toBeVisible();
  await expect(page.getByText(/t2_ internal, captured .*, expires in 28\sdays/)).toBeVisible();
  await choose(page.locator('form'), page, 'Event', 'Lead');
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(page.getByRole('status').getByText('Accepted by Reddit')).toBeVisible();
});
