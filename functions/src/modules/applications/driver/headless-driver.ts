import { resolveAnswers } from '@huntwell/filler';
import type { Page } from 'playwright-core';
import { advance } from './advance.ts';
import type {
  ApplicationDriver,
  FormTarget,
  PrepareOutcome,
  SubmitHooks,
  SubmitOutcome,
} from './application-driver.ts';
import { type PageOptions, withEmployerPage } from './employer-page.ts';
import { assertAllowedOrigin } from './enforce-request-policy.ts';
import { fill, readAndResolve, readBack } from './fill-form.ts';
import { type PageTask, reachForm, readFields, vendorOf } from './reach-form.ts';
import type { OriginPolicy } from './request-policy.ts';
import { clickSendButton, findSendButton, waitForProof, watchSubmitTraffic } from './send-button.ts';
import { describeOpen, type EmployerForm, parked, submitForm } from './submit-form.ts';

/** The steps of a submission on a page of the headless browser. */
function formOn(page: Page, status: number, task: PageTask): EmployerForm {
  const { vendor, dossier, timeouts, is_allowed_origin, loading } = task;
  return {
    reach: () => reachForm(page, status, task),
    read: () => readAndResolve(page, vendor, dossier),
    fill: (first) => fill(page, task, first),
    readBack: (filled) => readBack(page, vendor, filled),
    obstacle: () => page.evaluate((kind) => globalThis.huntwellFiller.obstacle(kind), vendor),
    advance: () => advance(page, vendor, timeouts),
    findSendButton: async () => {
      assertAllowedOrigin(page, is_allowed_origin);
      // By now a later step may lack code, or an upload may have been lost.
      loading.assertUsable();
      return findSendButton(page, vendor, timeouts);
    },
    screenshot: () => page.screenshot({ fullPage: true, type: 'png', animations: 'disabled' }),
    watchSubmitTraffic: () => watchSubmitTraffic(page),
    click: (button) => clickSendButton(page, button, timeouts),
    waitForProof: (traffic, button) => waitForProof(page, vendor, traffic, button, timeouts),
    url: () => page.url(),
  };
}

export type HeadlessOptions = Omit<PageOptions, 'is_allowed_origin'> & {
  /** Which origins a form of this kind, and what it leads to, may be on. */
  originsOf: (kind: FormTarget['kind']) => OriginPolicy;
};

/** Reads and fills employers' forms in headless Chromium. See `ApplicationDriver` for its guarantees. */
export function createHeadlessDriver({ originsOf, ...options }: HeadlessOptions): ApplicationDriver {
  const { timeouts } = options;
  /** How this form's page may be opened; null if it may not: some employers show their vendor's form on a domain of theirs. */
  const opening = ({ kind, url }: FormTarget): PageOptions | null => {
    const is_allowed_origin = originsOf(kind);
    return URL.canParse(url) && is_allowed_origin(new URL(url)) ? { ...options, is_allowed_origin } : null;
  };
  return {
    async prepare(apply, dossier, progress): Promise<PrepareOutcome> {
      const how = opening(apply);
      if (!how) return parked('external', apply.url, []);
      const { is_allowed_origin } = how;
      await progress('opening the form');
      // Reading needs no file, so the page gets none.
      return withEmployerPage(how, apply.url, null, async (page, status, loading) => {
        const vendor = await vendorOf(page, apply);
        const stopped = await reachForm(page, status, {
          vendor,
          apply,
          dossier,
          timeouts,
          is_allowed_origin,
          loading,
        });
        if (stopped) return stopped;
        await progress('reading the questions');
        const form = await readFields(page, vendor);
        const later = await page.evaluate((kind) => globalThis.huntwellFiller.readLaterSteps(kind), vendor);
        const resolution = resolveAnswers([...form, ...later], dossier);
        // Nothing that we could read or may fill: nothing could be sent.
        if (!form.some(({ leave }) => !leave)) {
          return { ...parked(resolution.hand_over ?? 'external', apply.url, []), form };
        }
        const outcome = describeOpen(resolution, apply.url) ?? {
          kind: 'ready' as const,
          fields: resolution.fields,
        };
        return { ...outcome, form };
      });
    },

    async submit(apply, dossier, hooks: SubmitHooks): Promise<SubmitOutcome> {
      const how = opening(apply);
      if (!how) return parked('external', apply.url, []);
      const { is_allowed_origin } = how;
      await hooks.progress('opening the form');
      return withEmployerPage(how, apply.url, dossier.resume, async (page, status, loading) => {
        const vendor = await vendorOf(page, apply);
        const task = { vendor, apply, dossier, timeouts, is_allowed_origin, loading };
        return submitForm(formOn(page, status, task), apply.url, hooks);
      });
    },
  };
}
