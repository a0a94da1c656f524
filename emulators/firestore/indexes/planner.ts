import {
  type Direction,
  type Index,
  type IndexDefinitions,
  type IndexField,
  type Mode,
  NAME,
  singleFieldModes,
} from './definitions.ts';
import type { DisjunctShape, QueryShape } from './query-shape.ts';

export type PrefixField = { path: string; contains: boolean };
export type Order = { path: string; direction: Direction };

/**
 * How one term of a query uses an index: entries with these prefix values, in this order. An empty prefix reads the
 * whole index.
 */
export type Access = { prefix: PrefixField[]; order: Order[] };

/** The indexes that serve a query: for each term, those whose entries are joined. */
export type Served = { accesses: Access[][] };
/** The missing index that would serve the term. */
export type Missing = { missing: Index };

/**
 * Finds the indexes that serve a query, as Firestore documents it (each rule and its source: *-indexes.test.ts). A term
 * is served by a set of indexes that each start with fields of its equalities, in any order and direction, and end with
 * the query's order, with matching directions; together they cover all equalities.
 */
export function findIndexes(shape: QueryShape, definitions: IndexDefinitions): Served | Missing {
  const accesses: Access[][] = [];
  for (const disjunct of shape.disjuncts) {
    const wanted = idealAccess(shape, disjunct);
    const found = shape.vector
      ? vectorIndex(shape, wanted, definitions)
      : join(wanted, candidates(shape, wanted, definitions));
    if (!found) return { missing: missingIndex(shape, wanted) };
    accesses.push(found);
  }
  return { accesses };
}

/** The single index built for a term: its equalities, then the order without the fields they fix. */
export function idealAccess(shape: QueryShape, { equal, contains }: DisjunctShape): Access {
  const fixed = new Set(equal);
  const orders = shape.orders.filter(({ path }) => !fixed.has(path));
  const last = orders.at(-1);
  // Aggregated fields must be in the index, after the order and before the name that ends every index.
  const name = last?.path === NAME ? [last] : [];
  const sorted = orders.slice(0, orders.length - name.length);
  const direction = sorted.at(-1)?.direction ?? 'ASCENDING';
  const summed = shape.aggregated
    .filter((path) => path !== NAME && !fixed.has(path) && !sorted.some((order) => order.path === path))
    .map((path) => ({ path, direction }));
  const prefix = [
    ...equal.filter((path) => path !== NAME).map((path) => ({ path, contains: false })),
    ...contains.map((path) => ({ path, contains: true })),
  ];
  // An aggregate's order by name is not observable, so it takes the index's.
  const end = summed.length > 0 ? name.map(({ path }) => ({ path, direction })) : name;
  return { prefix, order: [...sorted, ...summed, ...end] };
}

const isDirection = (mode: Mode): mode is Direction => mode === 'ASCENDING' || mode === 'DESCENDING';

/** The fields of an index with its trailing `__name__`, in the direction of the last sorted field. */
function withName(fields: IndexField[]): IndexField[] {
  if (fields.some(({ path }) => path === NAME)) return fields;
  const last = fields.findLast(({ mode }) => isDirection(mode));
  return [...fields, { path: NAME, mode: last?.mode ?? 'ASCENDING' }];
}

/** Every index, declared or automatic, that can yield the term's entries in the query's order. */
function candidates(shape: QueryShape, wanted: Access, definitions: IndexDefinitions): Access[] {
  const { collectionGroup, scope } = shape;
  const found: Access[] = [];
  const consider = (fields: IndexField[]) => {
    const access = accessOf(withName(fields), wanted);
    if (access) found.push(access);
  };
  consider([]); // by name alone: every collection has this index
  if (collectionGroup === undefined) return found;
  for (const index of definitions.composites) {
    if (index.collectionGroup === collectionGroup && index.scope === scope) consider(index.fields);
  }
  const paths = new Set([...wanted.prefix, ...wanted.order].map(({ path }) => path));
  paths.delete(NAME);
  for (const path of paths) {
    for (const { mode, scope: of } of singleFieldModes(definitions, collectionGroup, path))
      if (of === scope) consider([{ path, mode }]);
  }
  return found;
}

