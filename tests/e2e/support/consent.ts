import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
    /** Calls that a test's pixel received. */
    pixel_calls?: [string, string, object][];
  }
}

/** What the app stores once a visitor has chosen. */
export function storedConsent(choice: 'granted' | 'limited' | 'denied') {
  return {
    name: 'consent',
    value: JSON.stringify({ version: 1, at: '2026-11-21T00:00:00.000Z', choice }),
  };
}

/** Sets the choice before the first page opens; a later choice on the page is kept. */
export async function chooseBefore(
  context: BrowserContext,
  choice: 'granted' | 'limited' | 'denied',
): Promise<void> {
  await context.addInitScript(({ name, value }) => {
    if (location.protocol.startsWith('http') && !localStorage.getItem(name))
      localStorage.setItem(name, value);
  }, storedConsent(choice));
}

/** Turns on Global Privacy Control as browsers do: a property and a header. */
export async function switchGpcOn(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
}
