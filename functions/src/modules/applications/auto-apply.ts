import type { ErrorCode } from '../../contract/errors.ts';
import { LIMITS } from '../../contract/limits.ts';
import { AppError } from '../../platform/app-error.ts';
import { findProfile } from '../profile/profiles.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { createApplicationTo } from './create-application.ts';

/** What automatic applying looks at in a match. */
export type MatchToApply = { posting_id: string; score: number | null; application_id: string | null };

export type AutoApplyDeps = ApplicationDeps & {
  /** Matches of this search that were not dismissed, best first; none if it is not the user's newest finished one. */
  findMatches: (uid: string, search_id: string, count: number) => Promise<MatchToApply[]>;
};

/** Refusals that concern this posting alone; every other one would meet the next posting too. */
const OF_ONE_POSTING: readonly ErrorCode[] = [
  'already_applied',
  'company_limit_reached',
  'posting_closed',
  'conflict',
  'not_found',
];

/**
 * The user's standing order: queues applications to the best matches of a finished search, from the user's threshold
 * up, until a limit, the credits or the matches end. Done twice it applies once, because an application to a posting
 * exists once. Answers how many were queued.
 */
export async function autoApply(deps: AutoApplyDeps, uid: string, search_id: string): Promise<number> {
  const profile = await findProfile(deps.profile, uid);
  if (!profile?.auto_apply || !profile.complete || profile.applications_paused) return 0;
  const matches = await deps.findMatches(uid, search_id, LIMITS.page_size_max);
  let queued = 0;
  for (const { posting_id, score, application_id } of matches) {
    if (application_id !== null || score === null || score < profile.auto_apply_min_score) continue;
    const refusal = await tryToApply(deps, uid, posting_id);
    if (refusal === null) queued += 1;
    else if (!OF_ONE_POSTING.includes(refusal)) break;
  }
  if (queued > 0) deps.logger.info('auto apply: queued', { uid, search_id, queued });
  return queued;
}

async function tryToApply(deps: AutoApplyDeps, uid: string, posting_id: string): Promise<ErrorCode | null> {
  try {
    await createApplicationTo(deps, uid, posting_id, 'auto');
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
