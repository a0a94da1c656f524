import { errorFields } from '../../platform/logger.ts';
import { candidateQuery } from './candidate-query.ts';
import { loadCandidate } from './load-candidate.ts';
import type { MatchDeps } from './match-deps.ts';
import { rankPostings } from './rank-postings.ts';
import { canSearch } from './ranker/candidate.ts';
import { isHeldByOther, isOver, MAX_TRIES, newLease, type SearchRecord } from './search-record.ts';

export type RunSearchDeps = MatchDeps & {
  /** A new name for each worker that takes a search up. */
  newHolder: () => string;
};

/** Something that trying again does not change; the sentence is for the user. */
class SearchFailed extends Error {
  override readonly name = 'SearchFailed';
}

/**
 * Runs one search: read the user, find candidates, score, keep the matches. Delivered twice, it works once: a finished
 * search is left alone, and one that another worker holds is tried again later. Throws what a retry may mend.
 */
export async function runSearch(deps: RunSearchDeps, uid: string, search_id: string): Promise<void> {
  const record = await takeUp(deps, uid, search_id);
  if (!record) return;
  try {
    await search(deps, uid, record);
  } catch (error) {
    const final = error instanceof SearchFailed || record.tries >= MAX_TRIES;
    deps.logger.error('search: failed', { uid, search_id, final, ...errorFields(error) });
    const failure =
      error instanceof SearchFailed ? error.message : 'The search could not be finished. Start it again.';
    await release(deps, uid, record, final ? failure : null);
    if (!final) throw error;
  }
}

async function search(deps: RunSearchDeps, uid: string, record: SearchRecord): Promise<void> {
  const started = performance.now();
  const { profile, candidate } = await loadCandidate(deps, uid);
  if (!profile) throw new SearchFailed('There is no profile any more, so there is nothing to search for.');
  if (!canSearch(candidate))
    throw new SearchFailed('Add a resume, a job title or some skills, then search again.');
  await deps.searches.progress(uid, record.id, { step: 'finding_candidates' });

  const [postings, postings_searched, verdicts, previous] = await Promise.all([
    deps.findCandidates(candidateQuery(candidate)),
    deps.countOpenPostings(),
    deps.verdicts.all(uid),
    record.previous_id === null ? null : deps.searches.find(uid, record.previous_id),
  ]);
  await deps.searches.progress(uid, record.id, {
    step: 'scoring',
    postings_searched,
    candidates: postings.length,
  });

  const before = previous && (await deps.searches.entries(uid, previous));
  const seen = before && new Set(before.map(({ id }) => id));
  const ranked = rankPostings({ profile, candidate, postings, verdicts, seen }, deps.clock());
  await deps.searches.progress(uid, record.id, { step: 'saving', scored: ranked.scored });

  const outdated = previous?.previous_id ? await deps.searches.find(uid, previous.previous_id) : null;
  const { entries, matches, counts, new_matches, scored } = ranked;
  const finished_at = deps.clock().toISOString();
  const done = { ...record, status: 'done' as const, step: 'done' as const, lease: null, finished_at };
  await deps.searches.finish(
    uid,
    { ...done, postings_searched, candidates: postings.length, scored, counts, new_matches },
    { entries, matches },
    outdated,
  );
  const milliseconds = Math.round(performance.now() - started);
  deps.logger.info('search: done', {
    uid,
    search_id: record.id,
    candidates: postings.length,
    ...counts,
    milliseconds,
  });
}

async function takeUp(deps: RunSearchDeps, uid: string, search_id: string): Promise<SearchRecord | null> {
  const holder = deps.newHolder();
  return deps.runTransaction(async (tx) => {
    const record = await deps.searches.findInTx(tx, uid, search_id);
    const now = deps.clock();
    if (!record || isOver(record)) return null;
    if (isHeldByOther(record, holder, now)) throw new Error(`Search ${search_id} is being worked on`);
    const taken: SearchRecord = {
      ...record,
      status: 'running',
      step: 'reading_profile',
      lease: newLease(holder, now),
      tries: record.tries + 1,
    };
    deps.searches.save(tx, uid, taken);
    return taken;
  });
}

/** Lets go of a search: with a failure it is over, without one the next delivery takes it up. */
async function release(
  deps: RunSearchDeps,
  uid: string,
  mine: SearchRecord,
  failure: string | null,
): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const record = await deps.searches.findInTx(tx, uid, mine.id);
    if (!record || isOver(record) || record.lease?.holder !== mine.lease?.holder) return;
    const over =
      failure === null ? {} : { status: 'failed' as const, failure, finished_at: deps.clock().toISOString() };
    deps.searches.save(tx, uid, { ...record, lease: null, ...over });
  });
}
