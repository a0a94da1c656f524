/**
 * A value inside the rules language. Integers are `bigint` and floats are `number`, so `is int` and `is float`
 * can be told apart. Maps are plain records (own keys only).
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RulesValue[]
  | RulesMap
  | Bytes
  | Timestamp
  | Duration
  | LatLng
  | Path
  | RulesSet
  | MapDiff
  | Unknown;

export type RulesMap = { [key: string]: RulesValue };

/** An instant, in milliseconds of the Unix epoch plus the nanoseconds that a millisecond leaves over (0..999999). */
export class Timestamp {
  readonly millis: bigint;
  readonly extraNanos: number;
  constructor(millis: bigint, extraNanos = 0) {
    this.millis = millis;
    this.extraNanos = extraNanos;
  }
}

/** A span of time in nanoseconds; may be negative. */
export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A place on the globe, in degrees. */
export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A slash-separated path; document paths start with `databases/D/documents`. */
export class Path {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

export class Bytes {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A set without duplicates (by rules equality); made by `toSet` and by the key methods of a map diff. */
export class RulesSet {
  readonly items: readonly RulesValue[];
  constructor(items: readonly RulesValue[]) {
    this.items = items;
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;
  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

/**
 * Something a query does not determine: the id or the data of whichever documents it may return. Any use of it is an
 * evaluation error, except members that are known (fields fixed by `==`).
 */
export class Unknown {
  readonly known: RulesMap;
  constructor(known: RulesMap = Object.create(null) as RulesMap) {
    this.known = known;
  }
}
