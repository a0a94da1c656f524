import { z } from 'zod';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { PostingSummary, SourceName } from './postings.ts';

/** Statuses of an application; the legal transitions are in `status-transitions.ts` of the functions. */
export const APPLICATION_STATUSES = [
  'queued',
  'preparing',
  'needs_input',
  'ready_for_review',
  'submitting',
  'submitted',
  'unconfirmed',
  'handed_over',
  'interviewing',
  'offer',
  'accepted',
  'rejected',
  'withdrawn',
  'failed',
  'closed_by_employer',
] as const;
export const ApplicationStatus = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Statuses that the user sets, because only they know what happens after submission. */
export const UserSetStatus = z.enum([
  'submitted',
  'interviewing',
  'offer',
  'accepted',
  'rejected',
  'withdrawn',
]);

export type UserSetStatus = z.infer<typeof UserSetStatus>;

/**
 * Where an answer came from; legal answers come only from `user_words`. `page`: the employer's page entered it itself.
 */
export const AnswerOrigin = z.enum(['profile', 'resume', 'user_words', 'declined', 'form_default', 'page']);
export type AnswerOrigin = z.infer<typeof AnswerOrigin>;

/** One field of the employer's form, as it is or will be sent. */
export const FilledField = z.object({
  /** Stable within this form. */
  key: z.string(),
  label: z.string(),
  /** As the employer receives it; a file field contains the file's name. */
  value: z.string(),
  /** The answer that was entered, where the page made `value` of it: a chosen suggestion, a formatted number. */
  entered: z.string().optional(),
  origin: AnswerOrigin,
  /** When the user gave a `user_words` answer, else null. */
  answered_at: Instant.nullable(),
  /** The topic of its question; missing in applications older than this field. */
  topic: z.string().optional(),
});
export type FilledField = z.infer<typeof FilledField>;

/** A required field that nothing the user provided answers. */
export const OpenQuestion = z.object({
  key: z.string(),
  label: z.string(),
  /** The heading of the part of the form that asks it: "Start date" means another one among jobs than alone. */
  section: z.string().optional(),
  /** What the form says about answering it. */
  help: z.string().optional(),
  /** One of several jobs or schools, in the order of the form. */
  repeat: z.object({ of: z.enum(['job', 'school']), index: z.number().int() }).optional(),
  kind: z.enum(['text', 'long_text', 'number', 'date', 'yes_no', 'single_choice', 'multiple_choice', 'file']),
  /** The choices as the form words them; empty for other kinds. */
  options: z.array(z.string()),
  /** Topic under which the answer is stored: `work_authorization:US`, `notice_period`, `question:<hash>`. */
  topic: z.string(),
  /** Only the user's own words may answer it (authorization, sponsorship, age, disability, criminal record). */
  legal: z.boolean(),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

export const HandOverReason = z.enum([
  'captcha',
  'email_code',
  'login',
  'payment',
  'identity',
  'external',
  /** The form requires a file other than the resume. */
  'file',
  /** An administrator switched this vendor's driver off. */
  'switched_off',
]);

/** One transition; never deleted. */
export const ApplicationEvent = z.object({
  at: Instant,
  actor: z.enum(['user', 'huntwell', 'sweeper']),
  from: ApplicationStatus.nullable(),
  to: ApplicationStatus,
  /** A short sentence for the trail: "Posting still open", "13 of 13 required answers ready". */
  note: z.string(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

export const Receipt = z.object({
  fields: z.array(FilledField),
  resume_file_name: z.string(),
  resume_version: z.number().int(),
  /** The employer's own words on the confirmation page; null while unconfirmed. */
  confirmation_text: z.string().nullable(),
  /** The address of the confirmation page. */
  confirmation_url: z.string().nullable(),
  sent_at: Instant,
  confirmed_at: Instant.nullable(),
  has_screenshot: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

export const CreditState = z.enum(['reserved', 'spent', 'returned']);

export const Application = z.object({
  id: z.string(),
  /** The job as it was when the user applied; `source` is null if they added it themselves. */
  posting: PostingSummary.extend({ source: SourceName.nullable() }),
  /** Only if the user sent it without Huntwell and added it: the link to the job, if they gave one. */
  own: z.object({ url: z.string().nullable() }).nullable(),
  status: ApplicationStatus,
  /** The current step: `opening the form`, `filling 13 fields`; empty if nothing is running. */
  activity: z.string(),
  fields: z.array(FilledField),
  questions: z.array(OpenQuestion),
  hand_over: z
    .object({
      reason: HandOverReason,
      url: z.string(),
      /** The uploads that the form requires besides the resume, as it names them; empty for other reasons. */
      files: z.array(z.string()),
    })
    .nullable(),
  receipt: Receipt.nullable(),
  /** What went wrong and what to do, for the user; null otherwise. */
  failure: z.string().nullable(),
  /** Null if no credit was ever involved: the user sent it themselves. */
  credit: CreditState.nullable(),
  /** The user's score when the application was queued. */
  score: z.number().int().nullable(),
  /** The part of that score that could be checked, 0–1; null without a score, or if it wasn't stored. */
  known_share: z.number().min(0).max(1).nullable(),
  /** The states that the user may set from this one. */
  moves: z.array(UserSetStatus),
  /** The status the user set last can be undone. */
  can_undo: z.boolean(),
  events: z.array(ApplicationEvent),
  /** When it was sent, by Huntwell or by the user; null if it was not sent. */
  sent_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
});
export type Application = z.infer<typeof Application>;

/** An application as lists show it. */
export const ApplicationSummary = Application.pick({
  id: true,
  posting: true,
  own: true,
  status: true,
  activity: true,
  credit: true,
  score: true,
  known_share: true,
  moves: true,
  can_undo: true,
  sent_at: true,
  created_at: true,
  updated_at: true,
}).extend({
  open_questions: z.number().int(),
  /** The employer's own page confirmed it; false if the user said that they sent it. */
  confirmed: z.boolean(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

export const listApplications = endpoint({
  name: 'listApplications',
  summary: 'The user’s applications, most recently changed first.',
  method: 'GET',
  path: '/api/applications',
  auth: 'user',
  query: PageQuery.extend({ status: ApplicationStatus.optional() }),
  response: page(ApplicationSummary),
});

export const getApplication = endpoint({
  name: 'getApplication',
  summary: 'One application with its timeline, fields, and receipt.',
  method: 'GET',
  path: '/api/applications/:application_id',
  auth: 'user',
  response: Application,
  errors: ['not_found'],
  rate_limit: 600,
});

export const getApplicationScreenshot = endpoint({
  name: 'getApplicationScreenshot',
  summary: 'The screenshot of the filled form, taken before submission.',
  method: 'GET',
  path: '/api/applications/:application_id/screenshot',
  auth: 'user',
  binary_response: ['image/png'],
  errors: ['not_found'],
  rate_limit: 60,
});
