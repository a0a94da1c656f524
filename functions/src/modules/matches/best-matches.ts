import type { Score } from '../../contract/matches.ts';
import type { MatchDeps } from './match-deps.ts';

/** Matches checked at a time, in one query for applications. */
const STEP = 30;

export type BestMatch = {
  posting_id: string;
  score: number;
  known_share: number | null;
  /** What the score rests on most; null if nothing could be checked. */
  why: string | null;
};

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
): AsyncGenerator<BestMatch> {
  const record = await deps.searches.findLatestDone(uid);
  if (record?.id !== search_id) return;
  const [entries, dismissed] = await Promise.all([
    deps.searches.entries(uid, record),
    dismissedPostings(deps, uid),
  ]);
  const wanted = entries
    .map((entry, position) => ({ ...entry, position }))
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
    const open = step.filter(({ id }) => !applied.has(id));
    const positions = open.map(({ position }) => position);
    const stored = await deps.searches.matchesAt(uid, search_id, positions);
    const whys = new Map(stored.map((match) => [match.posting.id, mainReasons(match.score)]));
    for (const { id, score, known_share } of open) {
      yield { posting_id: id, score, known_share, why: whys.get(id) ?? null };
    }
  }
}

/** Reasons told: more than two are a list. */
const REASONS = 2;

/** The sentences of the parts that contribute most to a score; null if nothing could be checked. */
export function mainReasons({ parts }: Pick<Score, 'parts'>): string | null {
  const reasons = parts
    .map(({ weight, value, why }) => ({ share: weight * (value ?? 0), why }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, REASONS);
  return reasons.map(({ why }) => why).join(' ') || null;
}

/** Ids of the postings that the user dismissed. */
export async function dismissedPostings(
  { verdicts }: Pick<MatchDeps, 'verdicts'>,
  uid: string,
): Promise<ReadonlySet<string>> {
  const all = await verdicts.all(uid);
  return new Set(all.filter(({ verdict }) => verdict === 'dismissed').map(({ posting_id }) => posting_id));
}
