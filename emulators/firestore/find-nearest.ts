import { parseFieldPath } from './field-path.ts';
import { doubleOf } from './numbers.ts';
import { type Decode, fieldReader } from './query-filter.ts';
import { comparePaths } from './resource-names.ts';
import { invalid } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import { isVector, type Native, type NativeMap, type Vector } from './values.ts';
import type { FindNearest } from './wire.ts';

/** Keeps the nearest documents, nearest first, and writes the distance into them when asked for. */
export type Nearest = (docs: StoredDoc[]) => StoredDoc[];

const maxDimensions = 2048;
const maxLimit = 1000;

type Prepared = { values: Float64Array; norm: number };

/** Stored vectors never change, so their numbers and their length are worked out once. */
const prepared = new WeakMap<Vector, Prepared>();

function prepare(vector: Vector): Prepared {
  const known = prepared.get(vector);
  if (known) return known;
  const values = Float64Array.from(vector.toArray());
  const entry = { values, norm: Math.sqrt(dot(values, values)) };
  prepared.set(vector, entry);
  return entry;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number);
  return sum;
}

/** Distance as it is reported; `farther` is 1 when a larger number is farther away, -1 when it is nearer. */
type Measure = { distance(a: Prepared, b: Prepared): number; farther: 1 | -1 };

const measures: Record<string, Measure> = {
  EUCLIDEAN: {
    farther: 1,
    distance: ({ values: a }, { values: b }) => {
      let sum = 0;
      for (let index = 0; index < a.length; index++)
        sum += ((a[index] as number) - (b[index] as number)) ** 2;
      return Math.sqrt(sum);
    },
  },
  COSINE: {
    farther: 1,
    distance: (a, b) => (a.norm * b.norm === 0 ? 1 : 1 - dot(a.values, b.values) / (a.norm * b.norm)),
  },
  DOT_PRODUCT: { farther: -1, distance: (a, b) => dot(a.values, b.values) },
};

/** Checks `findNearest`. Throws INVALID_ARGUMENT for what Firestore refuses. */
export function compileNearest(request: FindNearest, decode: Decode): Nearest {
  const fieldPath = request.vectorField?.fieldPath;
  if (!fieldPath) throw invalid('FindNearest.vector_field is required.');
  const vector = request.queryVector ? decode(request.queryVector) : undefined;
  if (!isVector(vector)) throw invalid('FindNearest.query_vector must be a vector.');
  const target = prepare(vector);
  if (target.values.length === 0) throw invalid('FindNearest.query_vector must not be empty.');
  if (target.values.length > maxDimensions)
    throw invalid(`Vectors must have at most ${maxDimensions} dimensions.`);
  const measure = measures[request.distanceMeasure ?? ''];
  if (!measure) throw invalid('FindNearest.distance_measure is required.');
  const limit = request.limit?.value ?? 0;
  if (limit <= 0 || limit > maxLimit) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${maxLimit}.`);
  }
  const threshold = request.distanceThreshold ? (request.distanceThreshold.value ?? 0) : undefined;
  const read = fieldReader(fieldPath);
  const resultField = request.distanceResultField ? parseFieldPath(request.distanceResultField) : undefined;

  return (docs) => {
    const found: { doc: StoredDoc; distance: number }[] = [];
    for (const doc of docs) {
      const stored = read(doc);
      if (!isVector(stored)) continue;
      const candidate = prepare(stored);
      if (candidate.values.length !== target.values.length) continue;
      const distance = measure.distance(target, candidate);
      if (threshold !== undefined && (distance - threshold) * measure.farther > 0) continue;
      found.push({ doc, distance });
    }
    found.sort((a, b) => (a.distance - b.distance) * measure.farther || comparePaths(a.doc.path, b.doc.path));
    const nearest = found.slice(0, limit);
    if (!resultField) return nearest.map((entry) => entry.doc);
    return nearest.map(({ doc, distance }) => ({
      ...doc,
      data: withField(doc.data, resultField, doubleOf(distance)),
    }));
  };
}

function withField(data: NativeMap, [first, ...rest]: string[], value: Native): NativeMap {
  if (first === undefined) return data;
  const inner = (data[first] ?? {}) as NativeMap;
  return { ...data, [first]: rest.length === 0 ? value : withField(inner, rest, value) };
}
