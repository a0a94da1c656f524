import type { Obstacle, Resolution, SubmissionState } from '@huntwell/filler';
import type { FilledField } from '../../../contract/applications.ts';
import type { ParkedOutcome, SubmitHooks, SubmitOutcome } from './application-driver.ts';
import type { SendButton, SubmitTraffic } from './send-button.ts';

/** An employer's open page, as the steps of a submission. Every step may throw. */
export type EmployerForm = {
  /** Waits for the form; returns the obstacle if it cannot be filled. */
  reach(): Promise<ParkedOutcome | null>;
  /** The form's questions, and the dossier's answers to them. */
  read(): Promise<Resolution>;
  /** Fills in the answers; returns what was filled, or why not. */
  fill(first: Resolution): Promise<ParkedOutcome | Resolution>;
  /** What the filled form holds and would send, or why it must not be sent: an answer is not there any more. */
  readBack(filled: Resolution): Promise<ParkedOutcome | FilledField[]>;
  obstacle(): Promise<Obstacle | null>;
  /**
   * Goes on to the next step of the form; tells whether there was one, or why it was not reached. `no_form`: the form is
   * gone, so it may have been sent.
   */
  advance(): Promise<ParkedOutcome | 'next_step' | 'last_step' | 'no_form'>;
  /** The button that sends the form, ready to be clicked; null if there is none. */
  findSendButton(): Promise<SendButton | null>;
  /** PNG of the whole page. */
  screenshot(): Promise<Uint8Array>;
  /** Watches the page's requests from now on. */
  watchSubmitTraffic(): SubmitTraffic;
  /** The one click that sends the form. */
  click(button: SendButton): Promise<void>;
  /** What the page says after the click. */
  waitForProof(traffic: SubmitTraffic, button: SendButton): Promise<SubmissionState>;
  url(): string;
};

const NO_BUTTON: ParkedOutcome = {
  kind: 'failed',
  retryable: false,
  detail:
    'We couldn’t find the form’s submit button, so we didn’t send anything. Apply on the employer’s page.',
};

/**
 * The order of a submission: reach, read and fill step by step, find the button, take the screenshot, read the form
 * back, write ahead, click, look for proof. Nothing that can fail may come between the write-ahead record and the click: it would leave an application
 * unconfirmed that was never sent.
 */
export async function submitForm(
  form: EmployerForm,
  apply_url: string,
  hooks: SubmitHooks,
): Promise<SubmitOutcome> {
  const stopped = await form.reach();
  if (stopped) return stopped;
  const filled = await fillSteps(form, apply_url, hooks);
  if ('kind' in filled) return filled;
  if (!filled.last) return sentUnasked(form, apply_url, hooks, filled.before);
  const button = await form.findSendButton();
  if (!button) return NO_BUTTON;
  const screenshot = await form.screenshot();
  const held = await form.readBack(filled.last);
  if ('kind' in held) return held;
  const fields = joined(filled.before, held);
  const traffic = form.watchSubmitTraffic();
  await hooks.beforeSubmit(screenshot, fields);
  await form.click(button);
  const sent_at = new Date();
  const state = await form.waitForProof(traffic, button);
  return outcomeOf(state, { form, apply_url, fields, screenshot, sent_at });
}

/** The fields of all steps; a step may still show those of the one before. */
function joined(before: readonly FilledField[], held: readonly FilledField[]): FilledField[] {
  const identity = ({ key, label }: FilledField) => JSON.stringify([key, label]);
  const latest = new Set(held.map(identity));
  return [...before.filter((field) => !latest.has(identity(field))), ...held];
}

/** A form that went away where a step should follow may have been sent: from here on it is never sent again. */
async function sentUnasked(
  form: EmployerForm,
  apply_url: string,
  hooks: SubmitHooks,
  fields: FilledField[],
): Promise<SubmitOutcome> {
  const sent_at = new Date();
  const screenshot = await form.screenshot();
  await hooks.beforeSubmit(screenshot, fields);
  const state = await form.waitForProof(form.watchSubmitTraffic(), { mark: '', complaints: [] });
  return outcomeOf(state, { form, apply_url, fields, screenshot, sent_at });
}

