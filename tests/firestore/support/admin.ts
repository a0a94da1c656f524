import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  getFirestore,
  type Query,
} from 'firebase-admin/firestore';
import { afterAll, onTestFinished } from 'vitest';

function newClient(): { db: Firestore; end: () => Promise<void> } {
  const app = initializeApp({ projectId: 'demo-conformance' }, randomUUID());
  return { db: getFirestore(app), end: () => deleteApp(app) };
}

/** One Admin SDK client for the test file. */
export function adminClient(): Firestore {
  const { db, end } = newClient();
  afterAll(end);
  return db;
}

/** A client for the running test, connected to another emulator than the one under test. */
export function adminClientOn(port: number): Firestore {
  // The SDK prefers the variable over its settings, and reads it when the client is made.
  const usual = process.env.FIRESTORE_EMULATOR_HOST;
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  const { db, end } = newClient();
  process.env.FIRESTORE_EMULATOR_HOST = usual;
  onTestFinished(end);
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

type Fields = Record<string, object>;

/** Writes a document without the SDK's validation, which would reject some values before the server sees them. */
export async function writeUnchecked(ref: DocumentReference, fields: Fields): Promise<void> {
  const client = ref.firestore as unknown as {
    formattedName: string;
    initializeIfNeeded(tag: string): Promise<void>;
    request(method: 'commit', request: object, tag: string): Promise<unknown>;
  };
  await client.initializeIfNeeded('unchecked');
  const database = client.formattedName;
  const update = { name: `${database}/documents/${ref.path}`, fields };
  await client.request('commit', { database, writes: [{ update }] }, 'unchecked');
}

/** gRPC status codes by the names that the tests use. */
export const code = {
  invalidArgument: 3,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
} as const;
