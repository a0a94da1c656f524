import { z } from 'zod';
import { DeletionState } from './account.ts';
import { Application, ApplicationStatus, ApplicationSummary } from './applications.ts';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ErrorCodeSchema } from './errors.ts';
import { ApplyKind, SourceName } from './postings.ts';
import { Profile } from './profile.ts';
import { LedgerEntry, Wallet } from './wallet.ts';

/** A figure; null where nothing counts it yet, which is not zero. */
const Count = z.number().int().nullable();

export const DayNumbers = z.object({
  date: z.iso.date(),
  sign_ups: z.number().int(),
  searches: z.number().int(),
  applications: z.number().int(),
});

/** How the applications through one kind of form ended, of those queued in the last 30 days. */
export const DriverNumbers = z.object({
  kind: ApplyKind,
  /** Sent with the employer's confirmation seen. */
  submitted: z.number().int(),
  unconfirmed: z.number().int(),
  handed_over: z.number().int(),
  failed: z.number().int(),
  /** Submitted ÷ all four, 0–1; null when there were none. */
  success_rate: z.number().min(0).max(1).nullable(),
});
export type DriverNumbers = z.infer<typeof DriverNumbers>;

export const AdminNumbers = z.object({
  /** The day (UTC) that the figures without another range are of. */
  date: z.iso.date(),
  sign_ups: Count,
  searches: z.object({ started: Count, failed: Count }),
  applications: z.object({
    queued: Count,
    /** Moves into each state on that day; states without any are left out. */
    moved: z.partialRecord(ApplicationStatus, z.number().int()),
    /** How many are in each state now. */
    now: z.partialRecord(ApplicationStatus, z.number().int()),
  }),
  drivers: z.array(DriverNumbers),
  credits: z.object({ granted: Count, spent: Count }),
  /** Minor units of USD. */
  revenue: Count,
  errors: z.object({
    searches: Count,
    applications: Count,
    sources: Count,
    conversions: Count,
    /** Answers of 500 and above. */
    api: Count,
  }),
  /** The last 14 days, oldest first. */
  days: z.array(DayNumbers),
});
export type AdminNumbers = z.infer<typeof AdminNumbers>;

export const getAdminNumbers = endpoint({
  name: 'getAdminNumbers',
  summary: 'Figures of one day, counted now.',
  method: 'GET',
  path: '/api/admin/numbers',
  auth: 'admin',
  query: z.object({ date: z.iso.date().optional() }),
  response: AdminNumbers,
  rate_limit: 30,
});

export const AdminUser = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  name: z.string(),
  suspended: z.boolean(),
  is_admin: z.boolean(),
  created_at: Instant,
  last_sign_in_at: Instant.nullable(),
  /** Null without an account of the identity provider: only documents are there. */
  providers: z.array(z.string()).nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const listUsers = endpoint({
  name: 'listUsers',
  summary: 'Accounts, newest first.',
  method: 'GET',
  path: '/api/admin/users',
  auth: 'admin',
  query: PageQuery,
  response: page(AdminUser),
});

/** A POST, because addresses of requests are logged and may hold no e-mail address. */
export const findUser = endpoint({
  name: 'findUser',
  summary: 'The account with this e-mail address or id.',
  method: 'POST',
  path: '/api/admin/find-user',
  auth: 'admin',
  body: z.object({ q: z.string().trim().min(1).max(254) }),
  response: AdminUser,
  errors: ['not_found'],
  rate_limit: 60,
});

export const getUser = endpoint({
  name: 'getUser',
  summary: 'One account with its profile and credits.',
  method: 'GET',
  path: '/api/admin/users/:uid',
  auth: 'admin',
  response: z.object({ account: AdminUser, profile: Profile.nullable(), wallet: Wallet }),
  errors: ['not_found'],
});

export const listUserApplications = endpoint({
  name: 'listUserApplications',
  summary: 'Applications of one user, last changed first.',
  method: 'GET',
  path: '/api/admin/users/:uid/applications',
  auth: 'admin',
  query: PageQuery,
  response: page(ApplicationSummary),
});

export const listUserLedger = endpoint({
  name: 'listUserLedger',
  summary: 'Every change of one user’s credits, newest first.',
  method: 'GET',
  path: '/api/admin/users/:uid/ledger',
  auth: 'admin',
  query: PageQuery,
  response: page(LedgerEntry),
});

export const grantCredits = endpoint({
  name: 'grantCredits',
  summary: 'Gives credits to a user, once per key.',
  method: 'POST',
  path: '/api/admin/users/:uid/credits',
  auth: 'admin',
  body: z.object({
    credits: z.number().int().min(1).max(1000),
    /** The user reads it in the ledger. */
    note: z.string().trim().min(1).max(200),
  }),
  response: Wallet,
  idempotent: true,
  errors: ['not_found'],
});

export const suspendUser = endpoint({
  name: 'suspendUser',
  summary: 'Ends sign-in and every call of this account until it is taken back.',
  method: 'PUT',
  path: '/api/admin/users/:uid/suspension',
  auth: 'admin',
  response: AdminUser,
  errors: ['not_found', 'conflict'],
});

