import { isLeased } from '../../../platform/lease.ts';
import { type ApplicationDeps, enqueueWork } from '../application-deps.ts';
import { queuedUntil } from '../lifecycle/application-record.ts';

/** No one has more than these waiting: the caps of a few days. */
const AT_MOST = 500;

/** Queues what waited while the user had paused or was suspended. Idempotent. */
export async function requeuePaused(deps: ApplicationDeps, uid: string): Promise<void> {
  const waiting = await deps.applications.withStatus(uid, ['queued', 'preparing'], AT_MOST);
  for (const { id } of waiting) {
    const due = await deps.runTransaction(async (tx) => {
      const record = await deps.applications.findInTx(tx, id);
      const now = deps.clock();
      if (!record || isLeased(record, now)) return false;
      if (record.status !== 'queued' && record.status !== 'preparing') return false;
      deps.applications.save(tx, { ...record, due_at: queuedUntil(now) }, null);
      return true;
    });
    if (due) await enqueueWork(deps, 'prepareApplication', id);
  }
}
