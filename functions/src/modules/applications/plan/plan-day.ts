import type { SkippedJob } from '../../../contract/apply-plans.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Profile } from '../../../contract/profile.ts';
import { AppError } from '../../../platform/app-error.ts';
import { localDay } from '../../../platform/local-day.ts';
import { companyKey } from '../../job-text/companies/company-key.ts';
import { findProfile } from '../../profile/profiles.ts';
import { readWallet } from '../../wallet/read-wallet.ts';
import type { ApplicationDeps, Fit, PostingToApply } from '../application-deps.ts';
import { checkCompany, countToday, isAutoApplyPaused, timeZoneOf } from '../create/check-limits.ts';
import { looksLikeScam } from '../create/create-application.ts';
import { switchedOff } from '../pause/pause-reason.ts';
import { applyTime, isPlanned, type PlanRecord, type StoredJob } from './apply-plan.ts';
import { nextDailySearch } from './search-daily.ts';

/** A match to auto-apply to, with how well it fits so that it is not computed again. */
type MatchToApply = { posting_id: string; why: string | null } & Fit;

export type PlanDeps = ApplicationDeps & {
  /**
   * Postings that this search found with at least this score and that the user neither dismissed nor applied to, best
   * first; none if it is not the user's newest finished search.
   */
  bestMatches: (uid: string, search_id: string, min_score: number) => AsyncIterable<MatchToApply>;
};

/** Matches looked at for one plan: each costs a read or two. */
const MOST_MATCHES = 150;

/**
 * Auto-apply after a search: plans the best matches, down to the user's threshold, for the next time that jobs are
 * applied to, as far as the daily limit and the credits go. Nothing is applied to yet. A search is planned once, however
 * often this runs. A later one adds to the plan of the day and moves its time, so that every job can be seen beforehand.
 * Returns how many jobs were added.
 */
export async function planDay(deps: PlanDeps, uid: string, search_id: string): Promise<number> {
  const profile = await findProfile(deps.profile, uid);
  if (!profile?.auto_apply || !profile.complete || profile.applications_paused) return 0;
  const now = deps.clock();
  const time_zone = timeZoneOf(profile);
  const { at: apply_at, day } = applyTime(now, time_zone);
  if (isAutoApplyPaused(profile, day)) return 0;
  const plans = await deps.plans.latest(uid, LIMITS.apply_plans_shown);
  const before = plans.find((plan) => plan.day === day);
  if (before?.search_ids.includes(search_id)) return 0;
  const planned = plans.flatMap(({ jobs }) => jobs.filter(isPlanned));
  const { available } = await readWallet(deps.credits, uid);
  const used =
    day === localDay(now, time_zone)
      ? await deps.runTransaction((tx) => countToday(tx, deps, profile, now))
      : 0;
  const roomIn = (plan: Pick<PlanRecord, 'jobs'> | null | undefined) =>
    Math.max(0, profile.auto_apply_daily_limit - used - (plan?.jobs.filter(isPlanned).length ?? 0));
  const { chosen, skipped } = await choose(deps, profile, search_id, {
    room: Math.min(roomIn(before), available - planned.length),
    planned,
    known: new Set([...planned, ...(before?.jobs ?? [])].map(({ posting_id }) => posting_id)),
  });
  const added = await deps.runTransaction(async (tx) => {
    const found = await deps.plans.findInTx(tx, uid, day);
    if (found?.search_ids.includes(search_id)) return 0;
    const known = new Set(found?.jobs.map(({ posting_id }) => posting_id));
    // Another search may have been planned meanwhile.
    const jobs = chosen.filter(({ posting_id }) => !known.has(posting_id)).slice(0, roomIn(found));
    const search_ids = [...(found?.search_ids ?? []), search_id];
    if (jobs.length > 0) {
      const plan: PlanRecord = {
        uid,
        day,
        time_zone,
        status: 'planned',
        apply_at,
        due_at: apply_at,
        jobs: [...(found?.jobs ?? []), ...jobs],
        skipped,
        search_ids,
      };
      deps.plans.save(tx, plan);
    } else if (found) {
      deps.plans.save(tx, { ...found, skipped, search_ids });
    }
    return jobs.length;
  });
  await deps.profile.profiles.moveDailySearch(uid, nextDailySearch(now, time_zone, uid));
  if (added > 0) deps.logger.info('auto apply: planned', { uid, search_id, jobs: added });
  return added;
}

type Choice = {
  /** How many jobs fit into the plan. */
  room: number;
  /** All jobs that are planned already, for whatever day. */
  planned: readonly StoredJob[];
  /** Postings not to look at. */
  known: ReadonlySet<string>;
};

/** The best matches that fit into the plan, without those that the user removed from one, and the best that are left out. */
async function choose(
  deps: PlanDeps,
  profile: Profile,
  search_id: string,
  { room, planned, known }: Choice,
): Promise<{ chosen: StoredJob[]; skipped: SkippedJob[] }> {
  const chosen: StoredJob[] = [];
  const skipped: SkippedJob[] = [];
  if (room <= 0) return { chosen, skipped };
  const removed = await deps.plans.removed(profile.uid);
  // The preferences may have changed since the search.
  const excluded = await deps.exclusionReasons(profile);
  let looked_at = 0;
  for await (const { posting_id, why, ...fit } of deps.bestMatches(
    profile.uid,
    search_id,
    profile.auto_apply_min_score,
  )) {
    if (chosen.length >= room || looked_at >= MOST_MATCHES) break;
    if (removed.has(posting_id) || known.has(posting_id)) continue;
    looked_at += 1;
    const posting = await deps.findPosting(posting_id);
    if (!posting) continue;
    const { title, company } = posting.summary;
    const company_key = companyKey(company);
    const there = [...planned, ...chosen].filter((job) => job.company_key === company_key).length;
    const reason = excluded(posting.stored) ?? (await reasonAgainst(deps, profile, posting, there));
    if (reason === null) {
      const state = { state: 'planned', reason: null, application_id: null } as const;
      chosen.push({ posting_id, title, company, company_key, ...fit, why, ...state });
    } else if (skipped.length < LIMITS.apply_plan_skipped) {
      skipped.push({ posting_id, title, company, reason });
    }
  }
  return { chosen, skipped };
}

/** Why auto-apply would not apply to this job, as a sentence for the user; null if it would. */
async function reasonAgainst(
  deps: PlanDeps,
  profile: Profile,
  posting: PostingToApply,
  planned_there: number,
): Promise<string | null> {
  const { summary, apply } = posting;
  if (summary.status !== 'open') return 'The employer has closed this job.';
  if (looksLikeScam(posting)) return 'This job shows signs of a scam.';
  if (await switchedOff(deps, { apply, fields: [] })) {
    return 'We can’t fill out this type of form right now.';
  }
  const job = { uid: profile.uid, company_key: companyKey(summary.company), posting: summary, apply };
  try {
    await deps.runTransaction((tx) =>
      checkCompany(tx, deps, job, 'auto', profile, deps.clock(), planned_there),
    );
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.detail;
    throw error;
  }
}
