import type { BrowserContext, Page, Request } from 'playwright-core';
import { resolveHost } from '../../../platform/addresses.ts';
import { type OriginPolicy, requestPolicy } from './request-policy.ts';

/** A page of the context other than the employer's: nothing needs one. */
function isOfPopUp(request: Request, page: Page): boolean {
  try {
    return request.frame().page() !== page;
  } catch {
    // Playwright has no frame yet for the first load of a new window.
    return true;
  }
}

/**
 * Restricts what a page may load. Playwright's routes see only the first URL of a request, not its redirects, so
 * Chromium itself is told to intercept each step as well.
 */
export async function enforceRequestPolicy(
  context: BrowserContext,
  page: Page,
  is_allowed_origin: OriginPolicy,
): Promise<void> {
  const is_allowed_request = requestPolicy(is_allowed_origin, resolveHost);
  await context.route('**/*', async (route) => {
    const request = route.request();
    const forbidden =
      isOfPopUp(request, page) ||
      !(await is_allowed_request(
        request.url(),
        request.isNavigationRequest() && request.frame() === page.mainFrame(),
      ));
    await (forbidden ? route.abort('blockedbyclient') : route.continue());
  });
  context.on('page', (other) => {
    if (other !== page) void other.close().catch(() => undefined);
  });
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId }) => {
    const is_page = resourceType === 'Document' && frameId === frameTree.frame.id;
    is_allowed_request(request.url, is_page)
      .then((allowed) =>
        allowed
          ? session.send('Fetch.continueRequest', { requestId })
          : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }),
      )
      // The page may already be gone.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
}

/** Throws if the page has left the allowed origins: a script may have navigated it without a request. */
export function assertAllowedOrigin(page: Page, is_allowed_origin: OriginPolicy): void {
  if (!is_allowed_origin(new URL(page.url())))
    throw new Error('The employer’s page led to a site that isn’t allowed');
}
