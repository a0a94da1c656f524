import type { Application } from '../../../contract/applications.ts';
import { reserveCredit } from '../../wallet/reserve-credit.ts';
import { type ApplicationDeps, enqueueWork } from '../application-deps.ts';
import { checkLimits } from '../create/check-limits.ts';
import { isRepeated, queuedUntil, reservationOf, transitionTo } from '../lifecycle/application-record.ts';
import { readApplication, requireInTx } from '../read/read-applications.ts';

const RETRY_NOTES = { user: 'You tried again', huntwell: 'Our team is trying again' } as const;

/**
 * Queues an application again that failed or was withdrawn before it was sent. It reserves a new credit and is subject to
 * the same limits as a first application. A repeated `call` changes nothing.
 */
export async function retryApplication(
  deps: ApplicationDeps,
  uid: string,
  id: string,
  { actor = 'user', call = null }: { actor?: 'user' | 'huntwell'; call?: string | null } = {},
): Promise<Application> {
  await deps.runTransaction(async (tx) => {
    const failed = await requireInTx(tx, deps, uid, id);
    if (isRepeated(failed, call)) return;
    const at = deps.clock();
    const { record, transition } = transitionTo(failed, 'queued', { actor, at, note: RETRY_NOTES[actor] });
    await checkLimits(tx, deps, failed, 'user', at);
    const queued = {
      ...record,
      attempt: failed.attempt + 1,
      last_call: call,
      credit: 'reserved' as const,
      queued_at: at,
      due_at: queuedUntil(at),
    };
    const reserve = await reserveCredit(tx, deps.credits, reservationOf(queued));
    deps.applications.save(tx, queued, transition);
    reserve();
  });
  await enqueueWork(deps, 'prepareApplication', id);
  return readApplication(deps, uid, id);
}
