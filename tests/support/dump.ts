import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** The contents of a database, paths and values, as text. */
export async function dumpDatabase(db: Firestore): Promise<string> {
  const found: unknown[] = [];
  const visit = async (collections: CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const doc of (await collection.get()).docs) {
        found.push([doc.ref.path, doc.data()]);
        await visit(await doc.ref.listCollections());
      }
    }
  };
  await visit(await db.listCollections());
  return JSON.stringify(found);
}
