import type { ErrorCode } from '../../../contract/errors.ts';
import type { Profile } from '../../../contract/profile.ts';
import { AppError } from '../../../platform/app-error.ts';
import { localDay } from '../../../platform/local-day.ts';
import { findProfile } from '../../profile/profiles.ts';
import { createApplicationTo } from '../create/create-application.ts';
import { PER_POSTING_ERRORS } from '../create/per-posting-errors.ts';
import { isPlanned, type PlanRecord, type StoredJob, withJobs } from './apply-plan.ts';
import { type CarryOutDeps, changePlan } from './plan-work.ts';

/** How long after the applications were queued the day is summed up. */
const SUMMARY_AFTER_MS = 20 * 60_000;

type Refusal = { code: ErrorCode; detail: string };

/** Whoever paused auto-apply needs no email about it, and whose account is suspended gets none. */
const STOPS_WITHOUT_EMAIL: readonly ErrorCode[] = ['applications_paused', 'account_suspended'];

/**
 * Applies to the planned jobs and leaves out those that must not be applied to any more, each with the reason. Throws if
 * a job could be neither applied to nor left out: it stays planned.
 */
export async function applyToJobs(deps: CarryOutDeps, plan: PlanRecord): Promise<void> {
  const { uid, day } = plan;
  const jobs = plan.jobs.filter(isPlanned);
  let stopped = await reasonToStop(deps, plan);
  if (stopped) await leaveOut(deps, plan, jobs, stopped);
  else {
    const [profile, dismissed] = await Promise.all([findProfile(deps.profile, uid), deps.dismissed(uid)]);
    const excluded = profile && (await deps.exclusionReasons(profile));
    const failures: unknown[] = [];
    for (const job of jobs) {
      try {
        const refusal = unwanted(job, profile, dismissed) ?? (await applyTo(deps, plan, job, excluded));
        if (!refusal) continue;
        const stops = !PER_POSTING_ERRORS.includes(refusal.code);
        await leaveOut(deps, plan, stops ? jobs : [job], refusal);
        if (!stops) continue;
        stopped = refusal;
        break;
      } catch (error) {
        // One broken job must not block the others. It stays planned, and the next delivery tries again.
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'Some jobs of a plan could not be applied to');
  }
  const silent = stopped !== null && STOPS_WITHOUT_EMAIL.includes(stopped.code);
  const done = await changePlan(deps, plan, (found) => {
    // A job may have been put back or added meanwhile: the plan becomes due again.
    if (found.status !== 'planned' || found.jobs.some(isPlanned)) return null;
    if (silent && !found.jobs.some(({ state }) => state === 'applied')) {
      return { ...found, status: 'done', due_at: null };
    }
    return { ...found, status: 'applied', due_at: new Date(deps.clock().getTime() + SUMMARY_AFTER_MS) };
  });
  if (done) deps.logger.info('auto apply: carried out', { uid, day });
}

/** Why nothing of the plan may be applied to any more; null if it may. */
async function reasonToStop(
  deps: CarryOutDeps,
  { uid, day, time_zone }: PlanRecord,
): Promise<Refusal | null> {
  // The user agreed to a day: after an outage, nothing is sent on another one.
  if (localDay(deps.clock(), time_zone) > day) {
    return { code: 'unavailable', detail: 'We couldn’t get to it that day.' };
  }
  if (await deps.isRevoked(uid)) return { code: 'account_suspended', detail: 'Your account was suspended.' };
  return null;
}

async function leaveOut(
  deps: CarryOutDeps,
  plan: PlanRecord,
  jobs: readonly StoredJob[],
  { detail }: Refusal,
): Promise<void> {
  const meant = new Set(jobs.map(({ posting_id }) => posting_id));
  await changePlan(deps, plan, (found) =>
    withJobs(found, (one) => isPlanned(one) && meant.has(one.posting_id), {
      state: 'left_out',
      reason: detail,
    }),
  );
}

/** What the user has changed their mind about since the job was planned. */
function unwanted(
  { posting_id, score }: StoredJob,
  profile: Profile | null,
  dismissed: ReadonlySet<string>,
): Refusal | null {
  if (dismissed.has(posting_id)) return { code: 'conflict', detail: 'You dismissed this match.' };
  if (profile && score !== null && score < profile.auto_apply_min_score) {
    return { code: 'conflict', detail: 'It’s below your minimum score now.' };
  }
  return null;
}

/** Queues one application; null if it was queued, or if it is no longer planned. */
async function applyTo(
  deps: CarryOutDeps,
  { uid, day }: PlanRecord,
  { posting_id, score, known_share }: StoredJob,
  excluded: Awaited<ReturnType<CarryOutDeps['exclusionReasons']>> | null,
): Promise<Refusal | null> {
  let gone = false;
  try {
    await createApplicationTo(deps, uid, posting_id, {
      origin: 'auto',
      fit: { score, known_share },
      // The preferences may have changed since the search.
      reasonAgainst: ({ stored }) => excluded?.(stored) ?? null,
      guard: async (tx, application_id) => {
        const plan = await deps.plans.findInTx(tx, uid, day);
        const job = plan?.jobs.find((one) => one.posting_id === posting_id);
        gone = !job || !isPlanned(job);
        if (!plan || gone) throw new AppError('conflict', 'This job is no longer in your plan.');
        return () =>
          deps.plans.save(
            tx,
            withJobs(plan, (one) => one === job, { state: 'applied', application_id }),
          );
      },
    });
    return null;
  } catch (error) {
    if (gone) return null;
    if (error instanceof AppError) return { code: error.code, detail: error.detail };
    throw error;
  }
}
