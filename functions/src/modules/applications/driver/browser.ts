import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumLaunchOptions } from '../../../platform/chromium/launch-options.ts';

/** How Chromium is found and started. */
export type BrowserOptions = {
  /** Path of a Chromium; empty means the one made for Cloud Functions (`@sparticuz/chromium`). */
  chrome_path: string;
};

/**
 * Nothing is connected on suspicion: Chromium sends a request again by itself when the answer is cut off on a connection
 * that it opened in advance. See also the flags.
 */
const ONCE_PREFERENCES = { net: { network_prediction_options: 2 } };

let shared: Promise<Browser> | null = null;

async function launch({ chrome_path }: BrowserOptions): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const how = await chromiumLaunchOptions(chrome_path);
  // Preferences can be given only in a profile's folder; the contexts of applications inherit them.
  const folder = await mkdtemp(join(tmpdir(), 'huntwell-browser-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(ONCE_PREFERENCES));
  const first = await chromium.launchPersistentContext(folder, how);
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
