import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Collection } from '../../platform/collections.ts';
import { OWNERSHIP, type Owner, type Ownership, pseudonymOf } from './ownership.ts';

/** A document with everything below it, as JSON. */
export type DocumentTree = { id: string; data: unknown; below: Record<string, DocumentTree[]> };

export type OwnedDataRepository = ReturnType<typeof ownedDataRepository>;

/** Reads under way at once for one person; whoever has thousands of documents must not starve the others. */
const READS = 24;
/** Documents removed in one batch. */
const BATCH = 300;

const nameOf = (collection: Collection): string => collection.split('/')[0] ?? '';
const entries = Object.entries(OWNERSHIP) as [Collection, Ownership][];

/** Everything that belongs to one person, in whatever collection, found by the table of ownership. */
export function ownedDataRepository(db: Firestore) {
  function queriesOf(
    collection: Collection,
    fields: Record<string, (owner: Owner) => string | null>,
    owner: Owner,
  ) {
    return Object.entries(fields).flatMap(([field, of]): Query[] => {
      const value = of(owner);
      return value === null ? [] : [db.collection(nameOf(collection)).where(field, '==', value)];
    });
  }

  async function removeFound(query: Query, tree: boolean): Promise<void> {
    for (;;) {
      const { docs } = await query.limit(BATCH).select().get();
      if (docs.length === 0) return;
      if (tree) for (const doc of docs) await db.recursiveDelete(doc.ref);
      else {
        const batch = db.batch();
        for (const doc of docs) batch.delete(doc.ref);
        await batch.commit();
      }
    }
  }

  async function forget(collection: Collection, field: string, uid: string): Promise<void> {
    const query = db.collection(nameOf(collection)).where(field, '==', uid).limit(BATCH).select();
    for (;;) {
      const { docs } = await query.get();
      if (docs.length === 0) return;
      const batch = db.batch();
      for (const doc of docs) batch.update(doc.ref, { [field]: pseudonymOf(uid) });
      await batch.commit();
    }
  }

  return {
    /** Removes all documents of the person; a second time there is nothing to do. */
    async erase(owner: Owner): Promise<void> {
      for (const [collection, ownership] of entries) {
        if (ownership.kind === 'id')
          await db.recursiveDelete(db.collection(nameOf(collection)).doc(owner.uid));
        if (ownership.kind === 'field') {
          for (const query of queriesOf(collection, ownership.fields, owner)) {
            await removeFound(query, ownership.tree);
          }
        }
        if (ownership.kind === 'pseudonym') {
          for (const field of ownership.fields) await forget(collection, field, owner.uid);
        }
      }
    },

    /** Everything that is handed out to the person, by collection. */
    async read(owner: Owner): Promise<Record<string, DocumentTree[]>> {
      const limit = pLimit(READS);
      const found = await Promise.all(
        entries.map(async ([collection, ownership]): Promise<[string, DocumentTree[]] | null> => {
          const name = nameOf(collection);
          if (ownership.kind === 'id')
            return [name, await trees(limit, [db.collection(name).doc(owner.uid)])];
          if (ownership.kind !== 'field' || !ownership.exported) return null;
          const snapshots = await Promise.all(
            queriesOf(collection, ownership.fields, owner).map((query) => limit(() => query.get())),
          );
          const refs = new Map(snapshots.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc.ref])));
          return [name, await trees(limit, [...refs.values()])];
        }),
      );
      return Object.fromEntries(found.filter((entry) => entry !== null));
    },
  };
}

async function trees(limit: LimitFunction, refs: DocumentReference[]): Promise<DocumentTree[]> {
  const read = await Promise.all(refs.map((ref) => treeOf(limit, ref)));
  return read.filter((tree) => tree !== null);
}

async function treeOf(limit: LimitFunction, ref: DocumentReference): Promise<DocumentTree | null> {
  // Only single reads take a place: one that waited for others within its place could wait for ever.
  const [doc, collections] = await Promise.all([limit(() => ref.get()), limit(() => ref.listCollections())]);
  const below = await Promise.all(
    collections.map(
      async (collection): Promise<[string, DocumentTree[]]> => [
        collection.id,
        await trees(limit, await limit(() => documentsOf(collection))),
      ],
    ),
  );
  if (!doc.exists && below.length === 0) return null;
  return { id: ref.id, data: toJson(doc.data() ?? null), below: Object.fromEntries(below) };
}

async function documentsOf(collection: CollectionReference): Promise<DocumentReference[]> {
  return (await collection.select().get()).docs.map((doc) => doc.ref);
}

/** A stored value as JSON: instants as ISO 8601, and lists kept as JSON text as what they say. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  }
  return value;
}
