import type { Direction, Scope } from './definitions.ts';

/**
 * One term of a filter in disjunctive normal form: the fields that it fixes. Inequalities are listed with the orders.
 */
export type DisjunctShape = { equal: string[]; contains: string[] };

/**
 * Everything that index selection depends on: a query's fields and how it uses them, without values. Queries of the
 * same shape need the same indexes.
 */
export type QueryShape = {
  /** The collection id; undefined reads collections with any id. */
  collectionGroup: string | undefined;
  scope: Scope;
  disjuncts: DisjunctShape[];
  /** Explicit orders, then those implied by inequalities, then `__name__`. */
  orders: { path: string; direction: Direction }[];
  /** Summed or averaged fields. */
  aggregated: string[];
  /** The field of `findNearest`, and the length of the query vector. */
  vector?: { path: string; dimension: number };
};
