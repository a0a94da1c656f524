import { aggregate, aggregatedFields } from './aggregate.ts';
import { microsOf, timestampOf, toProto } from './clock.ts';
import type { Database } from './database.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { comparePaths, refuseBadCollection } from './resource-names.ts';
import type { StoredDoc } from './stored-doc.ts';
import type { Transaction, Transactions } from './transactions.ts';
import type { Aggregation, Consistency, Fields, ProtoTimestamp, StructuredQuery } from './wire.ts';
import { decodeValue } from './wire-values.ts';

/** How to read: now, at a past time, or in a transaction. */
export type Reader = {
  readTime: ProtoTimestamp;
  transaction: Transaction | undefined;
  /** The id to return to the client, if this call began the transaction. */
  began: Buffer | undefined;
  document(path: string): Promise<StoredDoc | undefined>;
  query(plan: QueryPlan): Promise<StoredDoc[]>;
  /** The number of documents a query finds, if known without reading them. */
  count(plan: QueryPlan): number | undefined;
};

export function readerFor(database: Database, transactions: Transactions, consistency: Consistency): Reader {
  const began = consistency.newTransaction ? transactions.begin(consistency.newTransaction) : undefined;
  const known = consistency.transaction?.length ? transactions.find(consistency.transaction) : undefined;
  const transaction = began ?? known;
  if (transaction) {
    const { readAt } = transaction;
    return {
      readTime: toProto(readAt === undefined ? database.now() : timestampOf(readAt)),
      transaction,
      began: began?.id,
      document: (path) => transaction.use(() => transactions.readDocument(path, transaction)),
      query: (plan) =>
        transaction.use(() => {
          database.assertIndexed(plan);
          return transactions.runQuery(plan, transaction);
        }),
      // Documents counted in a transaction must be locked.
      count: () => undefined,
    };
  }
  const at = consistency.readTime ? microsOf(consistency.readTime) : undefined;
  if (at !== undefined) database.assertReadable(at);
  return {
    readTime: consistency.readTime ?? toProto(database.now()),
    transaction: undefined,
    began: undefined,
    document: async (path) => database.get(path, at),
    query: async (plan) => {
      database.assertIndexed(plan);
      return database.query(plan, at);
    },
    count: (plan) => {
      database.assertIndexed(plan);
      return at === undefined ? database.count(plan) : undefined;
    },
  };
}

export function planFor(
  database: Database,
  parent: string | undefined,
  query: StructuredQuery | null | undefined,
  aggregations: Aggregation[] = [],
): QueryPlan {
  const path = database.pathOf(parent);
  const plan = planQuery(query ?? {}, path, decodeValue, aggregatedFields(aggregations));
  refuseBadCollection(path, plan.collectionId);
  return plan;
}

/**
 * Runs an aggregation over `scanned` documents; documents without an aggregated field are not counted either, as in the
 * index.
 */
export async function runAggregation(
  reader: Reader,
  plan: QueryPlan,
  aggregations: Aggregation[],
): Promise<{ aggregateFields: Fields; scanned: number }> {
  const onlyCounts = aggregations.every(({ count }) => count);
  const counted = onlyCounts ? reader.count(plan) : undefined;
  const found = counted ?? (await reader.query(plan));
  const scanned = typeof found === 'number' ? found : found.length;
  return { aggregateFields: aggregate(found, aggregations), scanned };
}

export type ListRequest = {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  showMissing?: boolean;
};

export type Page<T> = { items: T[]; nextPageToken: string };

const largestPage = 10_000;

/** Takes one page of sorted items; the token is the key of the last item on the previous page. */
export function pageOf<T>(
  items: T[],
  keyOf: (item: T) => string,
  request: { pageSize?: number; pageToken?: string },
): Page<T> {
  const last = request.pageToken ? Buffer.from(request.pageToken, 'base64url').toString('utf8') : undefined;
  const start = last === undefined ? 0 : items.findIndex((item) => comparePaths(keyOf(item), last) > 0);
  const size =
    request.pageSize && request.pageSize > 0 ? Math.min(request.pageSize, largestPage) : largestPage;
  const rest = start < 0 ? [] : items.slice(start);
  const page = rest.slice(0, size);
  const end = page.at(-1);
  const nextPageToken =
    end !== undefined && rest.length > size ? Buffer.from(keyOf(end), 'utf8').toString('base64url') : '';
  return { items: page, nextPageToken };
}

/** A collection's documents ordered by name; on request, also missing ones (with documents below them). */
export async function listDocuments(
  database: Database,
  reader: Reader,
  plan: QueryPlan,
  showMissing: boolean,
) {
  const docs = await reader.query(plan);
  const found: { path: string; doc: StoredDoc | undefined }[] = docs.map((doc) => ({ path: doc.path, doc }));
  if (showMissing && plan.collectionId !== undefined) {
    const collection = plan.parent === '' ? plan.collectionId : `${plan.parent}/${plan.collectionId}`;
    for (const path of database.missingIn(collection)) found.push({ path, doc: undefined });
    found.sort((a, b) => comparePaths(a.path, b.path));
  }
  return found;
}
