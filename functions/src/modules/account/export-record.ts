import { type AccountExport, EXPORT_DAYS } from '../../contract/account.ts';
import type { Lease } from '../../platform/lease.ts';

/** The export of one user: there is one at a time. */
export type ExportRecord = {
  uid: string;
  id: string;
  status: 'queued' | 'running' | 'ready' | 'failed';
  progress: AccountExport['progress'];
  lease: Lease | null;
  /** Times that a worker has claimed it. */
  tries: number;
  /** Where the zip is; null until it is written. */
  file_path: string | null;
  size: number | null;
  requested_at: Date;
  /** When the sweep looks after it: enqueues it again while it is unfinished, removes it afterwards. */
  due_at: Date;
};

/** The queue waits longer than this before it delivers again, so that the next delivery finds the export free. */
export const LEASE_MS = 12_000;
export const MAX_TRIES = 4;
/** An export that no worker has claimed after this long is enqueued again. */
const UNCLAIMED_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

export function newExport(uid: string, id: string, now: Date): ExportRecord {
  return {
    uid,
    id,
    status: 'queued',
    progress: { step: 'documents', documents_read: 0, files_written: 0, files_total: null },
    lease: null,
    tries: 0,
    file_path: null,
    size: null,
    requested_at: now,
    due_at: whenUnclaimed(now),
  };
}

/** When to check whether the task was lost. */
export function whenUnclaimed(now: Date): Date {
  return new Date(now.getTime() + UNCLAIMED_MS);
}

/** When a file that is ready now is removed; a failure is forgotten then, too. */
export function whenExpired(now: Date): Date {
  return new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
}

export function isUnfinished({ status }: ExportRecord): boolean {
  return status === 'queued' || status === 'running';
}

/** The folder of a user's export archives. */
export const exportFolder = (uid: string): string => `users/${uid}/exports/`;

/** As the API answers it. */
export function toAccountExport(record: ExportRecord | null, now: Date): AccountExport {
  if (!record || (!isUnfinished(record) && record.due_at <= now)) {
    const progress = { step: 'documents' as const, documents_read: 0, files_written: 0, files_total: null };
    return { status: 'none', id: null, progress, size: null, expires_at: null };
  }
  const { id, status, progress, size, due_at } = record;
  const expires_at = status === 'ready' ? due_at.toISOString() : null;
  return { id, status, progress, size, expires_at };
}
