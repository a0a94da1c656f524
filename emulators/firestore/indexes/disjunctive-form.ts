import type { Filter, Value } from '../wire.ts';

export type Equality = { path: string; value: Value };
export type Comparison = { path: string; op: string; value: Value | undefined };

/** A conjunction of conditions: one term of a filter in disjunctive normal form. */
export type Conjunction = { equal: Equality[]; contains: Equality[]; compared: Comparison[] };

const nothing: Conjunction = { equal: [], contains: [], compared: [] };

/**
 * The terms of a filter: `in`, `array-contains-any` and `or` become one term per alternative. The filter has already
 * been validated, so there are at most 30. Without a filter there is one term without conditions.
 */
export function disjunctiveForm(filter: Filter | null | undefined): Conjunction[] {
  if (!filter) return [nothing];
  if (filter.compositeFilter) {
    const parts = (filter.compositeFilter.filters ?? []).map(disjunctiveForm);
    return filter.compositeFilter.op === 'OR' ? parts.flat() : parts.reduce(product, [nothing]);
  }
  const { fieldFilter, unaryFilter } = filter;
  const path = (fieldFilter ?? unaryFilter)?.field?.fieldPath ?? '';
  const op = (fieldFilter ?? unaryFilter)?.op ?? '';
  const value = fieldFilter?.value;
  const values = value?.arrayValue?.values ?? [];
  switch (op) {
    case 'EQUAL':
      return [{ ...nothing, equal: [{ path, value: value as Value }] }];
    case 'IS_NULL':
      return [{ ...nothing, equal: [{ path, value: { nullValue: 'NULL_VALUE' } }] }];
    case 'IS_NAN':
      return [{ ...nothing, equal: [{ path, value: { doubleValue: Number.NaN } }] }];
    case 'IN':
      return values.filter(isComparable).map((one) => ({ ...nothing, equal: [{ path, value: one }] }));
    case 'ARRAY_CONTAINS':
      return [{ ...nothing, contains: [{ path, value: value as Value }] }];
    case 'ARRAY_CONTAINS_ANY':
      return values.filter(isComparable).map((one) => ({ ...nothing, contains: [{ path, value: one }] }));
    default:
      return [{ ...nothing, compared: [{ path, op, value }] }];
  }
}

/** `in` and `array-contains-any` never find null or NaN. */
const isComparable = ({ nullValue, doubleValue }: Value) =>
  !nullValue && !Number.isNaN(Number(doubleValue ?? 0));

const product = (left: Conjunction[], right: Conjunction[]): Conjunction[] =>
  left.flatMap((a) =>
    right.map((b) => ({
      equal: [...a.equal, ...b.equal],
      contains: [...a.contains, ...b.contains],
      compared: [...a.compared, ...b.compared],
    })),
  );
