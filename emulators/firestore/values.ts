import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { compareNumbers, type FirestoreNumber, isNumber } from './numbers.ts';
import { comparePaths, compareStrings } from './resource-names.ts';

/** A value of a document as it is held in memory: JavaScript values, numbers as in `numbers.ts`, and classes. Never changed. */
export type Native = unknown;
export type NativeMap = Record<string, Native>;
export type Vector = { toArray(): number[] };

/** A value that names a document, maybe of another database. */
export class Reference {
  /** `projects/P/databases/D`. */
  readonly database: string;
  /** Below `/documents`. */
  readonly path: string;
  constructor(database: string, path: string) {
    this.database = database;
    this.path = path;
  }

  /** From a full resource name. */
  static of(name: string): Reference {
    const segments = name.split('/');
    return new Reference(segments.slice(0, 4).join('/'), segments.slice(5).join('/'));
  }

  get name() {
    return `${this.database}/documents/${this.path}`;
  }
}

const rank = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

export type Kind = keyof typeof rank;

export const isVector = (value: Native): value is Vector =>
  typeof (value as Partial<Vector> | null)?.toArray === 'function';

/** The Firestore type of a value. */
export function kindOf(value: Native): Kind {
  switch (typeof value) {
    case 'boolean':
      return 'boolean';
    case 'number':
      return 'number';
    case 'string':
      return 'string';
  }
  if (value === null || value === undefined) return 'null';
  if (isNumber(value)) return 'number';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Reference) return 'reference';
  if (value instanceof GeoPoint) return 'geoPoint';
  return isVector(value) ? 'vector' : 'map';
}

function compareLists<T>(a: ArrayLike<T>, b: ArrayLike<T>, compare: (a: T, b: T) => number): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const order = compare(a[index] as T, b[index] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: NativeMap, b: NativeMap): number {
  const keysA = Object.keys(a).sort(compareStrings);
  const keysB = Object.keys(b).sort(compareStrings);
  const length = Math.min(keysA.length, keysB.length);
  for (let index = 0; index < length; index++) {
    const keyA = keysA[index] as string;
    const order = compareStrings(keyA, keysB[index] as string) || compareValues(a[keyA], b[keyA]);
    if (order !== 0) return order;
  }
  return keysA.length - keysB.length;
}

const compareReferences = (a: Reference, b: Reference) =>
  compareStrings(a.database, b.database) || comparePaths(a.path, b.path);

/** Firestore's total order over values of all types. NaN is the smallest number. */
export function compareValues(a: Native, b: Native): number {
  const kind = kindOf(a);
  const kindB = kindOf(b);
  if (kind !== kindB) return rank[kind] - rank[kindB];
  switch (kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a) - Number(b);
    case 'number':
      return compareNumbers(a as FirestoreNumber, b as FirestoreNumber);
    case 'string':
      return compareStrings(a as string, b as string);
    case 'timestamp': {
      const [x, y] = [a as Timestamp, b as Timestamp];
      return x.seconds - y.seconds || x.nanoseconds - y.nanoseconds;
    }
    case 'bytes':
      return Buffer.compare(a as Uint8Array, b as Uint8Array);
    case 'reference':
      return compareReferences(a as Reference, b as Reference);
    case 'geoPoint': {
      const [x, y] = [a as GeoPoint, b as GeoPoint];
      return compareNumbers(x.latitude, y.latitude) || compareNumbers(x.longitude, y.longitude);
    }
    case 'array':
      return compareLists(a as Native[], b as Native[], compareValues);
    case 'vector': {
      const [x, y] = [(a as Vector).toArray(), (b as Vector).toArray()];
      return x.length - y.length || compareLists(x, y, compareNumbers);
    }
    case 'map':
      return compareMaps(a as NativeMap, b as NativeMap);
  }
}

export const equalValues = (a: Native, b: Native) => kindOf(a) === kindOf(b) && compareValues(a, b) === 0;

/** The value at a field path, or undefined where there is none. */
export function fieldAt(data: NativeMap, segments: readonly string[]): Native {
  let value: Native = data;
  for (const segment of segments) {
    if (kindOf(value) !== 'map' || value === undefined || !Object.hasOwn(value as NativeMap, segment))
      return undefined;
    value = (value as NativeMap)[segment];
  }
  return value;
}
