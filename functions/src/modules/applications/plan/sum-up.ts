import { planNotice } from '../../notices/plan-notice.ts';
import { findProfileInTx } from '../../profile/profiles.ts';
import { applicationIdOf } from '../lifecycle/application-record.ts';
import { type PlanRecord, toPlan } from './apply-plan.ts';
import { type CarryOutDeps, changePlan } from './plan-work.ts';
import { statusesOf } from './read-plans.ts';
import { RUNNING, summaryOf } from './summary.ts';

/** How often applications that are still running are looked at again, and how long after they were queued at most. */
const LOOK_AGAIN_MS = 20 * 60_000;
const WAIT_AT_MOST_MS = 3 * 3_600_000;

/** Sums the day up, or waits a little longer for applications that are still running. */
export async function sumUp(deps: CarryOutDeps, plan: PlanRecord): Promise<void> {
  const statuses = await statusesOf(deps, [plan]);
  const now = deps.clock();
  const waits_until = plan.apply_at.getTime() + WAIT_AT_MOST_MS;
  const running = [...statuses.values()].some((status) => RUNNING.includes(status));
  if (running && now.getTime() < waits_until) {
    const due_at = new Date(now.getTime() + LOOK_AGAIN_MS);
    await changePlan(deps, plan, (found) => (found.status === 'applied' ? { ...found, due_at } : null));
    return;
  }
  await deps.runTransaction(async (tx) => {
    const found = await deps.plans.findInTx(tx, plan.uid, plan.day);
    if (found?.status !== 'applied') return;
    const summary = summaryOf(toPlan(found, statuses).jobs);
    const profile = await findProfileInTx(tx, deps.profile, plan.uid);
    // A second round on the same day is summed up in its own email.
    const id = `auto_apply:${applicationIdOf(plan.uid, plan.day)}:${found.apply_at.getTime()}`;
    const tell =
      profile?.notify_auto_apply && summary
        ? await planNotice(
            tx,
            deps,
            { id, uid: plan.uid, kind: 'auto_apply_summary', email: null, text: summary },
            now,
          )
        : null;
    deps.plans.save(tx, { ...found, status: 'done', due_at: null });
    tell?.();
  });
}
