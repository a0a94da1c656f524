import pLimit from 'p-limit';
import { retryAt } from './apply-plan.ts';
import { applyToJobs } from './apply-to-jobs.ts';
import type { CarryOutDeps } from './plan-work.ts';
import { sumUp } from './sum-up.ts';

/**
 * Takes a plan one step further: applies to its jobs once its time has come, and sums the day up once their applications
 * have come to rest. Safe to repeat and to run twice at once: each job is applied to in the transaction that reads that it
 * is still planned.
 */
export async function carryOutPlan(deps: CarryOutDeps, uid: string, day: string): Promise<void> {
  const plan = await deps.plans.find(uid, day);
  const now = deps.clock();
  if (plan?.status === 'planned' && plan.apply_at <= now) await applyToJobs(deps, plan);
  else if (plan?.status === 'applied' && plan.due_at && plan.due_at <= now) await sumUp(deps, plan);
}

/** Plans enqueued per run; the next run takes the rest. */
const BATCH = 500;
/** Concurrency that finishes a run well within its minute. */
const WIDTH = 20;

/** Enqueues the plans that are due; each is left alone for a while, so that it is not enqueued every minute. */
export async function sweepPlans(deps: CarryOutDeps): Promise<{ queued: number }> {
  let queued = 0;
  await pLimit(WIDTH).map(await deps.plans.due(deps.clock(), BATCH), async ({ uid, day }) => {
    try {
      if (!(await postpone(deps, uid, day))) return;
      await deps.queue.enqueue('applyPlan', { uid, day });
      queued += 1;
    } catch (error) {
      // One broken plan must not block the others.
      deps.logger.error('Sweeping a plan failed', { uid, day, error: String(error) });
    }
  });
  return { queued };
}

/** Whether the plan is still due; it is then left alone for a while. */
async function postpone(deps: CarryOutDeps, uid: string, day: string): Promise<boolean> {
  return deps.runTransaction(async (tx) => {
    const found = await deps.plans.findInTx(tx, uid, day);
    const now = deps.clock();
    if (!found?.due_at || found.due_at > now) return false;
    // The summary looks at `due_at` itself.
    if (found.status === 'planned') deps.plans.save(tx, { ...found, due_at: retryAt(now) });
    return true;
  });
}
