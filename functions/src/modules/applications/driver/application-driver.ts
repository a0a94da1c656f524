import type { z } from 'zod';
import type { FilledField, HandOverReason, OpenQuestion } from '../../../contract/applications.ts';
import type { RememberedAnswer } from '../../../contract/applications-answers.ts';
import type { ApplyKind } from '../../../contract/postings.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';

/** Everything that a form may be answered from. What is not in here was not said by the user. */
export type Dossier = {
  profile: Profile;
  resume: { file_name: string; version: number; bytes: Uint8Array; content_type: string } | null;
  parsed: ParsedResume | null;
  /** The user's own words, by topic (`work_authorization:US`, `question:<hash>`), as given at `answered_at`. */
  answers: Pick<RememberedAnswer, 'topic' | 'value' | 'label' | 'answered_at'>[];
  posting: { title: string; company: string; country: string | null };
};

/** Tells the user what is done now: `opening the form`, `filling 13 fields`. */
export type DriverProgress = (activity: string) => Promise<void>;

export type HandOver = z.infer<typeof HandOverReason>;

export type ReadyOutcome = { kind: 'ready'; fields: FilledField[] };

/** The form was left alone: nothing reached the employer. */
export type ParkedOutcome =
  | { kind: 'needs_input'; fields: FilledField[]; questions: OpenQuestion[] }
  | { kind: 'hand_over'; reason: HandOver; url: string; fields: FilledField[] }
  | { kind: 'closed' }
  | { kind: 'failed'; retryable: boolean; detail: string };

export type PrepareOutcome = ReadyOutcome | ParkedOutcome;

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
  /** The button was clicked and no positive proof was seen: must never be sent again. */
  | { kind: 'unconfirmed'; fields: FilledField[]; screenshot: Uint8Array; sent_at: Date }
  | ParkedOutcome;

export type SubmitHooks = {
  progress: DriverProgress;
  /**
   * Awaited right before the only click on the submit button (write-ahead record). If it rejects, the driver
   * must not click, and must let the rejection through.
   */
  beforeSubmit: (screenshot: Uint8Array, fields: FilledField[]) => Promise<void>;
};

export type ApplyTarget = { kind: ApplyKind; url: string };

/**
 * Fills and sends employers' forms. Neither method decides anything about credits or states. Both may throw:
 * a throw before `beforeSubmit` resolved means that nothing was sent.
 *
 * A parked outcome of `submit` after `beforeSubmit` is allowed only with positive proof that the employer refused
 * the form (its own validation errors are on the page); otherwise the outcome is `unconfirmed`.
 */
export type ApplicationDriver = {
  prepare(apply: ApplyTarget, dossier: Dossier, progress: DriverProgress): Promise<PrepareOutcome>;
  submit(apply: ApplyTarget, dossier: Dossier, hooks: SubmitHooks): Promise<SubmitOutcome>;
};
