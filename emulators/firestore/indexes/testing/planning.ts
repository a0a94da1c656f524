import { planQuery } from '../../query-plan.ts';
import type { Filter, Order, StructuredQuery, Value } from '../../wire.ts';
import { decodeValue } from '../../wire-values.ts';
import { parseIndexes } from '../definitions.ts';
import { indexJson } from '../missing-index.ts';
import { findIndexes } from '../planner.ts';

/** A query of the collection `cities`. For tests. */
export type Query = {
  where?: Filter[];
  any?: Filter[];
  orderBy?: string[];
  group?: boolean;
  sum?: string[];
  nearest?: number;
};

const one: Value = { integerValue: '1' };
export const many: Value = { arrayValue: { values: [one, { integerValue: '2' }] } };
export const field = (path: string, op: string, value = one): Filter => ({
  fieldFilter: { field: { fieldPath: path }, op, value },
});
export const equal = (path: string) => field(path, 'EQUAL');
export const isIn = (path: string) => field(path, 'IN', many);
export const above = (path: string) => field(path, 'GREATER_THAN');
export const below = (path: string) => field(path, 'LESS_THAN');
export const contains = (path: string) => field(path, 'ARRAY_CONTAINS');
export const containsAny = (path: string) => field(path, 'ARRAY_CONTAINS_ANY', many);
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
export function index(text: string, group = false) {
  const fields = text.split(' ').map((part) => {
    const fieldPath = part.replace(/^-|\[\]$|<.*$/g, '');
    if (part.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
    const dimension = /<(\d+)>/.exec(part)?.[1];
    if (dimension) return { fieldPath, vectorConfig: { dimension: Number(dimension), flat: {} } };
    return { fieldPath, order: part.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  });
  return { collectionGroup: 'cities', queryScope: group ? 'COLLECTION_GROUP' : 'COLLECTION', fields };
}

export const override = (fieldPath: string, indexes: object[]) => ({
  collectionGroup: 'cities',
  fieldPath,
  indexes,
});

type Declared = { indexes?: object[]; overrides?: object[] };
const find = (query: Query, { indexes = [], overrides = [] }: Declared = {}) =>
  findIndexes(shapeOf(query), parseIndexes(JSON.stringify({ indexes, fieldOverrides: overrides })));
export const isServed = (query: Query, declared?: Declared) => 'accesses' in find(query, declared);
export const isServedBy = (query: Query, ...indexes: string[]) =>
  isServed(query, { indexes: indexes.map((text) => index(text)) });

/** The missing index, as in `index()`. */
export function missing(query: Query, declared?: Declared): object {
  const found = find(query, declared);
  if ('accesses' in found) throw new Error('The query is served.');
  return indexJson(found.missing);
}
