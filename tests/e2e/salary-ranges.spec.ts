import { expect, test } from './support/test.ts';

test('pay by title and city: figures with their number of jobs, or none', async ({ page }) => {
  await page.goto('/tools/salary-ranges');
  const answer = page.getByRole('region', { name: 'Pay', exact: true });
  const first = answer.getByRole('listitem').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(answer.getByRole('heading', { name: `${title}, United States` })).toBeVisible();
  await expect(answer).toContainText(/Median\$\d+k/);
  await expect(answer).toContainText(/\d+.open jobs from \d+.employers/);
  await expect(page.getByLabel('Job title')).toHaveValue(title);

  await page.getByLabel('Job title').fill('Glass harmonica tuner');
  await page.getByRole('button', { name: 'Show pay' }).click();
  await expect(answer.getByText('We don’t have a figure for this')).toBeVisible();
  await expect(page).toHaveURL(/\/tools\/salary-ranges\?title=Glass\+harmonica\+tuner$/);

  await page.goBack();
  await expect(answer.getByRole('heading', { name: `${title}, United States` })).toBeVisible();
  await page.getByLabel('Job title').fill(' ');
  await page.getByRole('button', { name: 'Show pay' }).click();
  await expect(page.getByText('Enter a job title.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and its form leads back to it', async ({ page }) => {
    await page.goto('/tools/salary-ranges');
    await expect(page.getByText('The figures need JavaScript.')).toBeVisible();
    await page.getByLabel('Job title').fill('nurse');
    await page.getByRole('button', { name: 'Show pay' }).click();
    await expect(page).toHaveURL(/\/tools\/salary-ranges\?title=nurse/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
