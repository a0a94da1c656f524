import { NAME } from './indexes/definitions.ts';
import type { Access } from './indexes/planner.ts';
import type { QueryShape } from './indexes/query-shape.ts';
import type { ExplainMetrics, Struct } from './wire.ts';

/** What the API reports about running a query: the indexes used and, once it has run, the cost. */

export type ExplainOptions = { analyze?: boolean };
export type UsedIndex = { query_scope: string; properties: string };

/** The cost of a query. */
export type Run = { results: number; documents: number; entries: number; nanoseconds: number };

const struct = (values: Record<string, string | Struct>): Struct => ({
  fields: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? { stringValue: value } : { structValue: value },
    ]),
  ),
});

export function explain(indexes: UsedIndex[], run?: Run): ExplainMetrics {
  return {
    planSummary: { indexesUsed: indexes.map(struct) },
    executionStats: run ? statsOf(run) : null,
  };
}

function statsOf({ results, documents, entries, nanoseconds }: Run) {
  // An empty result costs one read, like a document.
  const reads = Math.max(1, documents);
  return {
    resultsReturned: String(results),
    executionDuration: {
      seconds: String(Math.floor(nanoseconds / 1e9)),
      nanos: Math.max(1, nanoseconds % 1e9),
    },
    readOperations: String(reads),
    debugStats: struct({
      documents_scanned: String(documents),
      index_entries_scanned: String(entries),
      billing_details: struct({
        documents_billable: String(documents),
        index_entries_billable: '0',
        min_query_cost: documents === 0 ? '1' : '0',
        small_ops: '0',
      }),
    }),
  };
}

const shortDirection = { ASCENDING: 'ASC', DESCENDING: 'DESC' };

/** Indexes as the plan names them. */
export function usedIndexes({ scope, vector }: QueryShape, accesses: Access[]): UsedIndex[] {
  const described = accesses.map(({ prefix, order }) => {
    const fields = [
      ...prefix.map(({ path, contains }) => `${path} ${contains ? 'CONTAINS' : 'ASC'}`),
      ...order
        .filter(({ path }) => !vector || path !== NAME)
        .map(({ path, direction }) => `${path} ${shortDirection[direction]}`),
      ...(vector ? [`${vector.path} VECTOR<${vector.dimension}>`] : []),
    ];
    return `(${fields.join(', ')})`;
  });
  const query_scope = scope === 'COLLECTION_GROUP' ? 'Collection group' : 'Collection';
  return [...new Set(described)].map((properties) => ({ query_scope, properties }));
}
