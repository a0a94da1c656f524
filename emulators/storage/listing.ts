import type { StoredObject } from './object-resource.ts';
import { badRequest } from './storage-error.ts';

type ListQuery = {
  prefix: string;
  delimiter: string;
  /** At most this many objects and prefixes together. */
  maxResults: number;
  pageToken: string | undefined;
  startOffset: string;
  endOffset: string;
};

type ListPage = { items: StoredObject[]; prefixes: string[]; nextPageToken: string | undefined };

/** Reads the list parameters of a query string; at most 1,000 a page, as in Cloud Storage. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const asked = Number(query.get('maxResults') ?? '1000');
  if (!Number.isInteger(asked) || asked < 0) throw badRequest('Invalid value for maxResults');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxResults: Math.min(asked || 1000, 1000),
    pageToken: query.get('pageToken') ?? undefined,
    startOffset: query.get('startOffset') ?? '',
    endOffset: query.get('endOffset') ?? '',
  };
}

/**
 * One page of a bucket's objects; `objects` must be sorted by name. With a delimiter, names that contain it after the
 * prefix are collapsed into `prefixes`. The page token encodes the last entry returned.
 */
export function listPage(objects: StoredObject[], query: ListQuery): ListPage {
  const after = query.pageToken === undefined ? undefined : decodeToken(query.pageToken);
  const items: StoredObject[] = [];
  const prefixes: string[] = [];
  let last = '';
  for (const object of objects) {
    if (!object.name.startsWith(query.prefix)) continue;
    if (query.startOffset && compare(object.name, query.startOffset) < 0) continue;
    if (query.endOffset && compare(object.name, query.endOffset) >= 0) continue;
    const folded = foldName(object.name, query);
    const entry = folded ?? object.name;
    if (after !== undefined && compare(entry, after) <= 0) continue;
    if (folded !== undefined && prefixes.at(-1) === folded) continue;
    if (items.length + prefixes.length === query.maxResults) {
      return { items, prefixes, nextPageToken: Buffer.from(last).toString('base64url') };
    }
    if (folded === undefined) items.push(object);
    else prefixes.push(folded);
    last = entry;
  }
  return { items, prefixes, nextPageToken: undefined };
}

function foldName(name: string, query: ListQuery): string | undefined {
  if (!query.delimiter) return undefined;
  const end = name.indexOf(query.delimiter, query.prefix.length);
  return end === -1 ? undefined : name.slice(0, end + query.delimiter.length);
}

function decodeToken(token: string): string {
  return Buffer.from(token, 'base64url').toString();
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
