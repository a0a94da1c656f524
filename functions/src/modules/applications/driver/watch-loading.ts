import type { Page, Request } from 'playwright-core';
import { sameSite } from './same-site.ts';

/** What failed between a page and the employer's servers. */
export type Loading = {
  /**
   * Throws if code of the page is missing, or something that it sent while it was filled was lost, such as an upload: its form
   * may be there and do nothing, or not all of it, when it is sent.
   */
  assertUsable(): void;
  /** Throws if code or data is missing: a form may be made of either. */
  assertComplete(): void;
};

type Failed = { url: string; type: string; is_read: boolean };

/** They are kept only for the error. */
const MOST_NOTED = 50;
const DATA: readonly string[] = ['xhr', 'fetch', 'document'];

/** An answer that the page may get if it asks once more. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

/**
 * Watches from now on what the employer's own servers fail to deliver or to take. A page that has asked again and got it has
 * it. What we refused to load and what the page itself canceled are not failures.
 */
export function watchLoading(page: Page): Loading {
  const failed = new Map<string, Failed>();
  const keyOf = (request: Request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
  const note = (request: Request) => {
    if (failed.size >= MOST_NOTED) return;
    const is_read = request.method() === 'GET';
    failed.set(keyOf(request), { url: request.url(), type: request.resourceType(), is_read });
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
      (response) => response && !isPassing(response.status()) && failed.delete(keyOf(request)),
      // The page is gone.
      () => undefined,
    );
  });
  const assertNone = (matters: (one: Failed) => boolean) => {
    const at = new URL(page.url());
    for (const one of failed.values()) {
      if (matters(one) && sameSite(at, one.url))
        throw new Error(`The employer’s page did not load completely: ${one.url}`);
    }
  };
  const isCode = ({ type }: Failed) => type === 'script';
  const isData = ({ type }: Failed) => DATA.includes(type);
  return {
    assertUsable: () => assertNone((one) => isCode(one) || (isData(one) && !one.is_read)),
    assertComplete: () => assertNone((one) => isCode(one) || isData(one)),
  };
}