/** How a term would use an index; undefined if it cannot. */
function accessOf(fields: IndexField[], { prefix, order }: Access): Access | undefined {
  // A term that fixes the name reads one document, so the rest of the index does not matter.
  const relevant = order.some(({ path }) => path === NAME)
    ? fields
    : fields.filter(({ path }) => path !== NAME);
  const begin = relevant.length - order.length;
  if (begin < 0) return undefined;
  const endsInOrder = order.every(({ path, direction }, at) => {
    const field = relevant[begin + at];
    return field?.path === path && field.mode === direction;
  });
  if (!endsInOrder) return undefined;
  const used: PrefixField[] = [];
  for (const { path, mode } of relevant.slice(0, begin)) {
    const contains = mode === 'CONTAINS';
    if (!contains && !isDirection(mode)) return undefined;
    const field = prefix.find((one) => one.path === path && one.contains === contains);
    if (!field) return undefined;
    used.push(field);
  }
  return { prefix: used, order };
}

/** The fewest indexes, chosen greedily, whose prefixes together cover every field the term fixes. */
function join(wanted: Access, candidates: Access[]): Access[] | undefined {
  if (wanted.prefix.length === 0) {
    const whole = candidates.find(({ prefix }) => prefix.length === 0);
    return whole && [whole];
  }
  const open = new Set(wanted.prefix);
  const joined: Access[] = [];
  while (open.size > 0) {
    const gain = (access: Access) => access.prefix.filter((field) => open.has(field)).length;
    const best = candidates.reduce<Access | undefined>(
      (most, one) => (most === undefined || gain(one) > gain(most) ? one : most),
      undefined,
    );
    if (!best || gain(best) === 0) return undefined;
    for (const field of best.prefix) open.delete(field);
    joined.push(best);
  }
  return joined;
}

/** A vector index contains all filtered fields, in any order, and the vector last; it is never joined with others. */
function vectorIndex(
  shape: QueryShape,
  wanted: Access,
  { composites }: IndexDefinitions,
): Access[] | undefined {
  const { path, dimension } = shape.vector as { path: string; dimension: number };
  const filtered = [...wanted.prefix, ...compared(wanted)];
  const serves = ({ collectionGroup, scope, fields }: Index) => {
    const last = fields.at(-1);
    const before = fields.slice(0, -1).filter((field) => field.path !== NAME);
    return (
      collectionGroup === shape.collectionGroup &&
      scope === shape.scope &&
      last?.path === path &&
      typeof last.mode === 'object' &&
      last.mode.dimension === dimension &&
      before.length === filtered.length &&
      filtered.every((field) =>
        before.some(({ path, mode }) => path === field.path && (mode === 'CONTAINS') === field.contains),
      )
    );
  };
  return composites.some(serves) ? [{ prefix: wanted.prefix, order: [] }] : undefined;
}

/** Fields with inequalities, the only ones in the order of a vector query. */
const compared = ({ order }: Access): PrefixField[] =>
  order.filter(({ path }) => path !== NAME).map(({ path }) => ({ path, contains: false }));

function missingIndex(shape: QueryShape, wanted: Access): Index {
  const { collectionGroup = '', scope, vector } = shape;
  const fixed = wanted.prefix.map(
    ({ path, contains }): IndexField => ({ path, mode: contains ? 'CONTAINS' : 'ASCENDING' }),
  );
  if (vector) {
    const others = compared(wanted).map(({ path }): IndexField => ({ path, mode: 'ASCENDING' }));
    const { path, dimension } = vector;
    return { collectionGroup, scope, fields: [...fixed, ...others, { path, mode: { dimension } }] };
  }
  const sorted = wanted.order.map(({ path, direction }): IndexField => ({ path, mode: direction }));
  const name = sorted.at(-1);
  const fields = [...fixed, ...sorted.filter(({ path }) => path !== NAME)];
  const implied = withName(fields).at(-1);
  if (name?.path === NAME && name.mode !== implied?.mode) {
    // A descending single-field index ends with the name descending, so an equality alone uses it.
    if (sorted.length === 1 && fixed.length > 0 && !fixed.some(({ mode }) => mode === 'CONTAINS'))
      return { collectionGroup, scope, fields: fixed.map(({ path }) => ({ path, mode: 'DESCENDING' })) };
    fields.push(name);
  }
  return { collectionGroup, scope, fields };
}
