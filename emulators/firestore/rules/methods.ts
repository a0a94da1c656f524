import type { Method } from './method.ts';
import { matchesWhole, replaceAll, splitBy } from './regex.ts';
import { RulesError } from './rules-error.ts';
import { durationMethods, timestampMethods } from './time.ts';
import { alike, has, isMap, setOf, type TypeName, typeOf } from './value-kinds.ts';
import type { RulesMap, RulesValue } from './value-types.ts';
import { Bytes, type LatLng, MapDiff, Path, RulesSet } from './value-types.ts';

/** Methods whose first argument is a regular expression, so that a literal one can be checked when rules are loaded. */
export const REGEX_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);

function text(value: RulesValue | undefined): string {
  if (typeof value !== 'string') throw new RulesError('A string is needed here.');
  return value;
}

function list(value: RulesValue | undefined): readonly RulesValue[] {
  if (!Array.isArray(value)) throw new RulesError('A list is needed here.');
  return value;
}

function map(value: RulesValue | undefined): RulesMap {
  if (value === undefined || !isMap(value)) throw new RulesError('A map is needed here.');
  return value;
}

function set(value: RulesValue | undefined): RulesSet {
  if (!(value instanceof RulesSet)) throw new RulesError('A set is needed here.');
  return value;
}

/** The argument of set methods such as hasAny: a set, or a list treated as one. */
function asSet(value: RulesValue | undefined): RulesSet {
  return value instanceof RulesSet ? value : setOf(list(value));
}

const stringMethods: Record<string, Method> = {
  size: { arity: 0, call: (self: string) => BigInt(self.length) },
  // ASCII letters alone change case, and white space is what is not above U+0020, as in the official emulator.
  lower: { arity: 0, call: (self: string) => self.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) },
  upper: { arity: 0, call: (self: string) => self.replace(/[a-z]+/g, (letters) => letters.toUpperCase()) },
  trim: { arity: 0, call: (self: string) => self.replace(/^[^\u0021-\uffff]+|[^\u0021-\uffff]+$/g, '') },
  toUtf8: { arity: 0, call: (self: string) => new Bytes(Buffer.from(self)) },
  matches: { arity: 1, call: (self: string, pattern) => matchesWhole(self, text(pattern)) },
  split: { arity: 1, call: (self: string, pattern) => splitBy(self, text(pattern)) },
  replace: { arity: 2, call: (self: string, pattern, by) => replaceAll(self, text(pattern), text(by)) },
};

const listMethods: Record<string, Method> = {
  size: { arity: 0, call: (self: RulesValue[]) => BigInt(self.length) },
  hasAny: { arity: 1, call: (self: RulesValue[], of) => list(of).some((item) => has(self, item)) },
  hasAll: { arity: 1, call: (self: RulesValue[], of) => list(of).every((item) => has(self, item)) },
  hasOnly: { arity: 1, call: (self: RulesValue[], of) => self.every((item) => has(list(of), item)) },
  join: { arity: 1, call: (self: RulesValue[], separator) => self.map(stringOf).join(text(separator)) },
  concat: { arity: 1, call: (self: RulesValue[], other) => [...self, ...list(other)] },
  removeAll: {
    arity: 1,
    call: (self: RulesValue[], gone) => self.filter((item) => !has(list(gone), item)),
  },
  toSet: { arity: 0, call: (self: RulesValue[]) => setOf(self) },
};

const setMethods: Record<string, Method> = {
  size: { arity: 0, call: (self: RulesSet) => BigInt(self.items.length) },
  hasAny: { arity: 1, call: (self: RulesSet, of) => asSet(of).items.some((item) => has(self, item)) },
  hasAll: { arity: 1, call: (self: RulesSet, of) => asSet(of).items.every((item) => has(self, item)) },
  hasOnly: { arity: 1, call: (self: RulesSet, of) => self.items.every((item) => has(asSet(of), item)) },
  difference: { arity: 1, call: (self: RulesSet, of) => keep(self, (item) => !has(set(of), item)) },
  intersection: { arity: 1, call: (self: RulesSet, of) => keep(self, (item) => has(set(of), item)) },
  union: { arity: 1, call: (self: RulesSet, of) => setOf([...self.items, ...set(of).items]) },
};

const mapMethods: Record<string, Method> = {
  size: { arity: 0, call: (self: RulesMap) => BigInt(Object.keys(self).length) },
  keys: { arity: 0, call: (self: RulesMap) => Object.keys(self).sort() },
  values: { arity: 0, call: (self: RulesMap) => Object.values(self) },
  get: { arity: 2, call: getOrDefault },
  diff: { arity: 1, call: (self: RulesMap, before) => new MapDiff(self, map(before)) },
};

