import { describe, expect, it } from 'vitest';
import {
  above,
  below,
  contains,
  containsAny,
  equal,
  field,
  index,
  isIn,
  isServed,
  many,
  override,
  type Query,
} from './testing/planning.ts';

/**
 * What Firestore serves without composite indexes. Sources, as of 2026:
 * - overview: https://firebase.google.com/docs/firestore/query-data/index-overview
 * Where these are silent, the test says so.
 */

describe('automatic single-field indexes (overview, "Queries supported by single-field indexes")', () => {
  it.each<[string, Query]>([
    ['no condition', {}],
    ['one equality', { where: [equal('state')] }],
    ['a range', { where: [below('population')] }],
    ['a range with both ends', { where: [above('population'), below('population')] }],
    ['in', { where: [isIn('country')] }],
    ['!=, which orders by its field', { where: [field('country', 'NOT_EQUAL')] }],
    ['not-in', { where: [field('country', 'NOT_IN', many)] }],
    ['equalities, which are merged', { where: [equal('country'), equal('capital'), equal('state')] }],
    ['array-contains', { where: [contains('regions')] }],
    ['array-contains-any', { where: [containsAny('regions')] }],
    ['an order', { orderBy: ['population'] }],
    ['a descending order', { orderBy: ['-population'] }],
    ['a descending order with the name, which follows it', { orderBy: ['-population', '-__name__'] }],
    ['a field of a map', { where: [equal('size.x')], orderBy: [] }],
  ])('serve %s', (_, query) => {
    expect(isServed(query)).toBe(true);
  });

  it('serve array-contains with equalities by merging; a composite index is only recommended for speed', () => {
    expect(isServed({ where: [contains('regions'), equal('capital')] })).toBe(true);
  });

  it.each<[string, Query]>([
    ['an equality with an order by another field', { where: [equal('country')], orderBy: ['population'] }],
    ['an equality with a range on another field', { where: [equal('country'), above('population')] }],
    ['in with a range on another field', { where: [isIn('country'), above('population')] }],
    ['array-contains with an order', { where: [contains('regions')], orderBy: ['population'] }],
    ['two orders', { orderBy: ['country', 'population'] }],
    ['ranges on two fields', { where: [above('population'), above('area')] }],
    ['an order with the name in the other direction', { orderBy: ['-population', '__name__'] }],
  ])('do not serve %s', (_, query) => {
    expect(isServed(query)).toBe(false);
  });
});

describe('collection groups (overview, "Queries supported by collection group indexes")', () => {
  it('are read whole without an index, and not otherwise', () => {
    expect(isServed({ group: true })).toBe(true);
    expect(isServed({ group: true, where: [equal('category')] })).toBe(false);
    expect(isServed({ group: true, orderBy: ['category'] })).toBe(false);
  });

  it('have single-field indexes by override only', () => {
    const overrides = [override('category', [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }])];
    expect(isServed({ group: true, where: [isIn('category')] }, { overrides })).toBe(true);
    expect(isServed({ group: true, orderBy: ['-category'] }, { overrides })).toBe(false);
    expect(isServed({ where: [equal('category')] }, { overrides })).toBe(false);
  });

  it('take composite indexes of their own scope', () => {
    const query: Query = { where: [equal('country')], orderBy: ['population'] };
    expect(isServed({ ...query, group: true }, { indexes: [index('country population')] })).toBe(false);
    expect(isServed({ ...query, group: true }, { indexes: [index('country population', true)] })).toBe(true);
    expect(isServed(query, { indexes: [index('country population', true)] })).toBe(false);
  });
});

describe('exemptions (overview, "Single-field index exemptions")', () => {
  it('take a field out of the automatic indexes, and the fields of a map with it', () => {
    const overrides = [override('size', [])];
    expect(isServed({ where: [equal('size')] }, { overrides })).toBe(false);
    expect(isServed({ where: [equal('size.x')] }, { overrides })).toBe(false);
    expect(isServed({ where: [equal('sizes')] }, { overrides })).toBe(true);
  });

  it('of a map give way to the override of one of its fields', () => {
    const overrides = [
      override('size', []),
      override('size.x', [{ order: 'ASCENDING', queryScope: 'COLLECTION' }]),
    ];
    expect(isServed({ where: [equal('size.x')] }, { overrides })).toBe(true);
    expect(isServed({ orderBy: ['-size.x'] }, { overrides })).toBe(false);
    expect(isServed({ where: [equal('size.y')] }, { overrides })).toBe(false);
  });

  it('of * hold for every field without an override', () => {
    const overrides = [
      override('*', []),
      override('state', [{ order: 'ASCENDING', queryScope: 'COLLECTION' }]),
    ];
    expect(isServed({ where: [equal('country')] }, { overrides })).toBe(false);
    expect(isServed({ where: [equal('state')] }, { overrides })).toBe(true);
  });

  it('do not concern composite indexes', () => {
    const declared = { overrides: [override('population', [])], indexes: [index('country population')] };
    expect(isServed({ where: [equal('country'), above('population')] }, declared)).toBe(true);
  });
});
