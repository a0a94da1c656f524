import { LIMITS } from '../../../contract/limits.ts';
import type { Profile } from '../../../contract/profile.ts';
import { AppError } from '../../../platform/app-error.ts';
import { atHour, type LocalDay, localDay } from '../../../platform/local-day.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { findProfileInTx } from '../../profile/profiles.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import type { CapEntry } from '../applications.repository.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';
import { countsTowardsCaps } from '../lifecycle/status-transitions.ts';
import { jobLinkKey } from './job-link-key.ts';

const DAY_MS = 24 * 3600_000;
/** For users whose browser never told its time zone. */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** Who decided to apply: the user to this posting, or auto-apply. */
export type Origin = 'user' | 'auto';

type LimitDeps = Pick<ApplicationDeps, 'applications' | 'profile'>;

/**
 * Throws unless this application may be queued (again) now: the profile is complete, nothing is paused, and neither the
 * daily nor the company limit is reached. Only reads.
 */
export async function checkLimits(
  tx: Tx,
  deps: LimitDeps,
  { uid, company_key, posting, apply }: Pick<ApplicationRecord, 'uid' | 'company_key' | 'posting' | 'apply'>,
  origin: Origin,
  now: Date,
): Promise<void> {
  const profile = await checkProfile(tx, deps, uid, origin, now);
  await checkCompany(tx, deps, { uid, company_key, posting, apply }, origin, profile, now);
}

/**
 * Throws if the limit for this company is reached, or if the user applied to the job elsewhere. `planned`: auto-apply's
 * planned applications to the company, which count too. Only reads.
 */
export async function checkCompany(
  tx: Tx,
  deps: Pick<LimitDeps, 'applications'>,
  { uid, company_key, posting, apply }: Pick<ApplicationRecord, 'uid' | 'company_key' | 'posting' | 'apply'>,
  origin: Origin,
  { auto_apply_company_limit }: Pick<Profile, 'auto_apply_company_limit'>,
  now: Date,
  planned = 0,
): Promise<void> {
  const since = new Date(now.getTime() - LIMITS.applications_per_company_days * DAY_MS);
  const earlier = await deps.applications.toCompanySince(tx, uid, company_key, since);
  // The user alone decides to apply a second time to a job applied to elsewhere.
  if (
    origin === 'auto' &&
    earlier.some(({ own }) => own && isSameJob(own, { title: posting.title, url: apply.url }))
  ) {
    throw new AppError('already_applied', 'You’ve already applied to this job.');
  }
  const counted = earlier.filter((entry) => countsTowardsCaps(entry.status, entry));
  const most = origin === 'auto' ? auto_apply_company_limit : LIMITS.applications_per_company;
  if (planned > 0 && counted.length + planned >= most) {
    throw new AppError(
      'company_limit_reached',
      `With the jobs already in your plan, you’d be over your limit for ${posting.company}.`,
    );
  }
  if (counted.length >= most) {
    throw new AppError(
      'company_limit_reached',
      `You’ve applied to ${posting.company} ${counted.length} times in ${LIMITS.applications_per_company_days} days. More applications could hurt your chances there.`,
    );
  }
}

async function checkProfile(
  tx: Tx,
  deps: LimitDeps,
  uid: string,
  origin: Origin,
  now: Date,
): Promise<Profile> {
  const profile = await findProfileInTx(tx, deps.profile, uid);
  if (!profile?.complete) {
    throw new AppError(
      'profile_incomplete',
      'Add your name, job title, and phone number first. Employers ask for them.',
    );
  }
  if (profile.applications_paused) {
    throw new AppError('applications_paused', 'Applications are paused. You can resume them in Settings.');
  }
  if (origin === 'auto' && !profile.auto_apply) {
    throw new AppError('applications_paused', 'You turned off auto-apply.');
  }
  if (origin === 'auto' && isAutoApplyPaused(profile, localDay(now, timeZoneOf(profile)))) {
    throw new AppError('applications_paused', 'You paused auto-apply.');
  }
  const limit = origin === 'auto' ? profile.auto_apply_daily_limit : LIMITS.auto_apply_daily_limit_max;
  if ((await countToday(tx, deps, profile, now)) >= limit) {
    throw new AppError(
      'daily_limit_reached',
      `You’ve reached today’s limit of ${limit} applications. Try again tomorrow.`,
    );
  }
  return profile;
}

/** Applications that count toward the daily limit: those queued since midnight where the user is. */
export async function countToday(
  tx: Tx,
  deps: Pick<LimitDeps, 'applications'>,
  profile: Pick<Profile, 'uid' | 'time_zone'>,
  now: Date,
): Promise<number> {
  const time_zone = timeZoneOf(profile);
  const midnight = atHour(localDay(now, time_zone), 0, time_zone);
  const today = await deps.applications.queuedSince(tx, profile.uid, midnight);
  return today.filter((entry) => !entry.own && countsTowardsCaps(entry.status, entry)).length;
}

export function timeZoneOf({ time_zone }: Pick<Profile, 'time_zone'>): string {
  return time_zone ?? DEFAULT_TIME_ZONE;
}

/** Whether the user paused auto-apply for this day, in their time zone. */
export function isAutoApplyPaused(
  { auto_apply_paused_until }: Pick<Profile, 'auto_apply_paused_until'>,
  day: LocalDay,
): boolean {
  return auto_apply_paused_until !== null && day < auto_apply_paused_until;
}

type Job = NonNullable<CapEntry['own']>;

/** Whether two jobs of one company are probably the same. */
function isSameJob(one: Job, other: Job): boolean {
  if (one.title.trim().toLowerCase() === other.title.trim().toLowerCase()) return true;
  return Boolean(one.url && other.url) && jobLinkKey(one.url ?? '') === jobLinkKey(other.url ?? '');
}
