import type { z } from 'zod';
import type { getMatch, Score } from '../../contract/matches.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { findStoredMatch } from './list-matches.ts';
import { loadCandidate } from './load-candidate.ts';
import type { MatchDeps } from './match-deps.ts';
import { SCORER_VERSION } from './ranker/score-number.ts';
import { scorePosting } from './ranker/score-posting.ts';

type Answer = z.infer<(typeof getMatch)['response']>;

/**
 * One posting with its text and its score for this user: from the latest search if it contains the posting, so that
 * list and page agree; otherwise computed now by the same function.
 */
export async function getMatchOf(deps: MatchDeps, uid: string, posting_id: string): Promise<Answer> {
  const [posting, stored, said, applications] = await Promise.all([
    deps.getPosting(posting_id),
    findStoredMatch(deps, uid, posting_id),
    isDocumentId(posting_id) ? deps.verdicts.find(uid, posting_id) : null,
    deps.applicationIds(uid, [posting_id]),
  ]);
  const score = stored?.score ?? (await scoreNow(deps, uid, posting_id));
  if (!score) throw new AppError('not_found', 'Job not found. It may have been removed.');
  return {
    posting,
    score,
    is_new: stored?.is_new ?? false,
    score_change: stored?.score_change ?? null,
    tilt: stored?.tilt ?? null,
    verdict: said?.verdict ?? null,
    dismiss_reason: said?.reason ?? null,
    application_id: applications.get(posting_id) ?? null,
  };
}

/** The user's score for a posting, as returned by getMatch; null if the posting does not exist. */
export async function findScore(deps: MatchDeps, uid: string, posting_id: string): Promise<Score | null> {
  return (await findVersionedScore(deps, uid, posting_id))?.score ?? null;
}

/** The same with the version of the scorer that made it, which for a stored score may be an older one. */
export async function findVersionedScore(
  deps: MatchDeps,
  uid: string,
  posting_id: string,
): Promise<{ score: Score; scorer: number } | null> {
  if (!isDocumentId(posting_id)) return null;
  const stored = await findStoredMatch(deps, uid, posting_id);
  if (stored) return stored;
  const score = await scoreNow(deps, uid, posting_id);
  return score && { score, scorer: SCORER_VERSION };
}

async function scoreNow(deps: MatchDeps, uid: string, posting_id: string): Promise<Score | null> {
  const [stored, { candidate }] = await Promise.all([
    deps.findStoredPosting(posting_id),
    loadCandidate(deps, uid),
  ]);
  return stored && scorePosting(candidate, stored.features, deps.clock());
}
