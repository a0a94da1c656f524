import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { planQuery, type QueryPlan, readsCollection, runPlan } from '../query-plan.ts';
import { StatusError } from '../status.ts';
import { micros, type StoredDoc, splitPath } from '../stored-doc.ts';
import type { NativeMap } from '../values.ts';
import type { Filter, StructuredQuery, Value } from '../wire.ts';
import { decodeValue } from '../wire-values.ts';
import { type IndexDefinitions, parseIndexes } from './definitions.ts';
import { IndexStore } from './index-store.ts';

/** Queries through sorted indexes find exactly what a full scan finds. */

const COLLECTIONS = ['things', 'owners/ann/things', 'owners/ben/things'];
const FIELDS = ['a', 'b', 'm.x'];

const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 2 }).map((n): Value => ({ integerValue: String(n) })) },
  fc.constantFrom<Value>(
    { doubleValue: 1.5 },
    { doubleValue: 1 },
    { integerValue: '4611686018427387904' },
    { doubleValue: 2 ** 62 },
    { doubleValue: Number.NaN },
    { doubleValue: -0 },
    { nullValue: 'NULL_VALUE' },
    { booleanValue: true },
    { stringValue: '' },
    { stringValue: 'x' },
    { stringValue: '\u{1f600}' },
    { stringValue: '\uffee' },
    { arrayValue: { values: [{ integerValue: '1' }] } },
  ),
);

const list = fc.array(scalar, { maxLength: 3 });
const vector = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 3 });
const vectorValue = (numbers: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

const data = fc.record(
  {
    a: scalar,
    b: scalar,
    c: fc.oneof(
      list.map((values): Value => ({ arrayValue: { values } })),
      scalar,
    ),
    m: fc.record({ x: scalar }, { requiredKeys: [] }).map((fields): Value => ({ mapValue: { fields } })),
    v: fc.oneof(vector.map(vectorValue), scalar),
  },
  { requiredKeys: ['a', 'b'] },
);

type Step = { path: string; fields: Record<string, Value> | undefined };
const step: fc.Arbitrary<Step> = fc.record({
  path: fc
    .tuple(fc.constantFrom(...COLLECTIONS), fc.integer({ min: 0, max: 9 }))
    .map(([collection, id]) => `${collection}/d${id}`),
  fields: fc.option(data, { nil: undefined, freq: 5 }),
});

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        field: fc.constantFrom(...FIELDS),
        op: fc.constantFrom(
          'EQUAL',
          'EQUAL',
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
          'NOT_EQUAL',
        ),
        value: scalar,
      })
      .map(({ field, op, value }): Filter => ({ fieldFilter: { field: { fieldPath: field }, op, value } })),
  },
  fc
    .record({
      field: fc.constantFrom(...FIELDS),
      op: fc.constantFrom('IN', 'NOT_IN'),
      values: fc.array(scalar, { minLength: 1, maxLength: 3 }),
    })
    .map(
      ({ field, op, values }): Filter => ({
        fieldFilter: { field: { fieldPath: field }, op, value: { arrayValue: { values } } },
      }),
    ),
  scalar.map(
    (value): Filter => ({ fieldFilter: { field: { fieldPath: 'c' }, op: 'ARRAY_CONTAINS', value } }),
  ),
  fc.array(scalar, { minLength: 1, maxLength: 3 }).map(
    (values): Filter => ({
      fieldFilter: { field: { fieldPath: 'c' }, op: 'ARRAY_CONTAINS_ANY', value: { arrayValue: { values } } },
    }),
  ),
  fc
    .record({
      field: fc.constantFrom(...FIELDS),
      op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'),
    })
    .map(({ field, op }): Filter => ({ unaryFilter: { field: { fieldPath: field }, op } })),
  fc
    .record({
      op: fc.constantFrom('EQUAL', 'GREATER_THAN', 'LESS_THAN_OR_EQUAL'),
      id: fc.integer({ min: 0, max: 9 }),
    })
    .map(
      ({ op, id }): Filter => ({
        fieldFilter: { field: { fieldPath: '__name__' }, op, value: nameOf(`things/d${id}`) },
      }),
    ),
);

const nameOf = (path: string): Value => ({
  referenceValue: `projects/demo-indexes/databases/(default)/documents/${path}`,
});

const composite = (op: string, filters: Filter[]): Filter => ({ compositeFilter: { op, filters } });
const filter: fc.Arbitrary<Filter> = fc.oneof(
  leaf,
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((filters) => composite('AND', filters)),
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((filters) => composite('OR', filters)),
  fc
    .tuple(leaf, fc.array(leaf, { minLength: 1, maxLength: 2 }))
    .map(([one, others]) => composite('AND', [one, composite('OR', others)])),
);

