import { RESUME_MESSAGES } from '../../functions/src/contract/messages.ts';
import type { Resume } from '../../functions/src/contract/resumes.ts';
import { signUp } from './support/accounts.ts';
import { BAD_FILES, nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';
import { dropFile } from './support/user-input.ts';

const CODES = Object.keys(BAD_FILES) as (keyof typeof BAD_FILES)[]; // the keys of this very object

test('each bad file is told what is wrong with it, stores nothing, and a good one goes in right after', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 422, path: /^\/api\/resumes$/ }, { status: 413, path: /^\/api\/resumes$/ });
  const user = await signUp(MAIN_STACK);
  await user.call('POST', '/api/profile', { json: { email: user.email } });
  await signInByPage(page, user);
  const place = page.getByRole('heading', { name: 'Upload your resume' });
  await expect(place).toBeVisible();
  const stored = async () => (await user.call<{ items: Resume[] }>('GET', '/api/resumes')).items;
  for (const code of CODES) {
    await test.step(code, async () => {
      await dropFile(page, place, BAD_FILES[code]());
      await expect(page.getByRole('alert').filter({ hasText: RESUME_MESSAGES[code] })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page).toHaveURL(/\/onboarding\/resume$/);
      expect(await stored()).toEqual([]);
    });
  }
  await dropFile(page, place, nurseResume());
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 60_000 });
  expect(await stored()).toMatchObject([{ file_name: 'dana-okafor.pdf', version: 1 }]);
});
