import { parseFieldPath } from './field-path.ts';
import { isNaNValue } from './numbers.ts';
import { comparePaths } from './resource-names.ts';
import { invalid } from './status.ts';
import type { StoredDoc } from './stored-doc.ts';
import { compareValues, equalValues, fieldAt, kindOf, type Native } from './values.ts';
import type { Filter, Value } from './wire.ts';

export type Predicate = (doc: StoredDoc) => boolean;
/** Reads the value that a filter or order uses; undefined if the document lacks it. */
export type FieldReader = (doc: StoredDoc) => Native;
export type Decode = (value: Value) => Native;

const nameField = '__name__';
const maxDisjunctions = 30;
const inequalities = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** The document's own name as a value; compared by path, which avoids creating a reference per comparison. */
export class DocName {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

const pathOf = (value: Native) => (value as { path: string }).path;

/** Like compareValues, but supports a document's own name. */
export function compareFieldValues(a: Native, b: Native): number {
  if (a instanceof DocName || b instanceof DocName) return comparePaths(pathOf(a), pathOf(b));
  return compareValues(a, b);
}

const equalFieldValues = (a: Native, b: Native) =>
  a instanceof DocName ? kindOf(b) === 'reference' && a.path === pathOf(b) : equalValues(a, b);

export function fieldReader(fieldPath: string): FieldReader {
  if (fieldPath === nameField) return (doc) => new DocName(doc.path);
  const segments = parseFieldPath(fieldPath);
  const [only] = segments;
  if (segments.length === 1)
    return (doc) => (Object.hasOwn(doc.data, only as string) ? doc.data[only as string] : undefined);
  return (doc) => fieldAt(doc.data, segments);
}

/** `<` and the like hold only between values of the same type; null and NaN are in no range. */
function inRange(actual: Native, expected: Native, holds: (order: number) => boolean): boolean {
  if (actual instanceof DocName) return holds(compareFieldValues(actual, expected));
  if (actual === null || isNaNValue(actual) || isNaNValue(expected) || kindOf(actual) !== kindOf(expected))
    return false;
  return holds(compareValues(actual, expected));
}

const contains = (list: Native, value: Native) =>
  Array.isArray(list) && list.some((item) => equalFieldValues(value, item));

/** `in` and `array-contains-any` combine equalities, and there nothing equals null or NaN. */
const isNever = (value: Native) => value === null || isNaNValue(value);

function test(op: string, actual: Native, expected: Native): boolean {
  if (actual === undefined) return false;
  switch (op) {
    case 'EQUAL':
      return equalFieldValues(actual, expected);
    case 'NOT_EQUAL':
      return actual !== null && !equalFieldValues(actual, expected);
    case 'LESS_THAN':
      return inRange(actual, expected, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return inRange(actual, expected, (order) => order <= 0);
    case 'GREATER_THAN':
      return inRange(actual, expected, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return inRange(actual, expected, (order) => order >= 0);
    case 'IN':
      return !isNever(actual) && contains(expected, actual);
    case 'NOT_IN':
      return actual !== null && !contains(expected, null) && !contains(expected, actual);
    case 'ARRAY_CONTAINS':
      return contains(actual, expected);
    case 'ARRAY_CONTAINS_ANY':
      return Array.isArray(expected) && expected.some((value) => !isNever(value) && contains(actual, value));
    case 'IS_NULL':
      return actual === null;
    case 'IS_NAN':
      return isNaNValue(actual);
    case 'IS_NOT_NULL':
      return actual !== null;
    case 'IS_NOT_NAN':
      return actual !== null && !isNaNValue(actual);
    default:
      throw invalid(`Unknown operator ${op}.`);
  }
}

export type CompiledFilter = {
  matches: Predicate;
  /** Fields with an inequality, as written; the query is implicitly ordered by them. */
  inequalityFields: Set<string>;
  /** Fields that must equal one value, with that value, provided all conditions are joined by AND. */
  equalTo: Map<string, Value>;
};

type Collected = { ops: Map<string, number>; keyEquality: boolean };

/** Turns an API filter into a predicate. Throws INVALID_ARGUMENT for whatever Firestore rejects. */
export function compileFilter(filter: Filter | null | undefined, decode: Decode): CompiledFilter {
  const compiled: CompiledFilter = { matches: () => true, inequalityFields: new Set(), equalTo: new Map() };
  if (!filter) return compiled;
  const seen: Collected = { ops: new Map(), keyEquality: false };
  compiled.matches = compile(filter, decode, compiled, seen, true);
  refuseBadCombinations(filter, seen);
  if (seen.keyEquality && compiled.inequalityFields.size > 0 && !compiled.inequalityFields.has(nameField))
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  return compiled;
}

function compile(
  filter: Filter,
  decode: Decode,
  out: CompiledFilter,
  seen: Collected,
  conjunctive: boolean,
): Predicate {
  if (filter.compositeFilter) {
    const { op, filters = [] } = filter.compositeFilter;
    if (op !== 'AND' && op !== 'OR') throw invalid(`Unsupported composite filter operator ${op}.`);
    if (filters.length === 0) throw invalid('A composite filter needs at least one filter.');
    const parts = filters.map((part) => compile(part, decode, out, seen, conjunctive && op === 'AND'));
    return op === 'AND'
      ? (doc) => parts.every((part) => part(doc))
      : (doc) => parts.some((part) => part(doc));
  }
  const leaf = filter.fieldFilter ?? filter.unaryFilter;
  const fieldPath = leaf?.field?.fieldPath;
  const op = leaf?.op;
  if (!fieldPath || !op || op === 'OPERATOR_UNSPECIFIED')
    throw invalid('A filter needs a field and an operator.');
  seen.ops.set(op, (seen.ops.get(op) ?? 0) + 1);
  if (fieldPath === nameField && (op === 'EQUAL' || op === 'IN')) seen.keyEquality = true;
  if (inequalities.has(op)) out.inequalityFields.add(fieldPath);
  const read = fieldReader(fieldPath);
  const value = filter.fieldFilter?.value;
  if (filter.fieldFilter && !value) throw invalid(`The filter on "${fieldPath}" has no value.`);
  if (conjunctive && op === 'EQUAL' && value) out.equalTo.set(fieldPath, value);
  const expected = value ? decode(value) : undefined;
  refuseBadOperand(op, fieldPath, expected);
  return (doc) => test(op, read(doc), expected);
}

function refuseBadOperand(op: string, fieldPath: string, expected: Native): void {
  if (op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY') {
    const limit = op === 'NOT_IN' ? 10 : maxDisjunctions;
    if (!Array.isArray(expected) || expected.length === 0)
      throw invalid(`'${op}' requires a non-empty ArrayValue.`);
    if (expected.length > limit) throw invalid(`'${op}' supports up to ${limit} comparison values.`);
  }
  if (fieldPath === nameField) {
    const values = Array.isArray(expected) ? expected : [expected];
    if (values.some((value) => kindOf(value) !== 'reference'))
      throw invalid('__key__ filter value must be a Key');
  }
}

/** The number of terms of the filter in disjunctive normal form. */
function countDisjunctions(filter: Filter): number {
  if (filter.compositeFilter) {
    const counts = (filter.compositeFilter.filters ?? []).map(countDisjunctions);
    return filter.compositeFilter.op === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  const op = filter.fieldFilter?.op;
  if (op === 'IN' || op === 'ARRAY_CONTAINS_ANY')
    return filter.fieldFilter?.value?.arrayValue?.values?.length ?? 1;
  return 1;
}

/** The number of conditions in a filter. */
export function countFilters(filter: Filter | null | undefined): number {
  if (!filter) return 0;
  return filter.compositeFilter
    ? (filter.compositeFilter.filters ?? []).reduce((sum, part) => sum + countFilters(part), 0)
    : 1;
}

function refuseBadCombinations(filter: Filter, { ops }: Collected): void {
  const count = (op: string) => ops.get(op) ?? 0;
  if (countDisjunctions(filter) > maxDisjunctions)
    throw invalid(`The query has more than ${maxDisjunctions} disjunctions.`);
  if (arrayConditions(filter).some((most) => most > 1))
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  if (count('NOT_IN') > 1) throw invalid("Only a single 'NOT_IN' filter is allowed per query.");
  if (count('NOT_EQUAL') > 1) throw invalid("Only a single 'NOT_EQUAL' filter is allowed per query.");
  if (count('NOT_IN') === 0) return;
  for (const other of ['NOT_EQUAL', 'IN', 'ARRAY_CONTAINS_ANY']) {
    if (count(other) > 0) throw invalid(`'NOT_IN' cannot be used in the same query with '${other}'.`);
  }
  if (hasOr(filter)) throw invalid("'NOT_IN' cannot be used in the same query with 'OR'.");
}

/** The number of array conditions in each disjunction; the branch with the most is enough. */
function arrayConditions({ compositeFilter, fieldFilter }: Filter): number[] {
  if (!compositeFilter) return [fieldFilter?.op?.startsWith('ARRAY_CONTAINS') ? 1 : 0];
  const parts = (compositeFilter.filters ?? []).map((part) => Math.max(0, ...arrayConditions(part)));
  return compositeFilter.op === 'OR' ? parts : [parts.reduce((sum, most) => sum + most, 0)];
}

const hasOr = ({ compositeFilter }: Filter): boolean =>
  compositeFilter !== undefined &&
  compositeFilter !== null &&
  ((compositeFilter.op === 'OR' && (compositeFilter.filters?.length ?? 0) > 1) ||
    (compositeFilter.filters ?? []).some(hasOr));