const mapDiffMethods: Record<string, Method> = {
  addedKeys: { arity: 0, call: (self: MapDiff) => keysWhere(self, (before, after) => after && !before) },
  removedKeys: { arity: 0, call: (self: MapDiff) => keysWhere(self, (before, after) => before && !after) },
  changedKeys: {
    arity: 0,
    call: (self: MapDiff) => keysWhere(self, (before, after, kept) => before && after && !kept),
  },
  unchangedKeys: { arity: 0, call: (self: MapDiff) => keysWhere(self, (_before, _after, kept) => kept) },
  affectedKeys: { arity: 0, call: (self: MapDiff) => keysWhere(self, (_before, _after, kept) => !kept) },
};

const bytesMethods: Record<string, Method> = {
  size: { arity: 0, call: (self: Bytes) => BigInt(self.bytes.length) },
  toBase64: { arity: 0, call: (self: Bytes) => Buffer.from(self.bytes).toString('base64') },
  toHexString: { arity: 0, call: (self: Bytes) => Buffer.from(self.bytes).toString('hex') },
};

const latlngMethods: Record<string, Method> = {
  latitude: { arity: 0, call: (self: LatLng) => self.latitude },
  longitude: { arity: 0, call: (self: LatLng) => self.longitude },
};

const pathMethods: Record<string, Method> = {
  bind: { arity: 1, call: (self: Path, values) => bind(self, map(values)) },
};

/** Every method of the language that this engine knows, by the type it belongs to. */
export const METHODS: Partial<Record<TypeName, Record<string, Method>>> = {
  string: stringMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  bytes: bytesMethods,
  latlng: latlngMethods,
  path: pathMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
};

/** @throws RulesError when the value's type has no such method. */
export function callMethod(self: RulesValue, name: string, args: RulesValue[]): RulesValue {
  const methods = METHODS[typeOf(self)];
  const method = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method?.arity !== args.length)
    throw new RulesError(`A ${typeOf(self)} has no ${name}() with ${args.length} arguments.`);
  // The table is indexed by the type of `self`, which TypeScript cannot follow.
  return method.call(self as never, ...args);
}

/** A value as text, as `string()` and `join()` render it. */
export function stringOf(value: RulesValue): string {
  if (typeof value === 'number') return floatText(value);
  if (value instanceof Path) return `/${value.segments.join('/')}`;
  if (value === null || ['string', 'boolean', 'bigint'].includes(typeof value)) return String(value);
  throw new RulesError(`A ${typeOf(value)} cannot be made a string.`);
}

/** Floats print as in Java: always with a point, and with an exponent outside 0.001 to 10,000,000. */
function floatText(value: number): string {
  const withPoint = (text: string) => (text.includes('.') ? text : `${text}.0`);
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-3 && size < 1e7))
    return withPoint(Object.is(value, -0) ? '-0' : String(value));
  const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
  return `${withPoint(mantissa)}E${Number(exponent)}`;
}

function keep(self: RulesSet, wanted: (item: RulesValue) => boolean): RulesSet {
  return new RulesSet(self.items.filter(wanted));
}

function getOrDefault(
  self: RulesMap,
  key: RulesValue | undefined,
  otherwise: RulesValue | undefined,
): RulesValue {
  const keys = Array.isArray(key) ? key.map(text) : [text(key)];
  if (keys.length === 0) throw new RulesError('get() needs at least one key.');
  let found: RulesValue = self;
  for (const part of keys) {
    if (!isMap(found) || !Object.hasOwn(found, part)) return otherwise ?? null;
    found = found[part]!;
  }
  return found;
}

function keysWhere(
  { before, after }: MapDiff,
  test: (before: boolean, after: boolean, kept: boolean) => boolean,
): RulesSet {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new RulesSet(
    [...keys].filter((key) => {
      const [had, has] = [Object.hasOwn(before, key), Object.hasOwn(after, key)];
      return test(had, has, had && has && alike(before[key]!, after[key]!));
    }),
  );
}

/** Fills the `{name}` segments of a path. */
function bind(self: Path, values: RulesMap): Path {
  return new Path(
    self.segments.flatMap((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name === undefined) return [segment];
      if (!Object.hasOwn(values, name)) throw new RulesError(`bind() has no value for {${name}}.`);
      return [text(values[name])];
    }),
  );
}
