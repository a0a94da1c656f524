import type { Browser } from 'playwright-core';

/** How Chromium is found and started. */
export type BrowserOptions = {
  /** Path of a Chromium; empty means the one made for Cloud Functions (`@sparticuz/chromium`). */
  chrome_path: string;
};

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let shared: Promise<Browser> | null = null;

async function launch(options: BrowserOptions): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  if (options.chrome_path) return chromium.launch({ executablePath: options.chrome_path, args: FLAGS });
  const packed = (await import('@sparticuz/chromium')).default;
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...packed.args, ...FLAGS] });
}

/**
 * The browser of this instance, started at first use and kept for the next application: a start costs about a
 * second. It holds nothing of a user: every application has a context of its own. One that died is replaced.
 */
export async function openBrowser(options: BrowserOptions): Promise<Browser> {
  const present = shared ? await shared.catch(() => null) : null;
  if (present?.isConnected()) return present;
  shared = launch(options);
  return shared;
}
