import type { Page } from 'playwright-core';
import type { Dossier } from '../application-driver.ts';
import { markSelector } from '../filler/marks.ts';
import type { Hands } from '../filler/types.ts';
import { type BrowserOptions, openBrowser } from './browser.ts';
import { gesture } from './gesture.ts';
import { assertMayStay, guardPage } from './guard-page.ts';
import type { MayOpen } from './may-load.ts';
import type { Waits } from './waits.ts';

export type PageOptions = BrowserOptions & {
  /** The bundled filler (`filler.js`) as source text. */
  filler_script: string;
  /** Asked for the page and for every redirect of it. */
  may_open: MayOpen;
  waits: Waits;
};

function makeHands(page: Page, resume: Dossier['resume'], timeout: number): Hands {
  const element = (mark: string) => page.locator(markSelector(mark));
  return {
    click: (mark) => gesture('click', mark, () => element(mark).click({ timeout })),
    type: (mark, text) =>
      gesture('type', mark, async () => {
        await element(mark).fill(text, { timeout });
        await element(mark).blur();
      }),
    search: (mark, text) => gesture('search', mark, () => element(mark).fill(text, { timeout })),
    press: (mark, key) => gesture('press', mark, () => element(mark).press(key, { timeout })),
    attachResume: async (mark) => {
      if (!resume) throw new Error('There is no resume to attach');
      const file = {
        name: resume.file_name,
        mimeType: resume.content_type,
        buffer: Buffer.from(resume.bytes),
      };
      await gesture('attachResume', mark, () => element(mark).setInputFiles(file, { timeout }));
    },
  };
}

/** Gives the filler its hands. Frames on the page (advertisements, widgets) get none. */
async function lendHands(page: Page, hands: Hands): Promise<void> {
  await page.exposeBinding(
    'huntwellHands',
    ({ frame }, name: keyof Hands, mark: string, argument: string) => {
      if (frame !== page.mainFrame()) throw new Error('Only the page itself has hands');
      if (name === 'press') return hands.press(mark, argument as 'Escape'); // the filler sends only keys of Hands
      if (name === 'type' || name === 'search') return hands[name](mark, argument);
      return hands[name](mark);
    },
  );
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
  const context = await browser.newContext({
    viewport: { width: 1100, height: 1400 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // So that an application leaves once; see browser.ts.
    extraHTTPHeaders: { connection: 'close' },
  });
  try {
    const page = await context.newPage();
    await guardPage(context, page, options.may_open);
    await lendHands(page, makeHands(page, resume, options.waits.gesture));
    await page.addInitScript({ content: options.filler_script });
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 30_000 });
    assertMayStay(page, options.may_open);
    return await work(page, answer?.status() ?? 0);
  } finally {
    await context.close();
  }
}
