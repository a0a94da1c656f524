import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { UNREAD } from './board-state.ts';
import { type Update, updateExisting } from './update-existing.ts';

/** Incremented when queries ask for another field that older boards lack. */
const SHAPE = 1;
const ADDED_LATER = ['tier', 'status', 'retired', 'removed'] as const;
/** `corpus/boards_upgrade`: up to which board, by ID, older ones were completed; null if all were. */
type Upgrade = { shape: number; after: string | null };
/** Boards read or written at a time. */
const PAGE = 500;

/**
 * Writes what boards that were added by an earlier version lack, since queries skip documents without a field. Goes on
 * where it ended; once through, it is one read. Returns how many were completed.
 */
export async function completeOlderBoards(db: Firestore): Promise<number> {
  const boards = db.collection('boards');
  const progress = db.collection('corpus').doc('boards_upgrade');
  const before = (await progress.get()).data() as Upgrade | undefined; // only this file writes it
  if (before?.shape === SHAPE && before.after === null) return 0;
  let after = before?.shape === SHAPE ? before.after : null;
  let completed = 0;
  do {
    const from: Query = boards.orderBy(FieldPath.documentId()).select(...ADDED_LATER);
    const { docs } = await (after === null ? from : from.startAfter(after)).limit(PAGE).get();
    const updates = docs.flatMap((one): Update[] => {
      const missing = ADDED_LATER.filter((field) => one.get(field) === undefined);
      const changes = Object.fromEntries(missing.map((field) => [field, UNREAD[field]]));
      return missing.length === 0 ? [] : [{ ref: one.ref, changes }];
    });
    await updateExisting(db, updates);
    completed += updates.length;
    after = docs.length < PAGE ? null : (docs.at(-1)?.id ?? null);
    await progress.set({ shape: SHAPE, after } satisfies Upgrade);
  } while (after !== null);
  return completed;
}
