import { type BrowserOptions, openBrowser } from './browser.ts';

const TEXT = 'Registered nurse';

/**
 * Uses this instance's browser as an application does: opens a page in its own context, types, draws. Returns what was
 * done; throws if it does not work.
 */
export async function openTestPage(options: BrowserOptions): Promise<string> {
  const started = performance.now();
  const browser = await openBrowser(options);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent('<label>Job title <input></label>');
    const field = page.getByLabel('Job title');
    await field.fill(TEXT, { timeout: 5_000 });
    if ((await field.inputValue()) !== TEXT) throw new Error('A field didn’t accept the text typed into it');
    const { length } = await page.screenshot();
    if (length === 0) throw new Error('The page couldn’t be rendered');
    const milliseconds = Math.round(performance.now() - started);
    return `Chromium ${browser.version()} opened a page, typed, and rendered it in ${milliseconds} ms.`;
  } finally {
    await context.close();
  }
}
