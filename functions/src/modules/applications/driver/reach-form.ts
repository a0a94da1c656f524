import { type FormField, markSelector, resolveAnswers, type VendorKind } from '@huntwell/filler';
import type { Page } from 'playwright-core';
import type { Dossier, FormTarget, ParkedOutcome } from './application-driver.ts';
import { inTime } from './in-time.ts';
import { pageAction } from './page-action.ts';
import type { OriginPolicy } from './request-policy.ts';
import { parked } from './submit-form.ts';
import type { Timeouts } from './timeouts.ts';
import type { Loading } from './watch-loading.ts';

/** What is to be done on an open page. */
export type PageTask = {
  vendor: VendorKind;
  apply: FormTarget;
  dossier: Dossier;
  timeouts: Timeouts;
  is_allowed_origin: OriginPolicy;
  loading: Loading;
};

/** Whose form it is: as known before, else as the page shows. */
export async function vendorOf(page: Page, apply: FormTarget): Promise<VendorKind> {
  return apply.kind === 'external' ? page.evaluate(() => globalThis.huntwellFiller.vendor()) : apply.kind;
}

/** Waits for the form; returns the obstacle if it cannot be filled. Throws if the page is not all there. */
export async function reachForm(
  page: Page,
  status: number,
  { vendor, apply, dossier, timeouts, loading }: PageTask,
): Promise<(ParkedOutcome & { form?: FormField[] }) | null> {
  if (status === 404 || status === 410) return { kind: 'closed' };
  if (status >= 500) {
    return {
      kind: 'failed',
      retryable: true,
      detail: 'The employer’s site returned an error. Try again later.',
    };
  }
  const settled = await showForm(page, vendor, timeouts);
  const obstacle = await page.evaluate((kind) => globalThis.huntwellFiller.obstacle(kind), vendor);
  if (obstacle) {
    // The form is behind the challenge: answers are prepared for the user who finishes it.
    if (!settled || obstacle !== 'captcha') return parked(obstacle, apply.url, []);
    const form = await readFields(page, vendor);
    return { ...parked(obstacle, apply.url, resolveAnswers(form, dossier).fields), form };
  }
  if (settled) {
    loading.assertUsable();
    return null;
  }
  loading.assertComplete();
  return {
    kind: 'failed',
    retryable: false,
    detail: 'We couldn’t find an application form on the employer’s page. Apply there yourself.',
  };
}

/** Waits for the form; one that a button of the posting shows is opened with it. */
async function showForm(page: Page, vendor: VendorKind, timeouts: Timeouts): Promise<boolean> {
  const within = [vendor, timeouts.form] as const;
  const settled = await page.evaluate(
    ([kind, timeout]) => globalThis.huntwellFiller.settle(kind, timeout),
    within,
  );
  const opener = settled
    ? await page.evaluate((kind) => globalThis.huntwellFiller.opener(kind), vendor)
    : null;
  if (opener === null) return settled;
  await pageAction('opening the form', opener, () =>
    page.locator(markSelector(opener)).click({ timeout: timeouts.action }),
  );
  return page.evaluate(([kind, timeout]) => globalThis.huntwellFiller.isOpened(kind, timeout), within);
}

export function readFields(page: Page, vendor: VendorKind): Promise<FormField[]> {
  return inTime(page.evaluate((kind) => globalThis.huntwellFiller.read(kind), vendor));
}
