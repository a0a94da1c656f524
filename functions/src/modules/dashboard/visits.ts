import { VISIT_GAP_HOURS } from '../../contract/dashboard.ts';
import type { Activity, Visit } from '../../platform/activity.ts';
import type { Clock } from '../../platform/clock.ts';

const HOUR = 3_600_000;
/** A visit is stored again at most this often: opening ten tabs costs one write. */
const STORE_EVERY_MS = 5 * 60_000;

export type VisitDeps = {
  activity: (uid: string) => Promise<Activity>;
  storeVisit: (uid: string, visit: Visit) => Promise<void>;
  clock: Clock;
};

/**
 * The visit that somebody who looks at the dashboard now is on: the stored one, unless they have been away since. Reading
 * the dashboard changes nothing, so reloading, a second tab, or a page fetched ahead do not start the count anew.
 */
export function visitAt(stored: Visit | null, now: Date): Visit {
  if (!stored) return { before: null, seen_at: now };
  const away = now.getTime() - stored.seen_at.getTime();
  return away >= VISIT_GAP_HOURS * HOUR
    ? { before: stored.seen_at, seen_at: now }
    : { before: stored.before, seen_at: now };
}

/** Records that the user is looking at the dashboard. Two tabs at once store the same. */
export async function noteVisit(deps: VisitDeps, uid: string): Promise<void> {
  const { visit: stored } = await deps.activity(uid);
  const now = deps.clock();
  if (stored && now.getTime() - stored.seen_at.getTime() < STORE_EVERY_MS) return;
  await deps.storeVisit(uid, visitAt(stored, now));
}
