import type { ApplyPlan } from '../../../contract/apply-plans.ts';
import { AppError } from '../../../platform/app-error.ts';
import { localDay } from '../../../platform/local-day.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { findProfileInTx } from '../../profile/profiles.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { countToday, isAutoApplyPaused, timeZoneOf } from '../create/check-limits.ts';
import { isPlanned, type PlanRecord, retryAt, toPlan, withJobs } from './apply-plan.ts';
import { type ReadPlanDeps, statusesOf } from './read-plans.ts';

type ChangePlanDeps = ReadPlanDeps & Pick<ApplicationDeps, 'profile' | 'runTransaction' | 'queue' | 'clock'>;

/** Removes a job from a plan or puts it back; a job that was applied to meanwhile is a conflict. */
export async function changePlannedJob(
  deps: ChangePlanDeps,
  uid: string,
  day: string,
  posting_id: string,
  removed: boolean,
): Promise<ApplyPlan> {
  const changed = await deps.runTransaction(async (tx) => {
    const plan = await requireInTx(tx, deps, uid, day);
    const job = plan.jobs.find((one) => one.posting_id === posting_id);
    if (!job) throw new AppError('not_found', 'This job isn’t in your plan. Reload to see the current one.');
    if (job.state === 'applied') {
      throw new AppError(
        'conflict',
        'We’ve already applied to this job. Open the application to withdraw it.',
      );
    }
    if (plan.status !== 'planned' || job.state === 'left_out') {
      throw new AppError('conflict', 'This plan has already been carried out. Reload to see what was sent.');
    }
    const remember = await deps.plans.changeRemoved(tx, uid, posting_id, removed);
    const after = withJobs(plan, (one) => one === job, { state: removed ? 'removed' : 'planned' });
    deps.plans.save(tx, after);
    remember();
    return after;
  });
  return toPlan(changed, await statusesOf(deps, [changed]));
}

/**
 * Brings a plan's time forward to now. While auto-apply is paused or off, or if its jobs are more than today's limit still
 * allows, the plan stays as it is: those beyond the limit would be left out for good.
 */
export async function startPlan(deps: ChangePlanDeps, uid: string, day: string): Promise<ApplyPlan> {
  const plan = await deps.runTransaction(async (tx) => {
    const found = await requireInTx(tx, deps, uid, day);
    if (found.status !== 'planned') {
      throw new AppError('conflict', 'This plan has already been carried out. Reload to see what was sent.');
    }
    const now = deps.clock();
    const profile = await findProfileInTx(tx, deps.profile, uid);
    if (
      !profile?.auto_apply ||
      profile.applications_paused ||
      isAutoApplyPaused(profile, localDay(now, timeZoneOf(profile)))
    ) {
      throw new AppError('applications_paused', 'Auto-apply is paused. Resume it first.');
    }
    const limit = profile.auto_apply_daily_limit;
    const used = await countToday(tx, deps, profile, now);
    if (used + found.jobs.filter(isPlanned).length > limit) {
      throw new AppError(
        'daily_limit_reached',
        used >= limit
          ? `You’ve reached today’s limit of ${limit} applications. Your plan stays as it is.`
          : `Today’s limit leaves room for ${limit - used} more. Remove jobs from this plan or raise your daily limit, then try again.`,
      );
    }
    const apply_at = new Date(Math.min(found.apply_at.getTime(), now.getTime()));
    const started = { ...found, apply_at, due_at: retryAt(now) };
    deps.plans.save(tx, started);
    return started;
  });
  await deps.queue.enqueue('applyPlan', { uid, day });
  return toPlan(plan, await statusesOf(deps, [plan]));
}

async function requireInTx(
  tx: Tx,
  { plans }: Pick<ChangePlanDeps, 'plans'>,
  uid: string,
  day: string,
): Promise<PlanRecord> {
  const plan = await plans.findInTx(tx, uid, day);
  if (!plan) throw new AppError('not_found', 'There’s no plan for this day.');
  return plan;
}
