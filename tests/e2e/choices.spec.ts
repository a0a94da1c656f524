import type { ResponseOf } from '../../functions/src/contract/endpoint.ts';
import type { getMatch } from '../../functions/src/contract/matches.ts';
import type { Profile } from '../../functions/src/contract/profile.ts';
import { paths } from '../../web/src/lib/paths.ts';
import {
  adminAccount,
  findMatches,
  giveResume,
  runSearch,
  signIn,
  signUpComplete,
} from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('the limits of automatic applying are set in the onboarding and changed in the profile', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK, { onboarding_step: 'who_applies' });
  const profile = () => user.call<Profile>('GET', '/api/profile');
  await signInBefore(page, user);
  await page.goto(paths.onboarding('who-applies'));
  const score = page.getByRole('slider', { name: 'Minimum score' });
  const count = page.getByRole('slider', { name: 'Daily limit' });
  await expect(score).toHaveCount(0);
  await page.getByRole('radio', { name: /^Huntwell/ }).check();
  await score.press('End');
  for (let step = 0; step < 8; step += 1) await score.press('ArrowLeft');
  await count.press('Home');
  await count.press('ArrowRight');
  await page.getByRole('button', { name: 'See my matches' }).click();
  await expect(page).toHaveURL(/\/job-search/, { timeout: 60_000 });
  expect(await profile()).toMatchObject({
    auto_apply: true,
    auto_apply_min_score: 92,
    auto_apply_daily_limit: 2,
  });

  await page.goto(paths.profile());
  await page.goto(paths.settings());
  await expect(page.getByText('limited to scores of 92 or higher and 2 applications a day')).toBeVisible();
  await page.getByRole('link', { name: 'Change limits' }).click();
  await expect(page.getByRole('heading', { name: 'Auto-apply' })).toBeInViewport();
  await score.press('Home');
  await count.press('End');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(await profile()).toMatchObject({ auto_apply_min_score: 50, auto_apply_daily_limit: 50 });
});

test('experience, links and personal words can be changed in the profile; a wrong link is shown at its field', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.goto(paths.profile());
  await page.getByRole('combobox', { name: 'Years of experience' }).click();
  await page.getByRole('option', { name: '5-10 years' }).click();
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/dana');
  await page.getByLabel('GitHub').fill('not a link');
  await page.getByLabel('Portfolio or website').fill('https://dana.example');
  await page.getByLabel('In your own words').fill('I have no CDL.');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByLabel('GitHub')).toBeFocused();
  await expect(page.getByLabel('GitHub')).toHaveAccessibleDescription('Enter a valid link.');
  await page.getByLabel('GitHub').fill('');
  await save.click();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
  expect(await user.call<Profile>('GET', '/api/profile')).toMatchObject({
    experience: '5-10 years',
    links: { linkedin: 'https://linkedin.com/in/dana', github: '', portfolio: 'https://dana.example' },
    demographic_info: 'I have no CDL.',
  });
});

test('who dismisses a posting can say why, with the keyboard alone, and take it back', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await runSearch(user);
  const [first, second] = (await findMatches(user)).items;
  const said = async (id = '') => {
    const { verdict, dismiss_reason } = await user.call<ResponseOf<typeof getMatch>>(
      'GET',
      `/api/matches/${id}`,
    );
    return { verdict, dismiss_reason };
  };
  await signInBefore(page, user);

  // The first of the list makes room for the next, so the question is in the notification.
  await page.goto(paths.jobSearch());
  await page.getByRole('button', { name: 'Dismiss', exact: true }).press('Enter');
  const notifications = page.getByRole('region', { name: /Notifications/ });
  await expect(notifications.getByText('Why isn’t it a fit?')).toBeVisible();
  expect(await said(first?.posting.id)).toEqual({ verdict: 'dismissed', dismiss_reason: null });
  await page.keyboard.press('F8');
  const company = notifications.getByRole('button', { name: 'Company' });
  for (
    let step = 0;
    step < 6 && !(await company.evaluate((one) => one === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Tab');
  await expect(company).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notifications.getByText(/We’ll rank .* lower from your next search/)).toBeVisible();
  expect(await said(first?.posting.id)).toEqual({ verdict: 'dismissed', dismiss_reason: 'company' });
  await notifications.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => said(first?.posting.id)).toEqual({ verdict: null, dismiss_reason: null });

  // By its own address a posting stays in sight, and so does the question.
  await page.goto(paths.match(second?.posting.id ?? ''));
  await page.getByRole('main').getByRole('button', { name: 'Dismiss', exact: true }).click();
  const pay = page.getByRole('main').getByRole('button', { name: 'Pay' });
  await pay.click();
  await expect(pay).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => said(second?.posting.id)).toEqual({ verdict: 'dismissed', dismiss_reason: 'pay' });
});

test('nothing is sold before the checkout is open, and who wants to hear of it tells the team', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  // As in a project without Stripe's keys.
  await page.route('**/api/billing', (route) =>
    route.fulfill({ json: { checkout: 'closed', plan: 'free', subscription: null } }),
  );
  await page.goto(paths.credits());
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Checkout isn’t open yet. You can’t buy anything and won’t be charged. These will be the prices.',
  );
  await expect(main).toContainText(
    /\$35 a month · 300\scredits[\s\S]*25\scredits[\s\S]*\$9[\s\S]*100\scredits[\s\S]*\$29/,
  );
  await main.getByRole('button', { name: 'Tell me when it opens' }).first().click();
  const noted = main.getByRole('button', { name: 'We’ll email you' });
  await expect(noted).toBeFocused();
  await expect(page.getByText(`We’ll email ${user.email} when checkout opens.`).first()).toBeVisible();
  await page.reload();
  await expect(noted).toHaveCount(1);
  // A second press tells nobody twice.
  await noted.press('Enter');

  const admin = await signIn(MAIN_STACK, adminAccount());
  const { items } = await admin.call<{ items: { email: string; message: string }[] }>(
    'GET',
    '/api/admin/feedback?limit=100',
  );
  expect(items.filter(({ email }) => email === user.email).map(({ message }) => message)).toEqual([
    'Tell me when checkout opens. I’d like Premium.',
  ]);
});
