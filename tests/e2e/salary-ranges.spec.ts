import { readPage } from '../../web/build/page-faults.ts';
import { brand } from '../../web/src/lib/brand.ts';
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
  test('the form leads to figures, by title and by city', async ({ page }) => {
    await page.goto('/tools/salary-ranges');
    const answer = page.getByRole('region', { name: 'Pay', exact: true });
    const title = (await answer.getByRole('listitem').getByRole('link').first().textContent()) ?? '';
    await page.getByLabel('Job title').fill(title.toLowerCase());
    await page.getByRole('button', { name: 'Show pay' }).click();
    await expect(page).toHaveURL(/\/tools\/salary-ranges\?title=[^&]+$/);
    await expect(answer.getByRole('heading', { name: `${title}, United States` })).toBeVisible();
    await expect(answer).toContainText(/Median\$\d+k/);
    await expect(answer).toContainText(
      /\d+.open jobs from \d+.employers.*posted between .+, 20\d\d.*Counted .+, 20\d\d/,
    );
    await expect(page.getByLabel('Job title')).toHaveValue(title.toLowerCase());

    const city = answer.getByRole('listitem').getByRole('link').first();
    const place = (await city.textContent()) ?? '';
    await city.click();
    await expect(answer.getByRole('heading', { name: `${title}, ${place}` })).toBeVisible();
    await expect(page.getByLabel('City (optional)')).toHaveValue(place);
  });

  test('a title without a figure says so', async ({ page }) => {
    await page.goto('/tools/salary-ranges?title=glass+harmonica+tuner');
    await expect(page.getByText('We don’t have a figure for this')).toBeVisible();
  });
});

test('search engines get the pages with figures, under one address each, and no others', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const sitemap = await html('/sitemap-pay.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(await html('/sitemap.xml')).toContain(`<loc>${brand.origin}/sitemap-pay.xml</loc>`);
  expect(listed[0]).toBe(`${brand.origin}/tools/salary-ranges`);
  expect(listed.length).toBeGreaterThan(1);
  for (const address of [...listed.slice(0, 3), ...listed.slice(-2)]) {
    const path = address.replaceAll('&amp;', '&').slice(brand.origin.length);
    const page = await html(path);
    expect(readPage(path, page, brand.origin).faults, path).toEqual([]);
    expect(page, path).not.toContain('"noindex"');
  }
  const [, first = ''] = listed;
  const title = new URL(first).searchParams.get('title') ?? '';
  const written = `/tools/salary-ranges?title=${encodeURIComponent(`SENIOR ${title.toUpperCase()}`)}&utm_source=mail`;
  expect(await html(written)).toContain(`<link rel="canonical" href="${first}"/>`);
  expect(await html('/tools/salary-ranges?title=glass+blower')).toContain(
    '<meta name="robots" content="noindex"/>',
  );
});