export const unsuspendUser = endpoint({
  name: 'unsuspendUser',
  summary: 'Lets a suspended account in again.',
  method: 'DELETE',
  path: '/api/admin/users/:uid/suspension',
  auth: 'admin',
  response: AdminUser,
  errors: ['not_found'],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Removes an account with all documents and files.',
  method: 'DELETE',
  path: '/api/admin/users/:uid',
  auth: 'admin',
  response: z.object({ state: DeletionState }),
  errors: ['not_found', 'conflict'],
});

export const SourceHealth = z.object({
  source: SourceName,
  /** `never`: nothing was read yet. */
  status: z.enum(['ok', 'partial', 'failed', 'never']),
  last_attempt_at: Instant.nullable(),
  last_success_at: Instant.nullable(),
  next_attempt_at: Instant.nullable(),
  consecutive_failures: z.number().int(),
  /** A line per board or cause. */
  errors: z.array(z.string()),
  counts: z
    .object({
      created: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      closed: z.number().int(),
      duplicates: z.number().int(),
    })
    .nullable(),
  open_postings: z.number().int(),
});
export type SourceHealth = z.infer<typeof SourceHealth>;

export const listSources = endpoint({
  name: 'listSources',
  summary: 'Where postings come from and how the last run went.',
  method: 'GET',
  path: '/api/admin/sources',
  auth: 'admin',
  response: z.object({ items: z.array(SourceHealth) }),
});

export const runSource = endpoint({
  name: 'runSource',
  summary: 'Asks a source for its postings now, also while it is backing off.',
  method: 'POST',
  path: '/api/admin/sources/:source/run',
  auth: 'admin',
  success_status: 202,
  response: z.object({ queued: z.literal(true) }),
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
  summary: 'Marks a message as done, or as new again.',
  method: 'PATCH',
  path: '/api/admin/feedback/:feedback_id',
  auth: 'admin',
  body: z.object({ status: FeedbackStatus }),
  response: Feedback,
  errors: ['not_found'],
});

/** States that somebody of the team may have to look at. */
export const FailureStatus = z.enum(['failed', 'unconfirmed', 'handed_over']);
export type FailureStatus = z.infer<typeof FailureStatus>;

export const ApplicationCase = ApplicationSummary.extend({
  uid: z.string(),
  kind: ApplyKind,
  failure: z.string().nullable(),
});
export type ApplicationCase = z.infer<typeof ApplicationCase>;

export const listFailures = endpoint({
  name: 'listFailures',
  summary: 'Applications of all users in one state that needs a look, last changed first.',
  method: 'GET',
  path: '/api/admin/failures',
  auth: 'admin',
  query: PageQuery.extend({ status: FailureStatus.default('failed') }),
  response: page(ApplicationCase),
});

export const getCase = endpoint({
  name: 'getCase',
  summary: 'One application of any user with its evidence.',
  method: 'GET',
  path: '/api/admin/applications/:application_id',
  auth: 'admin',
  response: z.object({
    uid: z.string(),
    application: Application,
    apply: z.object({ kind: ApplyKind, url: z.string() }),
    /** Reservations of a credit so far, and how often a worker took it up since the last settled state. */
    attempt: z.number().int(),
    tries: z.number().int(),
    /** When the button was pressed; null if it never was. */
    pressed_at: Instant.nullable(),
    has_screenshot: z.boolean(),
  }),
  errors: ['not_found'],
});

export const getCaseScreenshot = endpoint({
  name: 'getCaseScreenshot',
  summary: 'The picture of the filled form, taken before it was sent.',
  method: 'GET',
  path: '/api/admin/applications/:application_id/screenshot',
  auth: 'admin',
  binary_response: true,
  errors: ['not_found'],
});

export const retryCase = endpoint({
  name: 'retryCase',
  summary: 'Queues a failed application again, with a credit of its user reserved anew.',
  method: 'POST',
  path: '/api/admin/applications/:application_id/retry',
  auth: 'admin',
  response: Application,
  errors: [
    'not_found',
    'illegal_transition',
    'insufficient_credits',
    'profile_incomplete',
    'company_limit_reached',
    'daily_limit_reached',
    'applications_paused',
  ],
});

export const AuditOutcome = z.union([z.enum(['started', 'done']), ErrorCodeSchema]);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

/** One call of an administrator. Ids only. */
export const AuditEntry = z.object({
  id: z.string(),
  /** Who. */
  uid: z.string(),
  /** What: the endpoint's name. */
  action: z.string(),
  /** It could change something. */
  changes: z.boolean(),
  /** Ids in the address; null when there are none. */
  target: z.string().nullable(),
  /** `started` that stays: the process died before the end. */
  outcome: AuditOutcome,
  at: Instant,
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'What administrators did, newest first.',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'admin',
  query: PageQuery.extend({
    /** Also calls that only read. */
    include_reads: z.stringbool().optional(),
    target: z.string().max(300).optional(),
  }),
  response: page(AuditEntry),
});
