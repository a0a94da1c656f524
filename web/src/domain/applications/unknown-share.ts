import type { ApplicationSummary } from '@contract/applications.ts';

/** The part of a job's score that nobody could check, 0–100, for its dial. */
export function unknownShare({
  score,
  known_share,
}: Pick<ApplicationSummary, 'score' | 'known_share'>): number {
  return score === null || known_share === null ? 0 : Math.round((1 - known_share) * 100);
}
