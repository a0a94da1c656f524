import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { readApplication, signUpComplete } from './support/accounts.ts';
import { appliedUser } from './support/application-stages.ts';
import { axeOn } from './support/axe.ts';
import { settled } from './support/inspect-page.ts';
import { PHONE } from './support/screens.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or run a command' });
const result = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

/** Opens the palette with the keyboard, as soon as the page listens. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

test('the palette goes to pages, applications and matches by name, with the keyboard alone', async ({
  page,
}) => {
  const { user, ids } = await appliedUser(1);
  const { posting } = await readApplication(user, ids[0] ?? '');
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  await settled(page);

  await test.step('a page', async () => {
    await openPalette(page);
    await page.keyboard.type('prof');
    await expect(result(page, /^Profile/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.profile());
    await expect(field(page)).toBeHidden();
  });

  await test.step('an application, whose list was not read before', async () => {
    await openPalette(page);
    await page.keyboard.type(posting.company);
    await expect(page.getByRole('group', { name: 'Applications' }).getByRole('option')).toHaveText([
      new RegExp(posting.company),
    ]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.application(ids[0] ?? ''));
  });

  await test.step('a match, with the arrows', async () => {
    await openPalette(page);
    await page.keyboard.type('nurse');
    const matches = page.getByRole('group', { name: 'Matches' }).getByRole('option');
    await expect(matches).not.toHaveCount(0);
    const last = matches.last();
    await expect(last).not.toHaveClass(/Mui-focused/);
    // Upwards from the first one is the last one.
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveClass(/Mui-focused/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/job-search\/./);
  });

  await test.step('where one has been before', async () => {
    await openPalette(page);
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(3);
    await page.keyboard.type('zzzz');
    await expect(page.getByText('No results for “zzzz”')).toBeVisible();
    const axe = await (await axeOn(page)).analyze();
    expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });
});

test('the palette runs actions, and can be opened with a button on a phone', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.setViewportSize(PHONE);
  await page.goto(paths.settings());
  // Before, the page has no title yet.
  await settled(page);
  await page.getByRole('button', { name: 'Search or run a command' }).click();
  await expect(field(page)).toBeFocused();
  const axe = await (await axeOn(page)).analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.keyboard.type('run search');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.jobSearch());
  const { search } = await user.call<{ search: { id: string } | null }>('GET', '/api/latest-search');
  expect(search?.id).toBeTruthy();
});

test('a question mark lists what the keyboard can do here, and single keys can be turned off', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await user.call('POST', '/api/own-applications', {
    json: { company: 'Harbor Clinic', title: 'Nurse', url: '', sent_at: new Date().toISOString() },
  });
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  await openPalette(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(paths.applications());
  const card = page.getByRole('link', { name: /Harbor Clinic/ });
  await expect(card).toBeVisible();
  await page.keyboard.press('j');
  await expect(card).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByRole('region', { name: 'Applications' })).toContainText('Move to…');
  await expect(help.getByRole('region', { name: 'Go to' })).toContainText('Dashboard');
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(paths.applications());
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});
