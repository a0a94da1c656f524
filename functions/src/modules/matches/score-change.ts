import { PART_KINDS, type Score, type ScoreChange } from '../../contract/matches.ts';
import type { MatchEntry } from './search-record.ts';

/** Parts that moved less than this did so by rounding. */
const LEAST_MOVE = 3;

/** The fit of each part in hundredths, in the order of `PART_KINDS`: a dozen bytes in the index of a search. */
export function partsOf({ parts }: Pick<Score, 'parts'>): MatchEntry['parts'] {
  return PART_KINDS.map((kind) => {
    const value = parts.find((part) => part.kind === kind)?.value ?? null;
    return value === null ? null : Math.round(value * 100);
  });
}

/**
 * What became of a score since the search before, which costs no read beyond the index that a search reads anyway. Null
 * if it was not found then, or has the same score. The age of a job is no part of its score.
 */
export function scoreChange(
  before: Pick<MatchEntry, 'score' | 'parts'> | undefined,
  score: Score,
): ScoreChange | null {
  if (!before || score.score === null || before.score === score.score) return null;
  const now = partsOf(score);
  const moves = PART_KINDS.flatMap((kind, i) => {
    const [was, is] = [before.parts[i], now[i]];
    if (kind === 'freshness' || was === undefined || is === undefined || was === is) return [];
    // What becomes known, or unknown, counts wholly.
    const move = was === null || is === null ? 100 : Math.abs(is - was);
    return move < LEAST_MOVE ? [] : [{ kind, move }];
  });
  return { from: before.score, parts: moves.sort((a, b) => b.move - a.move).map(({ kind }) => kind) };
}
