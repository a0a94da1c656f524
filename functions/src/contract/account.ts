import { z } from 'zod';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What a user types to confirm that the account should be deleted. */
export const DELETE_CONFIRMATION = 'delete my account';
/** Maximum age of a sign-in that may delete an account. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** Days that a finished export can be downloaded. */
export const EXPORT_DAYS = 7;
/** Size of one `downloadExport` response; the last part of a file is smaller. */
export const EXPORT_PART_BYTES = 4 * 1024 * 1024;

/** A zip of everything stored about a user: its progress, and how long it can be downloaded. */
export const AccountExport = z.object({
  /** `none`: never requested, or expired. */
  status: z.enum(['none', 'queued', 'running', 'ready', 'failed']),
  /** Null for `none`. */
  id: z.string().nullable(),
  progress: z.object({
    step: z.enum(['documents', 'files']),
    documents_read: z.number().int(),
    files_written: z.number().int(),
    /** Null until all documents have been read. */
    files_total: z.number().int().nullable(),
  }),
  /** Bytes; null unless `ready`. */
  size: z.number().int().nullable(),
  /** When the file is deleted; null unless `ready`. */
  expires_at: Instant.nullable(),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const startExport = endpoint({
  name: 'startExport',
  summary: 'Starts an export of everything stored about the user; if one is already running, returns it.',
  method: 'POST',
  path: '/api/account/export',
  auth: 'user',
  affects: ['getExport'],
  replaces: 'getExport',
  response: AccountExport,
  success_status: 202,
  idempotent: true,
  // Each reads all documents of the user.
  rate_limit: 3,
});

export const getExport = endpoint({
  name: 'getExport',
  summary: 'The progress of the export, and when its file expires.',
  method: 'GET',
  path: '/api/account/export',
  auth: 'user',
  response: AccountExport,
});

export const downloadExport = endpoint({
  name: 'downloadExport',
  summary: `A part of the finished zip: its bytes from an offset on, at most ${EXPORT_PART_BYTES} of them.`,
  method: 'GET',
  path: '/api/account/export/file',
  auth: 'user',
  query: z.object({
    /** Which export, so that parts of a newer one are not mixed with those of an older one. */
    export_id: z.string().min(1).max(100),
    offset: z.coerce.number().int().min(0).default(0),
  }),
  binary_response: ['application/zip'],
  errors: ['not_found'],
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  summary:
    'Closes the account at once and deletes all its documents and files within minutes; requires a sign-in within the last five minutes.',
  method: 'POST',
  path: '/api/account/deletion',
  auth: 'user',
  affects: { nothing: 'The session ends with the account.' },
  body: z.object({
    confirmation: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.literal(DELETE_CONFIRMATION, `Type “${DELETE_CONFIRMATION}” to confirm`)),
  }),
  success_status: 202,
  errors: ['recent_sign_in_required'],
  rate_limit: 5,
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  summary: 'Ends all of the user’s sessions, including this one.',
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  auth: 'user',
  affects: { nothing: 'This session ends too.' },
  success_status: 204,
  rate_limit: 5,
});
