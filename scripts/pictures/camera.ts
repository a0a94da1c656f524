import type { Browser, Locator, Page } from 'playwright-core';
import { storeSession } from '../../tests/browser/session.ts';
import { type ApiUser, sessionOf } from '../../tests/e2e/support/accounts.ts';
import { storedConsent } from '../../tests/e2e/support/consent.ts';
import type { StackAddress } from '../../tests/e2e/support/stacks.ts';
import {
  type Crop,
  DEVICES,
  type Device,
  type PictureName,
  PRODUCT_PICTURES,
  SCHEMES,
  type Scheme,
} from '../../web/src/features/info/product-pictures.ts';

/** A screen to photograph. */
export type Shot = {
  name: PictureName;
  path: string;
  /** What must be there before the picture is taken. */
  shows: (page: Page, device: Device) => Locator;
  /** What the picture begins with; without it, the top of the page below the navigation. */
  from?: (page: Page, device: Device) => Locator;
};

/** `png` has twice as many pixels as its crop is wide. */
export type Photograph = { name: PictureName; device: Device; scheme: Scheme; png: Buffer };

const VIEWPORTS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** Height of the navigation, in px. */
const NAVIGATION = 65;
/** Space that is left above what a picture begins with, in px. */
const MARGIN = 14;

/** What floats over every screen is left out, as it would cover what the picture is about. */
const WITHOUT_FLOATING = 'aside[aria-label="Activity"], button[data-open] { visibility: hidden !important; }';

async function clipOf(page: Page, device: Device, { width, height }: Crop, from: Locator | undefined) {
  const top = from ? ((await from.boundingBox())?.y ?? 0) - MARGIN : NAVIGATION;
  const scrolled = await page.evaluate(() => scrollY);
  return { x: device === 'phone' ? 0 : MARGIN + 2, y: Math.round(top + scrolled), width, height };
}

async function photograph(page: Page, device: Device, shot: Shot): Promise<Buffer> {
  await page.goto(shot.path);
  await shot.shows(page, device).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const crop = PRODUCT_PICTURES[shot.name][device];
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    style: WITHOUT_FLOATING,
    clip: await clipOf(page, device, crop, shot.from?.(page, device)),
  });
}

/** Photographs the screens as this user sees them, on each device and in each color scheme. */
export async function photographAll(
  browser: Browser,
  stack: StackAddress,
  user: ApiUser,
  shots: readonly Shot[],
): Promise<Photograph[]> {
  const photographs: Photograph[] = [];
  for (const device of DEVICES) {
    for (const scheme of SCHEMES) {
      const context = await browser.newContext({
        baseURL: stack.address,
        viewport: VIEWPORTS[device],
        deviceScaleFactor: 2,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        timezoneId: 'America/New_York',
        storageState: {
          cookies: [],
          origins: [{ origin: stack.address, localStorage: [storedConsent('denied')] }],
        },
      });
      const page = await context.newPage();
      await storeSession(page, await sessionOf(stack, user));
      for (const shot of shots) {
        photographs.push({ name: shot.name, device, scheme, png: await photograph(page, device, shot) });
      }
      await context.close();
    }
  }
  return photographs;
}
