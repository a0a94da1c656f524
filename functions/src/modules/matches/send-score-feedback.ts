import type { z } from 'zod';
import type { sendScoreFeedback } from '../../contract/score-feedback.ts';
import { AppError } from '../../platform/app-error.ts';
import { findVersionedScore } from './get-match.ts';
import type { MatchDeps } from './match-deps.ts';
import { partsOf } from './score-change.ts';

type Body = z.output<(typeof sendScoreFeedback)['body']>;

/** Keeps what a user thinks of a score beside the score that they see: without it the opinion would measure nothing. */
export async function sendScoreFeedbackOf(
  deps: MatchDeps,
  uid: string,
  posting_id: string,
  { opinion, because, note }: Body,
): Promise<Pick<Body, 'opinion'>> {
  const found = await findVersionedScore(deps, uid, posting_id);
  if (!found) throw new AppError('not_found', 'Job not found. It may have been removed.');
  const { score, scorer } = found;
  const about = { score: score.score, parts: partsOf(score), scorer };
  await deps.scoreFeedback.set(uid, posting_id, { opinion, because, note, ...about }, deps.clock());
  return { opinion };
}
