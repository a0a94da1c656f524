import type { Page, Request } from 'playwright-core';

const QUIET_MS = 200;
const LONGEST_MS = 10_000;

/** Watches the page's own requests from now on; `settled` waits until none is running any more, at most ten seconds. */
export function watchRequests(page: Page): { settled(): Promise<void> } {
  const running = new Set<Request>();
  const start = (request: Request) => running.add(request);
  const end = (request: Request) => running.delete(request);
  page.on('request', start);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    async settled() {
      const deadline = Date.now() + LONGEST_MS;
      // One request often starts another, so it has to stay quiet for a while.
      for (let quiet = 0; quiet < 2 && Date.now() < deadline; ) {
        await page.waitForTimeout(QUIET_MS);
        quiet = running.size === 0 ? quiet + 1 : 0;
      }
      page.off('request', start);
      page.off('requestfinished', end);
      page.off('requestfailed', end);
    },
  };
}
