import type { Direction, Scope } from './definitions.ts';

/** One term of a filter in disjunctive normal form: the fields that it fixes. Inequalities are among the orders. */
export type DisjunctShape = { equal: string[]; contains: string[] };

/**
 * What the choice of indexes depends on: the fields of a query and how it uses them, without any values. Two queries
 * of one shape need the same indexes.
 */
export type QueryShape = {
  /** Id of the collections; undefined reads collections of every id. */
  collectionGroup: string | undefined;
  scope: Scope;
  disjuncts: DisjunctShape[];
  /** Explicit orders, then those that inequalities imply, then `__name__`. */
  orders: { path: string; direction: Direction }[];
  /** Fields that are summed up or averaged. */
  aggregated: string[];
  /** The field of `findNearest`, and the length of the vector asked for. */
  vector?: { path: string; dimension: number };
};
