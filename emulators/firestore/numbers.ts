/**
 * Numbers as stored in documents. Firestore distinguishes 64-bit integers from doubles; JavaScript does not:
 * - an integer is a `number` up to ±(2^53 - 1) and a `bigint` beyond;
 * - a double is a `number` unless it could be mistaken for such an integer (`3.0`), else a `Double`.
 */
export type FirestoreNumber = number | bigint | Double;

/** A double whose value is a safe integer. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);

const isWhole = (value: number) => Number.isSafeInteger(value) && !Object.is(value, -0);

export const isNumber = (value: unknown): value is FirestoreNumber =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;

export const isInteger = (value: FirestoreNumber): value is number | bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && isWhole(value));

export const isNaNValue = (value: unknown) => typeof value === 'number' && Number.isNaN(value);

export const doubleOf = (value: number): FirestoreNumber => (isWhole(value) ? new Double(value) : value);

/** Throws RangeError for values outside 64 bits. */
export function integerOf(value: string | number | bigint): FirestoreNumber {
  const short = Number(value);
  if (Number.isSafeInteger(short)) return short + 0;
  const integer = BigInt(value);
  if (integer > largest || integer < smallest) throw new RangeError(`${value} does not fit 64 bits.`);
  return integer;
}

/** The value as a double, for arithmetic. */
export const toDouble = (value: FirestoreNumber): number =>
  value instanceof Double ? value.value : Number(value);

/** Orders numbers by value, regardless of kind; NaN comes first. */
export function compareNumbers(left: FirestoreNumber, right: FirestoreNumber): number {
  const a = left instanceof Double ? left.value : left;
  const b = right instanceof Double ? right.value : right;
  if (a < b) return -1;
  if (a > b) return 1;
  // biome-ignore lint/suspicious/noDoubleEquals: a bigint and a number of one value are equal only loosely.
  if (a == b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

/** Integers stay integers and saturate at 64 bits; with a double, the sum is a double. */
export function add(left: FirestoreNumber, right: FirestoreNumber): FirestoreNumber {
  if (!isInteger(left) || !isInteger(right)) return doubleOf(toDouble(left) + toDouble(right));
  const sum = BigInt(left) + BigInt(right);
  return integerOf(sum > largest ? largest : sum < smallest ? smallest : sum);
}

/** The larger (`sign` 1) or smaller (`sign` -1) of two numbers; the first if equal; NaN beats every number. */
export function extreme(stored: FirestoreNumber, given: FirestoreNumber, sign: 1 | -1): FirestoreNumber {
  if (isNaNValue(stored) || isNaNValue(given)) return Number.NaN;
  return compareNumbers(given, stored) * sign > 0 ? given : stored;
}

/** The sum of any numbers: an integer if all are integers and it fits 64 bits, else a double. */
export function sumOf(numbers: readonly FirestoreNumber[]): FirestoreNumber {
  if (!numbers.every(isInteger)) return doubleOf(numbers.reduce<number>((sum, n) => sum + toDouble(n), 0));
  const sum = numbers.reduce<bigint>((total, n) => total + BigInt(n), 0n);
  return sum > largest || sum < smallest ? doubleOf(Number(sum)) : integerOf(sum);
}
