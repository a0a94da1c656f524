import { invalid } from './status.ts';

const maxPathBytes = 6 * 1024;
const maxNameBytes = 1500;
const reserved = /^__.*__$/s;
const segment = /(?:`((?:[^`\\]|\\.)+)`|([a-zA-Z_][a-zA-Z_0-9]*))(\.|$)/gy;

/** Splits an API field path (`a.b`, `` `a.b`.c ``) into its segments. Throws INVALID_ARGUMENT for a malformed one. */
export function parseFieldPath(path: string): string[] {
  if (Buffer.byteLength(path) > maxPathBytes)
    throw invalid(`A property path is longer than ${maxPathBytes} bytes.`);
  const segments: string[] = [];
  segment.lastIndex = 0;
  while (segment.lastIndex < path.length) {
    const match = segment.exec(path);
    if (!match) break;
    segments.push(match[1] === undefined ? (match[2] as string) : match[1].replace(/\\(.)/gs, '$1'));
    if (match[3] === '') return segments;
  }
  throw invalid(
    `Invalid property path "${path}". Unquoted property names must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property names must match regex (`(?:[^`\\\\]|(?:\\\\.))+`).',
  );
}

/** Throws INVALID_ARGUMENT unless this is a valid field name. */
export function refuseBadFieldName(name: string): void {
  if (name === '') throw invalid('The property.name is the empty string.');
  if (reserved.test(name)) throw invalid(`Property name "${name}" is reserved.`);
  if (Buffer.byteLength(name) > maxNameBytes)
    throw invalid(`The property name "${name.slice(0, 40)}..." is longer than ${maxNameBytes} bytes.`);
}

/** Segments of a path that a write sets. */
export function writablePath(path: string): string[] {
  const segments = parseFieldPath(path);
  segments.forEach(refuseBadFieldName);
  return segments;
}
