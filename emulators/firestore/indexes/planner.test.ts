import { describe, expect, it } from 'vitest';
import { planQuery } from '../query-plan.ts';
import type { Filter, Order, StructuredQuery, Value } from '../wire.ts';
import { decodeValue } from '../wire-values.ts';
import { parseIndexes } from './definitions.ts';
import { indexJson } from './missing-index.ts';
import { findIndexes } from './planner.ts';

/**
 * How Firestore chooses indexes. Sources, as of 2026:
 * - overview: https://firebase.google.com/docs/firestore/query-data/index-overview
 * - vectors: https://firebase.google.com/docs/firestore/vector-search
 * - sums: https://cloud.google.com/blog/products/databases/aggregate-with-sum-and-avg-in-firestore
 * Where these are silent, the test says so.
 */

type Query = {
  where?: Filter[];
  any?: Filter[];
  orderBy?: string[];
  group?: boolean;
  sum?: string[];
  nearest?: number;
};

const one: Value = { integerValue: '1' };
const many: Value = { arrayValue: { values: [one, { integerValue: '2' }] } };
const field = (path: string, op: string, value = one): Filter => ({
  fieldFilter: { field: { fieldPath: path }, op, value },
});
const equal = (path: string) => field(path, 'EQUAL');
const isIn = (path: string) => field(path, 'IN', many);
const above = (path: string) => field(path, 'GREATER_THAN');
const below = (path: string) => field(path, 'LESS_THAN');
const contains = (path: string) => field(path, 'ARRAY_CONTAINS');
const containsAny = (path: string) => field(path, 'ARRAY_CONTAINS_ANY', many);
const vectorOf = (dimension: number): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: Array.from({ length: dimension }, () => ({ doubleValue: 0.5 })) } },
    },
  },
});

/** `-x` is descending. */
const order = (text: string): Order => ({
  field: { fieldPath: text.replace('-', '') },
  direction: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
});

function shapeOf({ where = [], any, orderBy = [], group = false, sum = [], nearest }: Query) {
  const filters = any ? [...where, { compositeFilter: { op: 'OR', filters: any } }] : where;
  const query: StructuredQuery = {
    from: [{ collectionId: 'cities', allDescendants: group }],
    where: filters.length > 0 ? { compositeFilter: { op: 'AND', filters } } : null,
    orderBy: orderBy.map(order),
  };
  if (nearest !== undefined) {
    query.findNearest = {
      vectorField: { fieldPath: 'vector' },
      queryVector: vectorOf(nearest),
      distanceMeasure: 'COSINE',
      limit: { value: 5 },
    };
  }
  return planQuery(query, '', decodeValue, sum).shape;
}

