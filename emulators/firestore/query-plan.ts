import { compileNearest, type Nearest } from './find-nearest.ts';
import type { QueryShape } from './indexes/query-shape.ts';
import { shapesOf, type Term, termsOf } from './indexes/term.ts';
import {
  type CompiledFilter,
  compareFieldValues,
  compileFilter,
  countFilters,
  type Decode,
  type FieldReader,
  fieldReader,
  type Predicate,
} from './query-filter.ts';
import { comparePaths } from './resource-names.ts';
import { invalid } from './status.ts';
import { micros, type StoredDoc } from './stored-doc.ts';
import type { Native } from './values.ts';
import type { Cursor, StructuredQuery } from './wire.ts';

type Ordering = { field: string; read: FieldReader; sign: 1 | -1 };

/** A validated query, ready to run over documents. */
export type QueryPlan = {
  /** The document path that the query searches below; '' for the root. */
  parent: string;
  collectionId: string | undefined;
  allDescendants: boolean;
  filter: CompiledFilter;
  orderBy: Ordering[];
  startAt: Bound | undefined;
  endAt: Bound | undefined;
  offset: number;
  limit: number | undefined;
  nearest: Nearest | undefined;
  /** Field paths to return; undefined returns all. */
  mask: string[] | undefined;
  /** The filter in disjunctive normal form. */
  terms: Term[];
  /** Determines which indexes serve the query. */
  shape: QueryShape;
};

type Bound = { values: Native[]; before: boolean };

/**
 * Validates a structured query; `aggregated` are the fields aggregated over its result, which then contains only
 * documents that have them. Throws INVALID_ARGUMENT for whatever Firestore rejects.
 */
export function planQuery(
  query: StructuredQuery,
  parent: string,
  decode: Decode,
  aggregated: string[] = [],
): QueryPlan {
  const from = query.from ?? [];
  if (from.length > 1) throw invalid('A query reads from one collection.');
  if (from.length === 0) throw invalid('A query needs a collection to read from.');
  const filter = compileFilter(query.where, decode);
  const orderBy = orderings(query, filter);
  const limit = query.limit?.value ?? (query.limit ? 0 : undefined);
  if (limit !== undefined && limit < 0) throw invalid('limit is negative');
  if ((query.offset ?? 0) < 0) throw invalid('offset is negative');
  refuseTooManyParts(query, parent);
  if (query.findNearest && query.orderBy?.length)
    throw invalid('findNearest cannot be combined with orderBy.');
  const collectionId = from[0]?.collectionId || undefined;
  const allDescendants = from[0]?.allDescendants === true;
  const terms = termsOf(query.where, decode);
  const nearest = query.findNearest ? compileNearest(query.findNearest, decode) : undefined;
  return {
    parent,
    collectionId,
    allDescendants,
    filter,
    orderBy,
    startAt: bound(query.startAt, orderBy, decode),
    endAt: bound(query.endAt, orderBy, decode),
    offset: query.offset ?? 0,
    limit,
    nearest,
    mask: query.select ? (query.select.fields ?? []).map((field) => field.fieldPath ?? '') : undefined,
    terms,
    shape: {
      collectionGroup: collectionId,
      scope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      disjuncts: shapesOf(terms),
      orders: orderBy.map(({ field, sign }) => ({
        path: field,
        direction: sign > 0 ? 'ASCENDING' : 'DESCENDING',
      })),
      aggregated: [...new Set(aggregated)],
      ...(nearest && { vector: { path: nearest.path, dimension: nearest.dimension } }),
    },
  };
}

const maxParts = 100;

/** The combined limit on filters, orders and the parent. */
function refuseTooManyParts({ where, orderBy }: StructuredQuery, parent: string): void {
  if (countFilters(where) + (orderBy?.length ?? 0) + (parent === '' ? 0 : 1) > maxParts)
    throw invalid(`A query takes at most ${maxParts} filters, sort orders and parent documents together.`);
}

