import type { Dossier as AnswerSources, FormField, VendorKind } from '@huntwell/filler';
import type { z } from 'zod';
import type { FilledField, HandOverReason, OpenQuestion } from '../../../contract/applications.ts';
import type { ApplyKind } from '../../../contract/postings.ts';

/** Everything that may be used to answer a form, with the file to attach. What is not in here, the user has not said. */
export type Dossier = Omit<AnswerSources, 'resume'> & {
  resume: { file_name: string; version: number; bytes: Uint8Array; content_type: string } | null;
};

/** Tells the user what is being done: `opening the form`, `filling 13 fields`. */
export type DriverProgress = (activity: string) => Promise<void>;

export type HandOver = z.infer<typeof HandOverReason>;

export type ReadyOutcome = { kind: 'ready'; fields: FilledField[] };

/** The form was not touched: nothing reached the employer. */
export type ParkedOutcome =
  | { kind: 'needs_input'; fields: FilledField[]; questions: OpenQuestion[] }
  /** `files`: the uploads that the form requires and we don't have. */
  | { kind: 'hand_over'; reason: HandOver; url: string; fields: FilledField[]; files?: string[] }
  | { kind: 'closed' }
  | { kind: 'failed'; retryable: boolean; detail: string };

export type PrepareOutcome = (ReadyOutcome | ParkedOutcome) & {
  /** The form's questions, if it was reached. */
  form?: FormField[];
};

export type SubmitOutcome =
  | {
      kind: 'submitted';
      fields: FilledField[];
      confirmation_text: string;
      confirmation_url: string;
      /** PNG of the filled form, taken before the click. */
      screenshot: Uint8Array;
      sent_at: Date;
      confirmed_at: Date;
    }
  /** The button was clicked and no proof was seen: must never be sent again. */
  | { kind: 'unconfirmed'; fields: FilledField[]; screenshot: Uint8Array; sent_at: Date }
  | ParkedOutcome;

export type SubmitHooks = {
  progress: DriverProgress;
  /**
   * Awaited right before the only click on the submit button (write-ahead record). If it rejects, the driver must not
   * click, and must propagate the rejection.
   */
  beforeSubmit: (screenshot: Uint8Array, fields: FilledField[]) => Promise<void>;
};

export type ApplyTarget = { kind: ApplyKind; url: string };

/** A form that can be driven: of a vendor whose markup is known, or any other one. */
export type FormTarget = { kind: Exclude<VendorKind, 'generic'> | 'external'; url: string };

/**
 * Fills and sends employers' forms. Neither method decides anything about credits or statuses. Both may throw: if one
 * throws before `beforeSubmit` resolved, nothing was sent.
 *
 * After `beforeSubmit`, `submit` may return a parked outcome only with proof that the employer rejected the form (its
 * own validation errors are on the page); otherwise the outcome is `unconfirmed`.
 */
export type ApplicationDriver = {
  prepare(apply: FormTarget, dossier: Dossier, progress: DriverProgress): Promise<PrepareOutcome>;
  submit(apply: FormTarget, dossier: Dossier, hooks: SubmitHooks): Promise<SubmitOutcome>;
};
