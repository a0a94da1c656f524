import { markSelector, type SubmissionState, type TurnedAway, type VendorKind } from '@huntwell/filler';
import type { Page, Response, Request as Sent } from 'playwright-core';
import { pageAction } from './page-action.ts';
import { sameSite } from './same-site.ts';
import type { Timeouts } from './timeouts.ts';

/** Network traffic after the click. */
export type SubmitTraffic = {
  turned_away: TurnedAway;
  /** When the connection was lost or the server failed (5xx): the application may have arrived. */
  broken_at: number | null;
};

/**
 * The button that sends the form, found before the submit intent is recorded, and the errors that the page showed
 * before the click.
 */
export type SendButton = { mark: string; complaints: string[] };

/** The button that sends the form, ready to be clicked; null if there is none. Nothing is clicked. */
export async function findSendButton(
  page: Page,
  vendor: VendorKind,
  timeouts: Timeouts,
): Promise<SendButton | null> {
  const found = await page.evaluate((kind) => globalThis.huntwellFiller.sendButton(kind), vendor);
  if (!found) return null;
  await pageAction('finding the submit button', found.mark, () =>
    page.locator(markSelector(found.mark)).click({ trial: true, timeout: timeouts.action }),
  );
  return found;
}

/** Requests that may carry the form; trackers' beacons and images do not. */
const CARRIERS: readonly string[] = ['document', 'xhr', 'fetch'];

/** Watches requests to the employer from now on; started before the click, so that nothing is missed. */
export function watchSubmitTraffic(page: Page): SubmitTraffic {
  const traffic: SubmitTraffic = { turned_away: null, broken_at: null };
  const employer = new URL(page.url());
  const isSending = (request: Sent) =>
    request.method() === 'POST' &&
    CARRIERS.includes(request.resourceType()) &&
    sameSite(employer, request.url());
  page.on('response', (response: Response) => {
    const request = response.request();
    if (!isSending(request)) return;
    if (response.status() >= 500) traffic.broken_at ??= Date.now();
    else if (response.status() >= 400)
      traffic.turned_away = request.isNavigationRequest() ? 'page' : (traffic.turned_away ?? 'request');
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests.
    const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isSending(request) && !cancelled) traffic.broken_at ??= Date.now();
  });
  return traffic;
}

/** Clicks the send button exactly once, without waiting for the result: see `waitForProof`. */
export function clickSendButton(page: Page, { mark }: SendButton, timeouts: Timeouts): Promise<void> {
  return pageAction('clicking the submit button', mark, () =>
    page.locator(markSelector(mark)).click({ noWaitAfter: true, timeout: timeouts.action }),
  );
}

/** Polls until the page clearly shows the result of the submission, or nothing more can be expected. */
export async function waitForProof(
  page: Page,
  vendor: VendorKind,
  traffic: SubmitTraffic,
  { complaints }: SendButton,
  timeouts: Timeouts,
): Promise<SubmissionState> {
  const deadline = Date.now() + timeouts.proof;
  while (Date.now() < deadline && !page.isClosed()) {
    // During navigation there is no document; that proves nothing either way.
    const state = await page
      .evaluate(([kind, seen]) => globalThis.huntwellFiller.submission(kind, seen), [
        vendor,
        // A server that failed may have accepted the form, whatever else it rejected.
        { turned_away: traffic.broken_at === null ? traffic.turned_away : null, complaints },
      ] as const)
      .catch((): SubmissionState => ({ kind: 'pending' }));
    if (state.kind !== 'pending') return state;
    if (traffic.broken_at !== null && Date.now() - traffic.broken_at > timeouts.broken) break;
    await page.waitForTimeout(100).catch(() => {});
  }
  return { kind: 'pending' };
}
