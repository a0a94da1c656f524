import type { z } from 'zod';
import type { ApplicationSummary } from '../../contract/applications.ts';
import type { getActivity, getDashboard } from '../../contract/dashboard.ts';
import type { Search } from '../../contract/searches.ts';
import { errorFields, type Logger } from '../../platform/logger.ts';
import type { NewMatches } from '../matches/list-matches.ts';
import type { SearchHistory } from '../matches/read-searches.ts';
import type { SearchRecord } from '../matches/search-record.ts';
import { type VisitDeps, visitAt } from './visits.ts';

type Dashboard = z.infer<(typeof getDashboard)['response']>;

export type DashboardDeps = VisitDeps & {
  findSearch: (uid: string, search_id: string) => Promise<Search | null>;
  searchHistory: (uid: string) => Promise<SearchHistory>;
  newMatches: (
    uid: string,
    found: { search: SearchRecord; since: Date | null; count: number },
  ) => Promise<NewMatches>;
  applicationsNamed: (ids: readonly string[]) => Promise<ApplicationSummary[]>;
  waiting: (uid: string) => Promise<NonNullable<Dashboard['needs_you']>>;
  outcomes: (uid: string) => Promise<NonNullable<Dashboard['outcomes']>>;
  reminders: (uid: string, limit: number) => Promise<NonNullable<Dashboard['reminders']>>;
  wallet: (uid: string) => Promise<NonNullable<Dashboard['wallet']>>;
  /** Name of the active resume's file; null if there is none. */
  resumeFile: (uid: string) => Promise<string | null>;
  logger: Logger;
};

const MATCHES = 5;
const REMINDERS = 10;
const MOST_SHOWN = 20;
/** How long the dock shows what ended. */
const RECENT_MS = 60_000;

const NO_MATCHES: NewMatches = { items: [], new_total: 0, new_excellent: 0 };

/**
 * What happened, what needs the user, what comes next. Each panel is read by itself: one that cannot be read leaves the
 * others alone.
 */
export async function readDashboard(deps: DashboardDeps, uid: string): Promise<Dashboard> {
  const panel = panelReader(deps.logger, uid);
  const current = deps.activity(uid).then(({ by_status, visit }) => ({
    by_status,
    last_visit: visitAt(visit, deps.clock()).before,
  }));
  const history = deps.searchHistory(uid);
  const [{ by_status, last_visit }, searches, matches, needs_you, outcomes, reminders, wallet] =
    await Promise.all([
      current,
      panel('searches', () => readSearches(deps, uid, history)),
      panel('matches', async () => {
        const [{ last_visit: since }, { done }] = await Promise.all([current, history]);
        return done ? deps.newMatches(uid, { search: done, since, count: MATCHES }) : NO_MATCHES;
      }),
      panel('needs_you', () => deps.waiting(uid)),
      panel('outcomes', () => deps.outcomes(uid)),
      panel('reminders', () => deps.reminders(uid, REMINDERS)),
      panel('wallet', () => deps.wallet(uid)),
    ]);
  return {
    last_visit: last_visit === null ? null : last_visit.toISOString(),
    applications_by_status: Object.fromEntries(Object.entries(by_status).filter(([, count]) => count > 0)),
    searches,
    matches,
    needs_you,
    outcomes,
    reminders,
    wallet,
  };
}

async function readSearches(
  deps: DashboardDeps,
  uid: string,
  history: Promise<SearchHistory>,
): Promise<Dashboard['searches']> {
  const { latest, runs } = await history;
  return { latest, runs, resume_file: latest ? null : await deps.resumeFile(uid) };
}

/** Reads panels; what fails is logged and null. */
function panelReader(logger: Logger, uid: string) {
  return async <T>(panel: string, read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read();
    } catch (error) {
      logger.error('dashboard: a panel could not be read', { uid, panel, ...errorFields(error) });
      return null;
    }
  };
}

/**
 * Work that runs now or ended in the last minute: one small document, and what it names. While nothing goes on, a poll
 * costs that one read.
 */
export async function readActivity(
  deps: DashboardDeps,
  uid: string,
): Promise<z.infer<(typeof getActivity)['response']>> {
  const { running, stopped, search: newest } = await deps.activity(uid);
  const since = new Date(deps.clock().getTime() - RECENT_MS);
  const recent = stopped.filter(({ at }) => at >= since).map(({ id }) => id);
  const [search, applications] = await Promise.all([
    newest && (newest.ended_at === null || newest.ended_at >= since) ? deps.findSearch(uid, newest.id) : null,
    deps.applicationsNamed([...new Set([...running, ...recent])].slice(0, MOST_SHOWN)),
  ]);
  // A search that no worker has any more is reported as failed, without an end, so it isn't shown forever.
  const shown = search && (search.status === 'queued' || search.status === 'running' || search.finished_at);
  return { search: shown ? search : null, applications };
}
