import {
  type FieldOutcome,
  type FormField,
  heldFields,
  lostAnswers,
  markSelector,
  type Resolution,
  releasedFiles,
  resolveAnswers,
  type VendorKind,
} from '@huntwell/filler';
import type { Page } from 'playwright-core';
import type { FilledField } from '../../../contract/applications.ts';
import { advance } from './advance.ts';
import type {
  ApplicationDriver,
  Dossier,
  FormTarget,
  ParkedOutcome,
  PrepareOutcome,
  SubmitHooks,
  SubmitOutcome,
} from './application-driver.ts';
import { type PageOptions, withEmployerPage } from './employer-page.ts';
import { assertAllowedOrigin } from './enforce-request-policy.ts';
import { inTime } from './in-time.ts';
import { pageAction } from './page-action.ts';
import type { OriginPolicy } from './request-policy.ts';
import { clickSendButton, findSendButton, waitForProof, watchSubmitTraffic } from './send-button.ts';
import { describeOpen, type EmployerForm, parked, submitForm } from './submit-form.ts';
import type { Timeouts } from './timeouts.ts';
import type { Loading } from './watch-loading.ts';
import { watchRequests } from './watch-requests.ts';

type Job = {
  vendor: VendorKind;
  apply: FormTarget;
  dossier: Dossier;
  timeouts: Timeouts;
  is_allowed_origin: OriginPolicy;
  loading: Loading;
};

/** Whose form it is: as known before, else as the page shows. */
async function vendorOf(page: Page, apply: FormTarget): Promise<VendorKind> {
  return apply.kind === 'external' ? page.evaluate(() => globalThis.huntwellFiller.vendor()) : apply.kind;
}

/** Waits for the form; returns the obstacle if it cannot be filled. Throws if the page is not all there. */
async function reachForm(
  page: Page,
  status: number,
  { vendor, apply, dossier, timeouts, loading }: Job,
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

function readFields(page: Page, vendor: VendorKind): Promise<FormField[]> {
  return inTime(page.evaluate((kind) => globalThis.huntwellFiller.read(kind), vendor));
}

async function readAndResolve(page: Page, vendor: VendorKind, dossier: Dossier): Promise<Resolution> {
  return resolveAnswers(await readFields(page, vendor), dossier);
}

function notAccepted(fields: readonly FilledField[]): ParkedOutcome {
  const names = fields.map(({ label }) => `“${label}”`).join(', ');
  return {
    kind: 'failed',
    retryable: true,
    detail: `The form didn’t accept ${names ? `your answers to ${names.slice(0, 300)}` : 'some of your answers'}, so we didn’t send anything. Try again, or apply on the employer’s page.`,
  };
}

/** What the form holds and would send; it must not be sent without one of the answers. */
async function readBack(
  page: Page,
  vendor: VendorKind,
  filled: Resolution,
): Promise<ParkedOutcome | FilledField[]> {
  const form = await page.evaluate((kind) => globalThis.huntwellFiller.readHeld(kind), vendor);
  const lost = lostAnswers(form, filled);
  for (const file of releasedFiles(form, filled)) {
    const shown = await page.evaluate(([kind, name]) => globalThis.huntwellFiller.showsUpload(kind, name), [
      vendor,
      file.value,
    ] as const);
    if (!shown) lost.push(file);
  }
  return lost.length > 0 ? notAccepted(lost) : heldFields(form, filled);
}

/** The answers of the page as it is now, with the files that it took: their inputs may be gone. */
function withFiles(now: Resolution, first: Resolution, files: ReadonlySet<string>): Resolution {
  const known = new Set(now.answers.map(({ key }) => key));
  const isTaken = ({ key }: { key: string }) => files.has(key) && !known.has(key);
  return {
    ...now,
    answers: [...first.answers.filter(isTaken), ...now.answers],
    fields: [...first.fields.filter(isTaken), ...now.fields],
  };
}

const failedKeys = (outcomes: readonly FieldOutcome[]) =>
  new Set(
    outcomes.filter(({ outcome }) => outcome === 'refused' || outcome === 'missing').map(({ key }) => key),
  );

/** Fills, then looks for questions that the answers revealed; null if everything was accepted. */
async function fill(
  page: Page,
  { vendor, apply, dossier }: Job,
  first: Resolution,
): Promise<ParkedOutcome | Resolution> {
  const enter = (answers: Resolution['answers']) =>
    inTime(
      page.evaluate(([kind, given]) => globalThis.huntwellFiller.fill(kind, given), [
        vendor,
        answers,
      ] as const),
    );
  const files = first.answers.filter((answer) => 'resume' in answer);
  const attached = new Set(files.map((answer) => answer.key));
  if (files.length > 0) {
    // Some pages read the file and overwrite what is entered, so nothing is entered before they are done.
    const requests = watchRequests(page);
    const refused = failedKeys(await enter(files));
    await requests.settled();
    if (refused.size > 0) return notAccepted(first.fields.filter(({ key }) => refused.has(key)));
  }
  let resolution = first;
  let failed = new Set<string>();
  // At most two more rounds: an answer may reveal a question, and that one another.
  for (let round = 0; round < 3; round += 1) {
    failed = failedKeys(await enter(resolution.answers.filter(({ key }) => !attached.has(key))));
    const again = await readAndResolve(page, vendor, dossier);
    const known = new Set(resolution.answers.map((answer) => answer.key));
    const opened = again.answers.some((answer) => !known.has(answer.key));
    const open = describeOpen(again, apply.url);
    if (open) return open;
    if (failed.size === 0 && !opened) return withFiles(again, first, attached);
    resolution = again;
  }
  return notAccepted(resolution.fields.filter(({ key }) => failed.has(key)));
}

/** The steps of a submission on a page of the headless browser. */
function formOn(page: Page, status: number, job: Job): EmployerForm {
  const { vendor, dossier, timeouts, is_allowed_origin, loading } = job;
  return {
    reach: () => reachForm(page, status, job),
    read: () => readAndResolve(page, vendor, dossier),
    fill: (first) => fill(page, job, first),
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
        const job = { vendor, apply, dossier, timeouts, is_allowed_origin, loading };
        return submitForm(formOn(page, status, job), apply.url, hooks);
      });
    },
  };
}
