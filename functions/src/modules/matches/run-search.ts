import {
  claimLease,
  holdsLease,
  isLeased,
  LeaseLost,
  renewLease,
  whileLeased,
} from '../../platform/lease.ts';
import { errorFields } from '../../platform/logger.ts';
import { findCandidates } from './find-candidates.ts';
import { loadCandidate } from './load-candidate.ts';
import type { MatchDeps } from './match-deps.ts';
import { rankPostings } from './rank-postings.ts';
import { canSearch } from './ranker/candidate.ts';
import { SCORER_VERSION } from './ranker/score-number.ts';
import { isOver, LEASE_MS, MAX_TRIES, type SearchRecord } from './search-record.ts';
import { packMatches } from './stored-matches.ts';

export type RunSearchDeps = MatchDeps & {
  /** A unique name for each worker that claims a search. */
  newHolder: () => string;
};

/** A failure that a retry cannot fix; the message is for the user. */
class SearchFailed extends Error {
  override readonly name = 'SearchFailed';
}

type Claim = { record: SearchRecord; holder: string };

/**
 * Runs one search: loads the user, finds candidates, scores them, stores the matches. Idempotent: a finished search is
 * left alone, and one leased by another worker is retried later. A worker that has lost its lease stores nothing.
 * Throws if a retry may help.
 */
export async function runSearch(deps: RunSearchDeps, uid: string, search_id: string): Promise<void> {
  const claim = await claimSearch(deps, uid, search_id);
  if (!claim) return;
  try {
    await whileLeased(
      LEASE_MS,
      () => renew(deps, uid, claim),
      () => search(deps, uid, claim),
    );
  } catch (error) {
    if (error instanceof LeaseLost) {
      deps.logger.info('search: stopped', { uid, search_id, reason: error.message });
      return;
    }
    const final = error instanceof SearchFailed || claim.record.tries >= MAX_TRIES;
    deps.logger.error('search: failed', { uid, search_id, final, ...errorFields(error) });
    const failure =
      error instanceof SearchFailed
        ? error.message
        : 'Something went wrong on our side. Start the search again.';
    await release(deps, uid, claim, final ? failure : null);
    if (!final) throw error;
  }
}

async function search(deps: RunSearchDeps, uid: string, claim: Claim): Promise<void> {
  const { record } = claim;
  const started = performance.now();
  const { profile, candidate, input } = await loadCandidate(deps, uid);
  if (!profile) throw new SearchFailed('This profile no longer exists.');
  if (!canSearch(candidate))
    throw new SearchFailed('Add a resume, a job title, or some skills, and search again.');
  await renew(deps, uid, claim, { step: 'finding_candidates', input });

  const postings_searched = await deps.countOpenPostings();
  const [postings, { records: verdicts, learning }, applied, previous] = await Promise.all([
    findCandidates(deps.postingIndex, candidate, postings_searched),
    deps.verdicts.withLearning(uid),
    deps.recentlyAppliedTo(uid),
    record.previous_id === null ? null : deps.searches.find(uid, record.previous_id),
  ]);
  await renew(deps, uid, claim, { step: 'scoring', postings_searched, candidates: postings.length });

  const before = previous && (await deps.searches.entries(uid, previous));
  const seen = before && new Map(before.map((entry) => [entry.id, entry]));
  const choices = { verdicts, applied, learning };
  const ranked = rankPostings({ profile, candidate, postings, choices, seen }, deps.clock());
  await renew(deps, uid, claim, { step: 'saving', scored: ranked.scored });

  const outdated = previous?.previous_id ? await deps.searches.find(uid, previous.previous_id) : null;
  const { entries, words, matches, counts, new_matches, left_out } = ranked;
  const packed = packMatches(entries, words, matches);
  await deps.runTransaction(async (tx) => {
    const held = await deps.searches.findInTx(tx, uid, record.id);
    if (!holdsLease(held, claim.holder)) throw new LeaseLost('The lease was lost before the work finished');
    const finished_at = deps.clock().toISOString();
    const rescored = previous !== null && previous.scorer !== SCORER_VERSION;
    const done = {
      ...held,
      scorer: SCORER_VERSION,
      rescored,
      status: 'done' as const,
      step: 'done' as const,
      lease: null,
      finished_at,
    };
    deps.searches.finish(tx, uid, { ...done, counts, new_matches, left_out }, packed, outdated);
  });
  const milliseconds = Math.round(performance.now() - started);
  deps.logger.info('search: done', {
    uid,
    search_id: record.id,
    candidates: postings.length,
    ...counts,
    milliseconds,
  });
}

function claimSearch(deps: RunSearchDeps, uid: string, search_id: string): Promise<Claim | null> {
  const holder = deps.newHolder();
  return deps.runTransaction(async (tx) => {
    const found = await deps.searches.findInTx(tx, uid, search_id);
    const now = deps.clock();
    if (!found || isOver(found)) return null;
    if (isLeased(found, now)) throw new Error(`Search ${search_id} is already being processed`);
    const record: SearchRecord = {
      ...found,
      status: 'running',
      step: 'reading_profile',
      lease: claimLease(holder, now, LEASE_MS),
      tries: found.tries + 1,
    };
    deps.searches.save(tx, uid, record);
    return { record, holder };
  });
}

/** Renews the lease and stores the progress; throws `LeaseLost` if another worker or a newer search took over. */
async function renew(
  deps: RunSearchDeps,
  uid: string,
  { record: { id }, holder }: Claim,
  progress: Partial<
    Pick<SearchRecord, 'step' | 'input' | 'postings_searched' | 'candidates' | 'scored'>
  > = {},
): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const found = await deps.searches.findInTx(tx, uid, id);
    deps.searches.save(tx, uid, { ...renewLease(found, holder, deps.clock(), LEASE_MS), ...progress });
  });
}

/** Releases a search: with a failure it has ended, otherwise the next delivery claims it. */
async function release(
  deps: RunSearchDeps,
  uid: string,
  { record: { id }, holder }: Claim,
  failure: string | null,
): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const record = await deps.searches.findInTx(tx, uid, id);
    if (!holdsLease(record, holder)) return;
    const over =
      failure === null ? {} : { status: 'failed' as const, failure, finished_at: deps.clock().toISOString() };
    deps.searches.save(tx, uid, { ...record, lease: null, ...over });
  });
}
