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
import type {} from '../filler/page-api.ts';
import { type Resolution, resolveAnswers } from '../filler/resolve-answers.ts';
import type { Obstacle, SubmissionState, VendorKind } from '../filler/types.ts';
import { type PageOptions, withEmployerPage } from './employer-page.ts';
import { assertMayStay } from './guard-page.ts';
import { findSendButton, pressOnce, waitForProof } from './press.ts';
import type { Waits } from './waits.ts';

const NO_BUTTON: ParkedOutcome = {
  kind: 'failed',
  retryable: false,
  detail:
    'No button that sends the form was found, so nothing was sent. Apply on the employer’s page yourself.',
};

type Job = { apply: ApplyTarget; dossier: Dossier; waits: Waits };

function vendorOf(apply: ApplyTarget): VendorKind {
  return apply.kind === 'external' ? 'generic' : apply.kind;
}

function parked(obstacle: Obstacle, url: string, fields: FilledField[]): ParkedOutcome {
  return obstacle === 'closed' ? { kind: 'closed' } : { kind: 'hand_over', reason: obstacle, url, fields };
}

/** Waits for the form; says what stands in the way if it cannot be filled. */
async function reachForm(
  page: Page,
  status: number,
  { apply, dossier, waits }: Job,
): Promise<ParkedOutcome | null> {
  const vendor = vendorOf(apply);
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
    waits.form,
  ] as const);
  const obstacle = await page.evaluate((kind) => globalThis.huntwellFiller.obstacle(kind), vendor);
  if (obstacle) {
    // Behind a challenge stands the form: its answers are prepared for the person who finishes it.
    const form = settled && obstacle === 'captcha' ? await readAndResolve(page, vendor, dossier) : null;
    return parked(obstacle, apply.url, form?.fields ?? []);
  }
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

function describe({ fields, questions }: Resolution, url: string): ParkedOutcome | null {
  // Words answer a question; a file that is not the resume nobody can give here.
  if (questions.some(({ kind, topic }) => kind === 'file' && topic !== 'resume')) {
    return { kind: 'hand_over', reason: 'file', url, fields };
  }
  return questions.length > 0 ? { kind: 'needs_input', fields, questions } : null;
}

/** Fills, then looks for questions that the answers have opened; null when everything holds. */
async function fill(
  page: Page,
  vendor: VendorKind,
  { apply, dossier }: Pick<Job, 'apply' | 'dossier'>,
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
    const open = describe(again, apply.url);
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

/** Reads and fills employers' forms in headless Chromium. See `ApplicationDriver` for the promises it keeps. */
export function createHeadlessDriver(options: PageOptions): ApplicationDriver {
  return {
    async prepare(apply, dossier, progress): Promise<PrepareOutcome> {
      const vendor = vendorOf(apply);
      await progress('opening the form');
      // Reading needs no file, so the page is not handed one.
      return withEmployerPage(options, apply.url, null, async (page, status) => {
        const stopped = await reachForm(page, status, { apply, dossier, waits: options.waits });
        if (stopped) return stopped;
        await progress('reading the questions');
        const resolution = await readAndResolve(page, vendor, dossier);
        return describe(resolution, apply.url) ?? { kind: 'ready', fields: resolution.fields };
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
          const stopped = await reachForm(page, status, { apply, dossier, waits: options.waits });
          if (stopped) return stopped;
          const first = await readAndResolve(page, vendor, dossier);
          const open = describe(first, apply.url);
          if (open) return open;
          await hooks.progress(`filling ${first.fields.length} fields`);
          const filled = await fill(page, vendor, { apply, dossier }, first);
          if ('kind' in filled) return filled;
          const challenge = await page.evaluate((kind) => globalThis.huntwellFiller.obstacle(kind), vendor);
          if (challenge) return parked(challenge, apply.url, filled.fields);
          assertMayStay(page, options.may_open);
          const button = await findSendButton(page, vendor, options.waits);
          if (!button) return NO_BUTTON;
          const screenshot = await page.screenshot({ fullPage: true, type: 'png', animations: 'disabled' });
          await hooks.beforePress(screenshot, filled.fields);
          const sent_at = new Date();
          await hooks.progress('sending');
          const press = await pressOnce(page, button, options.waits);
          const state = await waitForProof(page, vendor, press, button, options.waits);
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
        detail: `The employer’s form was not accepted: ${state.messages.join(' ')}`.slice(0, 500),
      };
    case 'obstacle':
      // A challenge or a code is asked for before a form is taken, and a closed job takes none. A log-in or payment
      // page may also come after.
      if (state.obstacle === 'captcha' || state.obstacle === 'email_code' || state.obstacle === 'closed')
        return parked(state.obstacle, sent.url, fields);
      return { kind: 'unconfirmed', fields, screenshot, sent_at };
    case 'pending':
      return { kind: 'unconfirmed', fields, screenshot, sent_at };
  }
}
