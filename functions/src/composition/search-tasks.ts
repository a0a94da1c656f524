import { randomUUID } from 'node:crypto';
import { type AutoApplyDeps, autoApply } from '../modules/applications/create/auto-apply.ts';
import { bestMatches } from '../modules/matches/best-matches.ts';
import { handleRunSearch } from '../modules/matches/matches.tasks.ts';
import type { RunSearchDeps } from '../modules/matches/run-search.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What running a search needs on these services. */
export function searchWorkOn(services: Services): RunSearchDeps {
  return { ...services.match, newHolder: randomUUID };
}

function autoApplyOn(services: Services): AutoApplyDeps {
  return {
    ...services.application,
    bestMatches: (...asked) => bestMatches(services.match, ...asked),
  };
}

/** Runs a search, then auto-applies if the user wants that. A redelivery applies to nothing twice. */
export function searchTasksOn(services: Services) {
  const search = handleRunSearch(searchWorkOn(services));
  const applying = autoApplyOn(services);
  return {
    runSearch: async (payload: TaskPayloads['runSearch']): Promise<void> => {
      await search(payload);
      await autoApply(applying, payload.uid, payload.search_id);
    },
  };
}

/** Handler of the queue of searches, for this project. */
export async function connectSearchTasks() {
  return searchTasksOn(servicesOn(connectPlatform()));
}
