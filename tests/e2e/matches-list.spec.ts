import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { findMatches, readWallet, runSearch, signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

async function openMatches(page: Page) {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const { items } = await findMatches(user);
  await signInBefore(page, user);
  await page.goto(paths.jobSearch());
  const list = page.getByRole('list', { name: 'Matches' });
  await expect(list.getByRole('listitem').nth(4)).toBeVisible();
  const job = (at: number) => list.locator(`[data-match="${items[at]?.posting.id}"]`);
  return { user, items, list, job, bar: page.getByRole('group', { name: 'Selected jobs' }) };
}

test('the list is worked through with the keyboard alone: move, open, save, dismiss, and apply', async ({
  page,
}) => {
  const { user, items, job, bar } = await openMatches(page);
  const { keyboard } = page;
  await keyboard.press('j');
  await expect(job(0).getByRole('link')).toBeFocused();
  await keyboard.press('j');
  await keyboard.press('j');
  await keyboard.press('k');
  await expect(job(1).getByRole('link')).toBeFocused();
  // One stop of the Tab key, whatever its length.
  await expect(page.locator('[data-match] a[tabindex="0"]')).toHaveCount(1);

  await keyboard.press('o');
  await expect(page).toHaveURL(paths.match(items[1]?.posting.id ?? ''));
  await expect(job(1).getByRole('link')).toHaveAttribute('aria-current', 'true');

  await keyboard.press('s');
  await expect(job(1)).toContainText('Saved');
  await keyboard.press('j');
  await keyboard.press('d');
  await expect(job(2)).toHaveCount(0);
  await expect(job(3).getByRole('link')).toBeFocused();

  // A letter in a field is a letter.
  await page.getByLabel('Search your matches').focus();
  await keyboard.type('x');
  await expect(bar).toHaveCount(0);
  await page.getByLabel('Search your matches').clear();
  await expect(job(3)).toBeVisible();

  await job(3).getByRole('link').focus();
  await keyboard.press('a');
  const apply = bar.getByRole('button', { name: 'Apply to 1 · 1 credit' });
  await expect(apply).toBeFocused();
  expect((await readWallet(user)).reserved).toBe(0);
  await keyboard.press('Enter');
  await expect(page.getByText('1 application started', { exact: true })).toBeVisible();
  await expect(job(3)).toContainText('Applied');
  expect((await readWallet(user)).reserved).toBe(1);
});

test('several jobs are selected as a range, dismissed together, and brought back as they were', async ({
  page,
}) => {
  const { user, items, job, bar } = await openMatches(page);
  const { keyboard } = page;
  await user.call('PUT', `/api/matches/${items[1]?.posting.id}/verdict`, { json: { verdict: 'saved' } });
  await page.reload();
  await expect(job(1)).toContainText('Saved');
  await job(0).getByRole('checkbox').check();
  await job(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await keyboard.press('j');
  await keyboard.press('Shift+X');
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  await job(0).getByRole('checkbox').check();
  await job(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Dismissed 3 jobs', { exact: true })).toBeVisible();
  for (const at of [0, 1, 2]) await expect(job(at)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  for (const at of [0, 1, 2]) await expect(job(at)).toBeVisible();
  await expect(job(1)).toContainText('Saved');
  await page.reload();
  await expect(job(0)).toBeVisible();
  await expect(job(1)).toContainText('Saved');
});

test('applying to several jobs says the cost before, and one undo returns all credits', async ({ page }) => {
  const { user, job, bar } = await openMatches(page);
  const before = await readWallet(user);
  for (const at of [0, 1, 2]) await job(at).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Apply to 3 · 3 credits' }).click();
  await expect(page.getByText('3 applications started', { exact: true })).toBeVisible();
  await expect(job(0)).toContainText('Applied');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('3 credits returned.', { exact: true })).toBeVisible();
  expect(await readWallet(user)).toEqual(before);
  await expect(job(0)).not.toContainText('Applied');
});

test('a search is saved, counts what is new, and is renamed, deleted, and brought back', async ({ page }) => {
  const { user } = await openMatches(page);
  const saved = page.getByRole('group', { name: 'Saved searches' });
  await page.getByRole('combobox', { name: 'Workplace' }).selectOption('onsite');
  await saved.getByRole('button', { name: 'Save this search' }).click();
  await saved.getByLabel('Search name').fill('On site');
  await saved.getByRole('button', { name: 'Save search' }).click();
  await expect(saved.getByRole('link', { name: 'On site' })).toHaveAttribute('aria-current', 'true');

  // As if it had been looked at before any of its matches were found.
  const { items } = await user.call<{ items: { id: string; filters: object; total: number }[] }>(
    'GET',
    '/api/saved-searches',
  );
  const [one] = items;
  if (!one || one.total === 0) throw new Error('The stock has a match on site');
  await user.call('PUT', `/api/saved-searches/${one.id}`, {
    json: { name: 'On site', filters: one.filters, seen_at: null },
  });
  await page.goto(paths.jobSearch());
  const tab = saved.getByRole('link', { name: /^On site/ });
  await expect(tab).toContainText(`${one.total} new`);
  await tab.click();
  await expect(page).toHaveURL(/workplace=onsite/);
  await expect(tab).toHaveText('On site');

  await saved.getByRole('button', { name: 'Rename' }).click();
  await saved.getByLabel('Search name').fill('In the hospital');
  await saved.getByRole('button', { name: 'Rename' }).click();
  const renamed = saved.getByRole('link', { name: 'In the hospital' });
  await expect(renamed).toBeVisible();
  await saved.getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(renamed).toBeVisible();
});

test('the search box is as tall as the filters beside it', async ({ page }) => {
  await openMatches(page);
  const filters = page.getByRole('group', { name: 'Filter matches' });
  const height = async (selector: string) => (await filters.locator(selector).first().boundingBox())?.height;
  expect(await height('label')).toBe(await height('select'));
});
