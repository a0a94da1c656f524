import type { Application } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import { type ApplicationDeps, enqueueWork, saveTransition } from '../application-deps.ts';
import { isRepeated, queuedUntil, transitionTo } from '../lifecycle/application-record.ts';
import { readApplication, requireApplication, requireInTx } from '../read/read-applications.ts';

/**
 * Approves the prepared answers for sending. A second approval changes nothing, and a repeated `call` gets the result of
 * the first. If the employer has closed the job meanwhile, the application ends here and its credit is returned.
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
  const { status, sent_at } = await deps.runTransaction(async (tx) => {
    const record = await requireInTx(tx, deps, uid, id);
    // The job may have been closed since; what counts is what the first call did.
    if (isRepeated(record, call)) return record;
    const at = deps.clock();
    if (closed && record.status === 'ready_for_review') {
      const note = 'The employer closed the job';
      const result = transitionTo(record, 'closed_by_employer', { actor: 'huntwell', at, note });
      const ended = { ...result.record, last_call: call };
      await saveTransition(tx, deps, { ...result, record: ended });
      return ended;
    }
    const result = transitionTo(record, 'submitting', {
      actor: 'user',
      at,
      note: 'You approved the answers',
    });
    const approved = { ...result.record, approved: true, last_call: call, due_at: queuedUntil(at) };
    await saveTransition(tx, deps, { ...result, record: approved });
    return approved;
  });
  if (status === 'closed_by_employer' && !sent_at)
    throw new AppError('posting_closed', 'The employer has closed this job. We’ve returned your credit.');
  // The first call may have ended before it queued the work; a second task finds nothing to do.
  if (status === 'submitting') await enqueueWork(deps, 'submitApplication', id);
  return readApplication(deps, uid, id);
}
