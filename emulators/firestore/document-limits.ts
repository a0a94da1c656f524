import { numericId } from './resource-names.ts';
import { invalid } from './status.ts';
import { kindOf, type Native, type NativeMap, type Reference, type Vector } from './values.ts';

/**
 * Sizes as defined at https://firebase.google.com/docs/firestore/storage-size, and the per-document limits of
 * https://firebase.google.com/docs/firestore/quotas.
 */

const maxDocumentBytes = 1_048_576;
/** 1 MiB - 89 bytes. */
const maxValueBytes = 1_048_487;
const maxNesting = 20;

export const stringBytes = (text: string) => Buffer.byteLength(text) + 1;

export const nameBytes = (path: string) =>
  path
    .split('/')
    .reduce(
      (sum, id, index) => sum + (index % 2 === 1 && numericId(id) !== undefined ? 8 : stringBytes(id)),
      16,
    );

function mapBytes(map: NativeMap): number {
  let bytes = 32;
  for (const name of Object.keys(map)) bytes += stringBytes(name) + valueBytes(map[name]);
  return bytes;
}

export function valueBytes(value: Native): number {
  switch (kindOf(value)) {
    case 'null':
    case 'boolean':
      return 1;
    case 'number':
    case 'timestamp':
      return 8;
    case 'geoPoint':
      return 16;
    case 'string':
      return stringBytes(value as string);
    case 'bytes':
      return (value as Uint8Array).byteLength;
    case 'reference':
      return nameBytes((value as Reference).path);
    case 'vector':
      return 8 * (value as Vector).toArray().length;
    case 'array':
      return (value as Native[]).reduce<number>((sum, item) => sum + valueBytes(item), 0);
    case 'map':
      return mapBytes(value as NativeMap);
  }
}

/** Size of a document in bytes, including its name. */
export const documentBytes = (path: string, data: NativeMap) => nameBytes(path) + mapBytes(data);

const withCommas = (bytes: number) => bytes.toLocaleString('en-US');

/** Throws INVALID_ARGUMENT for a document that is too large or too deep. Returns its size in bytes. */
export function refuseBadDocument(root: string, path: string, data: NativeMap): number {
  for (const name of Object.keys(data)) refuseBadValue(name, data[name], 0);
  const bytes = documentBytes(path, data);
  if (bytes > maxDocumentBytes)
    throw invalid(
      `Document '${root}/${path}' cannot be written because its size (${withCommas(bytes)} bytes) exceeds the ` +
        `maximum allowed size of ${withCommas(maxDocumentBytes)} bytes.`,
    );
  return bytes;
}

/** `depth` counts the maps and arrays around the value, not the document itself. */
function refuseBadValue(property: string, value: Native, depth: number): void {
  const kind = kindOf(value);
  if (kind === 'string' || kind === 'bytes') {
    const bytes = kind === 'string' ? Buffer.byteLength(value as string) : (value as Uint8Array).byteLength;
    if (bytes > maxValueBytes)
      throw invalid(`The value of property "${property}" is longer than ${maxValueBytes} bytes.`);
  }
  if (kind !== 'array' && kind !== 'map') return;
  if (depth === maxNesting)
    throw invalid(`Property ${property} is nested deeper than the maximum of ${maxNesting} levels.`);
  if (kind === 'map') {
    for (const item of Object.values(value as NativeMap)) refuseBadValue(property, item, depth + 1);
    return;
  }
  for (const item of value as Native[]) {
    if (Array.isArray(item)) throw invalid(`Property ${property} contains an invalid nested entity.`);
    refuseBadValue(property, item, depth + 1);
  }
}
