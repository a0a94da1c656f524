import type { Application } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type ApplicationDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import { isRepeated, queuedUntil, transitionTo } from '../lifecycle/application-record.ts';
import { readApplication, requireApplication, requireInTx } from '../read/read-applications.ts';

/**
 * Approves the prepared answers for sending. A second approval changes nothing. If the employer has closed the job
 * meanwhile, the application ends here and its credit is returned.
 */
export async function approveApplication(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  call: string | null = null,
): Promise<Application> {
  const before = await requireApplication(deps, uid, id);
  const posting = await deps.findPosting(before.posting.id);
  const closed = posting?.summary.status !== 'open';
  await deps.runTransaction(async (tx) => {
    const record = await requireInTx(tx, deps, uid, id);
    if (isRepeated(record, call)) return;
    const at = deps.clock();
    if (closed && record.status === 'ready_for_review') {
      const note = 'The employer closed the job';
      await saveTransition(
        tx,
        deps,
        transitionTo(record, 'closed_by_employer', { actor: 'huntwell', at, note }),
      );
      return;
    }
    const result = transitionTo(record, 'submitting', {
      actor: 'user',
      at,
      note: 'You approved the answers',
    });
    const record_now = { ...result.record, approved: true, last_call: call, due_at: queuedUntil(at) };
    await saveTransition(tx, deps, { ...result, record: record_now });
  });
  if (closed)
    throw new AppError('posting_closed', 'The employer has closed this job. We’ve returned your credit.');
  await enqueueWork(deps, 'submitApplication', id);
  return readApplication(deps, uid, id);
}
