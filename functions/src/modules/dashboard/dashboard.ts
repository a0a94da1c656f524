import type { z } from 'zod';
import type { getActivity, getDashboard } from '../../contract/dashboard.ts';
import type { Match } from '../../contract/matches.ts';
import type { Search } from '../../contract/searches.ts';
import type { Activity } from '../../platform/activity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApplicationDeps } from '../applications/application-deps.ts';
import {
  applicationCounts,
  applicationsNamed,
  applicationsWaiting,
} from '../applications/read/read-applications.ts';
import type { ResumeDeps } from '../resumes/resume-deps.ts';
import { findActiveResume } from '../resumes/resumes.ts';
import type { CreditDeps } from '../wallet/plan-ledger-entry.ts';
import { readWallet } from '../wallet/read-wallet.ts';

export type DashboardDeps = {
  credits: Pick<CreditDeps, 'wallets'>;
  applications: Pick<ApplicationDeps, 'applications'>;
  resume: Pick<ResumeDeps, 'resumes'>;
  latestSearch: (uid: string) => Promise<Search | null>;
  findSearch: (uid: string, search_id: string) => Promise<Search | null>;
  activity: (uid: string) => Promise<Activity>;
  /** The best matches of the newest search, at most `count`. */
  topMatches: (uid: string, count: number) => Promise<Match[]>;
  clock: Clock;
};

const TOP_MATCHES = 5;
const MOST_SHOWN = 20;
/** How long the dock shows what ended. */
const RECENT_MS = 60_000;

/** What needs the user, what runs, what is left. */
export async function readDashboard(
  deps: DashboardDeps,
  uid: string,
): Promise<z.infer<(typeof getDashboard)['response']>> {
  const [wallet, search, top_matches, needs_you, applications_by_status, resume] = await Promise.all([
    readWallet(deps.credits.wallets, uid),
    deps.latestSearch(uid),
    deps.topMatches(uid, TOP_MATCHES),
    applicationsWaiting(deps.applications, uid),
    applicationCounts(deps.applications, uid),
    findActiveResume(deps.resume, uid),
  ]);
  return { wallet, search, top_matches, needs_you, applications_by_status, has_resume: resume !== null };
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
    applicationsNamed(deps.applications, [...new Set([...running, ...recent])].slice(0, MOST_SHOWN)),
  ]);
  // A search that nobody works on any more is told as failed, without an end: it is not shown for ever.
  const shown = search && (search.status === 'queued' || search.status === 'running' || search.finished_at);
  return { search: shown ? search : null, applications };
}
