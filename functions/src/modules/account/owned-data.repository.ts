import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { COLLECTIONS, type Collection } from '../../platform/collections.ts';
import { OWNERSHIP, type Owner, type Ownership, pseudonymOf } from './ownership.ts';

/** A document as JSON, with its path: `applications/a1/events/e1`. */
export type OwnedDocument = { path: string; data: Record<string, unknown> };

export type OwnedDataRepository = ReturnType<typeof ownedDataRepository>;

/** Documents read per query, and held in memory at once. */
const PAGE = 100;
/** Documents deleted per batch. */
const BATCH = 300;

const nameOf = (collection: Collection): string => collection.split('/')[0] ?? '';
const entries = Object.entries(OWNERSHIP) as [Collection, Ownership][];

/** Everything that belongs to one user, in any collection, found through the ownership table. */
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

  async function removeUserFields(collection: Collection, field: string, uid: string): Promise<void> {
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
    /** Deletes all documents of the user; idempotent. */
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
          for (const field of ownership.fields) await removeUserFields(collection, field, owner.uid);
        }
      }
    },

    /** Everything exported to the user, one document at a time; one page of them is in memory. */
    async *read(owner: Owner): AsyncGenerator<OwnedDocument> {
      for (const [collection, ownership] of entries) {
        if (ownership.kind === 'id') {
          const ref = db.collection(nameOf(collection)).doc(owner.uid);
          const doc = await ref.get();
          if (doc.exists) yield toOwned(doc);
          yield* documentsBelow(ref, collection);
        }
        if (ownership.kind === 'pseudonym' && ownership.exported) {
          for (const field of ownership.fields) {
            const query = db.collection(nameOf(collection)).where(field, '==', owner.uid);
            for await (const doc of pages(query)) yield toOwned(doc);
          }
        }
        if (ownership.kind !== 'field' || !ownership.exported) continue;
        const seen = new Set<string>();
        for (const query of queriesOf(collection, ownership.fields, owner)) {
          for await (const doc of pages(query)) {
            if (seen.has(doc.id)) continue;
            seen.add(doc.id);
            yield toOwned(doc);
            if (ownership.tree) yield* documentsBelow(doc.ref, collection);
          }
        }
      }
    },
  };
}

/** Documents below a document, by the list of collections: asking Firestore for them would cost a read each. */
async function* documentsBelow(ref: DocumentReference, parent: Collection): AsyncGenerator<OwnedDocument> {
  for (const collection of COLLECTIONS) {
    const [name = '', ...deeper] = collection.startsWith(`${parent}/`)
      ? collection.slice(parent.length + 1).split('/')
      : [];
    if (deeper.length !== 1) continue;
    for await (const doc of pages(ref.collection(name))) {
      yield toOwned(doc);
      yield* documentsBelow(doc.ref, collection);
    }
  }
}

async function* pages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  let next: Query | null = ordered;
  while (next) {
    const { docs }: QuerySnapshot = await next.get();
    yield* docs;
    const last = docs.at(-1);
    next = last && docs.length === PAGE ? ordered.startAfter(last) : null;
  }
}

function toOwned(doc: DocumentSnapshot): OwnedDocument {
  return { path: doc.ref.path, data: toJson(doc.data() ?? {}) as Record<string, unknown> }; // an object stays one
}

/** A stored value as JSON: instants as ISO 8601, and JSON text parsed. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  }
  return value;
}
