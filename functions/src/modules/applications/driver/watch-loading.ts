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

/** The line or the server broke. What the page's own rules, we, or the browser refuse to load is refused each time. */
const BROKEN =
  /^net::ERR_(?:CONNECTION|TIMED_OUT|EMPTY_RESPONSE|NETWORK|INTERNET|NAME|ADDRESS|SOCKET|HTTP2|QUIC|INCOMPLETE|CONTENT_LENGTH|SSL)/;

/** One for all tries of a request: pages ask again with another query. */
function keyOf(request: Request): string {
  const [address] = request.url().split('?', 1);
  return request.method() === 'GET'
    ? `GET ${address}`
    : `${request.method()} ${request.url()} ${request.postData()}`;
}

/**
 * Watches from now on what the employer's own servers fail to deliver or to take. A page that has asked again and got it has
 * it.
 */
export function watchLoading(page: Page): Loading {
  const failed = new Map<string, Failed>();
  const note = (request: Request) => {
    if (failed.size >= MOST_NOTED) return;
    const is_read = request.method() === 'GET';
    failed.set(keyOf(request), { url: request.url(), type: request.resourceType(), is_read });
  };
  page.on('requestfailed', (request) => {
    if (BROKEN.test(request.failure()?.errorText ?? '')) note(request);
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