const order = fc.uniqueArray(fc.constantFrom(...FIELDS, '__name__'), { maxLength: 3 }).chain((fields) =>
  fc.tuple(
    ...fields.map((field) =>
      fc.record({
        field: fc.constant({ fieldPath: field }),
        direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
      }),
    ),
  ),
);

const cursor = fc.option(fc.record({ value: scalar, before: fc.boolean() }), { nil: undefined });

const query: fc.Arbitrary<StructuredQuery> = fc
  .record({
    allDescendants: fc.boolean(),
    where: fc.option(filter, { nil: undefined }),
    orderBy: order,
    start: cursor,
    end: cursor,
    offset: fc.integer({ min: 0, max: 2 }),
    limit: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
    nearest: fc.option(
      fc.record({ numbers: vector, measure: fc.constantFrom('EUCLIDEAN', 'COSINE', 'DOT_PRODUCT') }),
      { nil: undefined, freq: 3 },
    ),
  })
  .map(({ allDescendants, where, orderBy, start, end, offset, limit, nearest }): StructuredQuery => {
    const first = orderBy[0]?.field.fieldPath;
    const bound = (cursor: { value: Value; before: boolean } | undefined) =>
      cursor &&
      first && { values: [first === '__name__' ? nameOf('things/d4') : cursor.value], before: cursor.before };
    const base = { from: [{ collectionId: 'things', allDescendants }], where, offset };
    if (nearest)
      return {
        ...base,
        offset: 0,
        findNearest: {
          vectorField: { fieldPath: 'v' },
          queryVector: vectorValue(nearest.numbers),
          distanceMeasure: nearest.measure,
          limit: { value: 3 },
        },
      };
    return {
      ...base,
      orderBy,
      startAt: bound(start) || undefined,
      endAt: bound(end) || undefined,
      limit: limit === undefined ? undefined : { value: limit },
    };
  });

/** Documents of some collections, with indexes over them. */
class Documents {
  readonly docs = new Map<string, StoredDoc>();
  readonly indexes: IndexStore;
  #time = 0;

  constructor(definitions: IndexDefinitions | undefined) {
    const source = {
      candidates: (plan: QueryPlan) => this.candidates(plan),
      get: (path: string) => this.docs.get(path),
    };
    this.indexes = new IndexStore(source, definitions, 0);
  }

  *candidates(plan: QueryPlan) {
    for (const doc of this.docs.values()) if (readsCollection(plan, doc.collection)) yield doc;
  }

  apply({ path, fields }: Step): void {
    const before = this.docs.get(path);
    const time = Timestamp.fromMillis(++this.#time);
    const { parent, id } = splitPath(path);
    const data = fields && (decodeValue({ mapValue: { fields } }) as NativeMap);
    const after: StoredDoc | undefined = data && {
      path,
      id,
      collection: parent,
      data,
      createTime: time,
      updateTime: time,
      version: micros(time),
    };
    if (after) this.docs.set(path, after);
    else this.docs.delete(path);
    if (before || after) this.indexes.replaced(before, after);
  }
}

/** A query that Firestore rejects has no result to compare. */
function planOf(structured: StructuredQuery, parent: string): QueryPlan | undefined {
  try {
    return planQuery(structured, parent, decodeValue);
  } catch (error) {
    if (error instanceof StatusError) return undefined;
    throw error;
  }
}

const DECLARED = parseIndexes(
  JSON.stringify({
    indexes: [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'm.x'],
      ['b', 'm.x'],
    ].flatMap((paths) =>
      ['COLLECTION', 'COLLECTION_GROUP'].flatMap((queryScope) =>
        ['ASCENDING', 'DESCENDING'].map((order) => ({
          collectionGroup: 'things',
          queryScope,
          fields: paths.map((fieldPath) => ({ fieldPath, order })),
        })),
      ),
    ),
  }),
);

describe.each([
  ['the index made for each query', undefined],
  ['joins of declared indexes', DECLARED],
])('queries through %s', (_, definitions) => {
  it('find what a look at every document finds, in the same order', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }),
        fc.array(step, { maxLength: 10 }),
        query,
        fc.constantFrom('', 'owners/ann'),
        (first, later, structured, parent) => {
          const plan = planOf(structured, parent);
          fc.pre(plan !== undefined);
          const documents = new Documents(definitions);
          const check = () => {
            const scanned = runPlan(plan, documents.candidates(plan)).map(({ path }) => path);
            expect(documents.indexes.run(plan)?.map(({ path }) => path) ?? scanned).toEqual(scanned);
            expect(documents.indexes.count(plan) ?? scanned.length).toBe(scanned.length);
          };
          for (const one of first) documents.apply(one);
          check();
          for (const one of later) documents.apply(one);
          check();
        },
      ),
      { numRuns: 700 },
    );
  }, 30_000);
});
