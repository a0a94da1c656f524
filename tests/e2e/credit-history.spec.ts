import { paths } from '../../web/src/lib/paths.ts';
import { signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.setTimeout(120_000);

test('the credit history is filtered with the keyboard, and its address keeps the filter', async ({
  page,
}) => {
  await signInBefore(page, await signUpComplete(MAIN_STACK));
  await page.goto(paths.credits());
  const main = page.getByRole('main');
  const filters = main.getByRole('group', { name: 'Show' });
  const filter = (name: string) => filters.getByRole('button', { name, exact: true });
  const signUpLine = main.getByText(/You got 10\scredits for signing up/);
  await expect(signUpLine).toBeVisible();
  await expect(filter('All')).toHaveAttribute('aria-pressed', 'true');

  await filter('All').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/credits\?history=added$/);
  await expect(signUpLine).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(main.getByText('No credits used yet.')).toBeVisible();
  await expect(signUpLine).toBeHidden();
  await expect(filter('Used')).toBeFocused();

  await page.reload();
  await expect(filter('Used')).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByText('No credits used yet.')).toBeVisible();

  await filter('All').press('Enter');
  await expect(page).toHaveURL(/\/credits$/);
  await expect(signUpLine).toBeVisible();
});
