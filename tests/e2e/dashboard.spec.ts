import type { Page } from '@playwright/test';
import type { getDashboard } from '../../functions/src/contract/dashboard.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { type ApiUser, giveResume, readApplication, runSearch, signUpComplete } from './support/accounts.ts';
import { appliedUser, sendApplication } from './support/application-stages.ts';
import { easyPostings, postingsThatShare } from './support/form-postings.ts';
import { inspectPage, watchShifts } from './support/inspect-page.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

type Dashboard = ResponseOf<typeof getDashboard>;

test.beforeEach(({ context }) => watchShifts(context));

const readDashboard = (user: ApiUser) => user.call<Dashboard>('GET', '/api/dashboard');
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });
/** The whole page in a few words. */
const sentence = (page: Page) => page.getByRole('main').locator('header p').last();

test('a question is answered with one press and undone, and one answer goes to several forms', async ({
  page,
}) => {
  const { user, ids } = await appliedUser(2, (who, count) => postingsThatShare(who, 'notice_period', count));
  const asked = (await readDashboard(user)).needs_you?.questions ?? [];
  const stillAsked = async () => ((await readDashboard(user)).needs_you?.questions ?? []).map(({ id }) => id);
  const shared = asked.find(
    ({ topic, applications }) => topic === 'notice_period' && applications.length > 1,
  );
  const chosen = asked.slice(0, 3).find(({ kind }) => kind === 'yes_no' || kind === 'single_choice');
  if (!shared || !chosen) throw new Error('The forms ask other things');
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  const needs = panel(page, 'Needs you');
  const group = (label: string) => needs.getByRole('region').filter({ hasText: label });
  const open = async (label: string) => {
    const folded = needs.getByRole('button', { name: label });
    await expect(folded.or(group(label))).toBeVisible();
    if (await folded.isVisible()) await folded.press('Enter');
    await expect(group(label)).toBeVisible();
  };
  const answered = needs.getByRole('status').filter({ hasText: 'You answered' });

  await test.step('one press of a key, and nothing has left yet', async () => {
    await open(chosen.label);
    await group(chosen.label).getByRole('button').first().press('Enter');
    await expect(answered).toBeVisible();
    await expect(group(chosen.label)).toHaveCount(0);
    expect(await stillAsked()).toContain(chosen.id);
    const undo = needs.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(group(chosen.label)).toBeVisible();
    await expect(answered).toHaveCount(0);
  });

  await test.step('what is typed goes to all who ask, at once when the page is left', async () => {
    await open(shared.label);
    const save = group(shared.label).getByRole('button', {
      name: `Save for all ${shared.applications.length}`,
    });
    await save.click();
    await expect(group(shared.label)).toContainText('Answer this question.');
    await group(shared.label).getByRole('textbox').fill('2 weeks');
    await save.click();
    await expect(answered).toContainText('You answered “2 weeks”');
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applications');
    await expect.poll(stillAsked).not.toContain(shared.id);
    for (const id of ids) {
      const { questions } = await readApplication(user, id);
      expect(questions.map(({ topic }) => topic)).not.toContain('notice_period');
    }
  });
});

