import { whenStarted } from '../browser/navigation.ts';
import { expect, test } from './support/test.ts';

test('a visitor changes a fact on the landing page: the score follows, says why, and asks the server nothing', async ({
  page,
}) => {
  await page.goto('/');
  await whenStarted(page);
  const lab = page.getByRole('group', { name: /what we know about Mara/ });
  const dial = lab.getByRole('img', { name: /^Relevance/ });
  const change = lab.locator('[aria-live=polite]');
  await lab.scrollIntoViewIfNeeded();
  await expect(dial).toHaveAccessibleName(/\d+ out of 100, 5% unknown/);
  const score = async () => Number(/\d+/.exec((await dial.getAttribute('aria-label')) ?? '')?.[0]);
  const before = await score();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  const skill = lab.getByRole('button', { name: 'Email marketing' });
  await expect(skill).toHaveAttribute('aria-pressed', 'false');
  await skill.click();
  await expect(skill).toHaveAttribute('aria-pressed', 'true');
  await expect(change).toContainText(/\+\d+ for email marketing$/);
  expect(await score()).toBeGreaterThan(before);

  await skill.click();
  await expect(change).toContainText(/−\d+ without email marketing$/);
  expect(await score()).toBe(before);

  // Pay that she states is no longer unknown.
  await lab.getByRole('button', { name: '$75k' }).click();
  await expect(dial).toHaveAccessibleName(/\d+ out of 100$/);
  await lab.getByRole('button', { name: '0–1' }).click();
  await expect(lab).toContainText('Asks for 5 years of experience. Mara has');
  expect(calls).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture stands at its starting values', async ({ page }) => {
    await page.goto('/');
    const lab = page.getByRole('group', { name: /what we know about Mara/ });
    await expect(lab.getByRole('img', { name: /^Relevance: \d+ out of 100/ })).toBeVisible();
    await expect(lab).toContainText('Pay is hatched');
  });
});
