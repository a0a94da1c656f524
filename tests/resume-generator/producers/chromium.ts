import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../emulators/support/chromium.ts';
import type { Sheet } from '../sheet.ts';
import { toHtml } from './html.ts';

/** Prints sheets with a browser, as "Save as PDF" does. */
export class Printer {
  #opened: Promise<Browser> | undefined;

  async print(sheet: Sheet, paper: 'Letter' | 'A4'): Promise<Uint8Array> {
    this.#opened ??= launchChromium();
    const page = await (await this.#opened).newPage();
    try {
      await page.setContent(toHtml(sheet));
      return await page.pdf({ format: paper, printBackground: true });
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }
}
