import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type CollectionReference, type Firestore, getFirestore, type Query } from 'firebase-admin/firestore';
import { afterAll } from 'vitest';

/** One Admin SDK client for the test file. `onPort` reaches another emulator than the one under test. */
export function adminClient(onPort?: number): Firestore {
  const app = initializeApp({ projectId: 'demo-conformance' }, randomUUID());
  const db = getFirestore(app);
  if (onPort !== undefined)
    db.settings({
      host: `127.0.0.1:${onPort}`,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
    });
  afterAll(() => deleteApp(app));
  return db;
}

/** A collection that no other test uses. */
export const ownCollection = (db: Firestore): CollectionReference =>
  db.collection(`c${randomUUID().replaceAll('-', '')}`);

/** Writes documents, keyed by id. */
export async function fill(collection: CollectionReference, docs: Record<string, object>): Promise<void> {
  const batch = collection.firestore.batch();
  for (const [id, data] of Object.entries(docs)) batch.set(collection.doc(id), data);
  await batch.commit();
}

export const idsOf = async (query: Query): Promise<string[]> => (await query.get()).docs.map((doc) => doc.id);

/** gRPC status codes by the names that the tests use. */
export const code = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
} as const;
