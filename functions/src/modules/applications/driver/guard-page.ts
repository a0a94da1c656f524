import { isIP } from 'node:net';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { isPrivateAddress } from '../../../platform/outgoing.ts';

/** Whether Huntwell may open this address as the employer's page. */
export type MayOpen = (url: URL) => boolean;

const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa)$/;

/** Addresses inside our own network; `URL` has made `127.1` and `0x7f000001` plain by now. */
function isInside(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 ? isPrivateAddress(host) : PRIVATE_NAMES.test(host.replace(/\.$/, ''));
}

/**
 * What a page may load: the page itself from where Huntwell may go, and anything else but our own network, which the
 * sample employers alone (`may_open`) may stand in.
 */
function mayLoad(may_open: MayOpen, address: string, is_page: boolean): boolean {
  const url = new URL(address);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return !is_page;
  if (is_page) return may_open(url);
  return !isInside(url) || may_open(url);
}

/** A page of the context other than the employer's: nothing needs one. */
function isOfPopUp(request: Request, page: Page): boolean {
  try {
    return request.frame().page() !== page;
  } catch {
    // Playwright has no frame yet for what a new window loads first.
    return true;
  }
}

/**
 * Lets a page load only what it may. Playwright's routes see the first address of a request and not where it is
 * redirected, so Chromium itself is asked to hold every step as well.
 */
export async function guardPage(context: BrowserContext, page: Page, may_open: MayOpen): Promise<void> {
  await context.route('**/*', async (route) => {
    const request = route.request();
    const forbidden =
      isOfPopUp(request, page) ||
      !mayLoad(
        may_open,
        request.url(),
        request.isNavigationRequest() && request.frame() === page.mainFrame(),
      );
    await (forbidden ? route.abort('blockedbyclient') : route.continue());
  });
  context.on('page', (other) => {
    if (other !== page) void other.close().catch(() => undefined);
  });
  const session = await context.newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId }) => {
    const is_page = resourceType === 'Document' && frameId === frameTree.frame.id;
    const answer = mayLoad(may_open, request.url, is_page)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // The page may be gone by then.
    answer.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] });
}

/** Throws unless the page still is where Huntwell may go: a script may have moved it without a request. */
export function assertMayStay(page: Page, may_open: MayOpen): void {
  if (!may_open(new URL(page.url())))
    throw new Error('The employer’s page left the sites that may be opened');
}
