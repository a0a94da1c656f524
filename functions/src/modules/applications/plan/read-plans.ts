import type { ApplicationStatus } from '../../../contract/applications.ts';
import type { ApplyPlan } from '../../../contract/apply-plans.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { type PlanRecord, toPlan } from './apply-plan.ts';

export type ReadPlanDeps = Pick<ApplicationDeps, 'plans' | 'applications'>;

/** The plans of the last days with what has become of their applications, newest day first. */
export async function listPlans(deps: ReadPlanDeps, uid: string): Promise<{ items: ApplyPlan[] }> {
  const plans = await deps.plans.latest(uid, LIMITS.apply_plans_shown);
  const statuses = await statusesOf(deps, plans);
  return { items: plans.map((plan) => toPlan(plan, statuses)) };
}

/** The statuses of all applications of these plans, by id. */
export async function statusesOf(
  { applications }: Pick<ReadPlanDeps, 'applications'>,
  plans: readonly PlanRecord[],
): Promise<ReadonlyMap<string, ApplicationStatus>> {
  const ids = plans.flatMap(({ jobs }) => jobs.flatMap(({ application_id }) => application_id ?? []));
  return new Map((await applications.findMany(ids)).map(({ id, status }) => [id, status]));
}
