import type { Page, Request } from 'playwright-core';
import { sameSite } from './same-site.ts';

/** What a page was not given. */
export type Loading = {
  /** Throws if code of the page is missing: its form may be there and do nothing when it is sent. */
  assertCode(): void;
  /** Throws if code or data is missing: a form may be made of either. */
  assertComplete(): void;
};

/** Addresses are kept only for the error. */
const MOST_NOTED = 50;
const DATA: readonly string[] = ['xhr', 'fetch', 'document'];

/** An answer that the page may get if it asks once more. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

/**
 * Watches from now on what the employer's own servers fail to deliver. A page that has asked again and got it has it. What we
 * refused to load and what the page itself canceled are not failures.
 */
export function watchLoading(page: Page): Loading {
  const missing = new Map<string, string>();
  const note = (request: Request) => {
    if (request.method() === 'GET' && missing.size < MOST_NOTED)
      missing.set(request.url(), request.resourceType());
  };
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED' && why !== 'net::ERR_BLOCKED_BY_CLIENT') note(request);
  });
  page.on('response', (response) => {
    if (isPassing(response.status())) note(response.request());
  });
  page.on('requestfinished', (request) => {
    void request.response().then(
      (response) => response && !isPassing(response.status()) && missing.delete(request.url()),
      // The page is gone.
      () => undefined,
    );
  });
  const assert = (isNeeded: (type: string) => boolean) => {
    const at = new URL(page.url());
    for (const [url, type] of missing) {
      if (isNeeded(type) && sameSite(at, url))
        throw new Error(`The employer’s page did not load completely: ${url}`);
    }
  };
  return {
    assertCode: () => assert((type) => type === 'script'),
    assertComplete: () => assert((type) => type === 'script' || DATA.includes(type)),
  };
}
