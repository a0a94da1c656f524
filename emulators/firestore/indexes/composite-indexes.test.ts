import { describe, expect, it } from 'vitest';
import {
  above,
  contains,
  containsAny,
  equal,
  index,
  isIn,
  isServed,
  isServedBy,
  missing,
  type Query,
} from './testing/planning.ts';

/**
 * How Firestore chooses composite indexes. Sources, as of 2026:
 * - overview: https://firebase.google.com/docs/firestore/query-data/index-overview
 * Where these are silent, the test says so.
 */

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
