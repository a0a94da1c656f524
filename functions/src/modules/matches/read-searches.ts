import type { Search } from '../../contract/searches.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import type { MatchDeps } from './match-deps.ts';
import { toSearch } from './search-record.ts';

type ReadDeps = Pick<MatchDeps, 'searches' | 'clock'>;

/** One of the user's searches, with its progress. */
export async function readSearch(deps: ReadDeps, uid: string, search_id: string): Promise<Search> {
  const search = isDocumentId(search_id) ? await findSearch(deps, uid, search_id) : null;
  if (!search) throw new AppError('not_found', 'This search does not exist. Start a new one.');
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
  const record = await deps.searches.findLatest(uid);
  const done = record?.status === 'done' ? record : record && (await deps.searches.findLatestDone(uid));
  return { search: record && toSearch(record, deps.clock()), matches_of: done?.id ?? null };
}
