import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findProfile } from '../../profile/profiles.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { createApplicationTo } from './create-application.ts';

/** A match as automatic applying takes it: with its score, so that it is not worked out again. */
export type MatchToApply = { posting_id: string; score: number };

export type AutoApplyDeps = ApplicationDeps & {
  /**
   * Postings that this search found and that the user neither dismissed nor applied to, from this score up, best first;
   * none if it is not the user's newest finished search.
   */
  bestMatches: (uid: string, search_id: string, min_score: number) => AsyncIterable<MatchToApply>;
};

/** Refusals that concern this posting alone; every other one would meet the next posting too. */
const PER_POSTING_ERRORS: readonly ErrorCode[] = [
  'already_applied',
  'company_limit_reached',
  'posting_closed',
  'conflict',
  'not_found',
];

/** Postings that may refuse before it is left at that: each costs some ten reads, and the next search tries others. */
const MAX_REJECTIONS = 100;

/**
 * The user's standing order: queues applications to the best matches of a finished search, from the user's threshold
 * up, until a limit, the credits or the matches end. Done twice it applies once, because an application to a posting
 * exists once. Answers how many were queued.
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
  { posting_id, score }: MatchToApply,
): Promise<ErrorCode | null> {
  try {
    await createApplicationTo(deps, uid, posting_id, 'auto', score);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
