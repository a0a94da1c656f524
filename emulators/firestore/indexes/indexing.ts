import { status } from '@grpc/grpc-js';
import { StatusError } from '../status.ts';
import type { IndexDefinitions } from './definitions.ts';
import { missingIndexMessage } from './missing-index.ts';
import { type Access, findIndexes, idealAccess } from './planner.ts';
import type { QueryLog } from './query-log.ts';
import type { QueryShape } from './query-shape.ts';

/** A database's index configuration: the declared indexes (undefined: none required), and where queries are logged. */
export type Indexing = { definitions: IndexDefinitions | undefined; log: QueryLog | undefined };

/** Throws FAILED_PRECONDITION, naming the missing index, unless the declared indexes serve the query. */
export function assertIndexed(shape: QueryShape, { definitions, log }: Indexing): void {
  if (definitions) {
    const found = findIndexes(shape, definitions);
    if ('missing' in found)
      throw new StatusError(status.FAILED_PRECONDITION, missingIndexMessage(found.missing, definitions));
  }
  log?.served(shape);
}

/**
 * The indexes that serve a query; without definitions, those that would, one per term. Throws FAILED_PRECONDITION if
 * the definitions contain none.
 */
export function indexesFor(shape: QueryShape, indexing: Indexing): Access[] {
  assertIndexed(shape, indexing);
  const found = indexing.definitions && findIndexes(shape, indexing.definitions);
  return found && 'accesses' in found
    ? found.accesses.flat()
    : shape.disjuncts.map((disjunct) => idealAccess(shape, disjunct));
}