for (const [leaving, leave] of Object.entries({
  'signing out': async (page: Page) => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Signed out successfully' })).toBeVisible();
  },
  'closing the page': (page: Page) => page.close(),
})) {
  test(`an answer that could still be undone is sent before ${leaving}`, async ({ page }) => {
    const { user } = await appliedUser(2, (who, count) => postingsThatShare(who, 'notice_period', count));
    const asked = async () => (await readDashboard(user)).needs_you?.questions ?? [];
    const chosen = (await asked())
      .slice(0, 3)
      .find(({ kind }) => kind === 'yes_no' || kind === 'single_choice');
    if (!chosen) throw new Error('The forms ask other things');
    await signInBefore(page, user);
    await page.goto(paths.dashboard());
    const needs = panel(page, 'Needs you');
    const question = needs.getByRole('region').filter({ hasText: chosen.label });
    const folded = needs.getByRole('button', { name: chosen.label });
    await expect(folded.or(question)).toBeVisible();
    if (await folded.isVisible()) await folded.click();
    await question.getByRole('button').first().click();
    await expect(needs.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect((await asked()).map(({ id }) => id)).toContain(chosen.id);
    await leave(page);
    await expect.poll(async () => (await asked()).map(({ id }) => id)).not.toContain(chosen.id);
  });
}

test('an application that may not have arrived is asked about, later again, or marked as sent', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const lose = async (who: ApiUser, count: number) => {
    const postings = await easyPostings(who, count);
    for (const { job_id } of postings) {
      const answer = await fetch(`http://127.0.0.1:${MAIN_STACK.ports.employers}/api/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ job_id, submit: 'confirm_lost', times: 1 }),
      });
      expect(answer.status).toBeLessThan(300);
    }
    return postings.map(({ id }) => id);
  };
  const { user, ids } = await appliedUser(1, lose);
  const [id = ''] = ids;
  expect(await sendApplication(user, id)).toMatchObject({ status: 'unconfirmed' });
  const { posting } = await readApplication(user, id);
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  await expect(sentence(page)).toContainText('1 application sent in 7 days. 1 application needs a look.');
  const needs = panel(page, 'Needs you');
  const asks = needs.getByText(`Did ${posting.company} get your application?`);

  await needs.getByRole('button', { name: 'Nothing yet' }).click();
  await expect(asks).toHaveCount(0);
  await expect(panel(page, 'Coming up')).toContainText('Check your inbox for a confirmation');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(asks).toBeVisible();
  await expect(panel(page, 'Coming up')).toContainText('Nothing planned.');

  await needs.getByRole('button', { name: 'Got an email' }).click();
  await expect(asks).toHaveCount(0);
  expect((await readApplication(user, id)).status).toBe('submitted');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(asks).toBeVisible();
  expect((await readApplication(user, id)).status).toBe('unconfirmed');
  expect(await inspectPage(page, paths.dashboard())).toEqual([]);
});

test('a reminder is ticked off, and back', async ({ page }) => {
  const { user, ids } = await appliedUser(1);
  const at = new Date(Date.now() + 26 * 3_600_000).toISOString();
  const json = { kind: 'interview', at, all_day: false, text: 'Video call' };
  await user.call('POST', `/api/applications/${ids[0]}/reminders`, { json });
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  const coming = panel(page, 'Coming up');
  await expect(coming).toContainText('Video call');
  await expect(page.getByRole('region', { name: 'Your week' })).toContainText('Interview');
  await coming.getByRole('button', { name: 'Mark as done' }).click();
  await expect(coming).toContainText('Nothing planned.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(coming).toContainText('Video call');
});

test('one panel fails alone, and is asked for again', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  await signInBefore(page, user);
  await page.route('**/api/dashboard', async (route) => {
    const answer: Dashboard = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, outcomes: null } satisfies Dashboard });
  });
  await page.goto(paths.dashboard());
  const replies = panel(page, 'Employers who replied');
  await expect(replies.getByRole('alert')).toContainText('We couldn’t load this part.');
  await expect(panel(page, 'Your best matches').getByRole('listitem')).toHaveCount(5);
  await page.unroute('**/api/dashboard');
  await replies.getByRole('button', { name: 'Try again' }).click();
  await expect(replies).toContainText('Too early to tell');
});

test('the first run shows the way, then the week', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  await expect(sentence(page)).toHaveText('One step left until your first matches.');
  await expect(page).toHaveTitle(/^Dashboard/);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem').first()).toContainText('resume.pdf');
  await expect(steps.locator('[aria-current=step]')).toContainText('Run your first search');
  expect(await inspectPage(page, paths.dashboard())).toEqual([]);
  await steps.getByRole('link', { name: 'Find my matches' }).click();
  await expect(page).toHaveURL(paths.jobSearch());

  await runSearch(user);
  await page.goto(paths.dashboard());
  await expect(sentence(page)).toHaveText(/^\d+\smatches\. Pick one to apply to\.$/);
  await expect(panel(page, 'Your search')).toContainText(/Ran today at .*\sjobs checked\./);
  expect((await readDashboard(user)).last_visit).toBeNull();
});