/** `a -b c[] v<3>`: ascending, descending, array-contains, a vector of three dimensions. */
function index(text: string, group = false) {
  const fields = text.split(' ').map((part) => {
    const fieldPath = part.replace(/^-|\[\]$|<.*$/g, '');
    if (part.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
    const dimension = /<(\d+)>/.exec(part)?.[1];
    if (dimension) return { fieldPath, vectorConfig: { dimension: Number(dimension), flat: {} } };
    return { fieldPath, order: part.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  });
  return { collectionGroup: 'cities', queryScope: group ? 'COLLECTION_GROUP' : 'COLLECTION', fields };
}

const override = (fieldPath: string, indexes: object[]) => ({
  collectionGroup: 'cities',
  fieldPath,
  indexes,
});

type Declared = { indexes?: object[]; overrides?: object[] };
const find = (query: Query, { indexes = [], overrides = [] }: Declared = {}) =>
  findIndexes(shapeOf(query), parseIndexes(JSON.stringify({ indexes, fieldOverrides: overrides })));
const isServed = (query: Query, declared?: Declared) => 'accesses' in find(query, declared);
const isServedBy = (query: Query, ...indexes: string[]) =>
  isServed(query, { indexes: indexes.map((text) => index(text)) });

/** The missing index, as in `index()`. */
function missing(query: Query, declared?: Declared): object {
  const found = find(query, declared);
  if ('accesses' in found) throw new Error('The query is served.');
  return indexJson(found.missing);
}

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

describe('composite indexes (overview, "Queries supported by composite indexes")', () => {
  const range: Query = { where: [equal('country'), above('population')] };

  it('take an equality in any direction', () => {
    expect(isServedBy(range, 'country population')).toBe(true);
    expect(isServedBy(range, '-country population')).toBe(true);
  });

  it('serve in as they serve ==', () => {
    expect(isServedBy({ where: [isIn('country'), above('population')] }, 'country population')).toBe(true);
  });

  it('are not read backwards: a descending order needs an index of its own', () => {
    const descending: Query = { where: [equal('country')], orderBy: ['-population'] };
    expect(isServedBy(descending, 'country population')).toBe(false);
    expect(isServedBy(descending, 'country -population')).toBe(true);
    // "By default, inequality clauses apply an ascending sort order."
    expect(isServedBy(range, 'country -population')).toBe(false);
    // The same with all directions reversed, which the documentation does not mention.
    expect(isServedBy({ orderBy: ['-country', 'population'] }, 'country -population')).toBe(false);
  });

  it('end with the name in the direction of their last sorted field ("Default ordering")', () => {
    const query = (name: string): Query => ({ where: [equal('country')], orderBy: ['-population', name] });
    expect(isServedBy(query('-__name__'), 'country -population')).toBe(true);
    expect(isServedBy(query('__name__'), 'country -population')).toBe(false);
    expect(isServedBy(query('__name__'), 'country -population __name__')).toBe(true);
  });

  it('hold equalities before the order, and nothing behind it', () => {
    expect(isServedBy(range, 'population country')).toBe(false);
    expect(isServedBy(range, 'country population area')).toBe(false);
    expect(isServedBy(range, 'state country population')).toBe(false);
  });

  it('serve several ranges in the order of the query, or of the names of the fields', () => {
    // https://firebase.google.com/docs/firestore/query-data/multiple-range-fields
    const two: Query = { where: [above('population'), above('area')] };
    expect(isServedBy(two, 'area population')).toBe(true);
    expect(isServedBy(two, 'population area')).toBe(false);
    expect(isServedBy({ ...two, orderBy: ['population'] }, 'population area')).toBe(true);
  });

  it('do not need a field that is ordered by and fixed by an equality', () => {
    // https://github.com/firebase/firebase-js-sdk/issues/9097 shows the index that the service asks for.
    expect(isServedBy({ where: [equal('country')], orderBy: ['country'] })).toBe(true);
    const query: Query = { where: [isIn('country')], orderBy: ['-population', 'country'] };
    expect(missing(query)).toEqual(index('country -population __name__'));
  });

  it('hold array elements for array-contains, and whole arrays for ==', () => {
    const query: Query = { where: [contains('regions')], orderBy: ['population'] };
    expect(isServedBy(query, 'regions[] population')).toBe(true);
    expect(isServedBy(query, 'regions population')).toBe(false);
    expect(
      isServedBy({ where: [containsAny('regions')], orderBy: ['population'] }, 'regions[] population'),
    ).toBe(true);
    expect(isServedBy({ where: [equal('regions')], orderBy: ['population'] }, 'regions[] population')).toBe(
      false,
    );
  });

  it('belong to one collection id', () => {
    const other = { ...index('country population'), collectionGroup: 'towns' };
    expect(isServed(range, { indexes: [other] })).toBe(false);
  });

  it('with the name descending alone serve what is ordered by name backwards', () => {
    // https://github.com/firebase/flutterfire/issues/4398, https://github.com/GoogleCloudPlatform/magic-modules/pull/12121
    expect(isServed({ orderBy: ['__name__'] })).toBe(true);
    expect(isServed({ orderBy: ['-__name__'] })).toBe(false);
    expect(isServedBy({ orderBy: ['-__name__'] }, '-__name__')).toBe(true);
    expect(isServed({ where: [equal('state')], orderBy: ['-__name__'] })).toBe(true); // the descending one of state
  });
});

describe('merging (overview, "Use index merging")', () => {
  const pieces = ['category star', 'city star', 'pick star'];

  it.each([[['category']], [['city']], [['pick']], [['category', 'city']], [['category', 'city', 'pick']]])(
    'serves equality of %s with the order of the indexes',
    (fields) => {
      expect(isServedBy({ where: fields.map(equal), orderBy: ['star'] }, ...pieces)).toBe(true);
    },
  );

  it('needs an index for every equality', () => {
    expect(isServedBy({ where: [equal('category'), equal('other')], orderBy: ['star'] }, ...pieces)).toBe(
      false,
    );
  });

  it('needs one order in all indexes', () => {
    const query: Query = { where: [equal('category'), equal('city')], orderBy: ['star'] };
    expect(isServedBy(query, 'category star', 'city -star')).toBe(false);
    expect(isServedBy(query, 'category star')).toBe(false); // even though city has its single-field index
  });

  it('takes a range for the order that it implies', () => {
    // The documentation mentions only equalities and orderBy; users report that such a query runs.
    expect(isServedBy({ where: [equal('category'), equal('city'), above('star')] }, ...pieces)).toBe(true);
  });

  it('joins indexes of several equalities, array-contains and single-field indexes', () => {
    expect(
      isServedBy({ where: [equal('a'), equal('b'), equal('c')], orderBy: ['star'] }, 'b a star', 'c star'),
    ).toBe(true);
    expect(
      isServedBy({ where: [equal('a'), contains('t')], orderBy: ['-star'] }, 'a -star', 't[] -star'),
    ).toBe(true);
    expect(isServedBy({ where: [equal('a'), equal('b'), contains('t')] }, 'a b')).toBe(true);
  });
});

describe('or (https://firebase.google.com/docs/firestore/query-data/queries#or_queries)', () => {
  it('needs an index for each alternative', () => {
    const query: Query = { any: [equal('country'), equal('state')], orderBy: ['population'] };
    expect(isServedBy(query, 'country population')).toBe(false);
    expect(isServedBy(query, 'country population', 'state population')).toBe(true);
    expect(isServed({ any: [equal('country'), contains('regions')] })).toBe(true);
  });

  it('orders every alternative by the inequalities of all', () => {
    const query: Query = { any: [above('population'), equal('state')] };
    expect(missing(query)).toEqual(index('state population'));
    expect(isServedBy(query, 'state population')).toBe(true);
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

describe('the missing index', () => {
  it.each<[string, Query, string]>([
    ['equalities and order', { where: [equal('a'), equal('b')], orderBy: ['-c'] }, 'a b -c'],
    ['array-contains', { where: [equal('a'), contains('t')], orderBy: ['c'] }, 'a t[] c'],
    ['an order with an unusual name', { orderBy: ['-c', '__name__'] }, '-c __name__'],
    ['a vector', { where: [equal('a')], nearest: 4 }, 'a vector<4>'],
    ['a sum', { where: [equal('a'), above('b')], sum: ['c'] }, 'a b c'],
  ])('for %s is complete', (_, query, text) => {
    expect(missing(query)).toEqual(index(text));
    expect(isServedBy(query, text)).toBe(true);
  });
});
