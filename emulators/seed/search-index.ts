import { randomUUID } from 'node:crypto';
import { searchIndexOn } from '../../functions/src/composition/search-index.ts';
import { libsqlDatabase } from '../../functions/src/integrations/libsql.ts';
import { postingsRepository } from '../../functions/src/modules/postings/postings.repository.ts';
import { handleRebuildSearchIndex } from '../../functions/src/modules/postings/search/search-index.tasks.ts';
import type { Firebase } from '../../functions/src/platform/firebase.ts';
import type { TaskPayloads } from '../../functions/src/tasks/queue.ts';
import { DEMO_SEARCH_TOKEN } from '../libsql/server.ts';

/**
 * Builds the search index of the local jobs, unless it is there and nothing was read anew, with the code of the queue function.
 * Returns whether it did.
 */
export async function seedSearchIndex(
  { db }: Pick<Firebase, 'db'>,
  url: string,
  read_anew: boolean,
): Promise<boolean> {
  const clock = () => new Date();
  const writer = searchIndexOn(libsqlDatabase(url, () => DEMO_SEARCH_TOKEN));
  if (!read_anew && (await writer.isComplete())) return false;
  const waiting: TaskPayloads['rebuildSearchIndex'][] = [{ build_id: randomUUID(), after: null }];
  const build = handleRebuildSearchIndex({
    postings: postingsRepository(db, clock),
    writer,
    queue: {
      enqueue: async (_, payload) => {
        waiting.push(payload as TaskPayloads['rebuildSearchIndex']); // the only task that a build enqueues
      },
    },
    clock,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
  });
  for (let part = waiting.shift(); part; part = waiting.shift()) await build(part);
  return true;
}
