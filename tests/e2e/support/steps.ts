import { expect, type Locator, type Page } from '@playwright/test';
import { storeSession } from '../../browser/session.ts';
import { type Account, sessionOf } from './accounts.ts';
import { MAIN_STACK } from './stacks.ts';
import { pointer, type UserInput } from './user-input.ts';

export async function fillCredentials(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
}

/** Signs in through the page and waits until the app has taken the person somewhere. */
export async function signInByPage(page: Page, account: Account): Promise<void> {
  await page.goto('/auth');
  await fillCredentials(page, account);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
}

/** Has the page opened next find this person signed in: for tests that are not about signing in. */
export async function signInBefore(page: Page, account: Account): Promise<void> {
  await storeSession(page, await sessionOf(MAIN_STACK, account));
}

/** The navigation as it stands on this screen; on a phone it is behind the menu. */
export async function mainNavigation(page: Page, input: UserInput = pointer(page)): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  if (await menu.isVisible()) {
    await input.press(menu);
    return page.getByRole('dialog', { name: 'Menu' });
  }
  return page.getByRole('banner').filter({ has: links });
}

export async function goTo(page: Page, input: UserInput, name: string): Promise<void> {
  await input.press((await mainNavigation(page, input)).getByRole('link', { name, exact: true }));
}

/** Answers every question of an employer's form with something it takes. */
export async function answerQuestions(page: Page, input: UserInput): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save and continue' }) });
  await expect(form).toBeVisible();
  for (const question of await form.locator('[data-question]').all()) {
    const choice = question.getByRole('radio').or(question.getByRole('checkbox'));
    const list = question.getByRole('combobox');
    if ((await choice.count()) > 0) await input.press(choice.first());
    else if ((await list.count()) > 0) await input.chooseLast(list);
    else {
      const box = question.getByRole('textbox').or(question.locator('input')).first();
      const number = /years/i.test((await question.textContent()) ?? '');
      const date = (await box.getAttribute('type')) === 'date';
      await input.write(box, date ? '2027-01-15' : number ? '7' : 'In four weeks.');
    }
  }
  await input.press(form.getByRole('button', { name: 'Save and continue' }));
}
