import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findProfile } from '../../profile/profiles.ts';
import type { ApplicationDeps, Fit } from '../application-deps.ts';
import { createApplicationTo } from './create-application.ts';
import { PER_POSTING_ERRORS } from './per-posting-errors.ts';

/** A match to auto-apply to, with how well it fits so that it is not computed again. */
export type MatchToApply = { posting_id: string } & Fit;

export type AutoApplyDeps = ApplicationDeps & {
  /**
   * Postings that this search found with at least this score and that the user neither dismissed nor applied to, best
   * first; none if it is not the user's newest finished search.
   */
  bestMatches: (uid: string, search_id: string, min_score: number) => AsyncIterable<MatchToApply>;
};

/** Rejected postings before giving up: each costs about ten reads, and the next search tries others. */
const MAX_REJECTIONS = 100;

/**
 * Auto-apply: queues applications to the best matches of a finished search, down to the user's threshold, until a
 * limit, the credits or the matches run out. Safe to repeat, because a user has at most one application per posting.
 * Returns how many were queued.
 */
export async function autoApply(deps: AutoApplyDeps, uid: string, search_id: string): Promise<number> {
  const profile = await findProfile(deps.profile, uid);
  if (!profile?.auto_apply || !profile.complete || profile.applications_paused) return 0;
  let queued = 0;
  let refused = 0;
  for await (const match of deps.bestMatches(uid, search_id, profile.auto_apply_min_score)) {
    const refusal = await tryToCreate(deps, uid, match);
    if (refusal === null) queued += 1;
    else if (!PER_POSTING_ERRORS.includes(refusal)) break;
    else refused += 1;
    if (refused >= MAX_REJECTIONS) break;
  }
  if (queued > 0) deps.logger.info('auto apply: queued', { uid, search_id, queued });
  return queued;
}

async function tryToCreate(
  deps: AutoApplyDeps,
  uid: string,
  { posting_id, ...fit }: MatchToApply,
): Promise<ErrorCode | null> {
  try {
    await createApplicationTo(deps, uid, posting_id, { origin: 'auto', fit });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
