import type { Page, Response, Request as Sent } from 'playwright-core';
import { markSelector } from '../filler/marks.ts';
import type {} from '../filler/page-api.ts';
import type { SubmissionState, VendorKind } from '../filler/types.ts';

const PROOF_TIMEOUT_MS = 30_000;
/** How long a page whose sending broke may still show a confirmation. */
const BROKEN_GRACE_MS = 4_000;

/** What the network saw of the press. */
export type Press = {
  /** The employer's server answered with a refusal (4xx). */
  turned_away: boolean;
  /** When the connection was lost or the server failed (5xx): the application may have arrived. */
  broken_at: number | null;
};

/** The employer's own servers, not the trackers on the page. */
function sameSite(page: URL, other: string): boolean {
  const site = (host: string) => host.split('.').slice(-2).join('.');
  return site(page.hostname) === site(new URL(other).hostname);
}

/** Presses the button that sends the form, exactly once, and watches what is sent. */
export async function pressOnce(page: Page, vendor: VendorKind): Promise<Press> {
  const mark = await page.evaluate((kind) => globalThis.huntwellFiller.submitButton(kind), vendor);
  if (!mark) throw new Error('The form has no button that sends it');
  const press: Press = { turned_away: false, broken_at: null };
  const employer = new URL(page.url());
  const isSending = (request: Sent) => request.method() === 'POST' && sameSite(employer, request.url());
  page.on('response', (response: Response) => {
    if (!isSending(response.request())) return;
    if (response.status() >= 500) press.broken_at ??= Date.now();
    else if (response.status() >= 400) press.turned_away = true;
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it still had under way.
    const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isSending(request) && !cancelled) press.broken_at ??= Date.now();
  });
  // Without waiting for what follows: that is `waitForProof`'s.
  await page.locator(markSelector(mark)).click({ noWaitAfter: true, timeout: 8_000 });
  return press;
}

/** Looks until the page says clearly what became of the press, or nothing more can be expected of it. */
export async function waitForProof(page: Page, vendor: VendorKind, press: Press): Promise<SubmissionState> {
  const deadline = Date.now() + PROOF_TIMEOUT_MS;
  while (Date.now() < deadline && !page.isClosed()) {
    // While the page changes there is no document to ask; that is no answer either way.
    const state = await page
      .evaluate(([kind, turned_away]) => globalThis.huntwellFiller.submission(kind, turned_away), [
        vendor,
        press.turned_away,
      ] as const)
      .catch((): SubmissionState => ({ kind: 'pending' }));
    if (state.kind !== 'pending') return state;
    if (press.broken_at !== null && Date.now() - press.broken_at > BROKEN_GRACE_MS) break;
    await page.waitForTimeout(100).catch(() => {});
  }
  return { kind: 'pending' };
}
