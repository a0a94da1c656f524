import { holdCalls } from '../browser/hold-calls.ts';
import { findMatches, runSearch, signUpComplete } from './support/accounts.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { signInBefore } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test('a profile half written survives a change of the theme, and is gone after signing out', async ({
  page,
}) => {
  const user = await signUpComplete(MAIN_STACK);
  await signInBefore(page, user);
  await page.goto('/profile');
  const title = page.getByLabel('Job title', { exact: true });
  await title.fill('Nurse with a half-written title');
  await user.call('POST', '/api/profile/settings', { json: { dark_mode_enabled: true } });
  await page.reload();
  await expect(title).toHaveValue('Nurse with a half-written title');

  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')));
  expect(await drafts()).toContain(
    `draft:profile:${await page.evaluate(() => localStorage.getItem('drafts-of'))}`,
  );
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${MAIN_STACK.address}/`);
  expect(await drafts()).toEqual([]);
});

test('a second click after a lost answer opens the application that the first one made', async ({
  page,
  expectFailures,
}) => {
  expectFailures({ text: /ERR_FAILED|Failed to load/ });
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const [match] = (await findMatches(user)).items;
  await signInBefore(page, user);
  await page.goto(`/job-search/${match?.posting.id}`);
  let lost = 0;
  await page.route('**/api/applications', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  const apply = page.getByRole('button', { name: /^Apply with/ });
  await expect(apply).toBeEnabled();
  // Once the page has read again what is true, it links to the application: the second click comes before that.
  const reads = await holdCalls(page, /^\/api\//, 'GET');
  await apply.click();
  await expect(page.getByText('Connection lost', { exact: true })).toBeVisible();
  await apply.click();
  await expect.poll(() => page.url()).toMatch(/\/applications\/.+/);
  reads.release();
  await expect(page).toHaveURL(/\/applications\/.+/);
  const { items } = await user.call<{ items: { id: string }[] }>('GET', '/api/applications');
  expect(items).toHaveLength(1);
});

test('matches stay in sight while a new search runs, and when it fails', async ({ page }) => {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  let state: 'running' | 'failed' | null = null;
  await page.route('**/api/latest-search', async (route) => {
    const answer = await route.fetch();
    const { search, matches_of } = await answer.json();
    if (state === null) return route.fulfill({ response: answer });
    const failure = state === 'failed' ? 'Your search was interrupted. Start it again.' : null;
    return route.fulfill({
      json: { matches_of, search: { ...search, id: 'next', status: state, step: 'scoring', failure } },
    });
  });
  state = 'running';
  await signInBefore(page, user);
  await page.goto('/job-search');
  const matches = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await expect(matches.first()).toBeVisible();
  await expect(page.getByText('A new search is running.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Search progress' })).toBeVisible();
  state = 'failed';
  await expect(page.getByText('The new search didn’t finish')).toBeVisible();
  await expect(page.getByText('Your search was interrupted.')).toBeVisible();
  await expect(matches.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search again' })).toBeEnabled();
  // The page still asks how the search is doing.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
