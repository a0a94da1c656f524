import type { QueryPlan } from './query-plan.ts';
import type { ExplainMetrics, Filter, Struct, StructuredQuery } from './wire.ts';

/** What the API tells of how a query is run: the indexes that serve it, and after running it what that took. */

export type ExplainOptions = { analyze?: boolean };
export type UsedIndex = { query_scope: string; properties: string };

/** What a query took. */
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

/** The index that alone would serve the query: what is equal, then its order. */
export function indexFor(query: StructuredQuery, plan: QueryPlan): UsedIndex {
  const fields = new Map<string, string>();
  collectEqual(query.where, fields);
  for (const { field, sign } of plan.orderBy)
    if (!fields.has(field)) fields.set(field, sign > 0 ? 'ASC' : 'DESC');
  const vectorField = query.findNearest?.vectorField?.fieldPath;
  if (vectorField) {
    fields.delete('__name__');
    const dimension =
      query.findNearest?.queryVector?.mapValue?.fields?.value?.arrayValue?.values?.length ?? 0;
    fields.set(vectorField, `VECTOR<${dimension}>`);
  }
  return {
    query_scope: plan.allDescendants ? 'Collection group' : 'Collection',
    properties: `(${[...fields].map(([path, mode]) => `${path} ${mode}`).join(', ')})`,
  };
}

const equalities = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);

function collectEqual(filter: Filter | null | undefined, fields: Map<string, string>): void {
  for (const part of filter?.compositeFilter?.filters ?? []) collectEqual(part, fields);
  const { op = '', field } = filter?.fieldFilter ?? filter?.unaryFilter ?? {};
  const path = field?.fieldPath;
  if (path === undefined || path === '__name__') return;
  if (op.startsWith('ARRAY_CONTAINS')) fields.set(path, 'CONTAINS');
  else if (equalities.has(op)) fields.set(path, 'ASC');
}
