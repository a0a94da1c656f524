import { invalid } from './status.ts';

/**
 * Names of documents and collections: valid ids, and their order.
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */

const maxIdBytes = 1500;
const maxNameBytes = 6 * 1024;
const maxDepth = 100;

const reserved = /^__.*__$/s;
/** `__id7__` is the API's notation for the numeric id 7 (from Datastore); it is allowed for documents. */
const numeric = /^__id(-?(?:0|[1-9]\d*))__$/;

/** The number that a document id represents, or undefined for a string id. */
export function numericId(id: string): bigint | undefined {
  const digits = id.startsWith('__id') ? numeric.exec(id)?.[1] : undefined;
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return BigInt.asIntN(64, number) === number ? number : undefined;
}

function refuseBadId(id: string, isDocument: boolean): void {
  if (id === '') throw invalid('A resource id must not be empty.');
  if (id === '.' || id === '..') throw invalid(`Resource id "${id}" is invalid because it is "." or "..".`);
  if (reserved.test(id) && !(isDocument && numericId(id) !== undefined))
    throw invalid(`Resource id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > maxIdBytes)
    throw invalid(`The key path element name is longer than ${maxIdBytes} bytes.`);
}

/** Throws INVALID_ARGUMENT unless these are valid segments of a name; collections and documents alternate. */
function refuseBadSegments(segments: string[]): void {
  for (const [index, id] of segments.entries()) refuseBadId(id, index % 2 === 1);
  if (segments.length > 2 * maxDepth)
    throw invalid(`A document may lie at most ${maxDepth} collections deep.`);
  if (Buffer.byteLength(segments.join('/')) > maxNameBytes)
    throw invalid(`The name of a document is longer than ${maxNameBytes} bytes.`);
}

/** Throws INVALID_ARGUMENT unless `path` (below `/documents`) is a valid document path. */
export function refuseBadDocumentPath(path: string): void {
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) throw invalid(`"${path}" does not name a document.`);
  refuseBadSegments(segments);
}

/** The same for a query's source: a document path or '' for the root, and a collection id. */
export function refuseBadCollection(parent: string, collectionId: string | undefined): void {
  if (parent !== '') refuseBadDocumentPath(parent);
  if (collectionId === undefined) return;
  if (collectionId.includes('/')) throw invalid(`Collection id "${collectionId}" must not contain "/".`);
  refuseBadSegments([...(parent === '' ? [] : parent.split('/')), collectionId]);
}

const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/** UTF-8 byte order, which differs from JavaScript's once surrogates meet U+E000 and above. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const unitA = a.charCodeAt(index);
    const unitB = b.charCodeAt(index);
    if (unitA === unitB) continue;
    if (isSurrogate(unitA) !== isSurrogate(unitB)) return isSurrogate(unitA) ? 1 : -1;
    return unitA - unitB;
  }
  return a.length - b.length;
}

/** Numeric ids come first, by value. */
export function compareIds(a: string, b: string): number {
  const numberA = numericId(a);
  const numberB = numericId(b);
  if (numberA === undefined && numberB === undefined) return compareStrings(a, b);
  if (numberA === undefined) return 1;
  if (numberB === undefined) return -1;
  return numberA < numberB ? -1 : Number(numberA > numberB);
}

/** Orders document paths segment by segment. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const segmentsA = a.split('/');
  const segmentsB = b.split('/');
  const length = Math.min(segmentsA.length, segmentsB.length);
  for (let index = 0; index < length; index++) {
    const order = compareIds(segmentsA[index] as string, segmentsB[index] as string);
    if (order !== 0) return order;
  }
  return segmentsA.length - segmentsB.length;
}
