import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
    /** What a pixel of a test was told. */
    pixel_calls?: [string, string, object][];
  }
}

/** What the app keeps when somebody has chosen. */
export function storedConsent(choice: 'granted' | 'limited' | 'denied') {
  return {
    name: 'consent',
    value: JSON.stringify({ version: 1, at: '2026-11-21T00:00:00.000Z', choice }),
  };
}

/** Makes the choice before the first page is opened; a later one in the page stays. */
export async function chooseBefore(
  context: BrowserContext,
  choice: 'granted' | 'limited' | 'denied',
): Promise<void> {
  await context.addInitScript(({ name, value }) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem(name))
      localStorage.setItem(name, value);
  }, storedConsent(choice));
}

/** Switches Global Privacy Control on, as a browser has it: a property and a header. */
export async function switchGpcOn(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
}
