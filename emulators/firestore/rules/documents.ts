import { RulesError, RulesLimitError } from './rules-error.ts';
import type { Doc, RulesDataAccess } from './types.ts';
import { mapOf } from './value-kinds.ts';
import type { RulesMap, RulesValue } from './value-types.ts';
import { Path } from './value-types.ts';
import { pathOfName } from './values.ts';

const MAX_DOCUMENT_CALLS = 10;

export type DocumentReader = {
  /** One of get, exists, getAfter, existsAfter. */
  call(name: string, path: RulesValue): Promise<RulesValue>;
};

/**
 * Reads other documents for one request. The same document is read once, however often rules name it.
 * @throws RulesLimitError at the eleventh document
 */
export function documentReader(database: string, access: RulesDataAccess): DocumentReader {
  const reads = new Map<string, Promise<Doc | null>>();
  return {
    async call(name, path) {
      const segments = documentPath(path, database);
      const after = name.endsWith('After');
      const key = `${after ? 'after' : 'now'} ${segments.join('/')}`;
      let read = reads.get(key);
      if (!read) {
        if (reads.size === MAX_DOCUMENT_CALLS) {
          throw new RulesLimitError(`A request may read at most ${MAX_DOCUMENT_CALLS} other documents.`);
        }
        read = after ? access.getAfter(segments) : access.get(segments);
        reads.set(key, read);
      }
      const doc = await read;
      return name.startsWith('exists') ? doc !== null : doc && resourceOf(doc);
    },
  };
}

/** A document as `resource`, `request.resource` and `get()` show it. */
export function resourceOf(doc: Doc): RulesMap {
  return mapOf([
    ['data', doc.data],
    ['id', doc.id],
    ['__name__', pathOfName(doc.name)],
  ]);
}

function documentPath(path: RulesValue, database: string): string[] {
  if (!(path instanceof Path)) throw new RulesError('A path is needed here.');
  const [root, name, documents, ...segments] = path.segments;
  if (
    root !== 'databases' ||
    name !== database ||
    documents !== 'documents' ||
    segments.length === 0 ||
    segments.length % 2
  ) {
    throw new RulesError(`/${path.segments.join('/')} is not the path of a document of this database.`);
  }
  return segments;
}
