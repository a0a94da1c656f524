import pLimit from 'p-limit';
import type { AccountDeps } from './account-deps.ts';
import { type ExportRecord, isUnfinished, whenUnclaimed } from './export-record.ts';
import { enqueueExport } from './request-export.ts';

/** Exports checked per run, and concurrency; the next run takes the rest. */
const BATCH = 200;
const CONCURRENCY = 10;

/** Requeues exports whose task or worker was lost, and deletes expired ones. */
export async function sweepExports(deps: AccountDeps): Promise<{ queued_again: number; expired: number }> {
  const due = await deps.exports.due(deps.clock(), BATCH);
  const unfinished = due.filter(isUnfinished);
  const ended = due.filter((record) => !isUnfinished(record));
  await pLimit(CONCURRENCY).map(unfinished, (record) => enqueueAgain(deps, record));
  await pLimit(CONCURRENCY).map(ended, (record) => expire(deps, record));
  return { queued_again: unfinished.length, expired: ended.length };
}

async function enqueueAgain(deps: AccountDeps, { uid, id }: ExportRecord): Promise<void> {
  await enqueueExport(deps, uid, id);
  await deps.runTransaction(async (tx) => {
    const record = await deps.exports.findInTx(tx, uid);
    if (record?.id !== id || !isUnfinished(record)) return;
    deps.exports.save(tx, { ...record, due_at: whenUnclaimed(deps.clock()) });
  });
}

async function expire(deps: AccountDeps, { uid, id, file_path }: ExportRecord): Promise<void> {
  // The file first: as long as the document exists, the next sweep tries again.
  if (file_path !== null) await deps.files.remove(file_path);
  await deps.runTransaction(async (tx) => {
    const record = await deps.exports.findInTx(tx, uid);
    if (record?.id === id) deps.exports.remove(tx, uid);
  });
}
