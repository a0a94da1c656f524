import { z } from 'zod';
import type { listMatches, Match, Verdict } from '../../contract/matches.ts';
import { CursorId, listCursor } from '../../platform/cursor.ts';
import { filterMatches } from './filter-matches.ts';
import type { MatchDeps } from './match-deps.ts';
import { bandOf, SCORER_VERSION } from './ranker/score-number.ts';
import type { MatchEntry, SearchRecord, StoredMatch } from './search-record.ts';
import type { VerdictRecord } from './verdicts.repository.ts';

type Query = z.output<(typeof listMatches)['query']>;
type Answer = z.infer<(typeof listMatches)['response']>;

const CURSOR = listCursor('matches', z.strictObject({ search_id: CursorId, from: z.int().nonnegative() }));

const NONE = { excellent: 0, good: 0, fair: 0, low: 0 };

/**
 * Matches of the latest finished search. Filters and sorting run over the whole index; only matches on the page are
 * loaded. Dismissed ones are returned only on request.
 */
export async function listMatchesOf(deps: MatchDeps, uid: string, query: Query): Promise<Answer> {
  const position = CURSOR.decode(query.cursor);
  const record = await deps.searches.findLatestDone(uid);
  if (!record) {
    return {
      items: [],
      next_cursor: null,
      counts: NONE,
      total: 0,
      search_id: null,
      searched_at: null,
      postings_searched: 0,
      new_matches: 0,
      outdated: false,
      rescored: false,
      learns: true,
    };
  }
  const [entries, words, { records, learning }] = await Promise.all([
    deps.searches.entries(uid, record),
    query.q ? deps.searches.words(uid, record) : [],
    deps.verdicts.withLearning(uid),
  ]);
  const verdicts = byPosting(records);
  const passing = filterMatches(query, entries, words, verdicts, deps.clock());
  const filtered = sorted(passing, entries, query.sort);
  // A cursor from an older search belongs to a different list, so its reader starts over.
  const from = position?.search_id === record.id ? position.from : 0;
  const page = filtered.slice(from, from + query.limit);
  const stored = await deps.searches.matchesAt(uid, record.id, page);
  const applications = await deps.applicationIds(
    uid,
    stored.map(({ posting }) => posting.id),
  );
  const next = from + query.limit;
  return {
    items: joined(stored, verdicts, applications),
    next_cursor: next < filtered.length ? CURSOR.encode({ search_id: record.id, from: next }) : null,
    counts: record.counts,
    total: filtered.length,
    search_id: record.id,
    searched_at: record.finished_at,
    postings_searched: record.postings_searched,
    new_matches: record.new_matches,
    outdated: record.scorer !== SCORER_VERSION,
    rescored: record.rescored,
    learns: learning.learns,
  };
}

export type NewMatches = { items: Match[]; new_total: number; new_excellent: number };

/**
 * The best matches of a finished search that were first found after `since` (all if null) and are neither dismissed nor
 * below 50, at most `count` of them, and how many there are. If there are none, the best of all. What the user has applied
 * to is not shown again, unless there is nothing else.
 */
export async function newMatches(
  deps: MatchDeps,
  uid: string,
  { search, since, count }: { search: SearchRecord; since: Date | null; count: number },
): Promise<NewMatches> {
  const [entries, verdicts] = await Promise.all([deps.searches.entries(uid, search), verdictsOf(deps, uid)]);
  const shown = filterMatches({}, entries, [], verdicts, deps.clock());
  const from = since === null ? 0 : since.getTime() / 1000;
  const fresh = shown.filter((at) => entries[at]!.found_at > from);
  const wanted = fresh.length > 0 ? fresh : shown;
  const { open, applications } = await notAppliedTo(deps, uid, entries, wanted, count);
  const best = open.length > 0 ? open : wanted.slice(0, count);
  const stored = await deps.searches.matchesAt(uid, search.id, best);
  return {
    items: joined(stored, verdicts, applications),
    new_total: fresh.length,
    new_excellent: fresh.filter((at) => bandOf(entries[at]!.score) === 'excellent').length,
  };
}

/** Matches checked at a time, in one query for applications. */
const STEP = 30;

/** The first `count` of these positions whose jobs the user has not applied to, and the applications that were met. */
async function notAppliedTo(
  deps: MatchDeps,
  uid: string,
  entries: readonly MatchEntry[],
  positions: readonly number[],
  count: number,
): Promise<{ open: number[]; applications: Map<string, string> }> {
  const open: number[] = [];
  const applications = new Map<string, string>();
  for (let from = 0; from < positions.length && open.length < count; from += STEP) {
    const step = positions.slice(from, from + STEP);
    const ids = step.map((at) => entries[at]!.id);
    for (const [posting_id, id] of await deps.applicationIds(uid, ids)) applications.set(posting_id, id);
    open.push(...step.filter((at) => !applications.has(entries[at]!.id)));
  }
  return { open: open.slice(0, count), applications };
}

/** A stored match of the latest search, and the scorer of that search; null if it does not contain the posting. */
export async function findStoredMatch(
  deps: MatchDeps,
  uid: string,
  posting_id: string,
): Promise<(StoredMatch & Pick<SearchRecord, 'scorer'>) | null> {
  const record: SearchRecord | null = await deps.searches.findLatestDone(uid);
  if (!record) return null;
  const position = (await deps.searches.entries(uid, record)).findIndex(({ id }) => id === posting_id);
  if (position < 0) return null;
  const [stored] = await deps.searches.matchesAt(uid, record.id, [position]);
  return stored ? { ...stored, scorer: record.scorer } : null;
}

/** The user's verdicts by posting. */
export async function verdictsOf(deps: MatchDeps, uid: string): Promise<Map<string, Verdict>> {
  return byPosting(await deps.verdicts.all(uid));
}

function byPosting(records: readonly VerdictRecord[]): Map<string, Verdict> {
  return new Map(records.map(({ posting_id, verdict }) => [posting_id, verdict]));
}

function joined(
  stored: readonly StoredMatch[],
  verdicts: Map<string, Verdict>,
  applications: ReadonlyMap<string, string>,
): Match[] {
  return stored.map((match) => ({
    ...match,
    // Searches of before these were stored have neither.
    score_change: match.score_change ?? null,
    tilt: match.tilt ?? null,
    verdict: verdicts.get(match.posting.id) ?? null,
    application_id: applications.get(match.posting.id) ?? null,
  }));
}

/** Sorts positions; the stored order is by score. */
function sorted(positions: number[], entries: readonly MatchEntry[], sort: Query['sort']): number[] {
  if (sort === 'score') return positions;
  const value = ({ posted_at, pay }: MatchEntry) => (sort === 'newest' ? (posted_at ?? '') : (pay ?? -1));
  const keyed = positions.map((position) => ({ position, value: value(entries[position]!) }));
  keyed.sort((a, b) => (a.value === b.value ? a.position - b.position : a.value < b.value ? 1 : -1));
  return keyed.map(({ position }) => position);
}
