import type { BinaryOperator } from './ast.ts';
import { RulesError } from './rules-error.ts';
import { compare, equal, has, int64, isMap, isNumber, nanosOf, timestampOf, typeOf } from './value-kinds.ts';
import type { RulesValue } from './value-types.ts';
import { Duration, RulesSet, Timestamp } from './value-types.ts';

/** A binary operator on two values; `&&` and `||` are the evaluator's, since they need not evaluate both. */
export function operate(
  operator: Exclude<BinaryOperator, '&&' | '||'>,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case '==':
      return equal(left, right);
    case '!=':
      return !equal(left, right);
    case '<':
      return compare(left, right) < 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>':
      return compare(left, right) > 0;
    case '>=':
      return compare(left, right) >= 0;
    case 'in':
      return isIn(left, right);
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
      return arithmetic(
        left,
        right,
        (a, b) => a * b,
        (a, b) => a * b,
      );
    case '/':
      return arithmetic(
        left,
        right,
        (a, b) => a / nonZero(b),
        (a, b) => a / b,
      );
    case '%':
      return arithmetic(
        left,
        right,
        (a, b) => a % nonZero(b),
        (a, b) => a % b,
      );
  }
}

/** `-x`. */
export function negate(value: RulesValue): RulesValue {
  if (typeof value === 'bigint') return int64(-value);
  if (typeof value === 'number') return -value;
  throw new RulesError(`A ${typeOf(value)} cannot be negated.`);
}

/** Whether a value is of a type, as `is` decides it. */
export function isOfType(value: RulesValue, type: string): boolean {
  const actual = typeOf(value);
  if (actual === 'unknown') throw new RulesError('The query does not determine this value.');
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'));
}

function isIn(wanted: RulesValue, holder: RulesValue): boolean {
  if (Array.isArray(holder) || holder instanceof RulesSet) return has(holder, wanted);
  if (isMap(holder) && typeof wanted === 'string') return Object.hasOwn(holder, wanted);
  throw new RulesError(`A ${typeOf(wanted)} cannot be in a ${typeOf(holder)}.`);
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos + right.nanos);
  if (left instanceof Timestamp && right instanceof Duration) return timestampOf(nanosOf(left) + right.nanos);
  if (left instanceof Duration && right instanceof Timestamp) return timestampOf(left.nanos + nanosOf(right));
  return arithmetic(
    left,
    right,
    (a, b) => a + b,
    (a, b) => a + b,
  );
}

function subtract(left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof Duration && right instanceof Duration) return new Duration(left.nanos - right.nanos);
  if (left instanceof Timestamp && right instanceof Duration) return timestampOf(nanosOf(left) - right.nanos);
  if (left instanceof Timestamp && right instanceof Timestamp)
    return new Duration(nanosOf(left) - nanosOf(right));
  return arithmetic(
    left,
    right,
    (a, b) => a - b,
    (a, b) => a - b,
  );
}

/** Two ints yield an int, which must fit in 64 bits; with a float, the result is a float. */
function arithmetic(
  left: RulesValue,
  right: RulesValue,
  onInts: (a: bigint, b: bigint) => bigint,
  onFloats: (a: number, b: number) => number,
): RulesValue {
  if (typeof left === 'bigint' && typeof right === 'bigint') return int64(onInts(left, right));
  if (isNumber(left) && isNumber(right)) return onFloats(Number(left), Number(right));
  throw new RulesError(`No arithmetic with a ${typeOf(left)} and a ${typeOf(right)}.`);
}

function nonZero(divisor: bigint): bigint {
  if (divisor === 0n) throw new RulesError('Division by zero.');
  return divisor;
}
