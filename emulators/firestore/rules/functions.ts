import { stringOf } from './methods.ts';
import { RulesError } from './rules-error.ts';
import { durationTime, durationValue, timestampDate, timestampValue } from './time.ts';
import { int64, isNumber } from './value-kinds.ts';
import type { RulesValue } from './value-types.ts';
import { Duration, LatLng, Path } from './value-types.ts';

type Builtin = {
  arity: number;
  call: (...args: [RulesValue, RulesValue, RulesValue, RulesValue]) => RulesValue;
};

/** Functions that read documents; the evaluator has them, because they need the request's access. */
export const DOCUMENT_FUNCTIONS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

export const FUNCTIONS: Record<string, Builtin> = {
  int: { arity: 1, call: toInt },
  float: { arity: 1, call: toFloat },
  bool: { arity: 1, call: toBool },
  string: { arity: 1, call: stringOf },
  path: { arity: 1, call: toPath },
  debug: { arity: 1, call: debug },
};

export const NAMESPACES: Record<string, Record<string, Builtin>> = {
  math: {
    abs: { arity: 1, call: (x) => (typeof x === 'bigint' ? int64(x < 0n ? -x : x) : Math.abs(number(x))) },
    ceil: { arity: 1, call: (x) => Math.ceil(number(x)) },
    floor: { arity: 1, call: (x) => Math.floor(number(x)) },
    round: { arity: 1, call: (x) => (typeof x === 'bigint' ? x : toInt(Math.round(number(x)))) },
    pow: { arity: 2, call: (x, y) => number(x) ** number(y) },
    sqrt: { arity: 1, call: (x) => Math.sqrt(number(x)) },
    isNaN: { arity: 1, call: (x) => Number.isNaN(number(x)) },
    isInfinite: { arity: 1, call: (x) => Math.abs(number(x)) === Number.POSITIVE_INFINITY },
  },
  timestamp: {
    date: { arity: 3, call: (year, month, day) => timestampDate(year, month, day) },
    value: { arity: 1, call: timestampValue },
  },
  duration: {
    value: { arity: 2, call: durationValue },
    time: { arity: 4, call: durationTime },
    abs: { arity: 1, call: durationAbs },
  },
  latlng: {
    value: { arity: 2, call: (latitude, longitude) => new LatLng(number(latitude), number(longitude)) },
  },
};

function number(value: RulesValue): number {
  if (!isNumber(value)) throw new RulesError('A number is needed here.');
  return Number(value);
}

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && !Number.isNaN(value)) return nearestInt(value);
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return int64(BigInt(value.replace('+', '')));
  throw new RulesError('int() cannot convert this.');
}

/** Truncated; beyond 64 bits, the nearest int, as in Java. */
function nearestInt(value: number): bigint {
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  return value <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(value));
}

function toFloat(value: RulesValue): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value))
    return Number(value);
  throw new RulesError('float() cannot convert this.');
}

function toBool(value: RulesValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new RulesError('bool() cannot convert this.');
}

function toPath(value: RulesValue): Path {
  if (value instanceof Path) return value;
  if (typeof value !== 'string') throw new RulesError('path() takes a string.');
  const segments = value.replace(/^\//, '').split('/');
  if (segments.includes('')) throw new RulesError('A path has an empty segment.');
  return new Path(segments);
}

function durationAbs(value: RulesValue): Duration {
  if (!(value instanceof Duration)) throw new RulesError('duration.abs() takes a duration.');
  return new Duration(value.nanos < 0n ? -value.nanos : value.nanos);
}

function debug(value: RulesValue): RulesValue {
  console.log('rules debug:', value);
  return value;
}
