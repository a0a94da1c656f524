import { describe, expect, it } from 'vitest';
import {
  above,
  contains,
  equal,
  index,
  isIn,
  isServed,
  isServedBy,
  missing,
  override,
  type Query,
} from './testing/planning.ts';

/**
 * How Firestore chooses indexes for aggregates and vectors. Sources, as of 2026:
 * - overview: https://firebase.google.com/docs/firestore/query-data/index-overview
 * - vectors: https://firebase.google.com/docs/firestore/vector-search
 * - sums: https://cloud.google.com/blog/products/databases/aggregate-with-sum-and-avg-in-firestore
 * Where these are silent, the test says so.
 */

describe('aggregates', () => {
  it('count by the indexes of the query', () => {
    // https://firebase.google.com/docs/firestore/query-data/aggregation-queries
    expect(isServed({ where: [equal('country'), above('population')], sum: [] })).toBe(false);
  });

  it('need the summed field in the index, behind the order (overview, "Index properties"; sums)', () => {
    expect(isServed({ sum: ['area'] })).toBe(true);
    expect(isServed({ sum: ['area'] }, { overrides: [override('area', [])] })).toBe(false);
    const query: Query = { where: [equal('country'), above('population')], sum: ['area'] };
    expect(isServedBy(query, 'country population')).toBe(false);
    expect(isServedBy(query, 'country population area')).toBe(true);
    expect(isServedBy({ where: [equal('country')], sum: ['area'] }, 'country area')).toBe(true);
    expect(isServed({ where: [above('area')], sum: ['area'] })).toBe(true);
  });

  it('take the summed field in the direction of the order; the documents do not say', () => {
    const query: Query = { where: [equal('country')], orderBy: ['-population'], sum: ['area'] };
    expect(missing(query)).toEqual(index('country -population -area'));
  });
});

describe('findNearest (vectors)', () => {
  it('needs a vector index of its dimension', () => {
    expect(isServed({ nearest: 3 })).toBe(false);
    expect(isServedBy({ nearest: 3 }, 'vector<3>')).toBe(true);
    expect(isServedBy({ nearest: 2 }, 'vector<3>')).toBe(false);
  });

  it('needs exactly the filtered fields before the vector', () => {
    const query: Query = { where: [equal('color'), equal('size')], nearest: 3 };
    expect(isServedBy(query, 'vector<3>')).toBe(false);
    expect(isServedBy(query, 'color vector<3>')).toBe(false);
    expect(isServedBy(query, 'color size vector<3>')).toBe(true);
    expect(isServedBy({ nearest: 3 }, 'color vector<3>')).toBe(false);
  });

  it('is not served by joined indexes, in any order of the fields; the documents do not say', () => {
    const query: Query = { where: [equal('color'), equal('size')], nearest: 3 };
    expect(isServedBy(query, 'color vector<3>', 'size vector<3>')).toBe(false);
    expect(isServedBy(query, 'size -color vector<3>')).toBe(true);
  });

  it('may be filtered by in, array-contains and a range', () => {
    expect(isServedBy({ where: [isIn('color')], nearest: 3 }, 'color vector<3>')).toBe(true);
    expect(isServedBy({ where: [contains('tags')], nearest: 3 }, 'tags[] vector<3>')).toBe(true);
    expect(isServedBy({ where: [above('size')], nearest: 3 }, 'size vector<3>')).toBe(true);
  });
});
