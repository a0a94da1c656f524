import { status, type UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import { type ExplainOptions, explain, type Run, usedIndexes } from './explain.ts';
import type { Calls, Name } from './grpc-calls.ts';
import type { QueryPlan } from './query-plan.ts';
import {
  type ListRequest,
  listDocuments,
  pageOf,
  planFor,
  type Reader,
  readerFor,
  runAggregation,
} from './reads.ts';
import { refuseBadCollection } from './resource-names.ts';
import { invalid, StatusError } from './status.ts';
import type { Aggregation, Consistency, StructuredQuery, WireDocument } from './wire.ts';
import type { Services } from './writes.ts';

type Mask = { mask?: { fieldPaths?: string[] } | null };
type DocumentRequest = Consistency & Mask & { name?: string };
type BatchGetRequest = Consistency & Mask & { database?: string; documents?: string[] };
type QueryRequest = Consistency & {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: ExplainOptions | null;
};
type AggregationRequest = Consistency & {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
  explainOptions?: ExplainOptions | null;
};
type PartitionRequest = QueryRequest & {
  partitionCount?: string | number;
  pageSize?: number;
  pageToken?: string;
};

export function readCalls(services: Services, { unary, streaming }: Calls): UntypedServiceImplementation {
  const { authoriser } = services;
  const reader = (database: Database, consistency: Consistency) =>
    readerFor(database, services.transactionsOf(database), consistency);

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

  /** A transaction whose id the client may never receive must not keep its locks. */
  function endBegun(database: Database, from: Reader): void {
    if (from.began && from.transaction) services.transactionsOf(database).finish(from.transaction);
  }

  async function runQuery(
    database: Database,
    request: QueryRequest,
    caller: Caller,
    send: (response: Record<string, unknown>) => void,
  ): Promise<void> {
    const plan = planFor(database, request.parent, request.structuredQuery);
    await authoriser.mayList(database, caller, plan);
    const indexes = indexesToExplain(database, plan, request.explainOptions);
    if (indexes && !request.explainOptions?.analyze) return send({ explainMetrics: explain(indexes) });
    const from = reader(database, request);
    try {
      const start = process.hrtime.bigint();
      const docs = await from.query(plan);
      const metrics = indexes && explain(indexes, runOf(docs.length, docs.length, start));
      if (from.began) send({ transaction: from.began, readTime: from.readTime });
      for (const [index, doc] of docs.entries()) {
        const explainMetrics = index === docs.length - 1 ? metrics : undefined;
        send({ document: database.toWire(doc, plan.mask), readTime: from.readTime, explainMetrics });
      }
      if (docs.length === 0) send({ readTime: from.readTime, explainMetrics: metrics });
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
    const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
    const plan = planFor(database, request.parent, structuredQuery, aggregations);
    await authoriser.mayList(database, caller, plan);
    const indexes = indexesToExplain(database, plan, request.explainOptions);
    if (indexes && !request.explainOptions?.analyze) return send({ explainMetrics: explain(indexes) });
    const from = reader(database, request);
    try {
      const start = process.hrtime.bigint();
      const { aggregateFields, scanned } = await runAggregation(from, plan, aggregations);
      const explainMetrics = indexes && explain(indexes, { ...runOf(1, scanned, start), documents: 0 });
      send({
        result: { aggregateFields },
        readTime: from.readTime,
        transaction: from.began,
        explainMetrics,
      });
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
        const parent = database.pathOf(request.parent);
        refuseBadCollection(parent, undefined);
        const ids = database.collectionIds(parent);
        const { items, nextPageToken } = pageOf(ids, (id) => id, request);
        return { collectionIds: items, nextPageToken };
      },
    ),
  };
}

const indexesToExplain = (database: Database, plan: QueryPlan, options: ExplainOptions | null | undefined) =>
  options ? usedIndexes(plan.shape, database.indexesFor(plan)) : undefined;

/** The cost of a query since `start`: it scans as many index entries and documents as it finds. */
const runOf = (results: number, scanned: number, start: bigint): Run => ({
  results,
  documents: scanned,
  entries: scanned,
  nanoseconds: Number(process.hrtime.bigint() - start),
});
