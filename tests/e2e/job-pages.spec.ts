import type { Page } from '@playwright/test';
import type { PostingSummary } from '../../functions/src/contract/postings.ts';
import { connectFirebase } from '../../functions/src/platform/firebase.ts';
import { readPage } from '../../web/build/page-faults.ts';
import { brand } from '../../web/src/lib/brand.ts';
import { holdCalls } from '../browser/hold-calls.ts';
import { whenStarted } from '../browser/navigation.ts';
import { MAIN_STACK } from './support/stacks.ts';
import { expect, test } from './support/test.ts';

/** The chunk without which no page reacts. */
const APP = /^\/assets\/app-[\w-]*\.js$/;

/** JavaScript that a page may need before someone does something there. */
const MOST_JAVASCRIPT = 10_000;

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });

async function listed(query = ''): Promise<PostingSummary[]> {
  const answer = await fetch(`${MAIN_STACK.address}/api/postings${query}`);
  return ((await answer.json()) as { items: PostingSummary[] }).items;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the jobs are there to be read, and pages lead on and back', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open jobs');
    const first = await titles(page).allTextContents();
    expect(first).toHaveLength(30);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?cursor=/);
    const second = await titles(page).allTextContents();
    expect(second).not.toEqual(first);
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/&back=/);
    await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('rel', 'prev');
    await pages.getByRole('link', { name: 'Previous page' }).click();
    expect(await titles(page).allTextContents()).toEqual(second);
    await pages.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/jobs');
    expect(await titles(page).allTextContents()).toEqual(first);
  });

  test('the search form searches, and says what it searched for', async ({ page }) => {
    await page.goto('/jobs');
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill('nurse');
    await search.getByRole('combobox', { name: 'Location' }).selectOption('onsite');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/jobs?q=nurse&workplace=onsite');
    const found = await listed('?q=nurse&workplace=onsite');
    expect(await titles(page).allTextContents()).toEqual(found.map(({ title }) => title));
    await expect(search.getByRole('searchbox')).toHaveValue('nurse');
    await expect(search.getByRole('combobox', { name: 'Location' })).toHaveValue('onsite');
  });

  test('a city chosen alone leads to its page, which leads to its neighbors', async ({ page }) => {
    await page.goto('/jobs');
    const search = page.getByRole('search');
    await search.getByRole('combobox', { name: 'City' }).selectOption({ index: 1 });
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/jobs\/in\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jobs in .+/);
    await page.getByRole('navigation', { name: 'Jobs nearby' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/jobs\/in\/[\w-]+$/);
    expect(await titles(page).count()).toBeGreaterThanOrEqual(5);
  });

  test('each choice says how many jobs it leads to, and the list has that many', async ({ page }) => {
    await page.goto('/jobs?q=nurse');
    const search = page.getByRole('search');
    const location = search.getByRole('combobox', { name: 'Location' });
    const onSite = await location.getByRole('option', { name: /^On-site/ }).textContent();
    const [, count] = /^On-site \(([\d,]+)\)$/.exec(onSite ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    await location.selectOption('onsite');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${count}\\sjobs?$`));
  });

  test('a search without matches says which filter to remove', async ({ page }) => {
    await page.goto('/jobs?q=nurse&title=welder');
    await expect(page.getByRole('heading', { name: 'No jobs match your search' })).toBeVisible();
    await page.getByRole('link', { name: /^Without welder: /i }).click();
    await expect(page).toHaveURL('/jobs?q=nurse');
    expect(await titles(page).count()).toBeGreaterThan(0);
  });

  test('a job leads to its company, whose page says what its jobs say', async ({ page }) => {
    const [first] = await listed();
    await page.goto(`/jobs/${first?.id}`);
    await page.getByRole('link', { name: `Jobs at ${first?.company}` }).click();
    await expect(page).toHaveURL(/\/jobs\/at\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Jobs at ${first?.company}`);
    const open = Number(await page.locator('dt:text-is("Open now") + dd').textContent());
    expect(await titles(page).count()).toBe(Math.min(open, 30));
    await expect(
      page.getByText(/^From the jobs listed under this name since we first read one on /),
    ).toBeVisible();
  });

  test('a job has its whole text', async ({ page }) => {
    const [first] = await listed();
    await page.goto('/jobs');
    await titles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/jobs/${first?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
    expect((await page.getByRole('article').textContent())?.length).toBeGreaterThan(300);
    await expect(page.getByRole('link', { name: 'See your score' })).toBeVisible();
  });
});

