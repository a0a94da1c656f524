import type { Page } from 'playwright-core';
import type { FilledField } from '../../../contract/applications.ts';
import type {
  ApplicationDriver,
  ApplyTarget,
  Dossier,
  ParkedOutcome,
  PrepareOutcome,
  SubmitHooks,
  SubmitOutcome,
} from '../application-driver.ts';
import { markSelector } from '../filler/marks.ts';
import { type Resolution, resolveAnswers } from '../filler/resolve-answers.ts';
import type { Obstacle, SubmissionState, VendorKind } from '../filler/types.ts';
import { type PageOptions, withEmployerPage } from './employer-page.ts';

const FORM_TIMEOUT_MS = 15_000;
const PROOF_TIMEOUT_MS = 30_000;

function vendorOf(apply: ApplyTarget): VendorKind {
  return apply.kind === 'external' ? 'generic' : apply.kind;
}

function parked(obstacle: Obstacle, url: string, fields: FilledField[]): ParkedOutcome {
  return obstacle === 'closed' ? { kind: 'closed' } : { kind: 'hand_over', reason: obstacle, url, fields };
}

/** Waits for the form; says what stands in the way if there is none to fill. */
async function reachForm(
  page: Page,
  status: number,
  vendor: VendorKind,
  url: string,
): Promise<ParkedOutcome | null> {
  if (status === 404 || status === 410) return { kind: 'closed' };
  if (status >= 500) {
    return {
      kind: 'failed',
      retryable: true,
      detail: 'The employer’s site answered with an error. Try again later.',
    };
  }
  const settled = await page.evaluate(([kind, timeout]) => globalThis.huntwellFiller.settle(kind, timeout), [
    vendor,
    FORM_TIMEOUT_MS,
  ] as const);
  const obstacle = await page.evaluate((kind) => globalThis.huntwellFiller.obstacle(kind), vendor);
  if (obstacle) return parked(obstacle, url, []);
  if (settled) return null;
  return {
    kind: 'failed',
    retryable: false,
    detail: 'No application form was found on the employer’s page. Apply there yourself.',
  };
}

async function readAndResolve(page: Page, vendor: VendorKind, dossier: Dossier): Promise<Resolution> {
  const form = await page.evaluate((kind) => globalThis.huntwellFiller.read(kind), vendor);
  return resolveAnswers(form, dossier);
}

function describe(resolution: Resolution): ParkedOutcome | null {
  const { fields, questions } = resolution;
  return questions.length > 0 ? { kind: 'needs_input', fields, questions } : null;
}

/** Fills, then looks for questions that the answers have opened; null when everything holds. */
async function fill(
  page: Page,
  vendor: VendorKind,
  dossier: Dossier,
  first: Resolution,
): Promise<ParkedOutcome | Resolution> {
  let resolution = first;
  // Two more rounds at most: an answer may open a question, and that one another.
  for (let round = 0; round < 3; round += 1) {
    const wrong = await page.evaluate(([kind, answers]) => globalThis.huntwellFiller.fill(kind, answers), [
      vendor,
      resolution.answers,
    ] as const);
    const again = await readAndResolve(page, vendor, dossier);
    const known = new Set(resolution.answers.map((answer) => answer.key));
    const opened = again.answers.some((answer) => !known.has(answer.key));
    const open = describe(again);
    if (open) return open;
    if (wrong.length === 0 && !opened) return again;
    resolution = again;
  }
  return {
    kind: 'failed',
    retryable: true,
    detail:
      'Some fields of the form did not take their answers, so nothing was sent. Try again, or apply there yourself.',
  };
}

