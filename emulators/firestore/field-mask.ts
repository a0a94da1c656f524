import { parseFieldPath } from './field-path.ts';
import type { Fields } from './wire.ts';

/** The fields in a mask, nested as they are stored. `__name__` is not a field. */
export function masked(fields: Fields, paths: readonly string[]): Fields {
  const result: Fields = {};
  for (const path of paths) {
    if (path !== '__name__' && path !== '') copy(fields, result, parseFieldPath(path));
  }
  return result;
}

function copy(source: Fields, target: Fields, [first, ...rest]: string[]): void {
  const value = first === undefined ? undefined : source[first];
  if (first === undefined || !value) return;
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const inner = value.mapValue?.fields;
  if (!inner) return;
  const existing = target[first]?.mapValue?.fields;
  if (existing === inner) return;
  const nested = existing ?? {};
  copy(inner, nested, rest);
  if (Object.keys(nested).length > 0) target[first] = { mapValue: { fields: nested } };
}
