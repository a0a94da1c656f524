import type {
  handleServerStreamingCall,
  handleUnaryCall,
  ServerWritableStream,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { status } from '@grpc/grpc-js';
import { type Caller, callerOf } from './caller.ts';
import type { Database } from './database.ts';
import { listenStream } from './listen-stream.ts';
import {
  type ListRequest,
  listDocuments,
  pageOf,
  planFor,
  type Reader,
  readerFor,
  runAggregation,
} from './reads.ts';
import { invalid, StatusError, toServiceError } from './status.ts';
import type {
  Aggregation,
  Consistency,
  StructuredQuery,
  TransactionOptions,
  WireDocument,
  Write,
} from './wire.ts';
import { writeStream } from './write-stream.ts';
import { batchWrite, commitWrites, type Services } from './writes.ts';

type Mask = { mask?: { fieldPaths?: string[] } | null };
type DocumentRequest = Consistency & Mask & { name?: string };
type BatchGetRequest = Consistency & Mask & { database?: string; documents?: string[] };
type QueryRequest = Consistency & {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: unknown;
};
type AggregationRequest = Consistency & {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
  explainOptions?: unknown;
};
type PartitionRequest = QueryRequest & {
  partitionCount?: string | number;
  pageSize?: number;
  pageToken?: string;
};
type CommitRequest = { database?: string; writes?: Write[]; transaction?: Uint8Array };
type Name = { name?: string; parent?: string; database?: string };

/** The name of the database that any request is about. */
function databaseName(request: Name & { document?: WireDocument }): string {
  const name = request.database ?? request.parent ?? request.name ?? request.document?.name ?? '';
  const found = /^projects\/[^/]+\/databases\/[^/]+/.exec(name)?.[0];
  if (!found) throw invalid(`"${name}" names no database.`);
  return found;
}

/** Implements the service of `google.firestore.v1` over the store. */
export function firestoreImplementation(services: Services): UntypedServiceImplementation {
  const { store, authoriser } = services;
  const reader = (database: Database, consistency: Consistency) =>
    readerFor(database, services.transactionsOf(database), consistency);
  const transactionOf = (database: Database, id: Uint8Array | undefined) =>
    id?.length ? services.transactionsOf(database).find(id) : undefined;

  function unary<Request extends Name, Response>(
    answer: (database: Database, request: Request, caller: Caller) => Promise<Response>,
  ): handleUnaryCall<Request, Response> {
    return ({ request, metadata }, callback) => {
      const work = async () =>
        answer(await store.database(databaseName(request)), request, callerOf(metadata));
      work().then(
        (response) => callback(null, response),
        (error: unknown) => callback(toServiceError(error)),
      );
    };
  }

  function streaming<Request extends Name, Response>(
    answer: (
      database: Database,
      request: Request,
      caller: Caller,
      send: (response: Response) => void,
    ) => Promise<void>,
  ): handleServerStreamingCall<Request, Response> {
    return (call: ServerWritableStream<Request, Response>) => {
      const work = async () => {
        const database = await store.database(databaseName(call.request));
        await answer(database, call.request, callerOf(call.metadata), (response) => call.write(response));
      };
      work().then(
        () => call.end(),
        (error: unknown) => call.emit('error', toServiceError(error)),
      );
    };
  }

  async function getDocument(
    database: Database,
    request: DocumentRequest,
    caller: Caller,
  ): Promise<WireDocument> {
    const path = database.documentPathOf(request.name);
    const doc = await reader(database, request).document(path);
    await authoriser.mayGet(database, caller, path, doc);
    if (!doc) throw new StatusError(status.NOT_FOUND, `Document "${request.name}" not found.`);
    return database.toWire(doc, request.mask?.fieldPaths);
  }

  async function batchGet(
    database: Database,
    request: BatchGetRequest,
    caller: Caller,
    send: (response: Record<string, unknown>) => void,
  ): Promise<void> {
    const paths = (request.documents ?? []).map((name) => database.documentPathOf(name));
    const from = reader(database, request);
    try {
      if (from.began) send({ transaction: from.began, readTime: from.readTime });
      for (const path of new Set(paths)) {
        const doc = await from.document(path);
        await authoriser.mayGet(database, caller, path, doc);
        const found = doc
          ? { found: database.toWire(doc, request.mask?.fieldPaths) }
          : { missing: `${database.root}/${path}` };
        send({ ...found, readTime: from.readTime });
      }
    } catch (error) {
      endBegun(database, from);
      throw error;
    }
  }

  /** A transaction whose id the client may never see must not keep its locks. */
  function endBegun(database: Database, from: Reader): void {
    if (from.began && from.transaction) services.transactionsOf(database).finish(from.transaction);
  }

  async function runQuery(
    database: Database,
    request: QueryRequest,
    caller: Caller,
    send: (response: Record<string, unknown>) => void,
  ): Promise<void> {
    refuseExplain(request);
    const plan = planFor(database, request.parent, request.structuredQuery);
    await authoriser.mayList(database, caller, plan);
    const from = reader(database, request);
    try {
      const docs = await from.query(plan);
      if (from.began) send({ transaction: from.began, readTime: from.readTime });
      for (const doc of docs) send({ document: database.toWire(doc, plan.mask), readTime: from.readTime });
      if (docs.length === 0) send({ readTime: from.readTime });
    } catch (error) {
      endBegun(database, from);
      throw error;
    }
  }

  async function runAggregationQuery(
    database: Database,
    request: AggregationRequest,
    caller: Caller,
    send: (response: Record<string, unknown>) => void,
  ): Promise<void> {
    refuseExplain(request);
    const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const plan = planFor(database, request.parent, structuredQuery);
    await authoriser.mayList(database, caller, plan);
    const from = reader(database, request);
    try {
      const aggregateFields = await runAggregation(from, plan, aggregations);
      send({ result: { aggregateFields }, readTime: from.readTime, transaction: from.began });
    } catch (error) {
      endBegun(database, from);
      throw error;
    }
  }

  async function list(database: Database, request: ListRequest & Consistency & Mask, caller: Caller) {
    if (request.orderBy && request.orderBy !== '__name__')
      throw invalid('Documents are listed in order of their names only.');
    const from = [{ collectionId: request.collectionId ?? '' }];
    const plan = planFor(database, request.parent, { from });
    await authoriser.mayList(database, caller, plan);
    const found = await listDocuments(
      database,
      reader(database, request),
      plan,
      request.showMissing === true,
    );
    const { items, nextPageToken } = pageOf(found, ({ path }) => path, request);
    const mask = request.mask?.fieldPaths ?? (request.mask ? [] : undefined);
    const documents = items.map(({ path, doc }) =>
      doc ? database.toWire(doc, mask) : { name: `${database.root}/${path}` },
    );
    return { documents, nextPageToken };
  }

  async function partition(database: Database, request: PartitionRequest, caller: Caller) {
    authoriser.ownerOnly(caller);
    const plan = planFor(database, request.parent, request.structuredQuery);
    const docs = await reader(database, request).query(plan);
    const points = Math.min(Number(request.partitionCount ?? 0), Math.max(docs.length - 1, 0));
    const names = Array.from({ length: points }, (_, index) => {
      const doc = docs[Math.floor(((index + 1) * docs.length) / (points + 1))];
      return `${database.root}/${doc?.path}`;
    });
    const { items, nextPageToken } = pageOf([...new Set(names)], (name) => name, request);
    return {
      partitions: items.map((referenceValue) => ({ values: [{ referenceValue }], before: true })),
      nextPageToken,
    };
  }

  async function writeOne(
    database: Database,
    caller: Caller,
    write: Write,
    mask?: string[],
  ): Promise<WireDocument> {
    await commitWrites(services, database, caller, [write]);
    const doc = database.get(database.documentPathOf(write.update?.name));
    if (!doc) throw new StatusError(status.NOT_FOUND, `Document "${write.update?.name}" not found.`);
    return database.toWire(doc, mask);
  }

  return {
    GetDocument: unary(getDocument),
    BatchGetDocuments: streaming(batchGet),
    RunQuery: streaming(runQuery),
    RunAggregationQuery: streaming(runAggregationQuery),
    ListDocuments: unary(list),
    PartitionQuery: unary(partition),
    ListCollectionIds: unary(
      async (database, request: Name & { pageSize?: number; pageToken?: string }, caller) => {
        authoriser.ownerOnly(caller);
        const ids = database.collectionIds(database.pathOf(request.parent));
        const { items, nextPageToken } = pageOf(ids, (id) => id, request);
        return { collectionIds: items, nextPageToken };
      },
    ),
    BeginTransaction: unary(async (database, request: Name & { options?: TransactionOptions }) => ({
      transaction: services.transactionsOf(database).begin(request.options).id,
    })),
    Rollback: unary(async (database, request: Name & { transaction?: Uint8Array }) => {
      const transaction = transactionOf(database, request.transaction);
      if (transaction) services.transactionsOf(database).finish(transaction);
      return {};
    }),
    Commit: unary(async (database, request: CommitRequest, caller) =>
      commitWrites(
        services,
        database,
        caller,
        request.writes ?? [],
        transactionOf(database, request.transaction),
      ),
    ),
    BatchWrite: unary(async (database, request: CommitRequest, caller) =>
      batchWrite(services, database, caller, request.writes ?? []),
    ),
    CreateDocument: unary(
      async (
        database,
        request: ListRequest & Mask & { documentId?: string; document?: WireDocument },
        caller,
      ) => {
        const id = request.documentId || crypto.randomUUID().replaceAll('-', '').slice(0, 20);
        const update = { ...request.document, name: `${request.parent}/${request.collectionId}/${id}` };
        return writeOne(
          database,
          caller,
          { update, currentDocument: { exists: false } },
          request.mask?.fieldPaths,
        );
      },
    ),
    UpdateDocument: unary(
      async (database, request: Name & Mask & Write & { document?: WireDocument }, caller) =>
        writeOne(
          database,
          caller,
          {
            update: request.document,
            updateMask: request.updateMask,
            currentDocument: request.currentDocument,
          },
          request.mask?.fieldPaths,
        ),
    ),
    DeleteDocument: unary(async (database, request: Name & Write, caller) => {
      await commitWrites(services, database, caller, [
        { delete: request.name, currentDocument: request.currentDocument },
      ]);
      return {};
    }),
    Write: writeStream(services),
    Listen: listenStream(services),
  };
}

function refuseExplain(request: { explainOptions?: unknown }): void {
  if (request.explainOptions) {
    throw new StatusError(status.UNIMPLEMENTED, 'The embedded Firestore does not explain queries.');
  }
}
