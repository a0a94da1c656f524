import type { Decode } from '../query-filter.ts';
import type { Native } from '../values.ts';
import type { Filter } from '../wire.ts';
import { disjunctiveForm } from './disjunctive-form.ts';
import type { DisjunctShape } from './query-shape.ts';

/** A term of a filter in disjunctive normal form, with values as stored. */
export type Term = {
  equal: { path: string; value: Native }[];
  contains: { path: string; value: Native }[];
  compared: { path: string; op: string; value: Native }[];
};

export function termsOf(filter: Filter | null | undefined, decode: Decode): Term[] {
  return disjunctiveForm(filter).map(({ equal, contains, compared }) => ({
    equal: equal.map(({ path, value }) => ({ path, value: decode(value) })),
    contains: contains.map(({ path, value }) => ({ path, value: decode(value) })),
    compared: compared.map(({ path, op, value }) => ({ path, op, value: value && decode(value) })),
  }));
}

/** The distinct shapes among the terms. */
export function shapesOf(terms: Term[]): DisjunctShape[] {
  return [...new Map(terms.map(shapeOf).map((shape) => [JSON.stringify(shape), shape])).values()];
}

export const shapeOf = ({ equal, contains }: Term): DisjunctShape => ({
  equal: [...new Set(equal.map(({ path }) => path))],
  contains: [...new Set(contains.map(({ path }) => path))],
});
