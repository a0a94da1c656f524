/**
 * Lighthouse over the pages as a phone gets them: `npm run bench:pages -- PORT_OFFSET [PATH…] [--runs N] [--all]`, beside a stack
 * that runs there. `--all` takes every page of the sitemap. Five runs a page in the product's Chromium, mobile preset with
 * simulated throttling; medians. The last line is one JSON object. On a busy machine the blocking time is noise, so its load
 * is printed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { localLaunchOptions } from '../../emulators/support/chromium.ts';
import type { PostingSummary } from '../../functions/src/contract/postings.ts';
import type { Account } from '../e2e/support/accounts.ts';

const { values: options, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [offset = '0', ...wanted] = positionals;
process.env.E2E_PORT_OFFSET = offset;
const { MAIN_STACK } = await import('../e2e/support/stacks.ts');
const { runSearch, signUpComplete } = await import('../e2e/support/accounts.ts');
const { signInBefore } = await import('../e2e/support/steps.ts');

const RUNS = Number(options.runs);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp_ms: 'first-contentful-paint',
  lcp_ms: 'largest-contentful-paint',
  tbt_ms: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const SIGNED_IN = ['/dashboard', '/job-search'];

type Figures = Record<string, number>;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function run(path: string, port: number): Promise<Figures> {
  const result = await lighthouse(MAIN_STACK.address + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Every run begins without a cache; only on signed-in pages it begins with who is signed in.
    clearStorageTypes: SIGNED_IN.includes(path) ? ['service_workers', 'cache_storage'] : ['all'],
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${path}`);
  const { categories, audits } = result.lhr;
  const requests = audits['network-requests']?.details as { items?: unknown[] } | undefined;
  return {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => {
        const value = audits[id]?.numericValue ?? Number.NaN;
        return [name, name === 'cls' ? Number(value.toFixed(3)) : Math.round(value)];
      }),
    ),
    requests: requests?.items?.length ?? Number.NaN,
    bytes: audits['total-byte-weight']?.numericValue ?? Number.NaN,
  };
}

/** The paths of all pages that the build rendered. */
async function sitemapPages(): Promise<string[]> {
  const xml = await (await fetch(`${MAIN_STACK.address}/sitemap-pages.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
}

/** A page's medians over all runs, each figure by itself. */
async function measure(path: string, port: number): Promise<Figures> {
  const runs: Figures[] = [];
  for (let n = 0; n < RUNS; n += 1) runs.push(await run(path, port));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name] ?? Number.NaN))]));
}

/** Runs a job in a browser of its own, so that nothing of an earlier page works on beside it. */
async function withBrowser<T>(job: (context: BrowserContext, port: number) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'huntwell-bench-'));
  const port = await freePort();
  const launch = await localLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...(launch.args ?? []), `--remote-debugging-port=${port}`],
    baseURL: MAIN_STACK.address,
  });
  try {
    return await job(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function signIn(context: BrowserContext, user: Account): Promise<void> {
  const page = await context.newPage();
  await signInBefore(page, user);
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function chosenPages(): Promise<string[]> {
  const listed = options.all ? await sitemapPages() : [];
  if (options.all || wanted.length > 0) return [...listed, ...wanted];
  const { items } = (await (await fetch(`${MAIN_STACK.address}/api/postings`)).json()) as {
    items: PostingSummary[];
  };
  return ['/', '/jobs', `/jobs/${items[0]?.id}`, '/blog', '/blog/talk-about-pay', '/auth', ...SIGNED_IN];
}

const chosen = await chosenPages();
const user = chosen.some((path) => SIGNED_IN.includes(path)) ? await signUpComplete(MAIN_STACK) : null;
if (user) await runSearch(user);
const load = () => Number(loadavg()[0]?.toFixed(1));
console.log(`load ${load()} before`);
const pages: Record<string, Figures> = {};
for (const path of chosen) {
  const figures = await withBrowser(async (context, port) => {
    if (user && SIGNED_IN.includes(path)) await signIn(context, user);
    return measure(path, port);
  });
  pages[path] = figures;
  console.log(
    `${path}: ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
}
console.log(JSON.stringify({ runs: RUNS, load: load(), pages }));
