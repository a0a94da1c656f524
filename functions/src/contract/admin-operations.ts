import { z } from 'zod';
import { Application, ApplicationSummary } from './applications.ts';
import { RETRY_ERRORS } from './applications-sending.ts';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ErrorCodeSchema } from './errors.ts';
import { ApplyKind, SourceName } from './postings.ts';

export const SourceHealth = z.object({
  source: SourceName,
  /** Of all its boards. `never`: none has been read yet; `failed`: none can be read. */
  status: z.enum(['ok', 'partial', 'failed', 'never']),
  /** Boards by the result of their last run; `partial`: some postings could not be stored. */
  boards: z.object({
    total: z.number().int(),
    ok: z.number().int(),
    partial: z.number().int(),
    failed: z.number().int(),
    never: z.number().int(),
  }),
  /** When one of its boards was last read. */
  last_success_at: Instant.nullable(),
  /** One line for each of the first boards with a problem. */
  errors: z.array(z.string()),
  open_postings: z.number().int(),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

export const listSources = endpoint({
  name: 'listSources',
  summary: 'The sources of postings and the state of their boards.',
  method: 'GET',
  path: '/api/admin/sources',
  auth: 'admin',
  response: z.object({ items: z.array(SourceHealth) }),
});

export const runSource = endpoint({
  name: 'runSource',
  summary: 'Checks up to 500 boards of a source now, failed ones first.',
  method: 'POST',
  path: '/api/admin/sources/:source/run',
  auth: 'admin',
  affects: ['listSources', 'listAudit'],
  success_status: 202,
  response: z.object({ queued: z.number().int() }),
  errors: ['not_found'],
  rate_limit: 20,
});

export const FeedbackStatus = z.enum(['new', 'done']);
export type FeedbackStatus = z.infer<typeof FeedbackStatus>;

export const Feedback = z.object({
  id: z.string(),
  message: z.string(),
  email: z.string(),
  uid: z.string().nullable(),
  status: FeedbackStatus,
  created_at: Instant,
});
export type Feedback = z.infer<typeof Feedback>;

export const listFeedback = endpoint({
  name: 'listFeedback',
  summary: 'Messages to the team, newest first.',
  method: 'GET',
  path: '/api/admin/feedback',
  auth: 'admin',
  query: PageQuery.extend({ status: FeedbackStatus.default('new') }),
  response: page(Feedback),
});

export const setFeedbackStatus = endpoint({
  name: 'setFeedbackStatus',
  summary: 'Marks a message as done or as new.',
  method: 'PATCH',
  path: '/api/admin/feedback/:feedback_id',
  auth: 'admin',
  affects: ['listFeedback', 'listAudit'],
  body: z.object({ status: FeedbackStatus }),
  response: Feedback,
  errors: ['not_found'],
});

/** Statuses that the team may have to look into. */
export const FailureStatus = z.enum(['failed', 'unconfirmed', 'handed_over']);
export type FailureStatus = z.infer<typeof FailureStatus>;

export const AdminApplication = ApplicationSummary.extend({
  uid: z.string(),
  kind: ApplyKind,
  failure: z.string().nullable(),
});
export type AdminApplication = z.infer<typeof AdminApplication>;

export const listFailures = endpoint({
  name: 'listFailures',
  summary: 'All users’ applications in one status that needs attention, most recently changed first.',
  method: 'GET',
  path: '/api/admin/failures',
  auth: 'admin',
  query: PageQuery.extend({ status: FailureStatus.default('failed') }),
  response: page(AdminApplication),
});

export const getAnyApplication = endpoint({
  name: 'getAnyApplication',
  summary: 'Any user’s application, with its evidence.',
  method: 'GET',
  path: '/api/admin/applications/:application_id',
  auth: 'admin',
  response: z.object({
    uid: z.string(),
    application: Application,
    apply: z.object({ kind: ApplyKind, url: z.string() }),
    /** Credit reservations so far, and how often a worker has claimed it since its last status change. */
    attempt: z.number().int(),
    tries: z.number().int(),
    /** When the button was clicked; null if it never was. */
    submit_intent_at: Instant.nullable(),
    has_screenshot: z.boolean(),
  }),
  errors: ['not_found'],
});

export const getAnyApplicationScreenshot = endpoint({
  name: 'getAnyApplicationScreenshot',
  summary: 'The screenshot of the filled form, taken before submission.',
  method: 'GET',
  path: '/api/admin/applications/:application_id/screenshot',
  auth: 'admin',
  binary_response: ['image/png'],
  errors: ['not_found'],
});

export const retryAnyApplication = endpoint({
  name: 'retryAnyApplication',
  summary: 'Requeues a failed application and reserves one of its user’s credits again.',
  method: 'POST',
  path: '/api/admin/applications/:application_id/retry',
  auth: 'admin',
  affects: [
    'listFailures',
    'getAnyApplication',
    'getUser',
    'listUserApplications',
    'listUserLedger',
    'listAudit',
  ],
  response: Application,
  errors: RETRY_ERRORS,
});

export const AuditOutcome = z.union([z.enum(['started', 'done']), ErrorCodeSchema]);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

/** One call by an administrator. Ids only. */
export const AuditEntry = z.object({
  id: z.string(),
  /** Who. */
  uid: z.string(),
  /** What: the endpoint's name. */
  action: z.string(),
  /** Whether it could change something. */
  changes: z.boolean(),
  /** Ids in the path; null if there are none. */
  target: z.string().nullable(),
  /** Stays `started` if the process died before the call ended. */
  outcome: AuditOutcome,
  at: Instant,
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'Administrators’ actions, newest first.',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'admin',
  query: PageQuery.extend({
    /** Include calls that only read. */
    include_reads: z.stringbool().optional(),
    target: z.string().max(300).optional(),
  }),
  response: page(AuditEntry),
});
