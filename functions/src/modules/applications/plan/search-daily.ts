import pLimit from 'p-limit';
import type { Profile } from '../../../contract/profile.ts';
import type { Search } from '../../../contract/searches.ts';
import { AppError } from '../../../platform/app-error.ts';
import { digest } from '../../../platform/hash.ts';
import { atHour, localDay, nextDay } from '../../../platform/local-day.ts';
import { errorFields } from '../../../platform/logger.ts';
import { findProfile } from '../../profile/profiles.ts';
import { readWallet } from '../../wallet/read-wallet.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { isAutoApplyPaused, timeZoneOf } from '../create/check-limits.ts';
import { applyTime } from './apply-plan.ts';

export type DailySearchDeps = ApplicationDeps & {
  startSearch: (uid: string) => Promise<Search>;
  /** When the user's latest finished search was started; null if there is none. */
  lastSearchAt: (uid: string) => Promise<Date | null>;
  /** The account is suspended or deleted: nothing is done in its name. */
  isRevoked: (uid: string) => Promise<boolean>;
};

const HOUR_MS = 3_600_000;
/** Searches of a day start from this hour on, where the user is, so that its plan stands before they get up. */
const FIRST_HOUR = 5;
/** They are spread over this time, each user at a time of their own: everyone in a zone at once would be a peak. */
const SPREAD_MS = 2 * HOUR_MS;
const RETRY_MS = 15 * 60_000;

/** When this user's next daily search is due: tomorrow's at the latest. */
export function nextDailySearch(now: Date, time_zone: string, uid: string): Date {
  const late = (Number.parseInt(digest(uid).slice(0, 8), 16) / 2 ** 32) * SPREAD_MS;
  const today = localDay(now, time_zone);
  const at = (day: string) => new Date(atHour(day, FIRST_HOUR, time_zone).getTime() + late);
  return at(today) > now ? at(today) : at(nextDay(today));
}

/** Users per run; the next run takes the rest. */
const BATCH = 500;
const WIDTH = 20;

/**
 * Starts the daily searches that are due, for users with auto-apply on: without one, a day would have no plan. The time of
 * the next is stored after the search has started, so that a run that dies loses none; a search that already runs or has
 * just ended is not started again.
 */
export async function sweepDailySearches(deps: DailySearchDeps): Promise<{ searched: number }> {
  let searched = 0;
  const due = await deps.profile.profiles.dailySearchesDue(deps.clock(), BATCH);
  await pLimit(WIDTH).map(due, async (uid) => {
    try {
      if (await searchDaily(deps, uid)) searched += 1;
    } catch (error) {
      // One user must not block the others. Whoever is still due is taken up by the next run.
      deps.logger.error('daily search: not started', { uid, ...errorFields(error) });
    }
  });
  return { searched };
}

/** Starts one user's search if it is worth it, and stores when the next is due. Returns whether one was started. */
async function searchDaily(deps: DailySearchDeps, uid: string): Promise<boolean> {
  const profile = await findProfile(deps.profile, uid);
  if (!profile) return false;
  const now = deps.clock();
  let next = nextDailySearch(now, timeZoneOf(profile), uid);
  try {
    if (!(await isWorthSearching(deps, profile, now))) return false;
    await deps.startSearch(uid);
    return true;
  } catch (error) {
    // What the user lacks, say a job title, they will not have in a while; anything else may pass.
    if (!(error instanceof AppError) || error.code === 'unavailable')
      next = new Date(now.getTime() + RETRY_MS);
    throw error;
  } finally {
    await deps.profile.profiles.moveDailySearch(uid, next);
  }
}

/** Auto-apply could send something today, and no search was planned for today. */
async function isWorthSearching(deps: DailySearchDeps, profile: Profile, now: Date): Promise<boolean> {
  const { uid, complete, applications_paused } = profile;
  const time_zone = timeZoneOf(profile);
  const today = localDay(now, time_zone);
  if (!complete || applications_paused || isAutoApplyPaused(profile, today)) return false;
  const last = await deps.lastSearchAt(uid);
  if (last && applyTime(last, time_zone).day >= today) return false;
  const { available } = await readWallet(deps.credits, uid);
  return available > 0 && !(await deps.isRevoked(uid));
}
