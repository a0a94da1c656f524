import { RulesError } from './rules-error.ts';
import type { RulesMap, RulesValue } from './value-types.ts';
import { Bytes, Duration, LatLng, MapDiff, Path, RulesSet, Timestamp, Unknown } from './value-types.ts';

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'map_diff'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'unknown';

export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Bytes) return 'bytes';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof Path) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Unknown) return 'unknown';
  return 'map';
}

/** A map without a prototype, so that no key (`constructor`, `__proto__`) exists unless it was put there. */
export function mapOf(entries: Iterable<readonly [string, RulesValue]> = []): RulesMap {
  const map: RulesMap = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

export function isMap(value: RulesValue): value is RulesMap {
  return typeOf(value) === 'map';
}

/** `==`: an int is compared with a float as a float, but inside lists and maps the types of numbers must agree. */
export function equal(a: RulesValue, b: RulesValue): boolean {
  return isNumber(a) && isNumber(b) ? alike(a, b) : same(a, b, false);
}

/** Equality of the members of sets and of the values that `diff` compares: ints and floats mix at every depth. */
export function alike(a: RulesValue, b: RulesValue): boolean {
  return same(a, b, true);
}

function same(a: RulesValue, b: RulesValue, mixNumbers: boolean): boolean {
  if (a instanceof Unknown || b instanceof Unknown)
    throw new RulesError('The query does not determine this value.');
  if (mixNumbers && isNumber(a) && isNumber(b) && typeof a !== typeof b) return Number(a) === Number(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => same(item, b[i]!, mixNumbers));
  }
  if (isMap(a) && isMap(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && same(a[key]!, b[key]!, mixNumbers))
    );
  }
  if (a instanceof RulesSet && b instanceof RulesSet) {
    return a.items.length === b.items.length && a.items.every((item) => has(b, item));
  }
  return sameScalar(a, b);
}

function sameScalar(a: RulesValue, b: RulesValue): boolean {
  if (a instanceof Timestamp && b instanceof Timestamp) return nanosOf(a) === nanosOf(b);
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  if (a instanceof LatLng && b instanceof LatLng)
    return a.latitude === b.latitude && a.longitude === b.longitude;
  if (a instanceof Path && b instanceof Path) return a.segments.join('/') === b.segments.join('/');
  if (a instanceof Bytes && b instanceof Bytes) return Buffer.compare(a.bytes, b.bytes) === 0;
  return a === b;
}

/** Whether a list has the value; a set has by `alike`, a list by the stricter equality of its elements. */
export function has(holder: RulesSet | readonly RulesValue[], wanted: RulesValue): boolean {
  if (holder instanceof RulesSet) return holder.items.some((item) => alike(item, wanted));
  return holder.some((item) => same(item, wanted, false));
}

/** The items without duplicates. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const distinct: RulesValue[] = [];
  for (const item of items) if (!distinct.some((known) => alike(known, item))) distinct.push(item);
  return new RulesSet(distinct);
}

/** Negative, zero or positive; NaN when a float NaN takes part. @throws RulesError for types that have no order. */
export function compare(a: RulesValue, b: RulesValue): number {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a < b ? -1 : a > b ? 1 : 0;
  if (isNumber(a) && isNumber(b)) return order(Number(a), Number(b));
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (a instanceof Bytes && b instanceof Bytes) return Buffer.compare(a.bytes, b.bytes);
  if (a instanceof Timestamp && b instanceof Timestamp) return compare(nanosOf(a), nanosOf(b));
  if (a instanceof Duration && b instanceof Duration) return compare(a.nanos, b.nanos);
  throw new RulesError(`A ${typeOf(a)} cannot be compared with a ${typeOf(b)}.`);
}

function order(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : a === b ? 0 : Number.NaN;
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** A 64-bit integer, or an error when the result does not fit. */
export function int64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new RulesError('The integer does not fit 64 bits.');
  return value;
}

/** Nanoseconds since the Unix epoch. */
export function nanosOf(time: Timestamp): bigint {
  return time.millis * 1_000_000n + BigInt(time.extraNanos);
}

export function timestampOf(nanos: bigint): Timestamp {
  const extra = ((nanos % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return new Timestamp((nanos - extra) / 1_000_000n, Number(extra));
}
