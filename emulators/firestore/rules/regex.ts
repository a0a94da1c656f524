import { RE2JS } from 're2js';
import { RulesError } from './rules-error.ts';

/** The language's regular expressions are RE2's: no backreferences, no look-around. @throws RulesError */
export function compileRegex(pattern: string): RE2JS {
  // re2js accepts look-behind as an extension; RE2 refuses it.
  if (/\(\?<[=!]/.test(pattern)) throw new RulesError(`Not a valid RE2 pattern: ${pattern}`);
  try {
    return RE2JS.compile(pattern);
  } catch {
    throw new RulesError(`Not a valid RE2 pattern: ${pattern}`);
  }
}

export function matchesWhole(text: string, pattern: string): boolean {
  return compileRegex(pattern).matches(text);
}

/** The pieces between matches, without empty ones at the end; at least one piece. */
export function splitBy(text: string, pattern: string): string[] {
  if (pattern === '') throw new RulesError('split() needs a pattern.');
  const pieces = compileRegex(pattern).split(text);
  return pieces.length === 0 ? [''] : pieces;
}

/** Replaces every match; `$1` in the replacement is the first group, `\\$` and a `$` before no digit are a dollar sign. */
export function replaceAll(text: string, pattern: string, replacement: string): string {
  if (replacement.includes('${')) throw new RulesError('replace() knows no named groups.');
  const escaped = replacement.replace(/\\.|\$(?!\d)/gs, (part) => (part === '$' ? '\\$' : part));
  const matcher = compileRegex(pattern).matcher(text);
  try {
    return matcher.replaceAll(escaped, true);
  } catch {
    throw new RulesError(`The replacement ${replacement} names a group that ${pattern} does not have.`);
  }
}
