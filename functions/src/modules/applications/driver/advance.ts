import { markSelector, type VendorKind } from '@huntwell/filler';
import type { Page } from 'playwright-core';
import type { ParkedOutcome } from './application-driver.ts';
import { pageAction } from './page-action.ts';
import type { Timeouts } from './timeouts.ts';

/**
 * Goes on to the next step of the form, if there is one, and waits until the page shows it. `no_form`: the page shows no
 * form any more, so the click may have sent it.
 */
export async function advance(
  page: Page,
  vendor: VendorKind,
  timeouts: Timeouts,
): Promise<ParkedOutcome | 'next_step' | 'last_step' | 'no_form'> {
  const [mark, step] = await page.evaluate(
    (kind) => [globalThis.huntwellFiller.nextButton(kind), globalThis.huntwellFiller.step(kind)] as const,
    vendor,
  );
  if (mark === null) return 'last_step';
  await pageAction('going on to the next step', mark, () =>
    page.locator(markSelector(mark)).click({ timeout: timeouts.action }),
  );
  const deadline = Date.now() + timeouts.action;
  while (Date.now() < deadline) {
    // A step may be a page of its own: while it loads there is no document to ask.
    const shown = await page
      .evaluate((kind) => globalThis.huntwellFiller.step(kind), vendor)
      .catch(() => step);
    if (shown !== step) {
      const reached = await page
        .evaluate(([kind, timeout]) => globalThis.huntwellFiller.settle(kind, timeout), [
          vendor,
          timeouts.action,
        ] as const)
        // The page was left meanwhile: the next look finds the one that follows.
        .catch(() => null);
      if (reached !== null) return reached ? 'next_step' : 'no_form';
    }
    await page.waitForTimeout(100);
  }
  const complaints = await page.evaluate((kind) => globalThis.huntwellFiller.complaints(kind), vendor);
  return {
    kind: 'failed',
    retryable: true,
    detail: `The form didn’t go on to its next step, so we didn’t send anything. ${complaints.join(' ')}`
      .trim()
      .slice(0, 500),
  };
}
