import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { PartKind } from './matches.ts';

/** What a user thinks of a score. */
export const ScoreOpinion = z.enum(['too_high', 'too_low']);
export type ScoreOpinion = z.infer<typeof ScoreOpinion>;

export const sendScoreFeedback = endpoint({
  name: 'sendScoreFeedback',
  summary:
    'Says that a score is too high or too low, and why. Kept with the score for measuring; changes no score.',
  method: 'PUT',
  path: '/api/matches/:posting_id/score-feedback',
  auth: 'user',
  affects: { nothing: 'It is kept for measuring, and no answer contains it.' },
  body: z.object({
    opinion: ScoreOpinion,
    /** The part that is wrong; null if the user did not say. */
    because: PartKind.nullable().default(null),
    note: z.string().trim().max(LIMITS.score_note).default(''),
  }),
  response: z.object({ opinion: ScoreOpinion }),
  errors: ['not_found'],
  rate_limit: 60,
});
