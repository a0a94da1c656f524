import type { PatternSegment } from './ast.ts';
import type { RulesValue } from './value-types.ts';
import { Path, Unknown } from './value-types.ts';

/** Stands for the id of any document that a query may return. */
export const ANY_ID = Symbol('any document id');
/** Stands for the parents, none or many, of a collection group's documents. */
export const ANY_DEPTH = Symbol('any parent documents');

export type RequestSegment = string | typeof ANY_ID | typeof ANY_DEPTH;

export type PathMatch = { wildcards: Map<string, RulesValue>; rest: RequestSegment[] };

/**
 * Every way in which a pattern matches the beginning of a path (a `{x=**}` can take any number of segments). What a
 * query leaves open matches a wildcard only, never a literal segment, and its wildcard is unknown.
 */
export function matchPrefix(
  pattern: readonly PatternSegment[],
  path: readonly RequestSegment[],
): PathMatch[] {
  const [first, ...others] = pattern;
  if (!first) return [{ wildcards: new Map(), rest: [...path] }];
  return takes(first, path).flatMap((count) =>
    matchPrefix(others, path.slice(count)).map((match) => {
      if (first.kind !== 'literal') match.wildcards.set(first.name, bound(first.kind, path.slice(0, count)));
      return match;
    }),
  );
}

/** How many segments the pattern's segment may take from the path. */
function takes(segment: PatternSegment, path: readonly RequestSegment[]): number[] {
  if (segment.kind === 'rest') return Array.from({ length: path.length + 1 }, (_, count) => count);
  const next = path[0];
  if (next === undefined || next === ANY_DEPTH) return [];
  return segment.kind === 'one' || segment.text === next ? [1] : [];
}

function bound(kind: 'one' | 'rest', taken: readonly RequestSegment[]): RulesValue {
  const known = taken.filter((segment) => typeof segment === 'string');
  if (known.length < taken.length) return new Unknown();
  return kind === 'rest' ? new Path(known) : known[0]!;
}
