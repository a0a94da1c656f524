import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { SavedSearch } from '../../contract/saved-searches.ts';
import { toInstant, toInstantOrNull } from '../../platform/instants.ts';

export type SavedSearchesRepository = ReturnType<typeof savedSearchesRepository>;

/**
 * All Firestore access to a user's saved searches. They are one document, `users/{uid}/saved_searches/all`, keyed by id:
 * they are few, and always needed together. Deleted ones stay in `deleted_saved_searches` while they can be restored.
 */
export function savedSearchesRepository(db: Firestore) {
  const all = (uid: string) => db.collection('users').doc(uid).collection('saved_searches').doc('all');
  // Firestore removes them by `expire_at`.
  const deletedDoc = (uid: string, id: string) =>
    db.collection('users').doc(uid).collection('deleted_saved_searches').doc(id);

  return {
    /** Oldest first. */
    async all(uid: string): Promise<SavedSearch[]> {
      return toList(await all(uid).get());
    },

    /** Replaces all of them by what `apply` returns; nothing is stored if it throws. */
    async change(
      uid: string,
      apply: (before: readonly SavedSearch[]) => readonly SavedSearch[],
    ): Promise<void> {
      await db.runTransaction(async (tx) => {
        tx.set(all(uid), toData(apply(toList(await tx.get(all(uid))))));
      });
    },

    /** Deletes one; until then it can be restored. Deleting a missing one is no error. */
    async remove(uid: string, id: string, restorable_until: Date): Promise<void> {
      await db.runTransaction(async (tx) => {
        const before = toList(await tx.get(all(uid)));
        const removed = before.find((one) => one.id === id);
        if (!removed) return;
        tx.set(deletedDoc(uid, id), {
          ...entryOf(removed),
          expire_at: Timestamp.fromDate(restorable_until),
        });
        tx.set(all(uid), toData(before.filter((one) => one.id !== id)));
      });
    },

    /**
     * Restores a deleted one as it was, in its place; null if that is no longer possible. `check` gets all others and may
     * throw. One that is not deleted is returned unchanged.
     */
    async restore(
      uid: string,
      id: string,
      now: Date,
      check: (others: readonly SavedSearch[], restored: SavedSearch) => void,
    ): Promise<SavedSearch | null> {
      return db.runTransaction(async (tx) => {
        const [saved, deleted] = await tx.getAll(all(uid), deletedDoc(uid, id));
        const before = saved ? toList(saved) : [];
        const present = before.find((one) => one.id === id);
        if (present) return present;
        const data = deleted?.data();
        if (!data || data.expire_at.toDate() <= now) return null;
        const { expire_at: _, ...entry } = data;
        const restored = toSavedSearch(id, entry);
        check(before, restored);
        tx.set(all(uid), toData([...before, restored]));
        tx.delete(deletedDoc(uid, id));
        return restored;
      });
    },
  };
}

function toList(doc: DocumentSnapshot): SavedSearch[] {
  return Object.entries((doc.data()?.by_id ?? {}) as Record<string, DocumentData>)
    .map(([id, entry]) => toSavedSearch(id, entry))
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || (a.id < b.id ? -1 : 1));
}

function toData(saved: readonly SavedSearch[]): DocumentData {
  return { by_id: Object.fromEntries(saved.map((one) => [one.id, entryOf(one)])) };
}

function entryOf({ name, filters, seen_at, created_at }: SavedSearch): DocumentData {
  return {
    name,
    filters: JSON.parse(JSON.stringify(filters)), // without fields that are undefined
    seen_at: seen_at === null ? null : Timestamp.fromDate(new Date(seen_at)),
    created_at: Timestamp.fromDate(new Date(created_at)),
  };
}

function toSavedSearch(id: string, { name, filters, seen_at, created_at }: DocumentData): SavedSearch {
  // Only `entryOf` writes these.
  return { id, name, filters, seen_at: toInstantOrNull(seen_at), created_at: toInstant(created_at) };
}
