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
 * No speculative connections: Chromium resends a request by itself if the response is cut off on a connection that it
 * opened in advance. See also the flags.
 */
const ONCE_PREFERENCES = { net: { network_prediction_options: 2 } };

let shared: Promise<Browser> | null = null;

async function launch({ chrome_path }: BrowserOptions): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const how = await chromiumLaunchOptions(chrome_path);
  // Preferences can only be set in a profile folder; the contexts of applications inherit them.
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
 * This instance's browser, started on first use and reused: a start takes about a second. It holds no user data: every
 * application has its own context. A crashed one is replaced.
 */
export async function openBrowser(options: BrowserOptions): Promise<Browser> {
  const present = shared;
  const browser = await present?.catch(() => null);
  if (browser?.isConnected()) return browser;
  // Two applications may find it dead at once; the first of them starts the next.
  if (shared === present) shared = launch(options);
  return shared ?? launch(options);
}
