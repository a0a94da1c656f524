import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { SavedSearch } from '../../contract/saved-searches.ts';
import { toInstant, toInstantOrNull } from '../../platform/instants.ts';

export type SavedSearchesRepository = ReturnType<typeof savedSearchesRepository>;

/**
 * All Firestore access to a user's saved searches. They are one document, `users/{uid}/saved_searches/all`, keyed by id:
 * they are few, and always needed together.
 */
export function savedSearchesRepository(db: Firestore) {
  const all = (uid: string) => db.collection('users').doc(uid).collection('saved_searches').doc('all');
  const read = (doc: DocumentSnapshot): SavedSearch[] =>
    Object.entries((doc.data()?.by_id ?? {}) as Record<string, Record<string, unknown>>)
      .map(([id, { seen_at, created_at, ...fields }]) => ({
        ...(fields as Pick<SavedSearch, 'name' | 'filters'>), // only `change` writes it
        id,
        seen_at: toInstantOrNull(seen_at as Timestamp | null),
        created_at: toInstant(created_at as Timestamp),
      }))
      .sort((a, b) => a.created_at.localeCompare(b.created_at) || (a.id < b.id ? -1 : 1));

  return {
    /** Oldest first. */
    async all(uid: string): Promise<SavedSearch[]> {
      return read(await all(uid).get());
    },

    /** Replaces all of them by what `apply` returns; nothing is stored if it throws. */
    async change(
      uid: string,
      apply: (before: readonly SavedSearch[]) => readonly SavedSearch[],
    ): Promise<void> {
      await db.runTransaction(async (tx) => {
        const after = apply(read(await tx.get(all(uid))));
        const by_id = Object.fromEntries(
          after.map(({ id, name, filters, seen_at, created_at }) => [
            id,
            {
              name,
              filters: JSON.parse(JSON.stringify(filters)), // without fields that are undefined
              seen_at: seen_at === null ? null : Timestamp.fromDate(new Date(seen_at)),
              created_at: Timestamp.fromDate(new Date(created_at)),
            },
          ]),
        );
        tx.set(all(uid), { by_id });
      });
    },
  };
}
