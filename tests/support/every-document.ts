import type { Firestore } from 'firebase-admin/firestore';

/**
 * Every document of a database as `path → JSON`, whatever collection it is in: one query, which also finds what lies below
 * documents that are gone. Without a name, a collection group is all collections.
 */
export async function everyDocument(db: Firestore): Promise<Map<string, string>> {
  const { docs } = await db.collectionGroup('').get();
  return new Map(docs.map((doc) => [doc.ref.path, JSON.stringify(doc.data())]));
}

/** Paths of the documents that hold one of these words in their path or content. */
export async function documentsWith(db: Firestore, words: readonly string[]): Promise<string[]> {
  const all = await everyDocument(db);
  return [...all].flatMap(([path, json]) =>
    words.some((word) => `${path} ${json}`.includes(word)) ? [path] : [],
  );
}
