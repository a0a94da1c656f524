import type { Duplex } from 'node:stream';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** Firestore's billed operations: documents (and index entries) read, written, deleted. */
export type Billed = { reads: number; writes: number; deletes: number };

type Filter = {
  compositeFilter?: { filters: Filter[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: { stringValue?: string } };
};
type StructuredQuery = {
  from?: { collectionId?: string }[];
  where?: Filter;
  findNearest?: unknown;
};
type Request = {
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery };
  writes?: { delete?: string; verify?: string }[];
};
type Response = {
  document?: unknown;
  found?: unknown;
  missing?: unknown;
  result?: { aggregateFields?: Record<string, { integerValue?: string | number }> };
};
/** The client's two entry points to the service; everything it does goes through them. */
type Channel = {
  request(method: string, request: Request, tag: string, ...more: unknown[]): Promise<unknown>;
  requestStream(
    method: string,
    bidirectional: boolean,
    request: Request,
    ...more: unknown[]
  ): Promise<Duplex>;
};

/** Index entries per read in a vector query; in a count, a thousand. */
const VECTOR_ENTRIES_A_READ = 100;
const COUNTED_ENTRIES_A_READ = 1000;

export type BillCounter = {
  /** Runs `work` and returns what the client was billed for meanwhile. Runs must not overlap. */
  of(work: () => Promise<unknown>): Promise<Billed>;
};

/**
 * Counts the cost of this client's calls by Firestore's rules: a read per document returned by a query or lookup, and
 * at least one per query or lookup; for `findNearest` also a read per hundred index entries that pass its equality
 * filters; for a count, a read per thousand entries; a write or delete per document.
 */
export function billCounter(db: Firestore): BillCounter {
  const bill: Billed = { reads: 0, writes: 0, deletes: 0 };
  const vectorQueries: StructuredQuery[] = [];
  let counting = false;
  // Not part of the published types; a client without these would fail here, not miscount.
  const channel = db as unknown as Channel;
  const request = channel.request.bind(db);
  const requestStream = channel.requestStream.bind(db);

  channel.request = async (method, body, ...more) => {
    if (counting && (method === 'commit' || method === 'batchWrite')) {
      for (const write of body.writes ?? []) {
        if (write.delete) bill.deletes += 1;
        else if (write.verify) bill.reads += 1;
        else bill.writes += 1;
      }
    }
    return request(method, body, ...more);
  };

  channel.requestStream = async (method, bidirectional, body, ...more) => {
    const stream = await requestStream(method, bidirectional, body, ...more);
    if (!counting) return stream;
    const nearest = method === 'runQuery' ? body.structuredQuery : undefined;
    if (nearest?.findNearest) vectorQueries.push(nearest);
    const emit = stream.emit.bind(stream);
    let answers = 0;
    stream.emit = (event: string | symbol, ...args: unknown[]) => {
      if (event === 'data') answers += billedIn(method, args[0] as Response);
      if (event === 'end' && method !== 'listen') bill.reads += Math.max(1, answers);
      return emit(event, ...args);
    };
    return stream;
  };

  /** Asks, uncounted, how many entries of the index pass the equality filters of a vector query. */
  async function vectorReads(query: StructuredQuery): Promise<number> {
    const filtered = equalitiesOf(query.where).reduce<Query>(
      (sum, [field, value]) => sum.where(field, '==', value),
      db.collection(query.from?.[0]?.collectionId ?? ''),
    );
    const { count } = (await filtered.count().get()).data();
    return Math.ceil(count / VECTOR_ENTRIES_A_READ);
  }

  return {
    async of(work) {
      Object.assign(bill, { reads: 0, writes: 0, deletes: 0 });
      counting = true;
      try {
        await work();
      } finally {
        counting = false;
      }
      for (const query of vectorQueries.splice(0)) bill.reads += await vectorReads(query);
      return { ...bill };
    },
  };
}

function equalitiesOf(where: Filter | undefined): [string, string][] {
  if (where?.compositeFilter) return where.compositeFilter.filters.flatMap(equalitiesOf);
  const { field, op, value } = where?.fieldFilter ?? {};
  if (!field || op !== 'EQUAL' || value?.stringValue === undefined)
    throw new Error(`Cannot count the index entries behind ${JSON.stringify(where)}`);
  return [[field.fieldPath, value.stringValue]];
}

function billedIn(method: string, response: Response): number {
  if (method === 'runAggregationQuery') {
    const counted = Object.values(response.result?.aggregateFields ?? {})[0]?.integerValue ?? 0;
    return response.result ? Math.max(1, Math.ceil(Number(counted) / COUNTED_ENTRIES_A_READ)) : 0;
  }
  return response.document || response.found || response.missing ? 1 : 0;
}
