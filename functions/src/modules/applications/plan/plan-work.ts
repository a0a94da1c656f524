import type { NoticePlanDeps } from '../../notices/plan-notice.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import type { PlanRecord } from './apply-plan.ts';

export type CarryOutDeps = ApplicationDeps &
  NoticePlanDeps & {
    /** Postings that the user dismissed. */
    dismissed: (uid: string) => Promise<ReadonlySet<string>>;
    /** The account is suspended or deleted: nothing is done in its name. */
    isRevoked: (uid: string) => Promise<boolean>;
  };

/** Saves what `changed` makes of the plan as it is now; it returns null to leave it alone. */
export function changePlan(
  deps: CarryOutDeps,
  { uid, day }: PlanRecord,
  changed: (found: PlanRecord) => PlanRecord | null,
): Promise<PlanRecord | null> {
  return deps.runTransaction(async (tx) => {
    const found = await deps.plans.findInTx(tx, uid, day);
    const after = found && changed(found);
    if (after) deps.plans.save(tx, after);
    return after;
  });
}
