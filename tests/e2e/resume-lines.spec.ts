import { paths } from '../../web/src/lib/paths.ts';
import { giveResume, signUp, signUpComplete } from './support/accounts.ts';
import { nurseResume } from './support/resumes.ts';
import { PHONE } from './support/screens.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('the review shows the line that each field was read from, beside it and by keyboard', async ({
  page,
}) => {
  const user = await signUp(MAIN_STACK);
  await user.call('POST', '/api/profile', { json: { full_name: 'Dana Okafor', email: user.email } });
  await user.call('PATCH', '/api/profile', { json: { onboarding_step: 'review' } });
  await giveResume(user, nurseResume().bytes);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInBefore(page, user);
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/pdf[\w.-]*\.m?js/.test(request.url())) readers.push(request.url());
  });
  await page.goto(paths.onboarding('review'));
  const pane = page.getByRole('complementary', { name: 'Your resume' });
  await expect(pane.getByText('Select a field')).toBeVisible();
  // Nothing heavy before somebody looks.
  expect(readers).toEqual([]);

  const phone = page.getByLabel('Phone', { exact: true });
  await phone.focus();
  await expect(pane.getByRole('heading', { name: 'Phone' })).toBeVisible();
  await expect(pane.getByText('617 555 0142')).toBeVisible();
  const mark = pane.locator('[data-mark]');
  await expect(mark).toHaveCount(1);
  const line = await mark.boundingBox();
  const picture = await pane.getByRole('img', { name: 'Picture of page 1' }).boundingBox();
  // The third line of text: near the top, as wide as its text.
  expect((line!.y - picture!.y) / picture!.height).toBeLessThan(0.2);
  expect(line!.width / picture!.width).toBeGreaterThan(0.4);

  await expect(phone).not.toHaveAccessibleDescription(/See in resume/);

  await page.getByLabel('Full name').focus();
  await expect(pane.getByRole('heading', { name: 'Full name' })).toBeVisible();
  await expect.poll(async () => (await mark.boundingBox())!.y).toBeLessThan(line!.y);
});

test('on a phone the line opens above the page, and the focus returns to where it was', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await page.setViewportSize(PHONE);
  await signInBefore(page, user);
  await page.goto(paths.profile());
  const work = page.getByRole('region', { name: 'Work experience' });
  const button = work.getByRole('button', { name: /^See in resume.*Registered Nurse/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Your resume' });
  await expect(sheet.getByText('Registered Nurse, Harborlight Medical Center')).toBeVisible();
  await expect(sheet.locator('[data-mark]')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('without the code that draws pages, the lines are there to be read, and a reload brings the page', async ({
  page,
  expectFailures,
}) => {
  const code = /\/assets\/pdf-[^/]*\.js$/;
  expectFailures({ text: /net::ERR_FAILED/ });
  const user = await signUpComplete(MAIN_STACK);
  await giveResume(user, nurseResume().bytes);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInBefore(page, user);
  let blocked = true;
  await page.route(code, (route) => (blocked ? route.abort() : route.continue()));
  await page.goto(paths.profile());
  const work = page.getByRole('region', { name: 'Work experience' });
  const see = work.getByRole('button', { name: /^See in resume.*Registered Nurse/ });
  // Code can be gone after a deploy, so the page reloads once by itself.
  const reloaded = page.waitForEvent('load');
  await see.click();
  await reloaded;
  await see.click();
  const pane = page.getByRole('complementary', { name: 'Your resume' });
  await expect(pane.getByRole('alert')).toContainText('Couldn’t show the page.');
  await expect(
    pane.getByRole('listitem').filter({ hasText: 'Registered Nurse, Harborlight' }),
  ).toBeInViewport();
  blocked = false;
  await pane.getByRole('button', { name: 'Reload' }).click();
  await see.click();
  await expect(pane.locator('[data-mark]')).toBeInViewport();
});