/** More steps than any form has: one that has more goes in circles. */
const MAX_STEPS = 12;

const ENDLESS: ParkedOutcome = {
  kind: 'failed',
  retryable: false,
  detail: 'We couldn’t reach the end of the form, so we didn’t send anything. Apply on the employer’s page.',
};

/** The form up to the step that sends it: what the steps before hold, and the answers on the last one; null if it is gone. */
type FilledSteps = { before: FilledField[]; last: Resolution | null };

/** Fills the form step by step up to the one that sends it; says why if it is not reached. */
async function fillSteps(
  form: EmployerForm,
  apply_url: string,
  hooks: SubmitHooks,
): Promise<ParkedOutcome | FilledSteps> {
  let before: FilledField[] = [];
  const withBefore = (outcome: ParkedOutcome): ParkedOutcome =>
    'fields' in outcome ? { ...outcome, fields: joined(before, outcome.fields) } : outcome;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const first = await form.read();
    const open = describeOpen(first, apply_url);
    if (open) return withBefore(open);
    await hooks.progress(`filling ${first.fields.length} fields`);
    const filled = await form.fill(first);
    if ('kind' in filled) return withBefore(filled);
    const challenge = await form.obstacle();
    if (challenge) return withBefore(parked(challenge, apply_url, filled.fields));
    // The next step may hide this one.
    const held = await form.readBack(filled);
    if ('kind' in held) return withBefore(held);
    const moved = await form.advance();
    if (moved === 'last_step') return { before, last: filled };
    before = joined(before, held);
    if (moved === 'no_form') return { before, last: null };
    if (moved !== 'next_step') return withBefore(moved);
  }
  return ENDLESS;
}

/** The outcome for a form that cannot be filled because of this obstacle. */
export function parked(obstacle: Obstacle | 'external', url: string, fields: FilledField[]): ParkedOutcome {
  return obstacle === 'closed' ? { kind: 'closed' } : { kind: 'hand_over', reason: obstacle, url, fields };
}

/** What only the user can provide; null if every field has an answer. */
export function describeOpen(
  { fields, questions, hand_over }: Resolution,
  url: string,
): ParkedOutcome | null {
  if (hand_over) return parked(hand_over, url, fields);
  // A question can be answered in words; a file other than the resume cannot be provided here.
  const files = questions.filter(({ kind, topic }) => kind === 'file' && topic !== 'resume');
  if (files.length > 0)
    return { kind: 'hand_over', reason: 'file', url, fields, files: files.map(({ label }) => label) };
  return questions.length > 0 ? { kind: 'needs_input', fields, questions } : null;
}

type Sent = {
  form: EmployerForm;
  apply_url: string;
  fields: FilledField[];
  screenshot: Uint8Array;
  sent_at: Date;
};

function outcomeOf(state: SubmissionState, sent: Sent): SubmitOutcome {
  const { fields, screenshot, sent_at } = sent;
  switch (state.kind) {
    case 'confirmed':
      return {
        kind: 'submitted',
        fields,
        screenshot,
        sent_at,
        confirmation_text: state.text,
        confirmation_url: sent.form.url(),
        confirmed_at: new Date(),
      };
    case 'refused':
      return {
        kind: 'failed',
        retryable: true,
        detail: `The employer’s site didn’t accept the form: ${state.messages.join(' ')}`.slice(0, 500),
      };
    case 'obstacle':
      // Challenges and codes come before a form is accepted, and a closed job accepts none. A login or payment page may
      // also come after.
      if (state.obstacle === 'captcha' || state.obstacle === 'email_code' || state.obstacle === 'closed')
        return parked(state.obstacle, sent.apply_url, fields);
      return { kind: 'unconfirmed', fields, screenshot, sent_at };
    case 'pending':
      return { kind: 'unconfirmed', fields, screenshot, sent_at };
  }
}