test('a page of jobs needs little JavaScript, asks the API for nothing, and takes over its HTML as it is', async ({
  page,
}) => {
  const [posting] = await listed();
  for (const path of ['/jobs', '/jobs?q=nurse', `/jobs/${posting?.id}`]) {
    // The app of the page before may still load what can wait.
    await page.goto('about:blank');
    const app = await holdCalls(page, APP);
    const scripts: string[] = [];
    const asked: string[] = [];
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url());
      if (pathname.endsWith('.js') && !APP.test(pathname)) scripts.push(pathname);
      if (/^\/api\/(postings|job-|companies)/.test(pathname)) asked.push(pathname);
    });
    await page.goto(path, { waitUntil: 'load' });
    const needed = [...scripts];
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    app.release();
    await whenStarted(page);
    // React would have replaced what did not match, and the test would have failed on its error.
    expect(await heading?.evaluate((element) => element.isConnected), path).toBe(true);
    expect(asked, path).toEqual([]);
    const sizes = await Promise.all(
      needed.map(async (script) => (await (await page.request.get(script)).body()).length),
    );
    expect(needed.length, path).toBeGreaterThan(0);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThan(MOST_JAVASCRIPT);
    page.removeAllListeners('request');
  }
});

test('within the app, filters apply at once, and a job opens without loading the page', async ({ page }) => {
  await page.goto('/jobs');
  await whenStarted(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.getByRole('combobox', { name: 'Location' }).selectOption('remote');
  await expect(page).toHaveURL('/jobs?workplace=remote');
  const found = await listed('?workplace=remote');
  await expect(titles(page).first()).toHaveText(found[0]?.title ?? '');
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0]?.title ?? '');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('remote');
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
});

test('a filter chosen before the app reacts applies when it does', async ({ page }) => {
  const app = await holdCalls(page, APP);
  await page.goto('/jobs');
  await page.getByRole('combobox', { name: 'Location' }).selectOption('hybrid');
  app.release();
  await whenStarted(page);
  await expect(page).toHaveURL('/jobs?workplace=hybrid');
});

test('pages of jobs say to robots and to the CDN what they are', async ({ request }) => {
  const [posting] = await listed('?q=engineer');
  const job = `/jobs/${posting?.id}`;
  const sitemaps = await (await request.get('/sitemap.xml')).text();
  expect(sitemaps).toContain(`<loc>${brand.origin}/jobs/sitemap-1.xml</loc>`);
  const groups = await (await request.get('/jobs/sitemap-1.xml')).text();
  const [place = '', title = '', company = ''] = ['in', 'as', 'at'].map(
    (kind) => new RegExp(`(/jobs/${kind}/[^<]+)`).exec(groups)?.[1] ?? '',
  );
  for (const path of ['/jobs', job, place, title, company]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe('public, max-age=60, s-maxage=600');
    const html = await answer.text();
    expect(readPage(path, html, brand.origin).faults, path).toEqual([]);
    expect(html, path).not.toContain('"noindex"');
  }
  expect(await (await request.get(job)).text()).toContain('"@type":"JobPosting"');
  for (const path of ['/jobs?q=nurse', '/jobs?utm_source=x&workplace=remote']) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
  for (const [path, heading] of [
    ['/jobs/no-such-job', 'Job not found'],
    ['/jobs/sitemap-9.xml', 'Job not found'],
    ['/jobs/in/nowhere', 'No page for these jobs'],
    ['/jobs/in/New%20York', 'No page for these jobs'],
    ['/jobs/at/nobody', 'No page for these jobs'],
    ['/jobs/a/b', ''],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const html = await answer.text();
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}`));
    expect(html, path).not.toContain('Loading');
  }
});

test('a closed job answers 410, and leads to open ones like it', async ({ page, expectFailures }) => {
  const [posting] = await listed('?q=welder');
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${MAIN_STACK.ports.firestore}`;
  process.env.GCLOUD_PROJECT = 'demo-huntwell';
  const { db } = connectFirebase();
  await db
    .collection('postings')
    .doc(posting?.id ?? '')
    .update({ status: 'closed' });
  await db.terminate();
  expectFailures({ status: 410, path: /^\/jobs\// });
  const answer = await page.goto(`/jobs/${posting?.id}`);
  expect(answer?.status()).toBe(410);
  expect(await answer?.text()).not.toContain('JobPosting');
  await whenStarted(page);
  await expect(page.getByRole('heading', { name: 'This job is closed' })).toBeVisible();
  const similar = page.getByRole('region', { name: 'Similar jobs that are open' });
  expect(await similar.getByRole('listitem').count()).toBeGreaterThan(0);
  await similar.getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'See your score' })).toBeVisible();
});
