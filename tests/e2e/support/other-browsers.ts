import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';

/** How to get those that are missing. */
export const INSTALL_BROWSERS = 'npx playwright install --with-deps firefox webkit';

function isInstalled(browser: BrowserType): boolean {
  try {
    return existsSync(browser.executablePath());
  } catch {
    // There is none for this system.
    return false;
  }
}

/** The engines besides Chromium, and whether Playwright's own build of each is on this machine. */
export const OTHER_BROWSERS = [firefox, webkit].map((browser) => ({
  name: browser.name() as 'firefox' | 'webkit', // the two above
  installed: isInstalled(browser),
}));
