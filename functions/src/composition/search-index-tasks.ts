import {
  handleIndexPostings,
  handleRebuildSearchIndex,
  type SearchIndexTaskDeps,
} from '../modules/postings/search/search-index.tasks.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What keeps the search index in step, on these services. */
export function searchIndexTasksOn({
  posting,
  queue,
  clock,
  logger,
}: Pick<Services, 'posting' | 'queue' | 'clock' | 'logger'>) {
  const deps: SearchIndexTaskDeps = {
    postings: posting.postings,
    changes: posting.searchChanges,
    writer: posting.searchIndex,
    queue,
    clock,
    logger,
  };
  return {
    indexPostings: handleIndexPostings(deps),
    rebuildSearchIndex: handleRebuildSearchIndex(deps),
  };
}

/** The same for this project. */
export const connectSearchIndexTasks = async () => searchIndexTasksOn(servicesOn(connectPlatform()));
