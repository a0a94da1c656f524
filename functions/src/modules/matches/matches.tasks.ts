import type { TaskPayloads } from '../../tasks/queue.ts';
import { type RunSearchDeps, runSearch } from './run-search.ts';

/** Handler of the `runSearch` task. */
export function handleRunSearch(deps: RunSearchDeps) {
  return ({ uid, search_id }: TaskPayloads['runSearch']): Promise<void> => runSearch(deps, uid, search_id);
}
