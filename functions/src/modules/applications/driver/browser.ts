import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** How Chromium is found and started. */
export type BrowserOptions = {
  /** Path of a Chromium; empty means the one made for Cloud Functions (`@sparticuz/chromium`). */
  chrome_path: string;
};

/**
 * An application must leave once. Chromium sends a request again by itself, several times, when the answer is cut off
 * on a connection that it kept open or opened in advance: so none is. Pages ask for `connection: close`
 * (employer-page.ts), which HTTP/2 and QUIC do not know, and nothing is connected on suspicion.
 */
const ONCE_FLAGS = ['--disable-http2', '--disable-quic'];
const ONCE_PREFERENCES = { net: { network_prediction_options: 2 } };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...ONCE_FLAGS,
];

let shared: Promise<Browser> | null = null;

async function executable({ chrome_path }: BrowserOptions): Promise<{ path: string; args: string[] }> {
  if (chrome_path) return { path: chrome_path, args: FLAGS };
  const packed = (await import('@sparticuz/chromium')).default;
  return { path: await packed.executablePath(), args: [...packed.args, ...FLAGS] };
}

async function launch(options: BrowserOptions): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { path, args } = await executable(options);
  // Preferences can be given only in a profile's folder; the contexts of applications inherit them.
  const folder = await mkdtemp(join(tmpdir(), 'huntwell-browser-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(ONCE_PREFERENCES));
  const first = await chromium.launchPersistentContext(folder, { executablePath: path, args });
  const browser = first.browser();
  if (!browser) throw new Error('Chromium started without a browser to drive');
  browser.on('disconnected', () => void rm(folder, { recursive: true, force: true }).catch(() => {}));
  return browser;
}

/**
 * The browser of this instance, started at first use and kept for the next application: a start costs about a
 * second. It holds nothing of a user: every application has a context of its own. One that died is replaced.
 */
export async function openBrowser(options: BrowserOptions): Promise<Browser> {
  const present = shared;
  const browser = await present?.catch(() => null);
  if (browser?.isConnected()) return browser;
  // Two applications may find it dead at once; the first of them starts the next.
  if (shared === present) shared = launch(options);
  return shared ?? launch(options);
}
