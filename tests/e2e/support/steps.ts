import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { type Hands, pointer } from './hands.ts';

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

/** The navigation as it stands on this screen; on a phone it is behind the menu. */
export async function mainNavigation(page: Page, hands: Hands = pointer(page)): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  if (await menu.isVisible()) {
    await hands.press(menu);
    return page.getByRole('dialog', { name: 'Menu' });
  }
  return page.getByRole('banner').filter({ has: links });
}

export async function goTo(page: Page, hands: Hands, name: string): Promise<void> {
  await hands.press((await mainNavigation(page, hands)).getByRole('link', { name, exact: true }));
}

/** Answers every question of an employer's form with something it takes. */
export async function answerQuestions(page: Page, hands: Hands): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save and go on' }) });
  await expect(form).toBeVisible();
  for (const question of await form.locator('[data-question]').all()) {
    const choice = question.getByRole('radio').or(question.getByRole('checkbox'));
    const list = question.getByRole('combobox');
    if ((await choice.count()) > 0) await hands.press(choice.first());
    else if ((await list.count()) > 0) await hands.chooseLast(list);
    else {
      const box = question.getByRole('textbox').or(question.locator('input')).first();
      const number = /years/i.test((await question.textContent()) ?? '');
      const date = (await box.getAttribute('type')) === 'date';
      await hands.write(box, date ? '2027-01-15' : number ? '7' : 'In four weeks.');
    }
  }
  await hands.press(form.getByRole('button', { name: 'Save and go on' }));
}
