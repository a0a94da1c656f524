import type { ApplicationStatus } from '../../../contract/applications.ts';
import type { ApplyPlan, PlannedJob } from '../../../contract/apply-plans.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { atHour, type LocalDay, localDay, localHour, nextDay } from '../../../platform/local-day.ts';

/** A planned job with how well it fits, so that it is not computed again. */
export type StoredJob = Omit<PlannedJob, 'status'> & { company_key: string; known_share: number | null };

export const isPlanned = ({ state }: Pick<PlannedJob, 'state'>): boolean => state === 'planned';

export type PlanRecord = Omit<ApplyPlan, 'apply_at' | 'jobs'> & {
  uid: string;
  apply_at: Date;
  /** When it needs attention next; null once it is done. */
  due_at: Date | null;
  jobs: StoredJob[];
  /** The searches whose matches were planned. */
  search_ids: string[];
};

/** Nothing is applied to at night: whoever gets a plan should be able to see it first. */
const FROM_HOUR = 9;
const TO_HOUR = 21;

/** How long a plan that is being worked on is left alone before it is taken up again. */
const RETRY_MS = 5 * 60_000;

export function retryAt(now: Date): Date {
  return new Date(now.getTime() + RETRY_MS);
}

/** When the jobs of a plan that is made now are applied to, in the daytime of the user's time zone. */
export function applyTime(now: Date, time_zone: string): { at: Date; day: LocalDay } {
  const soon = new Date(now.getTime() + LIMITS.auto_apply_lead_minutes * 60_000);
  const day = localDay(soon, time_zone);
  const hour = localHour(soon, time_zone);
  if (hour >= FROM_HOUR && hour < TO_HOUR) return { at: soon, day };
  const next = hour < FROM_HOUR ? day : nextDay(day);
  return { at: atHour(next, FROM_HOUR, time_zone), day: next };
}

/** The same plan with these changes to the jobs that are meant. */
export function withJobs(
  plan: PlanRecord,
  meant: (job: StoredJob) => boolean,
  changes: Partial<Pick<PlannedJob, 'state' | 'reason' | 'application_id'>>,
): PlanRecord {
  return { ...plan, jobs: plan.jobs.map((job) => (meant(job) ? { ...job, ...changes } : job)) };
}

/** `statuses`: of its applications, by id. */
export function toPlan(
  { day, time_zone, status, apply_at, jobs, skipped }: PlanRecord,
  statuses: ReadonlyMap<string, ApplicationStatus>,
): ApplyPlan {
  return {
    day,
    time_zone,
    status,
    apply_at: apply_at.toISOString(),
    jobs: jobs.map(({ company_key: _, known_share: __, ...job }) => ({
      ...job,
      status: statuses.get(job.application_id ?? '') ?? null,
    })),
    skipped,
  };
}