/** Explicit orders, then inequality fields not among them, then the name. */
function orderings(query: StructuredQuery, filter: CompiledFilter): Ordering[] {
  const result: Ordering[] = [];
  let sign: 1 | -1 = 1;
  const add = (field: string) => result.push({ field, read: fieldReader(field), sign });
  for (const order of query.orderBy ?? []) {
    sign = order.direction === 'DESCENDING' ? -1 : 1;
    if (!order.field?.fieldPath) throw invalid('An order needs a field.');
    add(order.field.fieldPath);
  }
  const has = (field: string) => result.some((order) => order.field === field);
  for (const field of [...filter.inequalityFields].sort())
    if (field !== '__name__' && !has(field)) add(field);
  if (!has('__name__')) add('__name__');
  if (result.at(-1)?.field !== '__name__')
    throw invalid('order by clause cannot contain more fields after the key');
  return result;
}

function bound(cursor: Cursor | null | undefined, orderBy: Ordering[], decode: Decode): Bound | undefined {
  if (!cursor?.values?.length) return undefined;
  if (cursor.values.length > orderBy.length)
    throw invalid('order by clause cannot contain fewer fields than the cursor.');
  return { values: cursor.values.map(decode), before: cursor.before === true };
}

/** True if the query reads this collection. */
export function readsCollection(plan: QueryPlan, collection: string): boolean {
  const slash = collection.lastIndexOf('/');
  if (plan.collectionId !== undefined && collection.slice(slash + 1) !== plan.collectionId) return false;
  const holder = slash < 0 ? '' : collection.slice(0, slash);
  if (!plan.allDescendants) return holder === plan.parent;
  return plan.parent === '' || holder === plan.parent || holder.startsWith(`${plan.parent}/`);
}

/** True if the document matches, before offset, limit and nearest are applied. */
export function admits(plan: QueryPlan): Predicate {
  const ordered = plan.orderBy.filter((order) => order.field !== '__name__').map((order) => order.read);
  const required = [...ordered, ...plan.shape.aggregated.map(fieldReader)];
  return (doc) =>
    plan.filter.matches(doc) &&
    required.every((read) => read(doc) !== undefined) &&
    (!plan.startAt || againstBound(plan, doc, plan.startAt) > 0) &&
    (!plan.endAt || againstBound(plan, doc, plan.endAt) < 0);
}

/** Negative if the document comes before the bound in the query's order, positive if after. Never 0. */
export function againstBound(plan: QueryPlan, doc: StoredDoc, { values, before }: Bound): number {
  for (const [index, value] of values.entries()) {
    const order = plan.orderBy[index] as Ordering;
    const result = compareFieldValues(order.read(doc), value) * order.sign;
    if (result !== 0) return result;
  }
  return before ? 1 : -1;
}

/** The result's documents in order. `docs` are all documents in the collections that the query reads. */
export function runPlan(plan: QueryPlan, docs: Iterable<StoredDoc>): StoredDoc[] {
  const admitted: StoredDoc[] = [];
  const isAdmitted = admits(plan);
  for (const doc of docs) if (isAdmitted(doc)) admitted.push(doc);
  const end = plan.limit === undefined ? undefined : plan.offset + plan.limit;
  if (plan.nearest) return plan.nearest.amongDocs(admitted).slice(plan.offset, end);
  return sortDocs(plan, admitted).slice(plan.offset, end);
}

/** Sorts in the query's order; values are read once per document, not per comparison. */
export function sortDocs(plan: QueryPlan, docs: StoredDoc[]): StoredDoc[] {
  const [first] = plan.orderBy;
  if (first?.field === '__name__') return docs.sort((a, b) => comparePaths(a.path, b.path) * first.sign);
  const keyed = docs.map((doc) => ({ doc, keys: plan.orderBy.map((order) => order.read(doc)) }));
  keyed.sort((a, b) => {
    for (const [index, order] of plan.orderBy.entries()) {
      const result = compareFieldValues(a.keys[index], b.keys[index]) * order.sign;
      if (result !== 0) return result;
    }
    return 0;
  });
  return keyed.map((entry) => entry.doc);
}

/** A string that is identical only for the same documents in the same versions. */
export const fingerprint = (docs: StoredDoc[]) =>
  docs.map((doc) => `${doc.path}@${micros(doc.updateTime)}`).join('\n');
