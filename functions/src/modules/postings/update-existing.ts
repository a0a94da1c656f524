import type { DocumentData, DocumentReference, Firestore, UpdateData } from 'firebase-admin/firestore';

const GRPC_NOT_FOUND = 5;
const isGone = (error: unknown): boolean => (error as { code?: unknown }).code === GRPC_NOT_FOUND;

export type Update = { ref: DocumentReference; changes: UpdateData<DocumentData> };

/** Updates documents in one batch, leaving out those that were deleted since they were found: one fails the whole batch. */
export async function updateExisting(db: Firestore, updates: readonly Update[]): Promise<void> {
  if (updates.length === 0) return;
  const batch = db.batch();
  for (const { ref, changes } of updates) batch.update(ref, changes);
  try {
    await batch.commit();
  } catch (error) {
    if (!isGone(error)) throw error;
    await Promise.all(
      updates.map(({ ref, changes }) =>
        ref.update(changes).catch((reason) => {
          if (!isGone(reason)) throw reason;
        }),
      ),
    );
  }
}
