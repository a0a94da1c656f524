import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { errorFields, type Logger } from '../../../platform/logger.ts';
import type { TaskQueue } from '../../../tasks/queue.ts';
import type { PostingsRepository } from '../postings.repository.ts';
import { comparing, type Difference, type Entry, isBeyondRepair } from './compare-index.ts';
import { indexDocument } from './index-document.ts';
import type { IndexReader } from './index-reader.ts';
import { INDEX_VERSION } from './index-schema.ts';
import type { IndexWriter } from './index-writer.ts';

export type ReconcileIndexDeps = {
  postings: Pick<PostingsRepository, 'statesOf'>;
  /** Null if none is configured. */
  index: (IndexReader & IndexWriter) | null;
  queue: TaskQueue;
  clock: Clock;
  logger: Logger;
};

/** Entries of the index read at once. */
const ENTRIES = 5000;
const TRANSACTION = 100;
/** A build that hasn't moved for this long has lost its task. */
const STUCK_MS = 30 * 60_000;

/**
 * Compares the index with all open postings while something else reads them, and corrects it afterwards. A failure of the index
 * is logged, and is none of whoever reads.
 */
export function indexReconciler({ postings, index, queue, clock, logger }: ReconcileIndexDeps) {
  const difference: Difference = { open: 0, missing: [], stale: [], extra: [] };
  let failed = false;

  /** The entries of the index; a failure ends them, and the comparison with them. */
  async function* entries(from: IndexReader): AsyncGenerator<Entry> {
    try {
      yield* from.entries(ENTRIES);
    } catch (error) {
      failed = true;
      logger.error('search index: could not be compared', errorFields(error));
    }
  }

  /** Passes the postings on. */
  async function* beside<T extends Entry>(open: AsyncIterable<T>): AsyncGenerator<T> {
    if (index === null || !(await isComplete(index))) {
      failed = true;
      yield* open;
      return;
    }
    yield* comparing(open, entries(index), difference);
  }

  /** Has an index that isn't complete built, or built on. */
  async function isComplete(of: IndexReader & IndexWriter): Promise<boolean> {
    try {
      if (await of.isComplete()) return true;
      const build = await of.readBuild();
      if (build && clock().getTime() - Date.parse(build.at) < STUCK_MS) return false;
      const goes_on = build?.after && build.index_version === INDEX_VERSION;
      const next = goes_on ? build : { id: randomUUID(), after: null };
      await queue.enqueue('rebuildSearchIndex', { build_id: next.id, after: next.after });
    } catch (error) {
      logger.error('search index: down', errorFields(error));
    }
    return false;
  }

  /** Corrects what the comparison found; null if there was none. */
  async function correct(): Promise<Difference | null> {
    if (index === null || failed) return null;
    const { open, missing, stale, extra } = difference;
    const found = { open, missing: missing.length, stale: stale.length, extra: extra.length };
    logger[missing.length + extra.length > 0 ? 'warn' : 'info']('search index: compared', found);
    if (isBeyondRepair(difference)) {
      await queue.enqueue('rebuildSearchIndex', { build_id: randomUUID(), after: null });
      return difference;
    }
    const wrong = [...missing, ...stale, ...extra];
    for (let at = 0; at < wrong.length; at += TRANSACTION) {
      const ids = wrong.slice(at, at + TRANSACTION);
      const states = await postings.statesOf(ids);
      const known = new Set(states.map(({ record }) => record.id));
      const version = clock().getTime() * 1000;
      await index.write([
        ...states.map((state) => ({
          document: indexDocument(state.record, state.content),
          version: state.version,
        })),
        ...ids.filter((id) => !known.has(id)).map((id) => ({ document: { id, shown: null }, version })),
      ]);
    }
    await index.forgetClosed(clock());
    await index.mergeParts();
    return difference;
  }

  return { beside, correct };
}
