import type { Page, Response, Request as Sent } from 'playwright-core';
import { markSelector } from '../filler/marks.ts';
import type {} from '../filler/page-api.ts';
import type { SubmissionState, TurnedAway, VendorKind } from '../filler/types.ts';
import { gesture } from './gesture.ts';
import type { Waits } from './waits.ts';

/** What the network saw of the press. */
export type Press = {
  turned_away: TurnedAway;
  /** When the connection was lost or the server failed (5xx): the application may have arrived. */
  broken_at: number | null;
};

/** The button that sends the form, found before anything is noted, and what the page complains of without a press. */
export type SendButton = { mark: string; complaints: string[] };

/** The employer's own servers, not the trackers on the page. */
function sameSite(page: URL, other: string): boolean {
  const site = (host: string) => host.split('.').slice(-2).join('.');
  return site(page.hostname) === site(new URL(other).hostname);
}

/** The button that sends the form, ready to be pressed; null when there is none. Nothing is pressed. */
export async function findSendButton(
  page: Page,
  vendor: VendorKind,
  waits: Waits,
): Promise<SendButton | null> {
  const found = await page.evaluate((kind) => globalThis.huntwellFiller.sendButton(kind), vendor);
  if (!found) return null;
  await gesture('reaching for the send button', found.mark, () =>
    page.locator(markSelector(found.mark)).click({ trial: true, timeout: waits.gesture }),
  );
  return found;
}

/** What may carry the form: beacons and images of trackers do not. */
const CARRIERS: readonly string[] = ['document', 'xhr', 'fetch'];

/** Watches what the page sends to the employer from now on; begun before the click, so that nothing is missed. */
export function watchSending(page: Page): Press {
  const press: Press = { turned_away: null, broken_at: null };
  const employer = new URL(page.url());
  const isSending = (request: Sent) =>
    request.method() === 'POST' &&
    CARRIERS.includes(request.resourceType()) &&
    sameSite(employer, request.url());
  page.on('response', (response: Response) => {
    const request = response.request();
    if (!isSending(request)) return;
    if (response.status() >= 500) press.broken_at ??= Date.now();
    else if (response.status() >= 400)
      press.turned_away = request.isNavigationRequest() ? 'page' : (press.turned_away ?? 'request');
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it still had under way.
    const cancelled = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isSending(request) && !cancelled) press.broken_at ??= Date.now();
  });
  return press;
}

/** Clicks the button that sends the form, exactly once, without waiting for what follows: that is `waitForProof`'s. */
export function clickSend(page: Page, { mark }: SendButton, waits: Waits): Promise<void> {
  return gesture('pressing the send button', mark, () =>
    page.locator(markSelector(mark)).click({ noWaitAfter: true, timeout: waits.gesture }),
  );
}

/** Looks until the page says clearly what became of the press, or nothing more can be expected of it. */
export async function waitForProof(
  page: Page,
  vendor: VendorKind,
  press: Press,
  { complaints }: SendButton,
  waits: Waits,
): Promise<SubmissionState> {
  const deadline = Date.now() + waits.proof;
  while (Date.now() < deadline && !page.isClosed()) {
    // While the page changes there is no document to ask; that is no answer either way.
    const state = await page
      .evaluate(([kind, seen]) => globalThis.huntwellFiller.submission(kind, seen), [
        vendor,
        // A server that failed may have taken the form, whatever else it refused.
        { turned_away: press.broken_at === null ? press.turned_away : null, complaints },
      ] as const)
      .catch((): SubmissionState => ({ kind: 'pending' }));
    if (state.kind !== 'pending') return state;
    if (press.broken_at !== null && Date.now() - press.broken_at > waits.broken) break;
    await page.waitForTimeout(100).catch(() => {});
  }
  return { kind: 'pending' };
}
