import { randomUUID } from 'node:crypto';
import { carryOutPlan } from '../modules/applications/plan/carry-out-plan.ts';
import { type PlanDeps, planDay } from '../modules/applications/plan/plan-day.ts';
import type { CarryOutDeps } from '../modules/applications/plan/plan-work.ts';
import type { DailySearchDeps } from '../modules/applications/plan/search-daily.ts';
import { bestMatches, dismissedPostings } from '../modules/matches/best-matches.ts';
import { handleRunSearch } from '../modules/matches/matches.tasks.ts';
import type { RunSearchDeps } from '../modules/matches/run-search.ts';
import { startSearchOf } from '../modules/matches/start-search.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { isRevokedOn } from './revoked.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What running a search needs on these services. */
export function searchWorkOn(services: Services): RunSearchDeps {
  return { ...services.match, newHolder: randomUUID };
}

/** What carrying out the plans of auto-apply needs on these services. */
export function planWorkOn(services: Services): CarryOutDeps {
  return {
    ...services.application,
    notices: services.notice.notices,
    dismissed: (uid) => dismissedPostings(services.match, uid),
    isRevoked: isRevokedOn(services),
  };
}

/** What starting the daily searches of auto-apply needs on these services. */
export function dailySearchesOn(services: Services): DailySearchDeps {
  return {
    ...services.application,
    startSearch: (uid) => startSearchOf(services.match, uid),
    lastSearchAt: async (uid) => {
      const latest = await services.match.searches.findLatestDone(uid);
      return latest && new Date(latest.created_at);
    },
    isRevoked: isRevokedOn(services),
  };
}

/** What planning needs on these services. */
export function planningOn(services: Services): PlanDeps {
  return {
    ...services.application,
    bestMatches: (...asked) => bestMatches(services.match, ...asked),
  };
}

/** Runs a search, then plans what to apply to if the user wants that. A redelivery plans nothing twice. */
export function searchTasksOn(services: Services) {
  const search = handleRunSearch(searchWorkOn(services));
  const planning = planningOn(services);
  const carryingOut = planWorkOn(services);
  return {
    runSearch: async (payload: TaskPayloads['runSearch']): Promise<void> => {
      await search(payload);
      await planDay(planning, payload.uid, payload.search_id);
    },
    applyPlan: ({ uid, day }: TaskPayloads['applyPlan']): Promise<void> =>
      carryOutPlan(carryingOut, uid, day),
  };
}

/** Handlers of the queues of searches and of auto-apply, for this project. */
export async function connectSearchTasks() {
  return searchTasksOn(servicesOn(connectPlatform()));
}
