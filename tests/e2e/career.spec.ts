import type { Career } from '../../functions/src/contract/career.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { giveResume, signUpComplete } from './support/accounts.ts';
import { engineerResume, nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('jobs are corrected with the keyboard alone, and a new resume leaves them as they are', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  const stored = async () => (await user.call<Career>('GET', '/api/career')).jobs;
  const [read] = await stored();
  await signInBefore(page, user);
  await page.goto(paths.profile());
  const work = page.getByRole('region', { name: 'Work experience' });
  const press = async (name: RegExp | string) => {
    await work.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };

  await press(/^Edit /);
  const title = work.getByLabel('Title', { exact: true });
  await title.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Charge Nurse');
  await press('Add job');
  // The new entry has the focus.
  await page.keyboard.type('Ward Aide');
  await press('Save');
  await expect(page.getByText('A new resume won’t change this list.', { exact: true })).toBeVisible();
  const saved = await stored();
  expect(saved[0]).toMatchObject({ title: 'Charge Nurse', employer: read?.employer, confidence: 1 });
  expect(saved.at(-1)?.title).toBe('Ward Aide');

  await press(/^Move .*Ward Aide up/);
  await press('Save');
  await expect.poll(async () => (await stored()).at(-2)?.title).toBe('Ward Aide');

  await giveResume(user, nurseResume().bytes);
  expect((await stored())[0]?.title).toBe('Charge Nurse');
  await press('Use what’s in my resume');
  await page
    .getByRole('dialog', { name: 'Replace your job list?' })
    .getByRole('button', { name: 'Replace my list' })
    .press('Enter');
  await expect.poll(async () => (await stored())[0]?.title).toBe(read?.title);
  await expect(work.getByText('Charge Nurse')).toHaveCount(0);
});

test('what is wrong with an entry is shown where it is, also if it was closed', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.goto(paths.profile());
  const education = page.getByRole('region', { name: 'Education' });
  await education.getByRole('button', { name: 'Add school' }).click();
  await education.getByLabel('Field of study').fill('Nursing');
  await education.getByRole('button', { name: /^Close/ }).click();
  await education.getByRole('button', { name: 'Save' }).click();
  await expect(education.getByText('Add a school or a degree.')).toBeVisible();
  await expect(education.getByRole('textbox', { name: 'School' })).toBeFocused();
});

test('a list of one’s own is offered the new jobs of a later resume, and another resume can be sent', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, engineerResume().bytes);
  const { jobs } = await user.call<Career>('GET', '/api/career');
  const own = jobs.slice(1).map(({ confidence: _, source: __, ...job }) => job);
  await user.call('PATCH', '/api/career', { json: { jobs: own } });
  await giveResume(user, nurseResume().bytes);
  await signInBefore(page, user);
  await page.goto(paths.profile());
  const work = page.getByRole('region', { name: 'Work experience' });
  const offers = work.getByRole('list', { name: 'New in resume.pdf' });
  await expect(offers.getByRole('listitem')).toHaveCount(2);
  await offers.getByRole('button', { name: /^Skip Staff Nurse/ }).focus();
  await page.keyboard.press('Enter');
  await expect(offers.getByRole('listitem')).toHaveCount(1);
  // The next offer has the focus, and after the last the entry that it became.
  await expect(offers.getByRole('button', { name: /^Add Registered Nurse/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offers).toHaveCount(0);
  await expect(work.getByRole('button', { name: /^Edit Registered Nurse/ })).toBeFocused();
  await work.getByRole('button', { name: 'Save' }).click();
  const saved = async () =>
    (await user.call<Career>('GET', '/api/career')).jobs.map(({ employer }) => employer);
  // The job they still have stands first.
  await expect.poll(saved).toEqual(['Harborlight Medical Center', ...own.map(({ employer }) => employer)]);
  await page.reload();
  await expect(work.getByText('This is your own list.')).toBeVisible();
  await expect(offers).toHaveCount(0);

  const resumes = page.getByRole('region', { name: 'Resumes' });
  await resumes.getByLabel('Sent to employers').click();
  await page.getByRole('option', { name: /version 1/ }).click();
  await expect(resumes.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText(
    'Sent to employers',
  );
  await expect(resumes.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText(
    'For your matches',
  );
});
