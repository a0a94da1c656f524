/**
 * The matches page with 1,000 matches at a quarter of this machine's speed: `node tests/bench/matches-page.ts PORT_OFFSET`, beside
 * a stack that runs there. The list is the account's own matches, repeated in the answer until there are enough. Prints
 * the elements of the page and the longest task of each step, beside those of the list that drew every row.
 */
import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { localLaunchOptions } from '../../emulators/support/chromium.ts';

process.env.E2E_PORT_OFFSET = process.argv[2] ?? '0';
const { MAIN_STACK } = await import('../e2e/support/stacks.ts');
const { runSearch, signUpComplete } = await import('../e2e/support/accounts.ts');
const { signInByPage } = await import('../e2e/support/steps.ts');

const MATCHES = 1000;
const SLOWDOWN = 4;
/** Before rows were plain links of a windowed list (November 2026). */
const BEFORE = { elements: 13_409, filter: 976 };
const GOAL_MS = 100;

declare global {
  interface Window {
    tasks: number[];
  }
}

async function longest(page: Page, step: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.tasks = [];
  });
  await step();
  // Long tasks are told when the browser is idle again.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
  return page.evaluate(() => Math.round(Math.max(0, ...window.tasks)));
}

const browser = await chromium.launch(await localLaunchOptions());
try {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const page = await browser.newPage({ baseURL: MAIN_STACK.address, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.route('**/api/matches?*', async (route) => {
    const answer = await (await route.fetch()).json();
    const one = answer.items as { posting: { id: string } }[];
    const items = Array.from({ length: one.length && MATCHES }, (_, n) => {
      const match = one[n % one.length] as (typeof one)[number];
      return n < one.length
        ? match
        : { ...match, posting: { ...match.posting, id: `${match.posting.id}-${n}` } };
    });
    await route.fulfill({ json: { ...answer, items, total: items.length, next_cursor: null } });
  });
  await signInByPage(page, user);
  await page.goto('/job-search');
  const rows = page.getByRole('list', { name: 'Matches' }).getByRole('link');
  await rows.nth(3).waitFor();
  await page.getByRole('article').waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const pill = page.getByRole('button', { name: /^Fair/ });
  const figures = {
    filter: await longest(page, async () => {
      await pill.click();
      await page.waitForURL(/band=fair/);
    }),
    'filter back': await longest(page, async () => {
      await pill.click();
      await page.waitForURL((url) => !url.search.includes('band'));
    }),
    open: await longest(page, () => rows.nth(2).click()),
    scroll: await longest(page, async () => {
      for (let n = 0; n < 20; n += 1) await page.mouse.wheel(0, 800);
    }),
  };
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${MATCHES} matches, CPU ÷ ${SLOWDOWN}`);
  console.log(`elements: ${elements} (before ${BEFORE.elements})`);
  for (const [step, ms] of Object.entries(figures)) {
    const before = step === 'filter' ? ` (before ${BEFORE.filter} ms)` : '';
    console.log(`longest task, ${step}: ${ms} ms${before}${ms > GOAL_MS ? ', more than the goal' : ''}`);
  }
} finally {
  await browser.close();
}
