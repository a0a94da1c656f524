import { parseFieldPath } from './field-path.ts';
import { PackedVectors } from './indexes/packed-vectors.ts';
import { doubleOf } from './numbers.ts';
import { type Decode, fieldReader, type Predicate } from './query-filter.ts';
import { comparePaths } from './resource-names.ts';
import { invalid } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import { isVector, type Native, type NativeMap } from './values.ts';
import type { FindNearest } from './wire.ts';

/** A validated `findNearest`. */
export type Nearest = {
  path: string;
  /** Length of the query vector; vectors of other lengths are not found. */
  dimension: number;
  /** The nearest of the admitted documents, nearest first, with the distance written into them if requested. */
  among(packed: PackedVectors, isAdmitted: Predicate): StoredDoc[];
  /** The nearest of these documents. */
  amongDocs(docs: Iterable<StoredDoc>): StoredDoc[];
};

const maxDimensions = 2048;
const maxLimit = 1000;

type Target = { values: Float64Array; norm: number };

/** The reported distance of the vector that starts at `from`. */
type Distance = (target: Target, packed: PackedVectors, slot: number) => number;

/** `farther` is 1 if a larger number means farther away, -1 if it means nearer. */
type Measure = { distance: Distance; farther: 1 | -1 };

const dot: Distance = ({ values: a }, { values: b, dimension }, slot) => {
  const from = slot * dimension;
  let sum = 0;
  for (let index = 0; index < dimension; index++) sum += (a[index] as number) * (b[from + index] as number);
  return sum;
};

const measures: Record<string, Measure> = {
  EUCLIDEAN: {
    farther: 1,
    distance: ({ values: a }, { values: b, dimension }, slot) => {
      const from = slot * dimension;
      let sum = 0;
      for (let index = 0; index < dimension; index++)
        sum += ((a[index] as number) - (b[from + index] as number)) ** 2;
      return Math.sqrt(sum);
    },
  },
  COSINE: {
    farther: 1,
    distance: (target, packed, slot) => {
      const norms = target.norm * (packed.norms[slot] as number);
      return norms === 0 ? 1 : 1 - dot(target, packed, slot) / norms;
    },
  },
  DOT_PRODUCT: { farther: -1, distance: dot },
};

/** Validates `findNearest`. Throws INVALID_ARGUMENT for whatever Firestore rejects. */
export function compileNearest(request: FindNearest, decode: Decode): Nearest {
  const fieldPath = request.vectorField?.fieldPath;
  if (!fieldPath) throw invalid('FindNearest.vector_field is required.');
  const vector = request.queryVector ? decode(request.queryVector) : undefined;
  if (!isVector(vector)) throw invalid('FindNearest.query_vector must be a vector.');
  const values = Float64Array.from(vector.toArray());
  const dimension = values.length;
  const target = { values, norm: Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) };
  if (dimension === 0) throw invalid('FindNearest.query_vector must not be empty.');
  if (dimension > maxDimensions) throw invalid(`Vectors must have at most ${maxDimensions} dimensions.`);
  const measure = measures[request.distanceMeasure ?? ''];
  if (!measure) throw invalid('FindNearest.distance_measure is required.');
  const limit = request.limit?.value ?? 0;
  if (limit <= 0 || limit > maxLimit) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${maxLimit}.`);
  }
  const threshold = request.distanceThreshold ? (request.distanceThreshold.value ?? 0) : undefined;
  const read = fieldReader(fieldPath);
  const resultField = request.distanceResultField ? parseFieldPath(request.distanceResultField) : undefined;

  const among = (packed: PackedVectors, isAdmitted: Predicate): StoredDoc[] => {
    const order = (a: Found, b: Found) =>
      (a.distance - b.distance) * measure.farther || comparePaths(a.doc.path, b.doc.path);
    const nearest = new Smallest<Found>(limit, order);
    for (const [slot, doc] of packed.docs.entries()) {
      const distance = measure.distance(target, packed, slot);
      if (threshold !== undefined && (distance - threshold) * measure.farther > 0) continue;
      const found = { doc, distance };
      if (nearest.takes(found) && isAdmitted(doc)) nearest.add(found);
    }
    if (!resultField) return nearest.items.map((found) => found.doc);
    return nearest.items.map(({ doc, distance }) => ({
      ...doc,
      data: withField(doc.data, resultField, doubleOf(distance)),
    }));
  };
  const amongDocs = (docs: Iterable<StoredDoc>): StoredDoc[] => {
    const packed = new PackedVectors(dimension);
    for (const doc of docs) {
      const stored = read(doc);
      const numbers = isVector(stored) ? stored.toArray() : [];
      if (numbers.length === dimension) packed.add(doc, numbers);
    }
    return among(packed, () => true);
  };
  return { path: fieldPath, dimension, among, amongDocs };
}

type Found = { doc: StoredDoc; distance: number };

/** The first `limit` of all items added, in order. */
class Smallest<T> {
  readonly items: T[] = [];
  readonly #limit: number;
  readonly #compare: (a: T, b: T) => number;

  constructor(limit: number, compare: (a: T, b: T) => number) {
    this.#limit = limit;
    this.#compare = compare;
  }

  /** False if the item sorts after all that are needed. */
  takes(item: T): boolean {
    const last = this.items[this.#limit - 1];
    return last === undefined || this.#compare(item, last) < 0;
  }

  add(item: T): void {
    let low = 0;
    let high = this.items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.items[middle] as T, item) <= 0) low = middle + 1;
      else high = middle;
    }
    this.items.splice(low, 0, item);
    if (this.items.length > this.#limit) this.items.pop();
  }
}

function withField(data: NativeMap, [first, ...rest]: string[], value: Native): NativeMap {
  if (first === undefined) return data;
  const inner = (data[first] ?? {}) as NativeMap;
  return { ...data, [first]: rest.length === 0 ? value : withField(inner, rest, value) };
}
