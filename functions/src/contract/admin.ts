import { z } from 'zod';
import { ApplicationStatus, ApplicationSummary } from './applications.ts';
import { Instant, PageQuery, page } from './common.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { ApplyKind } from './postings.ts';
import { Profile } from './profile.ts';
import { LedgerEntry, Wallet } from './wallet.ts';

/** A figure; null if nothing counts it yet, which is not zero. */
const Count = z.number().int().nullable();

export const DayNumbers = z.object({
  date: z.iso.date(),
  sign_ups: z.number().int(),
  searches: z.number().int(),
  /** Through Huntwell. */
  applications: z.number().int(),
});

/** Outcomes of applications through one kind of form, of those queued in the last 30 days. */
export const DriverNumbers = z.object({
  kind: ApplyKind,
  /** Sent, and the employer's confirmation was seen. */
  submitted: z.number().int(),
  unconfirmed: z.number().int(),
  handed_over: z.number().int(),
  failed: z.number().int(),
  /** Submitted ÷ all four, 0–1; null when there were none. */
  success_rate: z.number().min(0).max(1).nullable(),
});
export type DriverNumbers = z.infer<typeof DriverNumbers>;

export const AdminNumbers = z.object({
  /** The UTC day that the figures describe unless they state another range. */
  date: z.iso.date(),
  sign_ups: Count,
  searches: z.object({ started: Count, failed: Count }),
  /** Through Huntwell. */
  applications: z.object({
    queued: Count,
    /** Transitions into each status on that day; statuses without any are omitted. */
    moved: z.partialRecord(ApplicationStatus, z.number().int()),
    /** Applications in each status now. */
    now: z.partialRecord(ApplicationStatus, z.number().int()),
  }),
  /** Applications that users sent themselves and added; no other figure includes them. */
  own_applications: z.object({
    added: Count,
    now: z.partialRecord(ApplicationStatus, z.number().int()),
  }),
  drivers: z.array(DriverNumbers),
  credits: z.object({ granted: Count, spent: Count }),
  /** Minor units of USD. */
  revenue: Count,
  errors: z.object({
    searches: Count,
    applications: Count,
    boards: Count,
    conversions: Count,
    /** Responses with status 500 and above. */
    api: Count,
  }),
  /** The last 14 days, oldest first. */
  days: z.array(DayNumbers),
});
export type AdminNumbers = z.infer<typeof AdminNumbers>;

export const getAdminNumbers = endpoint({
  name: 'getAdminNumbers',
  summary: 'Metrics for one day, counted on request.',
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
  /** Null if Identity Platform has no such account: only documents exist. */
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

/** A POST, because request URLs are logged and must not contain email addresses. */
export const findUser = endpoint({
  name: 'findUser',
  summary: 'The account with this email address or id.',
  method: 'POST',
  path: '/api/admin/find-user',
  auth: 'admin',
  affects: { nothing: 'It only reads; the address is in the body so that it stays out of logs.' },
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
  summary: 'One user’s applications, most recently changed first.',
  method: 'GET',
  path: '/api/admin/users/:uid/applications',
  auth: 'admin',
  query: PageQuery,
  response: page(ApplicationSummary),
});

export const listUserLedger = endpoint({
  name: 'listUserLedger',
  summary: 'Every change to one user’s credits, newest first.',
  method: 'GET',
  path: '/api/admin/users/:uid/ledger',
  auth: 'admin',
  query: PageQuery,
  response: page(LedgerEntry),
});

export const grantCredits = endpoint({
  name: 'grantCredits',
  summary: 'Grants credits to a user, once per key, up to a limit per user and per admin and day.',
  method: 'POST',
  path: '/api/admin/users/:uid/credits',
  auth: 'admin',
  affects: ['getUser', 'listUserLedger', 'listAudit', 'getWallet', 'listLedger', 'getDashboard'],
  body: z.object({
    credits: z.number().int().min(1).max(LIMITS.granted_per_user_and_day),
    /** Shown to the user in the ledger. */
    note: z.string().trim().min(1).max(200),
  }),
  response: Wallet,
  idempotent: true,
  errors: ['not_found', 'daily_limit_reached'],
});

export const suspendUser = endpoint({
  name: 'suspendUser',
  summary: 'Blocks sign-in and all requests by this account until it is reinstated.',
  method: 'PUT',
  path: '/api/admin/users/:uid/suspension',
  auth: 'admin',
  affects: ['listUsers', 'getUser', 'listAudit'],
  response: AdminUser,
  errors: ['not_found', 'conflict'],
});

export const unsuspendUser = endpoint({
  name: 'unsuspendUser',
  summary: 'Reinstates a suspended account.',
  method: 'DELETE',
  path: '/api/admin/users/:uid/suspension',
  auth: 'admin',
  affects: ['listUsers', 'getUser', 'listAudit'],
  response: AdminUser,
  errors: ['not_found'],
});

export const deleteUser = endpoint({
  name: 'deleteUser',
  summary: 'Closes an account at once and deletes all its documents and files within minutes.',
  method: 'DELETE',
  path: '/api/admin/users/:uid',
  auth: 'admin',
  affects: ['listUsers', 'getUser', 'listAudit'],
  success_status: 202,
  errors: ['not_found', 'conflict'],
});
