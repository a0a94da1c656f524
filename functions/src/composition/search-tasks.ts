import { randomUUID } from 'node:crypto';
import { handleRunSearch } from '../modules/matches/matches.tasks.ts';
import type { RunSearchDeps } from '../modules/matches/run-search.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What running a search needs on these services. */
export function searchWorkOn(services: Services): RunSearchDeps {
  return { ...services.match, newHolder: randomUUID };
}

/** Handler of the queue of searches, for this project. */
export async function connectSearchTasks() {
  return { runSearch: handleRunSearch(searchWorkOn(servicesOn(connectPlatform()))) };
}
