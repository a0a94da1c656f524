import { LIMITS } from '../../../contract/limits.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { findProfileInTx } from '../../profile/profiles.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import type { CapEntry } from '../applications.repository.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';
import { countsTowardsCaps } from '../lifecycle/status-transitions.ts';
import { jobLinkKey } from './job-link-key.ts';

const DAY_MS = 24 * 3600_000;

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
  await checkProfile(tx, deps, uid, origin, now);
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
  if (counted.length >= LIMITS.applications_per_company) {
    throw new AppError(
      'company_limit_reached',
      `You’ve applied to ${posting.company} ${counted.length} times in ${LIMITS.applications_per_company_days} days. More applications could hurt your chances there.`,
    );
  }
}

async function checkProfile(tx: Tx, deps: LimitDeps, uid: string, origin: Origin, now: Date): Promise<void> {
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
  const limit = origin === 'auto' ? profile.auto_apply_daily_limit : LIMITS.auto_apply_daily_limit_max;
  const today = await deps.applications.queuedSince(tx, uid, new Date(now.getTime() - DAY_MS));
  const ours = today.filter((entry) => !entry.own && countsTowardsCaps(entry.status, entry));
  if (ours.length >= limit) {
    throw new AppError(
      'daily_limit_reached',
      `You’ve reached today’s limit of ${limit} applications. Try again tomorrow.`,
    );
  }
}

type Job = NonNullable<CapEntry['own']>;

/** Whether two jobs of one company are probably the same. */
function isSameJob(one: Job, other: Job): boolean {
  if (one.title.trim().toLowerCase() === other.title.trim().toLowerCase()) return true;
  return Boolean(one.url && other.url) && jobLinkKey(one.url ?? '') === jobLinkKey(other.url ?? '');
}
