/**
 * How long the browser takes to show what an interaction did, as a phone would: `npm run bench:interactions -- PORT_OFFSET
 * [PATH…]`, beside a stack that runs there. By the Event Timing API of the product's Chromium, its processor slowed down four
 * times; the longest interaction of a page is its INP. The last line is one JSON object. On a busy machine the figures are
 * noise, so its load is printed.
 */
import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { localLaunchOptions } from '../../emulators/support/chromium.ts';

const [offset = '0', ...wanted] = process.argv.slice(2);
process.env.E2E_PORT_OFFSET = offset;
const { MAIN_STACK } = await import('../e2e/support/stacks.ts');
const { runSearch, signUpComplete } = await import('../e2e/support/accounts.ts');
const { signInBefore } = await import('../e2e/support/steps.ts');
const { whenStarted } = await import('../browser/navigation.ts');

const SLOWER = 4;
const RUNS = 3;
const PHONE = { width: 412, height: 823 };
/** Between two keys of a fast typist. */
const KEY_MS = 120;
/** Interactions that are shown sooner are not reported, and count as this. */
const SHORTEST_MS = 16;

type Interaction = [name: string, act: (page: Page) => Promise<unknown>];

/** With the raw mouse: Playwright's checks around a click would run on the page's slow thread, within the interaction. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Types words into a field that has the focus. */
const type = (page: Page, words: string) => page.keyboard.type(words, { delay: KEY_MS });

const menu: Interaction[] = [
  ['the menu opens', (page) => click(page, page.getByRole('button', { name: 'Open menu' }))],
  ['the menu closes', (page) => page.keyboard.press('Escape')],
];

const fact = (page: Page, name: string) =>
  page.getByRole('group', { name: /^An example/ }).getByRole('button', { name, exact: true });
const band = (page: Page) => page.getByRole('button', { name: /^Good/ });

/** What people do on each page, one after the other. */
const PAGES: Record<string, Interaction[]> = {
  '/': [
    ...menu,
    ['a skill is added', (page) => click(page, fact(page, 'SEO'))],
    ['a place is chosen', (page) => click(page, fact(page, 'Anywhere'))],
    [
      'the cost slider moves',
      async (page) => {
        await page.getByRole('slider', { name: 'Applications this month' }).focus();
        await page.keyboard.press('ArrowRight');
      },
    ],
  ],
  '/jobs': [
    ...menu,
    [
      'words are typed',
      async (page) => {
        await page.getByRole('searchbox', { name: 'Title, company, or skill' }).focus();
        await type(page, 'nurse');
      },
    ],
    ['they are searched for', (page) => page.keyboard.press('Enter')],
    [
      'a filter changes',
      async (page) => {
        await page.getByRole('combobox', { name: 'Level' }).focus();
        await page.keyboard.press('ArrowDown');
      },
    ],
  ],
  '/dashboard': menu,
  '/job-search': [
    ...menu,
    ['a band is chosen', (page) => click(page, band(page))],
    ['all are shown again', (page) => click(page, band(page))],
    [
      'words are typed',
      async (page) => {
        await page.getByLabel('Search your matches').focus();
        await type(page, 'care');
      },
    ],
    ['a match is selected', (page) => click(page, page.locator('[data-match] .select').first())],
    ['it is deselected', (page) => click(page, page.locator('[data-match] .select').first())],
    ['a match opens', (page) => click(page, page.locator('[data-match] a').first())],
  ],
};
const SIGNED_IN = ['/dashboard', '/job-search'];

/** The longest time from an interaction to the paint that shows it since the last call, in ms. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(800);
  return page.evaluate(
    (least) => Math.max(least, ...(globalThis as unknown as { seen: number[] }).seen.splice(0)),
    SHORTEST_MS,
  );
}

async function measure(context: BrowserContext, path: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  await page.addInitScript((least) => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) seen.push(Math.round(entry.duration));
    }).observe({ type: 'event', buffered: true, durationThreshold: least } as PerformanceObserverInit);
  }, SHORTEST_MS);
  await page.goto(path);
  await whenStarted(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const figures: Record<string, number> = {};
  for (const [name, act] of PAGES[path] ?? []) {
    await act(page);
    figures[name] = await longest(page);
  }
  await page.close();
  return figures;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const browser = await chromium.launch(await localLaunchOptions());
try {
  const user = await signUpComplete(MAIN_STACK);
  await runSearch(user);
  const load = () => Number(loadavg()[0]?.toFixed(1));
  console.log(`load ${load()} before; median of ${RUNS} runs, ms`);
  const pages: Record<string, { inp_ms: number; interactions: Record<string, number> }> = {};
  for (const path of wanted.length > 0 ? wanted : Object.keys(PAGES)) {
    const context = await browser.newContext({ baseURL: MAIN_STACK.address, viewport: PHONE });
    if (SIGNED_IN.includes(path)) {
      const page = await context.newPage();
      await signInBefore(page, user);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.close();
    }
    const runs: Record<string, number>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(context, path));
    const interactions = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((one) => one[name] ?? Number.NaN))]),
    );
    pages[path] = { inp_ms: Math.max(...Object.values(interactions)), interactions };
    console.log(`${path}: ${JSON.stringify(pages[path])}`);
    await context.close();
  }
  console.log(JSON.stringify({ slower: SLOWER, runs: RUNS, load: load(), pages }));
} finally {
  await browser.close();
}
