import {
  claimLease,
  holdsLease,
  isLeased,
  LeaseLost,
  renewLease,
  whileLeased,
} from '../../platform/lease.ts';
import { errorFields } from '../../platform/logger.ts';
import { RetryTask } from '../../platform/retry-task.ts';
import type { AccountDeps } from './account-deps.ts';
import {
  type ExportRecord,
  exportFolder,
  isUnfinished,
  LEASE_MS,
  MAX_TRIES,
  whenExpired,
  whenUnclaimed,
} from './export-record.ts';
import { type ArchiveProgress, exportArchive } from './write-archive.ts';

type Claim = { record: ExportRecord; holder: string; file_path: string };

/**
 * The task that writes an export. Idempotent: a finished export is left alone, and one that another worker has leased
 * is retried later. Each attempt writes its own file and removes those of earlier ones; a worker that lost its lease
 * stores nothing. Throws what a retry may fix.
 */
export async function runExport(deps: AccountDeps, uid: string, export_id: string): Promise<void> {
  const claim = await claimExport(deps, uid, export_id);
  if (!claim) return;
  const started = performance.now();
  const progress: ArchiveProgress = { ...claim.record.progress };
  // Aborted as soon as a renewal finds the lease lost: the work stops at its next step.
  const lost = new AbortController();
  const renewing = () =>
    renew(deps, claim, progress).catch((error: unknown) => {
      if (error instanceof LeaseLost) lost.abort(error);
      throw error;
    });
  try {
    const size = await whileLeased(LEASE_MS, renewing, async () => {
      await deps.files.removeAll(exportFolder(uid));
      const archive = exportArchive(deps, uid, progress, lost.signal);
      await deps.files.putStream(claim.file_path, archive.stream, 'application/zip');
      return archive.size();
    });
    await finish(deps, claim, progress, size);
    const milliseconds = Math.round(performance.now() - started);
    deps.logger.info('export: done', { uid, export_id, size, ...progress, milliseconds });
  } catch (error) {
    // An end that was stored and whose answer was lost is an end: its file stays.
    const stored = await deps.exports.find(uid);
    if (stored?.status === 'ready' && stored.file_path === claim.file_path) return;
    await deps.files.remove(claim.file_path);
    if (error instanceof LeaseLost || lost.signal.aborted) {
      deps.logger.info('export: stopped', { uid, export_id });
      return;
    }
    const final = claim.record.tries >= MAX_TRIES;
    deps.logger.error('export: failed', { uid, export_id, final, ...errorFields(error) });
    await release(deps, claim, final);
    if (!final) throw error;
  }
}

function claimExport(deps: AccountDeps, uid: string, export_id: string): Promise<Claim | null> {
  const holder = deps.newId();
  return deps.runTransaction(async (tx) => {
    const found = await deps.exports.findInTx(tx, uid);
    const now = deps.clock();
    if (found?.id !== export_id || !isUnfinished(found)) return null;
    if (isLeased(found, now)) throw new RetryTask(`Export ${export_id} is already being processed`);
    if (found.tries >= MAX_TRIES) {
      // Every worker died on it.
      deps.exports.save(tx, { ...found, status: 'failed', lease: null, due_at: whenExpired(now) });
      return null;
    }
    const tries = found.tries + 1;
    const record: ExportRecord = {
      ...found,
      status: 'running',
      progress: { step: 'documents', documents_read: 0, files_written: 0, files_total: null },
      lease: claimLease(holder, now, LEASE_MS),
      tries,
      due_at: whenUnclaimed(now),
    };
    deps.exports.save(tx, record);
    return { record, holder, file_path: `${exportFolder(uid)}${export_id}-${tries}.zip` };
  });
}

/** Renews the lease and stores the progress; throws `LeaseLost` if it is another worker's, or gone. */
async function renew(deps: AccountDeps, { record, holder }: Claim, progress: ArchiveProgress): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const found = await deps.exports.findInTx(tx, record.uid);
    const now = deps.clock();
    const renewed = renewLease(found, holder, now, LEASE_MS);
    deps.exports.save(tx, { ...renewed, progress: { ...progress }, due_at: whenUnclaimed(now) });
  });
}

async function finish(
  deps: AccountDeps,
  { record: { uid }, holder, file_path }: Claim,
  progress: ArchiveProgress,
  size: number,
): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const found = await deps.exports.findInTx(tx, uid);
    if (!holdsLease(found, holder)) throw new LeaseLost('The lease was lost before the work finished');
    const due_at = whenExpired(deps.clock());
    const done = {
      status: 'ready' as const,
      lease: null,
      progress: { ...progress },
      file_path,
      size,
      due_at,
    };
    deps.exports.save(tx, { ...found, ...done });
  });
}

/** Releases the lease: for the next delivery, or for good. */
async function release(deps: AccountDeps, { record, holder }: Claim, final: boolean): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const found = await deps.exports.findInTx(tx, record.uid);
    if (!holdsLease(found, holder)) return;
    const now = deps.clock();
    deps.exports.save(tx, {
      ...found,
      lease: null,
      ...(final
        ? { status: 'failed', due_at: whenExpired(now) }
        : { status: 'queued', due_at: whenUnclaimed(now) }),
    });
  });
}
