import { markSelector, type PageActions } from '@huntwell/filler';
import type { Page } from 'playwright-core';
import type { Dossier } from './application-driver.ts';
import { type BrowserOptions, openBrowser } from './browser.ts';
import { assertAllowedOrigin, enforceRequestPolicy } from './enforce-request-policy.ts';
import { pageAction } from './page-action.ts';
import type { OriginPolicy } from './request-policy.ts';
import type { Timeouts } from './timeouts.ts';
import { type Loading, watchLoading } from './watch-loading.ts';

export type PageOptions = BrowserOptions & {
  /** The bundled filler (`filler.js`) as source text. */
  filler_script: string;
  /** Checked for the page and for each of its redirects. */
  is_allowed_origin: OriginPolicy;
  timeouts: Timeouts;
};

function createPageActions(page: Page, resume: Dossier['resume'], timeout: number): PageActions {
  const element = (mark: string) => page.locator(markSelector(mark));
  return {
    click: (mark) => pageAction('click', mark, () => element(mark).click({ timeout })),
    type: (mark, text) =>
      pageAction('type', mark, async () => {
        await element(mark).fill(text, { timeout });
        await element(mark).blur();
      }),
    search: (mark, text) => pageAction('search', mark, () => element(mark).fill(text, { timeout })),
    press: (mark, key) => pageAction('press', mark, () => element(mark).press(key, { timeout })),
    attachResume: async (mark) => {
      if (!resume) throw new Error('There’s no resume to attach');
      const file = {
        name: resume.file_name,
        mimeType: resume.content_type,
        buffer: Buffer.from(resume.bytes),
      };
      await pageAction('attachResume', mark, () => element(mark).setInputFiles(file, { timeout }));
    },
  };
}

/** Exposes the page actions to the filler, not to other frames on the page (ads, widgets). */
async function exposePageActions(page: Page, actions: PageActions): Promise<void> {
  await page.exposeBinding(
    'huntwellPageActions',
    ({ frame }, name: keyof PageActions, mark: string, argument: string) => {
      if (frame !== page.mainFrame()) throw new Error('Only the page itself may act');
      if (name === 'press') return actions.press(mark, argument as 'Escape'); // the filler sends only keys of PageActions
      if (name === 'type' || name === 'search') return actions[name](mark, argument);
      return actions[name](mark);
    },
  );
}

/**
 * Opens an employer's page with the filler in its own context, and closes it when `work` is done. The browser
 * identifies itself honestly: no disguise, no evasion.
 */
export async function withEmployerPage<T>(
  options: PageOptions,
  url: string,
  resume: Dossier['resume'],
  work: (page: Page, status: number, loading: Loading) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(options);
  const context = await browser.newContext({
    viewport: { width: 1100, height: 1400 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // So that an application is sent once; see browser.ts.
    extraHTTPHeaders: { connection: 'close' },
  });
  try {
    const page = await context.newPage();
    await enforceRequestPolicy(context, page, options.is_allowed_origin);
    await exposePageActions(page, createPageActions(page, resume, options.timeouts.action));
    await page.addInitScript({ content: options.filler_script });
    const loading = watchLoading(page);
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: 30_000 });
    assertAllowedOrigin(page, options.is_allowed_origin);
    return await work(page, answer?.status() ?? 0, loading);
  } finally {
    await context.close();
  }
}
