import type { listApplications } from '../../functions/src/contract/applications.ts';
import type { listApplyPlans } from '../../functions/src/contract/apply-plans.ts';
import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { eventually, giveResume, runSearch, signUpComplete } from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('what auto-apply is going to do is on the dashboard: a job is removed, a pause ends, the rest is sent', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK, {
    auto_apply: true,
    auto_apply_min_score: 50,
    auto_apply_daily_limit: 2,
    work_authorization: { US: true },
  });
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const readPlan = async () =>
    (await user.call<ResponseOf<typeof listApplyPlans>>('GET', '/api/apply-plans')).items[0] ?? null;
  const [removed, kept] = (await eventually('the plan is made', 60, readPlan)).jobs;
  if (!removed || !kept) throw new Error('The plan has too few jobs');

  await signInBefore(page, user);
  await page.goto(paths.dashboard());
  const panel = page.getByRole('region', { name: 'Auto-apply', exact: true });
  await expect(panel).toContainText('we’ll apply to 2 jobs.');
  const name = `${removed.title}, ${removed.company}`;
  await panel.getByRole('button', { name: `Remove: ${name}` }).click();
  await expect(panel.getByRole('button', { name: `Put back: ${name}` })).toBeVisible();
  await expect(panel).toContainText('we’ll apply to 1 job.');

  await panel.getByRole('button', { name: 'Pause for today' }).click();
  await expect(panel).toContainText('Auto-apply is paused until');
  const start = panel.getByRole('button', { name: 'Apply now' });
  await expect(start).toHaveCount(0);
  await panel.getByRole('button', { name: 'Resume auto-apply' }).click();

  await start.click();
  await expect(panel).toContainText('we applied to 1 job.', { timeout: 30_000 });
  const { items } = await user.call<ResponseOf<typeof listApplications>>('GET', '/api/applications');
  expect(items.map(({ posting }) => posting.id)).toEqual([kept.posting_id]);
  expect((await readPlan())?.jobs.map(({ state }) => state)).toEqual(['removed', 'applied']);
});
