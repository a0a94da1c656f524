/**
 * The cost of applying: `node tests/bench/chromium.ts [APPLICATIONS]` (Linux; memory is read from /proc). Unpacks the packed
 * Chromium anew, starts it, and sends that many applications (20) in one process to the demo employers, with the flags and
 * the driver of production. `CHROME_PATH` measures another Chromium, for comparison.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, launchChromium } from '../../emulators/support/chromium.ts';
import { bundleFiller } from '../../functions/scripts/bundle-filler.ts';
import { packedChromium } from '../../functions/src/platform/chromium/packed-chromium.ts';
import { dossierOf } from '../driver/applicant.ts';
import { applyAnswering, startTestSite } from '../driver/site.ts';
import { processTree } from './process-tree.ts';

const VENDORS = ['greenhouse', 'lever', 'ashby'] as const;
const APPLICATIONS = Number(process.argv[2] ?? 20);

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function unpacking(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'huntwell-bench-'));
  try {
    console.log(`unpacking: ${(await seconds(() => packedChromium(folder))).toFixed(1)} s`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function starting(): Promise<void> {
  const took: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const started = performance.now();
    const browser = await launchChromium();
    await (await browser.newPage()).setContent('<h1>Ready</h1>');
    took.push((performance.now() - started) / 1000);
    await browser.close();
  }
  console.log(
    `start until a first page is drawn, five times: ${took.map((one) => one.toFixed(2)).join(', ')} s`,
  );
}

function memory(): string {
  const all = processTree(process.pid);
  const own = all.filter(({ pid }) => pid === process.pid);
  const sum = (some: typeof all, what: 'resident_mb' | 'proportional_mb') =>
    some.reduce((total, one) => total + one[what], 0).toFixed(0);
  return `${all.length} | ${sum(all, 'resident_mb')} | ${sum(all, 'proportional_mb')} | ${sum(own, 'resident_mb')}`;
}

console.log(`Chromium: ${findChromium() || 'packed'}`);
if (!findChromium()) await unpacking();
await starting();
const site = await startTestSite(await bundleFiller());
try {
  console.log('\n| application | vendor | seconds | processes | RSS MB, all | PSS MB, all | RSS MB, Node |');
  console.log('|---:|---|---:|---:|---:|---:|---:|');
  for (let number = 1; number <= APPLICATIONS; number += 1) {
    const vendor = VENDORS[number % VENDORS.length] ?? 'lever';
    const target = site.target(vendor, `bench-${number}`);
    let outcome = '';
    const took = await seconds(async () => {
      outcome = (await applyAnswering(site.driver, target, dossierOf())).kind;
    });
    if (outcome !== 'submitted') throw new Error(`Application ${number} ended as ${outcome}`);
    console.log(`| ${number} | ${vendor} | ${took.toFixed(2)} | ${memory()} |`);
  }
} finally {
  await site.close();
}
// The browser of the driver lives as long as its process.
process.exit();
