import type { Page } from '@playwright/test';
import { RESUME_MESSAGES } from '../../functions/src/contract/messages.ts';
import type { Profile } from '../../functions/src/contract/profile.ts';
import type { Resume } from '../../functions/src/contract/resumes.ts';
import { whenStarted } from '../browser/navigation.ts';
import { newAccount, signIn } from './support/accounts.ts';
import { BAD_FILES, nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';
import { dropFile, keyboard } from './support/user-input.ts';

const zone = (page: Page) => page.getByRole('heading', { name: 'Drop your resume here' });
const jobs = (page: Page) =>
  page.getByRole('list', { name: 'Your best jobs' }).getByRole('heading', { level: 3 });
const facts = (page: Page) => page.getByRole('region', { name: 'What we understood' });

/** Everything that the browser keeps beyond this page. */
const kept = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      // Firebase Auth opens its own, which have nothing of a resume, whenever it starts.
      (await indexedDB.databases()).map(({ name }) => name).filter((name) => !name?.startsWith('firebase')),
      await caches.keys(),
    ]),
  );

test('a resume dropped on the landing page shows five jobs, is changed, and goes along into an account', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await whenStarted(page);
  // Sections render as they come near.
  await page.getByRole('heading', { name: 'From resume to receipts in four steps' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  // The section takes the place of its HTML when it comes into view.
  await expect(() => zone(page).scrollIntoViewIfNeeded()).toPass();
  const before = await kept(page);
  // A drag takes a person a moment; this one may come before the section reacts.
  await expect(async () => {
    await dropFile(page, zone(page), nurseResume());
    await expect(page).toHaveURL(/\/try$/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Here’s where you stand, Dana.' })).toBeVisible();
  await expect(facts(page)).toContainText('Registered Nurse');
  await expect(facts(page)).toContainText('Boston, MA');
  await expect(jobs(page)).toHaveCount(5, { timeout: 60_000 });
  await expect(page.getByText(/^[\d,]+\sopen jobs searched$/)).toBeVisible();
  expect(await kept(page)).toBe(before);

  await test.step('a change of a fact scores again in place', async () => {
    const nursing = await jobs(page).allTextContents();
    await facts(page).getByRole('button', { name: 'Edit job title' }).click();
    await page.getByLabel('Job title you want').fill('Line Cook');
    await page.getByRole('button', { name: 'Update scores' }).click();
    await expect.poll(() => jobs(page).allTextContents()).not.toEqual(nursing);
    await expect(facts(page).getByRole('button', { name: 'Edit job title' })).toBeFocused();
    await facts(page).getByRole('button', { name: 'Edit job title' }).click();
    await page.getByLabel('Job title you want').fill('Emergency Room Nurse');
    await page.keyboard.press('Enter');
    await facts(page).getByRole('button', { name: 'Add pay' }).click();
    await page.getByLabel('Minimum pay per year').fill('a lot');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter an amount in dollars, such as 75,000.')).toBeVisible();
    await page.getByLabel('Minimum pay per year').fill('62,000');
    await page.keyboard.press('Enter');
    await expect(facts(page)).toContainText('from $62k/yr');
  });
  expect(await kept(page)).toBe(before);

  const account = newAccount();
  await page.getByRole('link', { name: 'Sign Up Now!' }).first().click();
  await expect(page).toHaveURL(/\/auth\?tab=sign-up$/);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Full name')).toHaveValue('Dana Okafor');
  await expect(page.getByLabel('Job title')).toHaveValue('Emergency Room Nurse');
  const user = await signIn(MAIN_STACK, account);
  const { items } = await user.call<{ items: Resume[] }>('GET', '/api/resumes');
  expect(items).toMatchObject([{ file_name: 'dana-okafor.pdf', version: 1, active: true }]);
  expect(await user.call<Profile>('GET', '/api/profile')).toMatchObject({
    job_titles: ['Emergency Room Nurse'],
    salary_min: 6_200_000,
    salary_period: 'year',
  });
});

test('removing the resume forgets it, and so does leaving the page', async ({ page }) => {
  await page.goto('/try');
  await whenStarted(page);
  await dropFile(page, zone(page), nurseResume());
  await expect(jobs(page)).toHaveCount(5, { timeout: 60_000 });
  await jobs(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/jobs\/./);
  await page.goBack();
  await expect(jobs(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(zone(page)).toBeVisible();
  await expect(page.getByText('dana-okafor.pdf')).toHaveCount(0);
  await dropFile(page, zone(page), nurseResume());
  await expect(jobs(page)).toHaveCount(5, { timeout: 60_000 });
  await page.reload();
  await expect(zone(page)).toBeVisible();
});

test('each bad file is told what is wrong with it, and a good one is read right after', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ status: 422, path: /^\/api\/trial\/resume$/ });
  await page.goto('/try');
  await whenStarted(page);
  for (const code of [
    'resume_no_text',
    'resume_encrypted',
    'resume_too_large',
    'resume_wrong_type',
  ] as const) {
    await dropFile(page, zone(page), BAD_FILES[code]());
    await expect(page.getByRole('alert').filter({ hasText: RESUME_MESSAGES[code] })).toBeVisible({
      timeout: 60_000,
    });
  }
  await dropFile(page, zone(page), nurseResume());
  await expect(jobs(page)).toHaveCount(5, { timeout: 60_000 });
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('by keyboard alone, with the sample', async ({ page }) => {
  await page.goto('/try');
  await whenStarted(page);
  const input = keyboard(page);
  await input.press(page.getByRole('button', { name: 'Use a sample resume' }));
  await expect(jobs(page)).toHaveCount(5, { timeout: 60_000 });
  await input.press(facts(page).getByRole('button', { name: 'Edit location' }));
  await input.write(page.getByRole('textbox', { name: 'Location' }), 'Denver, CO');
  await page.keyboard.press('Enter');
  await expect(facts(page)).toContainText('Denver, CO');
  await input.press(page.getByRole('button', { name: 'Try your own resume' }));
  await expect(zone(page)).toBeVisible();
});

test('the rate limit, nothing to find, and few jobs are said in words', async ({ page, expectFailures }) => {
  expectFailures({ status: 429, path: /^\/api\/trial\// });
  const limited = {
    status: 429,
    contentType: 'application/problem+json',
    body: JSON.stringify({ code: 'rate_limited', detail: 'Too many requests.', status: 429 }),
  };
  await page.route('**/api/trial/resume', (route) => route.fulfill(limited), { times: 1 });
  await page.goto('/try');
  await whenStarted(page);
  await dropFile(page, zone(page), nurseResume());
  await expect(page.getByRole('alert').filter({ hasText: 'Try again in a minute.' })).toBeVisible();
  await page.route('**/api/trial/matches', (route) => route.fulfill(limited), { times: 1 });
  await dropFile(page, zone(page), nurseResume());
  await expect(page.getByRole('alert').filter({ hasText: 'Try again in a minute.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(jobs(page)).toHaveCount(5, { timeout: 60_000 });

  await facts(page).getByRole('button', { name: 'Edit job title' }).click();
  await page.getByLabel('Job title you want').fill('Astronaut');
  await page.keyboard.press('Enter');
  await facts(page).getByRole('button', { name: 'Edit location' }).click();
  await page.getByRole('textbox', { name: 'Location' }).fill('Ulaanbaatar, Mongolia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matches scored 50 or higher' })).toBeVisible();
});
