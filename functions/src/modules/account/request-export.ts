import { type AccountExport, EXPORT_PART_BYTES } from '../../contract/account.ts';
import { PRODUCT_NAME } from '../../contract/brand.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { errorFields } from '../../platform/logger.ts';
import type { AccountDeps } from './account-deps.ts';
import { isUnfinished, newExport, toAccountExport } from './export-record.ts';

/** Starts an export. A queued or running one is returned as it is; a finished one is replaced. */
export async function requestExport(deps: AccountDeps, uid: string): Promise<AccountExport> {
  const now = deps.clock();
  const { record, started } = await deps.runTransaction(async (tx) => {
    const found = await deps.exports.findInTx(tx, uid);
    if (found && isUnfinished(found)) return { record: found, started: false };
    const fresh = newExport(uid, deps.newId(), now);
    deps.exports.save(tx, fresh);
    return { record: fresh, started: true };
  });
  if (started) await enqueueExport(deps, uid, record.id);
  return toAccountExport(record, now);
}

export async function enqueueExport(
  deps: Pick<AccountDeps, 'queue' | 'logger'>,
  uid: string,
  export_id: string,
): Promise<void> {
  try {
    await deps.queue.enqueue('exportAccount', { uid, export_id });
  } catch (error) {
    // The export is stored as queued: the sweeper enqueues it.
    deps.logger.error('export: could not be enqueued', { uid, export_id, ...errorFields(error) });
  }
}

export async function readExport(deps: AccountDeps, uid: string): Promise<AccountExport> {
  return toAccountExport(await deps.exports.find(uid), deps.clock());
}

/** A part of this export's zip from `offset`; the concatenated parts are the file. */
export async function readExportPart(
  deps: AccountDeps,
  uid: string,
  { export_id, offset }: { export_id: string; offset: number },
): Promise<FileAnswer> {
  const record = await deps.exports.find(uid);
  const { status, id, size } = toAccountExport(record, deps.clock());
  if (status !== 'ready' || id !== export_id || !record?.file_path || offset >= (size ?? 0)) throw missing();
  const bytes = await deps.files.getPart(record.file_path, offset, EXPORT_PART_BYTES);
  if (!bytes) throw missing();
  const day = record.requested_at.toISOString().slice(0, 10);
  return {
    content_type: 'application/zip',
    file_name: `${PRODUCT_NAME.toLowerCase()}-data-${day}.zip`,
    bytes,
  };
}

function missing(): AppError {
  return new AppError('not_found', 'This download is no longer available. Request a new one.');
}
