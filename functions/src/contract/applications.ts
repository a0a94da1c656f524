import { z } from 'zod';
import { PRODUCT_NAME } from './brand.ts';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
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

/** Where an answer came from; legal answers come only from `user_words`. */
export const AnswerOrigin = z.enum(['profile', 'resume', 'user_words', 'declined', 'form_default']);
export type AnswerOrigin = z.infer<typeof AnswerOrigin>;

/** One field of the employer's form, as it is or will be sent. */
export const FilledField = z.object({
  /** Stable within this form. */
  key: z.string(),
  label: z.string(),
  /** As the employer receives it; a file field contains the file's name. */
  value: z.string(),
  origin: AnswerOrigin,
  /** When the user gave a `user_words` answer, else null. */
  answered_at: Instant.nullable(),
});
export type FilledField = z.infer<typeof FilledField>;

/** A required field that nothing the user provided answers. */
export const OpenQuestion = z.object({
  key: z.string(),
  label: z.string(),
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
  hand_over: z.object({ reason: HandOverReason, url: z.string() }).nullable(),
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

export const createApplication = endpoint({
  name: 'createApplication',
  summary: `Queues an application by ${PRODUCT_NAME} and reserves one credit.`,
  method: 'POST',
  path: '/api/applications',
  auth: 'user',
  affects: [
    'listApplications',
    'getActivity',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listMatches',
    'getMatch',
  ],
  eventually: [
    'getApplication',
    'listApplications',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listAnswers',
    'getFormPreview',
  ],
  body: z.object({ posting_id: z.string().min(1).max(200) }),
  response: Application,
  success_status: 202,
  idempotent: true,
  errors: [
    'not_found',
    'posting_closed',
    'insufficient_credits',
    'already_applied',
    'profile_incomplete',
    'company_limit_reached',
    'daily_limit_reached',
    'applications_paused',
  ],
  rate_limit: 60,
});

/** The URL of a job, as pasted. */
const JobLink = z.url({ protocol: /^https?$/, error: 'Enter a valid link.' }).max(2000);

export const addApplication = endpoint({
  name: 'addApplication',
  summary: `Adds an application that the user sent without ${PRODUCT_NAME}; uses no credit.`,
  method: 'POST',
  path: '/api/own-applications',
  auth: 'user',
  affects: ['listApplications', 'getActivity', 'getDashboard', 'listOutcomes'],
  body: z.object({
    company: z.string().trim().min(1, 'Enter the company.').max(LIMITS.own_application_text),
    title: z.string().trim().min(1, 'Enter the job title.').max(LIMITS.own_application_text),
    /** May be empty. */
    url: z.union([z.literal(''), JobLink]),
    /** In the last two years, and not in the future. */
    sent_at: Instant,
  }),
  response: Application,
  success_status: 201,
  idempotent: true,
  errors: ['already_applied'],
  rate_limit: 60,
});

export const removeApplication = endpoint({
  name: 'removeApplication',
  summary: 'Removes an application that the user added themselves, with its notes and reminders.',
  method: 'DELETE',
  path: '/api/own-applications/:application_id',
  auth: 'user',
  affects: ['listApplications', 'getActivity', 'getDashboard', 'listOutcomes', 'listReminders'],
  success_status: 204,
  errors: ['not_found', 'illegal_transition'],
});

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
  summary: 'One application with its trail, fields and receipt.',
  method: 'GET',
  path: '/api/applications/:application_id',
  auth: 'user',
  response: Application,
  errors: ['not_found'],
  rate_limit: 600,
});

export const answerQuestions = endpoint({
  name: 'answerQuestions',
  summary: 'Submits the answers a form still needs; they are remembered by topic and preparation continues.',
  method: 'POST',
  path: '/api/applications/:application_id/answers',
  auth: 'user',
  affects: [
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'listAnswers',
    'getFormPreview',
    'listQuestions',
  ],
  replaces: 'getApplication',
  body: z.object({
    answers: z
      .array(z.object({ key: z.string().max(300), value: z.string().trim().min(1).max(5000) }))
      .max(60),
  }),
  response: Application,
  errors: ['not_found', 'illegal_transition'],
});

export const approveApplication = endpoint({
  name: 'approveApplication',
  summary: `The user has seen the answers and lets ${PRODUCT_NAME} send them, once.`,
  method: 'POST',
  path: '/api/applications/:application_id/approval',
  auth: 'user',
  affects: ['getApplication', 'listApplications', 'getActivity', 'getDashboard', 'listOutcomes'],
  replaces: 'getApplication',
  response: Application,
  idempotent: true,
  errors: ['not_found', 'illegal_transition', 'posting_closed'],
});

/** Why an application cannot be queued again, by its owner or by an administrator. */
export const RETRY_ERRORS = [
  'not_found',
  'illegal_transition',
  'insufficient_credits',
  'profile_incomplete',
  'company_limit_reached',
  'daily_limit_reached',
  'applications_paused',
] as const;

export const retryApplication = endpoint({
  name: 'retryApplication',
  summary:
    'Requeues an application that failed or was withdrawn before it was sent, and reserves a credit again.',
  method: 'POST',
  path: '/api/applications/:application_id/retry',
  auth: 'user',
  affects: [
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listMatches',
    'getMatch',
  ],
  replaces: 'getApplication',
  response: Application,
  idempotent: true,
  errors: RETRY_ERRORS,
});

export const setApplicationStatus = endpoint({
  name: 'setApplicationStatus',
  summary:
    'Records what happened since: interview, offer, rejection, withdrawal, or manual submission after a hand-over.',
  method: 'POST',
  path: '/api/applications/:application_id/status',
  auth: 'user',
  affects: [
    'getApplication',
    'listApplications',
    'getActivity',
    'getDashboard',
    'getWallet',
    'listLedger',
    'listOutcomes',
    'listQuestions',
    // Withdrawn before it was sent, it is a match to apply to again.
    'listMatches',
    'getMatch',
  ],
  replaces: 'getApplication',
  body: z.object({ status: UserSetStatus }),
  response: Application,
  errors: ['not_found', 'illegal_transition'],
});

export const undoApplicationStatus = endpoint({
  name: 'undoApplicationStatus',
  summary: 'Undoes the status that the user set last, as long as nothing has happened since.',
  method: 'POST',
  path: '/api/applications/:application_id/undo',
  auth: 'user',
  affects: ['getApplication', 'listApplications', 'getActivity', 'getDashboard', 'listOutcomes'],
  replaces: 'getApplication',
  response: Application,
  errors: ['not_found', 'illegal_transition'],
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
