import type { z } from 'zod';
import type { getActivity, getDashboard } from '../../contract/dashboard.ts';
import type { Match } from '../../contract/matches.ts';
import type { Search } from '../../contract/searches.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApplicationDeps } from '../applications/application-deps.ts';
import {
  applicationCounts,
  applicationsActive,
  applicationsWaiting,
} from '../applications/read-applications.ts';
import type { ResumeDeps } from '../resumes/resume-deps.ts';
import { findActiveResume } from '../resumes/resumes.ts';
import type { CreditDeps } from '../wallet/change-credits.ts';
import { readWallet } from '../wallet/read-wallet.ts';

export type DashboardDeps = {
  credits: Pick<CreditDeps, 'wallets'>;
  applications: Pick<ApplicationDeps, 'applications'>;
  resume: Pick<ResumeDeps, 'resumes'>;
  latestSearch: (uid: string) => Promise<Search | null>;
  /** The best matches of the newest search, at most `count`. */
  topMatches: (uid: string, count: number) => Promise<Match[]>;
  clock: Clock;
};

const TOP_MATCHES = 5;
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

/** Work that runs now or ended in the last minutes. */
export async function readActivity(
  deps: DashboardDeps,
  uid: string,
): Promise<z.infer<(typeof getActivity)['response']>> {
  const since = new Date(deps.clock().getTime() - RECENT_MS);
  const [search, applications] = await Promise.all([
    deps.latestSearch(uid),
    applicationsActive(deps.applications, uid, since),
  ]);
  const running = search?.status === 'queued' || search?.status === 'running';
  const recent = search?.finished_at ? new Date(search.finished_at) >= since : running;
  return { search: running || recent ? search : null, applications };
}
