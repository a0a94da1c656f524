import type { Method } from './method.ts';
import { RulesError } from './rules-error.ts';
import { nanosOf } from './value-kinds.ts';
import type { RulesValue } from './value-types.ts';
import { Duration, Timestamp } from './value-types.ts';

const NANOS_A_SECOND = 1_000_000_000n;
const NANOS_A_DAY = 86_400n * NANOS_A_SECOND;
const NANOS_A_UNIT: Record<string, bigint> = {
  w: 7n * NANOS_A_DAY,
  d: NANOS_A_DAY,
  h: 3600n * NANOS_A_SECOND,
  m: 60n * NANOS_A_SECOND,
  s: NANOS_A_SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

function utc(self: Timestamp): Date {
  return new Date(Number(self.millis));
}

function startOfDay(self: Timestamp): Timestamp {
  const date = utc(self);
  return new Timestamp(BigInt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())));
}

/** Methods of a timestamp; all in UTC, months and days from 1, Monday is day 1 of the week. */
export const timestampMethods: Record<string, Method> = {
  date: { arity: 0, call: startOfDay },
  time: { arity: 0, call: (self: Timestamp) => new Duration(nanosOf(self) - nanosOf(startOfDay(self))) },
  toMillis: { arity: 0, call: (self: Timestamp) => self.millis },
  year: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCFullYear()) },
  month: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCMonth() + 1) },
  day: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCDate()) },
  dayOfWeek: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCDay() || 7) },
  dayOfYear: { arity: 0, call: dayOfYear },
  hours: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCHours()) },
  minutes: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCMinutes()) },
  seconds: { arity: 0, call: (self: Timestamp) => BigInt(utc(self).getUTCSeconds()) },
  nanos: {
    arity: 0,
    call: (self: Timestamp) => BigInt(utc(self).getUTCMilliseconds()) * 1_000_000n + BigInt(self.extraNanos),
  },
};

export const durationMethods: Record<string, Method> = {
  seconds: { arity: 0, call: (self: Duration) => self.nanos / NANOS_A_SECOND },
  nanos: { arity: 0, call: (self: Duration) => self.nanos % NANOS_A_SECOND },
};

function dayOfYear(self: Timestamp): bigint {
  const newYear = BigInt(Date.UTC(utc(self).getUTCFullYear(), 0, 1));
  return (startOfDay(self).millis - newYear) / 86_400_000n + 1n;
}

/** `duration.value(n, unit)`. */
export function durationValue(amount: RulesValue, unit: RulesValue): Duration {
  const nanos =
    typeof unit === 'string' && Object.hasOwn(NANOS_A_UNIT, unit) ? NANOS_A_UNIT[unit] : undefined;
  if (typeof amount !== 'bigint' || nanos === undefined) {
    throw new RulesError('duration.value() takes an int and one of w, d, h, m, s, ms, ns.');
  }
  return new Duration(amount * nanos);
}

/** `duration.time(hours, minutes, seconds, nanos)`. */
export function durationTime(...parts: RulesValue[]): Duration {
  const [hours, minutes, seconds, nanos] = parts.map((part) => {
    if (typeof part !== 'bigint') throw new RulesError('duration.time() takes ints.');
    return part;
  }) as [bigint, bigint, bigint, bigint];
  return new Duration((hours * 3600n + minutes * 60n + seconds) * NANOS_A_SECOND + nanos);
}

/** `timestamp.date(year, month, day)`; a day that the calendar does not have is an error. */
export function timestampDate(...parts: RulesValue[]): Timestamp {
  const [year, month, day] = parts.map((part) => {
    if (typeof part !== 'bigint') throw new RulesError('timestamp.date() takes ints.');
    return Number(part);
  }) as [number, number, number];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new RulesError('There is no such date.');
  }
  return new Timestamp(BigInt(date.getTime()));
}

/** `timestamp.value(milliseconds since the Unix epoch)`. */
export function timestampValue(millis: RulesValue): Timestamp {
  if (typeof millis !== 'bigint' || millis > 8_640_000_000_000_000n || millis < -8_640_000_000_000_000n) {
    throw new RulesError('timestamp.value() takes milliseconds as an int.');
  }
  return new Timestamp(millis);
}
