import type { BrowserContext, Page } from 'playwright-core';
import type { Dossier } from '../application-driver.ts';
import { markSelector } from '../filler/marks.ts';
import type { Hands } from '../filler/types.ts';
import { type BrowserOptions, openBrowser } from './browser.ts';

export type PageOptions = BrowserOptions & {
  /** The bundled filler (`filler.js`) as source text. */
  filler_script: string;
  /** Whether Huntwell may open this address; asked for the page and for every redirect of it. */
  may_open: (url: URL) => boolean;
};

const GESTURE_TIMEOUT_MS = 8_000;

function makeHands(page: Page, resume: Dossier['resume']): Hands {
  const element = (mark: string) => page.locator(markSelector(mark));
  return {
    click: (mark) => element(mark).click({ timeout: GESTURE_TIMEOUT_MS }),
    type: async (mark, text) => {
      await element(mark).fill(text, { timeout: GESTURE_TIMEOUT_MS });
      await element(mark).blur();
    },
    search: (mark, text) => element(mark).fill(text, { timeout: GESTURE_TIMEOUT_MS }),
    press: (mark, key) => element(mark).press(key, { timeout: GESTURE_TIMEOUT_MS }),
    attachResume: async (mark) => {
      if (!resume) throw new Error('There is no resume to attach');
      await element(mark).setInputFiles({
        name: resume.file_name,
        mimeType: resume.content_type,
        buffer: Buffer.from(resume.bytes),
      });
    },
  };
}

/**
 * Opens an employer's page in a context of its own, with the filler in it, and closes it when `work` is done.
 * The browser says what it is: no disguise, no evasion.
 */
export async function withEmployerPage<T>(
  options: PageOptions,
  url: string,
  resume: Dossier['resume'],
  work: (page: Page, status: number) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(options);
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1100, height: 1400 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // So that an application leaves once; see browser.ts.
    extraHTTPHeaders: { connection: 'close' },
  });
  try {
    const page = await context.newPage();
    await page.route('**/*', async (route) => {
      const request = route.request();
      const leaves = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (leaves && !options.may_open(new URL(request.url()))) await route.abort('blockedbyclient');
      else await route.continue();
    });
    const hands = makeHands(page, resume);
    await page.exposeFunction('huntwellHands', (gesture: keyof Hands, mark: string, argument: string) => {
      if (gesture === 'press') return hands.press(mark, argument as 'Escape'); // the filler sends only keys of Hands
      if (gesture === 'type' || gesture === 'search') return hands[gesture](mark, argument);
      return hands[gesture](mark);
    });
    await page.addInitScript({ content: options.filler_script });
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 30_000 });
    return await work(page, answer?.status() ?? 0);
  } finally {
    await context.close();
  }
}
