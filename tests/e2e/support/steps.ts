import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import type { ChosenFile } from './resumes.ts';

/** Presses and counts: what a person has to click. */
export function clickCounter(): { count: number; on: (target: Locator) => Promise<void> } {
  const clicks = {
    count: 0,
    on: async (target: Locator) => {
      clicks.count += 1;
      await target.click();
    },
  };
  return clicks;
}

/** Lets a file fall on the place that is marked for it. */
export async function dropFile(page: Page, place: Locator, file: ChosenFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    { name: file.name, type: file.type, base64: Buffer.from(file.bytes).toString('base64') },
  );
  await place.dispatchEvent('dragover', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

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
export async function mainNavigation(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  if (await menu.isVisible()) {
    await menu.click();
    return page.getByRole('dialog', { name: 'Menu' });
  }
  return page.getByRole('banner').filter({ has: links });
}

export async function goTo(page: Page, name: string): Promise<void> {
  const navigation = await mainNavigation(page);
  await navigation.getByRole('link', { name, exact: true }).click();
}

/** Answers every question of an employer's form with something it takes. */
export async function answerQuestions(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save and go on' }) });
  await expect(form).toBeVisible();
  for (const question of await form.locator('[data-question]').all()) {
    const radios = question.getByRole('radio');
    const boxes = question.getByRole('checkbox');
    const list = question.getByRole('combobox');
    if ((await radios.count()) > 0) await radios.first().check();
    else if ((await boxes.count()) > 0) await boxes.first().check();
    else if ((await list.count()) > 0) {
      await list.click();
      await page.getByRole('option').last().click();
    } else {
      const box = question.getByRole('textbox').or(question.locator('input'));
      const number = /years/i.test((await question.textContent()) ?? '');
      const date = (await box.first().getAttribute('type')) === 'date';
      await box.first().fill(date ? '2027-01-15' : number ? '7' : 'In four weeks.');
    }
  }
  await form.getByRole('button', { name: 'Save and go on' }).click();
}
