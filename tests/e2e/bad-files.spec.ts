import { RESUME_MESSAGES } from '../../functions/src/contract/messages.ts';
import type { Resume } from '../../functions/src/contract/resumes.ts';
import { signUp } from './support/accounts.ts';
import { BAD_FILES, nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { dropFile, signInByPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const CODES = Object.keys(BAD_FILES) as (keyof typeof BAD_FILES)[]; // the keys of this very object

for (const code of CODES) {
  test(`${code}: says what is wrong and what to do, and stores nothing`, async ({ page, expectFailures }) => {
    expectFailures({ status: 422, path: /^\/api\/resumes$/ }, { status: 413, path: /^\/api\/resumes$/ });
    const user = await signUp(MAIN_STACK);
    await user.call('POST', '/api/profile', { json: { email: user.email } });
    await signInByPage(page, user);
    const place = page.getByRole('heading', { name: 'Drop your resume here' });
    await expect(place).toBeVisible();
    await dropFile(page, place, BAD_FILES[code]());
    await expect(page.getByRole('alert').filter({ hasText: RESUME_MESSAGES[code] })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page).toHaveURL(/\/onboarding\/resume$/);
    expect((await user.call<{ items: Resume[] }>('GET', '/api/resumes')).items).toEqual([]);
    // The same page takes a good file right after.
    await dropFile(page, place, nurseResume());
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 60_000 });
    const { items } = await user.call<{ items: Resume[] }>('GET', '/api/resumes');
    expect(items).toMatchObject([{ file_name: 'dana-okafor.pdf', version: 1 }]);
  });

  test(`${code}: is refused by the API itself`, async () => {
    const user = await signUp(MAIN_STACK);
    await user.call('POST', '/api/profile', { json: { email: user.email } });
    const { name, bytes } = BAD_FILES[code]();
    const sending = user.call('POST', `/api/resumes?file_name=${name}`, { bytes });
    await expect(sending).rejects.toThrow(`"code":"${code}"`);
    expect((await user.call<{ items: Resume[] }>('GET', '/api/resumes')).items).toEqual([]);
  });
}
