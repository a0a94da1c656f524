import type { Search } from '../../contract/searches.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadCandidate } from './load-candidate.ts';
import type { MatchDeps } from './match-deps.ts';
import { canSearch } from './ranker/candidate.ts';
import { SCORER_VERSION } from './ranker/score-number.ts';
import { isLost, isOver, newSearch, replaced, toSearch } from './search-record.ts';

type StartOptions = { if_outdated?: boolean | undefined };

/**
 * Starts a search with the current profile and resume. If one is already running for the same input, it is returned
 * instead. One for an older profile or resume is ended, so that it cannot overwrite this one. With `if_outdated`, a
 * finished search of today's scorer is returned too: of two tabs that notice an old one, the slower starts nothing.
 */
export async function startSearchOf(
  deps: MatchDeps,
  uid: string,
  { if_outdated = false }: StartOptions = {},
): Promise<Search> {
  const { profile, candidate, input } = await loadCandidate(deps, uid);
  if (!profile) throw new AppError('profile_not_found', 'You don’t have a profile yet. Set one up first.');
  if (!canSearch(candidate))
    throw new AppError(
      'nothing_to_search_for',
      'Add a resume, a job title, or some skills first, so we know what to search for.',
    );
  const previous = await deps.searches.findLatestDone(uid);
  const now = deps.clock();
  const { record, started } = await deps.runTransaction(async (tx) => {
    const latest = await deps.searches.findLatestInTx(tx, uid);
    const running = latest && !isOver(latest) ? latest : null;
    if (running && running.input === input && !isLost(running, now))
      return { record: running, started: false };
    if (if_outdated && latest?.status === 'done' && latest.scorer === SCORER_VERSION)
      return { record: latest, started: false };
    const ended = running && replaced(running, now);
    if (ended) deps.searches.save(tx, uid, ended);
    const fresh = newSearch(deps.searches.newId(uid), now, {
      previous_id: previous?.id ?? null,
      input,
      latest: ended ?? latest,
    });
    deps.searches.save(tx, uid, fresh);
    return { record: fresh, started: true };
  });
  if (started) await enqueue(deps, uid, record.id);
  return toSearch(record, now);
}

async function enqueue(deps: MatchDeps, uid: string, search_id: string): Promise<void> {
  try {
    await deps.queue.enqueue('runSearch', { uid, search_id });
  } catch (cause) {
    await deps.runTransaction(async (tx) => {
      const record = await deps.searches.findInTx(tx, uid, search_id);
      if (record?.status !== 'queued') return;
      deps.searches.save(tx, uid, {
        ...record,
        status: 'failed',
        failure: 'We couldn’t start your search. Try again.',
        finished_at: deps.clock().toISOString(),
      });
    });
    throw new AppError('unavailable', 'We couldn’t start your search. Try again in a minute.', { cause });
  }
}
