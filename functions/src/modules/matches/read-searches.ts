import type { Search, SearchRun } from '../../contract/searches.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import type { MatchDeps } from './match-deps.ts';
import { runsOf, type SearchRecord, toSearch } from './search-record.ts';

type ReadDeps = Pick<MatchDeps, 'searches' | 'clock'>;

/** One of the user's searches, with its progress. */
export async function readSearch(deps: ReadDeps, uid: string, search_id: string): Promise<Search> {
  const search = isDocumentId(search_id) ? await findSearch(deps, uid, search_id) : null;
  if (!search) throw new AppError('not_found', 'Search not found. Start a new one.');
  return search;
}

/** The same; null if there is none. */
export async function findSearch(deps: ReadDeps, uid: string, search_id: string): Promise<Search | null> {
  const record = await deps.searches.find(uid, search_id);
  return record && toSearch(record, deps.clock());
}

/** The latest search, and the latest that succeeded; null before the first. */
export async function latestSearch(
  deps: ReadDeps,
  uid: string,
): Promise<{ search: Search | null; matches_of: string | null }> {
  const { latest, done } = await searchHistory(deps, uid);
  return { search: latest, matches_of: done?.id ?? null };
}

export type SearchHistory = {
  latest: Search | null;
  /** Newest first. */
  runs: SearchRun[];
  /** The latest search that succeeded: its matches are shown. */
  done: SearchRecord | null;
};

/** The latest search, those of the last two weeks, and the latest that succeeded. One read unless the latest failed. */
export async function searchHistory(deps: ReadDeps, uid: string): Promise<SearchHistory> {
  const record = await deps.searches.findLatest(uid);
  if (!record) return { latest: null, runs: [], done: null };
  const now = deps.clock();
  return {
    latest: toSearch(record, now),
    runs: runsOf(record, now),
    done: record.status === 'done' ? record : await deps.searches.findLatestDone(uid),
  };
}