/** Looks until the page says clearly what became of the press, or the time is over. */
async function waitForProof(page: Page, vendor: VendorKind): Promise<SubmissionState> {
  const deadline = Date.now() + PROOF_TIMEOUT_MS;
  let state: SubmissionState = { kind: 'pending' };
  while (Date.now() < deadline && !page.isClosed()) {
    // While the page changes there is no document to ask; that is no answer either way.
    state = await page
      .evaluate((kind) => globalThis.huntwellFiller.submission(kind), vendor)
      .catch((): SubmissionState => ({ kind: 'pending' }));
    if (state.kind !== 'pending') return state;
    await page.waitForTimeout(150);
  }
  return state;
}

async function press(page: Page, vendor: VendorKind): Promise<void> {
  const mark = await page.evaluate((kind) => globalThis.huntwellFiller.submitButton(kind), vendor);
  if (!mark) throw new Error('The form has no button that sends it');
  // Once, and without waiting for what follows: that is `waitForProof`'s.
  await page.locator(markSelector(mark)).click({ noWaitAfter: true, timeout: 8_000 });
}

/** Reads and fills employers' forms in headless Chromium. See `ApplicationDriver` for the promises it keeps. */
export function createHeadlessDriver(options: PageOptions): ApplicationDriver {
  return {
    async prepare(apply, dossier, progress): Promise<PrepareOutcome> {
      const vendor = vendorOf(apply);
      await progress('opening the form');
      return withEmployerPage(options, apply.url, dossier.resume, async (page, status) => {
        const stopped = await reachForm(page, status, vendor, apply.url);
        if (stopped) return stopped;
        await progress('reading the questions');
        const resolution = await readAndResolve(page, vendor, dossier);
        return describe(resolution) ?? { kind: 'ready', fields: resolution.fields };
      });
    },

    async submit(apply, dossier, hooks: SubmitHooks): Promise<SubmitOutcome> {
      const vendor = vendorOf(apply);
      await hooks.progress('opening the form');
      return withEmployerPage(
        options,
        apply.url,
        dossier.resume,
        async (page, status): Promise<SubmitOutcome> => {
          const stopped = await reachForm(page, status, vendor, apply.url);
          if (stopped) return stopped;
          const first = await readAndResolve(page, vendor, dossier);
          const open = describe(first);
          if (open) return open;
          await hooks.progress(`filling ${first.fields.length} fields`);
          const filled = await fill(page, vendor, dossier, first);
          if ('kind' in filled) return filled;
          const challenge = await page.evaluate((kind) => globalThis.huntwellFiller.obstacle(kind), vendor);
          if (challenge) return parked(challenge, apply.url, filled.fields);
          const screenshot = await page.screenshot({ fullPage: true, type: 'png', animations: 'disabled' });
          await hooks.beforePress(screenshot, filled.fields);
          const sent_at = new Date();
          await hooks.progress('sending');
          await press(page, vendor);
          const state = await waitForProof(page, vendor);
          return settle(state, { page, url: apply.url, fields: filled.fields, screenshot, sent_at });
        },
      );
    },
  };
}

type Sent = { page: Page; url: string; fields: FilledField[]; screenshot: Uint8Array; sent_at: Date };

function settle(state: SubmissionState, sent: Sent): SubmitOutcome {
  const { fields, screenshot, sent_at } = sent;
  switch (state.kind) {
    case 'confirmed':
      return {
        kind: 'submitted',
        fields,
        screenshot,
        sent_at,
        confirmation_text: state.text,
        confirmation_url: sent.page.url(),
        confirmed_at: new Date(),
      };
    case 'refused':
      return {
        kind: 'failed',
        retryable: true,
        detail:
          `The employer’s form was not accepted: ${state.errors.map((error) => error.message).join(' ')}`.slice(
            0,
            500,
          ),
      };
    case 'obstacle':
      // A challenge or a code is asked for before a form is taken. A log-in or payment page may also come after.
      if (state.obstacle === 'captcha' || state.obstacle === 'email_code')
        return parked(state.obstacle, sent.url, fields);
      return { kind: 'unconfirmed', fields, screenshot, sent_at };
    case 'pending':
      return { kind: 'unconfirmed', fields, screenshot, sent_at };
  }
}
