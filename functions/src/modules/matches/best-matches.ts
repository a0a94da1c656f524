import type { MatchDeps } from './match-deps.ts';

/** Matches checked at a time, in one query for applications. */
const STEP = 30;

/**
 * Postings of a search with at least this score that the user has neither dismissed nor applied to, with their scores,
 * best first. Empty unless it is the user's latest finished search. Read lazily: a caller that stops early does not pay
 * for the rest.
 */
export async function* bestMatches(
  deps: Pick<MatchDeps, 'searches' | 'verdicts' | 'applicationIds'>,
  uid: string,
  search_id: string,
  min_score: number,
): AsyncGenerator<{ posting_id: string; score: number; known_share: number | null }> {
  const record = await deps.searches.findLatestDone(uid);
  if (record?.id !== search_id) return;
  const [entries, verdicts] = await Promise.all([deps.searches.entries(uid, record), deps.verdicts.all(uid)]);
  const dismissed = new Set(
    verdicts.filter(({ verdict }) => verdict === 'dismissed').map(({ posting_id }) => posting_id),
  );
  const wanted = entries
    .filter(({ id, score }) => score >= min_score && !dismissed.has(id))
    .sort((a, b) => b.score - a.score);
  for (let from = 0; from < wanted.length; from += STEP) {
    const step = wanted.slice(from, from + STEP);
    const applied = await deps.applicationIds(
      uid,
      step.map(({ id }) => id),
      // Once withdrawn, it is never requeued automatically.
      { withdrawn: true },
    );
    for (const { id, score, known_share } of step) {
      if (!applied.has(id)) yield { posting_id: id, score, known_share };
    }
  }
}
