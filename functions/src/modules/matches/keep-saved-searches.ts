import type { z } from 'zod';
import { LIMITS } from '../../contract/limits.ts';
import type {
  changeSavedSearch,
  listSavedSearches,
  SavedSearch,
  saveSearch,
} from '../../contract/saved-searches.ts';
import { AppError } from '../../platform/app-error.ts';
import { filterMatches } from './filter-matches.ts';
import { verdictsOf } from './list-matches.ts';
import type { MatchDeps } from './match-deps.ts';

/** Ids that callers make, such as UUIDs. They are names of fields, which Firestore lets begin with no `__`. */
const ID = /^(?!__)[\w-]{1,64}$/;

/** All saved searches with how many of their matches are new. Costs one read if there are none. */
export async function listSavedSearchesOf(
  deps: MatchDeps,
  uid: string,
): Promise<z.infer<(typeof listSavedSearches)['response']>> {
  const saved = await deps.savedSearches.all(uid);
  if (saved.length === 0) return { items: [] };
  const record = await deps.searches.findLatestDone(uid);
  if (!record) return { items: saved.map((one) => ({ ...one, total: 0, new_matches: 0 })) };
  const [entries, words, verdicts] = await Promise.all([
    deps.searches.entries(uid, record),
    saved.some(({ filters }) => filters.q) ? deps.searches.words(uid, record) : [],
    verdictsOf(deps, uid),
  ]);
  const now = deps.clock();
  return {
    items: saved.map((one) => {
      const passing = filterMatches(one.filters, entries, words, verdicts, now);
      const seen = one.seen_at === null ? 0 : Date.parse(one.seen_at) / 1000;
      const found = passing.filter((at) => entries[at]!.found_at > seen);
      return { ...one, total: passing.length, new_matches: found.length };
    }),
  };
}

export async function saveSearchOf(
  deps: Pick<MatchDeps, 'savedSearches' | 'clock'>,
  uid: string,
  id: string,
  body: z.output<(typeof saveSearch)['body']>,
): Promise<SavedSearch> {
  let saved: SavedSearch = { id: requireId(id), ...body, created_at: deps.clock().toISOString() };
  await deps.savedSearches.change(uid, (before) => {
    const others = before.filter((one) => one.id !== id);
    const earlier = before.find((one) => one.id === id);
    if (earlier) saved = { ...saved, created_at: earlier.created_at };
    else requireRoom(before);
    requireOtherName(others, saved.name);
    return [...others, saved];
  });
  return saved;
}

export async function changeSavedSearchOf(
  deps: Pick<MatchDeps, 'savedSearches'>,
  uid: string,
  id: string,
  { name, seen_at }: z.output<(typeof changeSavedSearch)['body']>,
): Promise<SavedSearch> {
  let changed: SavedSearch | null = null;
  await deps.savedSearches.change(uid, (before) => {
    const earlier = before.find((one) => one.id === id);
    if (!earlier) throw new AppError('not_found', 'This saved search was deleted.');
    const others = before.filter((one) => one.id !== id);
    if (name !== undefined) requireOtherName(others, name);
    changed = {
      ...earlier,
      name: name ?? earlier.name,
      // Of two tabs, one may show an older search.
      seen_at: seen_at !== undefined && seen_at > (earlier.seen_at ?? '') ? seen_at : earlier.seen_at,
    };
    return [...others, changed];
  });
  return changed as unknown as SavedSearch; // `change` has called back
}

/** Deletes a saved search; deleting a missing one is no error. */
export async function deleteSavedSearchOf(
  deps: Pick<MatchDeps, 'savedSearches' | 'clock'>,
  uid: string,
  id: string,
): Promise<void> {
  if (!ID.test(id)) return;
  const until = new Date(deps.clock().getTime() + LIMITS.saved_search_restore_minutes * 60_000);
  await deps.savedSearches.remove(uid, id, until);
}

/** Undoes a deletion: the search returns to its place in the list, unless its name was given to another meanwhile. */
export async function restoreSavedSearchOf(
  deps: Pick<MatchDeps, 'savedSearches' | 'clock'>,
  uid: string,
  id: string,
): Promise<SavedSearch> {
  const check = (others: readonly SavedSearch[], restored: SavedSearch) => {
    requireRoom(others);
    requireOtherName(others, restored.name);
  };
  const restored = ID.test(id) ? await deps.savedSearches.restore(uid, id, deps.clock(), check) : null;
  if (!restored) throw new AppError('not_found', 'This saved search can’t be restored anymore.');
  return restored;
}

function requireId(id: string): string {
  if (ID.test(id)) return id;
  throw new AppError(
    'invalid_request',
    'A saved search needs an ID of up to 64 letters, digits, and dashes.',
  );
}

function requireRoom(others: readonly SavedSearch[]): void {
  if (others.length < LIMITS.saved_searches) return;
  throw new AppError(
    'saved_search_limit_reached',
    `You can keep ${LIMITS.saved_searches} saved searches. Delete one to save another.`,
  );
}

function requireOtherName(others: readonly SavedSearch[], name: string): void {
  const same = others.some((one) => one.name.toLowerCase() === name.toLowerCase());
  if (same)
    throw new AppError('conflict', `You already have a saved search called “${name}”. Choose another name.`);
}
