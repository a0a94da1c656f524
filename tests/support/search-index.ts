import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_SEARCH_TOKEN, startLibsql } from '../../emulators/libsql/server.ts';
import { type SearchIndex, searchIndexOn } from '../../functions/src/composition/search-index.ts';
import { searchIndexTasksOn } from '../../functions/src/composition/search-index-tasks.ts';
import { libsqlDatabase } from '../../functions/src/integrations/libsql.ts';
import type { TestApi } from './api.ts';

export type TestIndex = {
  index: SearchIndex;
  /** Where it answers. */
  url: string;
  /** As if the server were gone. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

/** A libSQL server of its own with an empty index. */
export async function startSearchIndex(): Promise<TestIndex> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'huntwell-search-'));
  const server = await startLibsql({ port: 0, host: '127.0.0.1', dataDir });
  let stopped = false;
  const stop = async () => {
    if (!stopped) await server.close();
    stopped = true;
  };
  return {
    index: searchIndexOn(libsqlDatabase(server.origin, () => DEMO_SEARCH_TOKEN)),
    url: server.origin,
    stop,
    close: async () => {
      await stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Delivers the tasks that keep the index in step. */
export async function deliverIndexTasks(api: TestApi): Promise<void> {
  const deliver = searchIndexTasksOn(api.services);
  for (let at = 0; at < api.tasks.length; ) {
    const task = api.tasks[at];
    if (task?.name !== 'indexPostings' && task?.name !== 'rebuildSearchIndex') {
      at += 1;
      continue;
    }
    api.tasks.splice(at, 1);
    if (task.name === 'indexPostings') await deliver.indexPostings(task.payload);
    else await deliver.rebuildSearchIndex(task.payload);
  }
}
