import type { ResponseOf } from '../../contract/endpoint.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { PartKind, Score } from '../../contract/matches.ts';
import type { rankTrial, TrialFacts } from '../../contract/trial.ts';
import { AppError } from '../../platform/app-error.ts';
import { type CandidateBudget, findCandidates } from '../matches/find-candidates.ts';
import type { MatchDeps } from '../matches/match-deps.ts';
import { rankPostings } from '../matches/rank-postings.ts';
import { canSearch } from '../matches/ranker/candidate.ts';
import { NO_CHOICES } from '../matches/tilt.ts';
import { candidateOf } from './trial-facts.ts';

export type TrialDeps = Pick<MatchDeps, 'postingIndex' | 'countOpenPostings' | 'clock'>;

/** A third of what a search may read: visitors cost nothing to create. */
const TRIAL_BUDGET: CandidateBudget = { total: 280, index_entries: 70 };
/** Jobs below 50 that say what keeps a visitor without matches from better ones. */
const NEAREST = 20;

/** Ranks open jobs for a visitor, with the candidates and the ranker of a search. */
export async function rankForTrial(
  deps: TrialDeps,
  facts: TrialFacts,
): Promise<ResponseOf<typeof rankTrial>> {
  const started = performance.now();
  const now = deps.clock();
  const { profile, candidate } = candidateOf(facts, now);
  if (!canSearch(candidate)) {
    throw new AppError('nothing_to_search_for', 'Add a job title or some skills, and we’ll find jobs.');
  }
  const postings_searched = await deps.countOpenPostings();
  const postings = await findCandidates(deps.postingIndex, candidate, postings_searched, TRIAL_BUDGET);
  const { matches, counts } = rankPostings(
    { profile, candidate, postings, choices: NO_CHOICES, seen: null },
    now,
  );
  const shown = matches.filter(({ score }) => score.band !== 'low');
  const nearest = matches.slice(0, NEAREST).map(({ score }) => score);
  return {
    matches: shown.slice(0, LIMITS.trial_matches),
    counts,
    held_back_by: shown.length === 0 ? heldBackBy(nearest) : null,
    postings_searched,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** The part that takes most from these scores altogether. */
function heldBackBy(scores: readonly Score[]): PartKind | null {
  const lost = new Map<PartKind, number>();
  for (const { kind, weight, value } of scores.flatMap(({ parts }) => parts)) {
    if (value !== null) lost.set(kind, (lost.get(kind) ?? 0) + weight * (1 - value));
  }
  const [most] = [...lost].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}
