import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { TaskPayloads, TaskQueue } from '../../../tasks/queue.ts';
import type { PostingsRepository } from '../postings.repository.ts';
import { indexDocument } from './index-document.ts';
import type { IndexReader } from './index-reader.ts';
import { INDEX_VERSION } from './index-schema.ts';
import type { IndexWriter } from './index-writer.ts';
import type { SearchChangesRepository } from './search-changes.repository.ts';

export type SearchIndexTaskDeps = {
  postings: Pick<PostingsRepository, 'statesAfter'>;
  changes: Pick<SearchChangesRepository, 'read' | 'remove'>;
  /** Null if no index is configured. */
  writer: IndexWriter | null;
  queue: TaskQueue;
  clock: Clock;
  logger: Logger;
};

/** Postings of one delivery of a rebuild, and of one transaction in it. */
const REBUILT_AT_ONCE = 2000;
const TRANSACTION = 200;
/** A change that waits longer has lost its task. */
const LOST_AFTER_MS = 10 * 60_000;
const LOST_AT_ONCE = 500;

/** Handler of `indexPostings`: tells the index what changed. */
export function handleIndexPostings({ changes, writer }: Pick<SearchIndexTaskDeps, 'changes' | 'writer'>) {
  return async ({ change_id }: TaskPayloads['indexPostings']): Promise<void> => {
    const change = await changes.read(change_id);
    if (!change) return;
    const { documents, version } = change;
    await writer?.write(documents.map((document) => ({ document, version })));
    await changes.remove(change_id);
  };
}

/**
 * Handler of `rebuildSearchIndex`: fills an emptied index from the database, a part at a time. Each delivery enqueues the next; one
 * that is repeated writes what is there already, and a build that a later one has replaced ends.
 */
export function handleRebuildSearchIndex({
  postings,
  writer,
  queue,
  clock,
  logger,
}: Omit<SearchIndexTaskDeps, 'changes'>) {
  return async ({ build_id, after }: TaskPayloads['rebuildSearchIndex']): Promise<void> => {
    if (!writer) return;
    const build = (to: string | null) => ({
      id: build_id,
      index_version: INDEX_VERSION,
      after: to,
      at: clock().toISOString(),
    });
    if ((await writer.readBuild())?.id !== build_id) {
      if (after !== null) return;
      await writer.startAnew(build(null));
    }
    let last = after;
    let read = 0;
    while (read < REBUILT_AT_ONCE) {
      const states = await postings.statesAfter(last, TRANSACTION);
      await writer.write(
        states.map(({ record, content, version }) => ({ document: indexDocument(record, content), version })),
      );
      read += states.length;
      last = states.at(-1)?.record.id ?? last;
      if (states.length < TRANSACTION) {
        await writer.declareComplete();
        logger.info('search index: complete');
        await writer.mergeParts();
        return;
      }
    }
    await writer.saveBuild(build(last));
    await queue.enqueue('rebuildSearchIndex', { build_id, after: last });
  };
}

/** Enqueues changes whose task was lost; throws if the index is down, since their tasks would only fail. */
export async function tellLostChanges({
  changes,
  index,
  queue,
  clock,
}: Pick<SearchIndexTaskDeps, 'queue' | 'clock'> & {
  changes: Pick<SearchChangesRepository, 'waiting' | 'waitAgain'>;
  /** Null if none is configured. */
  index: Pick<IndexReader, 'isComplete'> | null;
}): Promise<number> {
  await index?.isComplete();
  const lost = await changes.waiting(new Date(clock().getTime() - LOST_AFTER_MS), LOST_AT_ONCE);
  for (const { id } of lost) await queue.enqueue('indexPostings', { change_id: id });
  await changes.waitAgain(lost, clock());
  return lost.length;
}
