import { findMatches, runSearch, signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('the board follows an application at work without asking for the whole list again and again', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const [match] = (await findMatches(user)).items;
  await signInBefore(page, user);
  await page.goto('/applications');
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  let lists = 0;
  let looks = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/applications') lists += 1;
    if (pathname === '/api/activity') looks += 1;
  });
  await page.goto(`/job-search/${match?.posting.id}`);
  await page.getByRole('button', { name: /^Apply with/ }).click();
  await expect(page).toHaveURL(/\/applications\/.+/);
  await page.getByRole('link', { name: 'Applications' }).first().click();
  await expect(page).toHaveURL(/\/applications$/);
  // It moves on from being prepared to where its questions or its review are asked for.
  const board = page.getByRole('main');
  await expect(
    board.getByRole('link', { name: /for you|Review and send|Finish in your browser/ }),
  ).toHaveCount(1, { timeout: 60_000 });
  expect(looks).toBeGreaterThan(0);
  expect(lists).toBeLessThan(4);
});
