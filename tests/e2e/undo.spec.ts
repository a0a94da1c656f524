import type { Resume } from '../../functions/src/contract/resumes.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { giveResume, signUpComplete } from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('a deleted resume is gone at once, without a question, and Undo brings it back', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  const { id, file_name } = await giveResume(user, nurseResume().bytes);
  const stored = async () =>
    (await user.call<{ items: Resume[] }>('GET', '/api/resumes')).items.map((resume) => resume.id);
  await signInBefore(page, user);
  await page.goto(paths.profile('resumes'));
  const row = page
    .getByRole('list', { name: 'Resumes' })
    .getByRole('listitem')
    .filter({ hasText: file_name });
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Resume deleted', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await stored()).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Resume restored', { exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  expect(await stored()).toEqual([id]);
});
