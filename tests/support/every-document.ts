import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** Every document of a database as `path → JSON`, whatever collection it is in. */
export async function everyDocument(db: Firestore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  async function walk(collection: CollectionReference): Promise<void> {
    const { docs } = await collection.get();
    for (const doc of docs) {
      found.set(doc.ref.path, JSON.stringify(doc.data()));
      for (const below of await doc.ref.listCollections()) await walk(below);
    }
  }
  for (const collection of await db.listCollections()) await walk(collection);
  return found;
}

/** Paths of the documents that hold one of these words in their path or content. */
export async function documentsWith(db: Firestore, words: readonly string[]): Promise<string[]> {
  const all = await everyDocument(db);
  return [...all].flatMap(([path, json]) =>
    words.some((word) => `${path} ${json}`.includes(word)) ? [path] : [],
  );
}
