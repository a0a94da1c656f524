import type { Application } from '../../functions/src/contract/applications.ts';
import type { RememberedAnswer } from '../../functions/src/contract/applications-answers.ts';
import { paths } from '../../web/src/lib/paths.ts';
import {
  type ApiUser,
  adminAccount,
  eventually,
  giveResume,
  readApplication,
  runSearch,
  signUpComplete,
} from './support/accounts.ts';
import { postingThatAsks } from './support/form-postings.ts';
import { inspectPage } from './support/inspect-page.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const answersOf = async (user: ApiUser) =>
  (await user.call<{ items: RememberedAnswer[] }>('GET', '/api/answers')).items;

/** An application that waits for answers. */
async function askedUser(): Promise<{ user: ApiUser; id: string }> {
  const user = await signUpComplete(MAIN_STACK, { work_authorization: { US: true } });
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const { id: posting_id } = await postingThatAsks(user);
  const { id } = await user.call<Application>('POST', '/api/applications', { json: { posting_id } });
  await eventually('the form asks', 60, async () => {
    const { status } = await readApplication(user, id);
    return status === 'needs_input' ? true : null;
  });
  return { user, id };
}

test('an answer given to a form is seen, changed and deleted on its page', async ({ page }) => {
  const { user, id } = await askedUser();
  const { questions } = await readApplication(user, id);
  const sponsor = questions.find(({ label }) => /sponsor/i.test(label));
  if (!sponsor) throw new Error(JSON.stringify(questions));
  await user.call('POST', `/api/applications/${id}/answers`, {
    json: { answers: [{ key: sponsor.key, value: 'Yes' }] },
  });
  await signInBefore(page, user);
  const address = paths.answers();
  await page.goto(address);
  // A negated question is remembered in its own words.
  const name = sponsor.topic.startsWith('question:') ? 'From forms you’ve answered' : 'Work authorization';
  const work = page.getByRole('region', { name });
  await expect(work.getByRole('heading', { name: sponsor.label })).toBeVisible();
  expect(await inspectPage(page, address)).toEqual([]);

  await work.getByRole('button', { name: `Edit: ${sponsor.label}` }).click();
  await work.getByRole('radio', { name: 'No' }).check();
  await work.getByRole('button', { name: 'Save answer' }).click();
  await expect(work.getByRole('button', { name: `Edit: ${sponsor.label}` })).toBeFocused();
  await expect(work.getByText('No', { exact: true }).and(work.locator('p'))).toBeVisible();
  expect(await answersOf(user)).toMatchObject([{ topic: sponsor.topic, value: 'No' }]);

  const remove = work.getByRole('button', { name: `Delete: ${sponsor.label}` });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(remove).toBeVisible();
  expect(await answersOf(user)).toMatchObject([{ topic: sponsor.topic, value: 'No' }]);
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect(await answersOf(user)).toEqual([]);
});

test('frequent questions are answered ahead of any form, with the keyboard alone, and offered only once', async ({
  page,
}) => {
  const { user, id } = await askedUser();
  await user.call('POST', `/api/applications/${id}/status`, { json: { status: 'withdrawn' } });
  await signInBefore(page, user);
  await page.goto(paths.applications());
  const offer = page.getByRole('region', { name: 'Frequent questions' });
  await offer.getByRole('link', { name: 'Your answers' }).click();
  const start = page.getByRole('region', { name: 'Start and travel' });
  await start.getByRole('button', { name: 'Add: Notice period' }).focus();
  await page.keyboard.press('Enter');
  await expect(start.getByRole('textbox', { name: 'Notice period' })).toBeFocused();
  await page.keyboard.type('Two weeks');
  await page.keyboard.press('Enter');
  await expect(start.getByRole('button', { name: 'Edit: Notice period' })).toBeFocused();

  const pay = page.getByRole('region', { name: 'Pay' });
  await pay.getByRole('button', { name: 'Add: Salary expectation' }).click();
  await pay.getByRole('textbox', { name: 'Amount' }).fill('95000');
  await pay.getByRole('button', { name: 'Save answer' }).click();
  await expect(pay.getByText('$95,000 per year')).toBeVisible();
  expect((await answersOf(user)).map(({ topic }) => topic).sort()).toEqual([
    'notice_period',
    'salary_expectation',
  ]);
  await page.goto(paths.applications());
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add application' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('an application that waits for answers is withdrawn, and applied for after all', async ({ page }) => {
  const { user, id } = await askedUser();
  await signInBefore(page, user);
  await page.goto(paths.application(id));
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'You withdrew this before it was sent' })).toBeVisible();
  expect(await readApplication(user, id)).toMatchObject({ status: 'withdrawn', credit: 'returned' });
  await page.getByRole('button', { name: /^Apply anyway/ }).click();
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  expect((await readApplication(user, id)).credit).toBe('reserved');
});

test('an administrator sees every driver and is asked before switching one off', async ({ page }) => {
  await signInBefore(page, adminAccount());
  const address = paths.admin({ tab: 'drivers' });
  expect(await inspectPage(page, address)).toEqual([]);
  const on = (vendor: string) =>
    page.getByRole('row').filter({ hasText: vendor }).getByText('On', { exact: true });
  await expect(on('Greenhouse')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off Lever' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off Lever?' });
  await expect(dialog).toContainText('with the credit returned');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(on('Lever')).toBeVisible();
});
