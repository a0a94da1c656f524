import type { ApplicationSummary } from '@contract/applications.ts';
import type { getActivity } from '@contract/dashboard.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import { SEARCH_STEPS, type Search } from '@contract/searches.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { Activity } from '@/ui/activity-dock.tsx';

/** An activity and where it leads. */
export type Doing = Omit<Activity, 'action'> & { applicationId: string | null };

const APPLYING: Partial<
  Record<ApplicationSummary['status'], { state: Activity['state']; progress: number | null; detail: string }>
> = {
  queued: { state: 'running', progress: 5, detail: 'Queued' },
  preparing: { state: 'running', progress: 35, detail: 'Preparing' },
  submitting: { state: 'running', progress: 75, detail: 'Sending' },
  needs_input: { state: 'needs_you', progress: null, detail: 'Needs your answers' },
  ready_for_review: { state: 'needs_you', progress: null, detail: 'Ready for your review' },
  handed_over: { state: 'needs_you', progress: null, detail: 'Finish in your browser' },
  submitted: { state: 'done', progress: 100, detail: 'Submitted with proof' },
  unconfirmed: { state: 'done', progress: 100, detail: 'Sent, not confirmed' },
  failed: { state: 'failed', progress: null, detail: 'Not sent. Your credit is back.' },
};

function ofSearch(search: Search): Doing {
  const share = (SEARCH_STEPS.indexOf(search.step) / (SEARCH_STEPS.length - 1)) * 100;
  const { excellent, good, fair } = search.counts;
  const base = { id: search.id, applicationId: null, title: 'Searching open jobs', progress: share };
  if (search.status === 'done') {
    return {
      ...base,
      state: 'done',
      title: 'Search finished',
      detail: plural(excellent + good + fair, 'match', 'matches'),
    };
  }
  if (search.status === 'failed') return { ...base, state: 'failed', detail: search.failure ?? undefined };
  const detail =
    search.candidates > 0 ? `${plural(search.candidates, 'job')} could fit` : 'Reading your profile';
  return { ...base, state: 'running', detail };
}

function ofApplication(application: ApplicationSummary): Doing | null {
  const look = APPLYING[application.status];
  if (!look) return null;
  const activity = application.activity;
  const detail =
    activity && look.state === 'running'
      ? `${activity.charAt(0).toUpperCase()}${activity.slice(1)}`
      : application.status === 'submitted' && !application.confirmed
        ? 'You marked it as sent'
        : look.detail;
  return {
    id: application.id,
    applicationId: application.id,
    title: `${look.state === 'running' ? 'Applying to ' : ''}${application.posting.company}`,
    detail,
    progress: look.progress,
    state: look.state,
  };
}

const ORDER: Activity['state'][] = ['running', 'needs_you', 'failed', 'done'];

const WHILE_RUNNING_MS = 1_500;
/** As long as the server names what has ended; then the dock lets it go, too. */
const WHILE_SHOWN_MS = 60_000;

/** When the dock should look again: soon while something runs, later while something stands there, else not at all. */
export function lookAgainAfter(answer: ResponseOf<typeof getActivity>): number | false {
  const shown = toActivities(answer);
  if (shown.some(({ state }) => state === 'running')) return WHILE_RUNNING_MS;
  return shown.length > 0 && WHILE_SHOWN_MS;
}

/** What the dock shows, running activities first. */
export function toActivities(answer: ResponseOf<typeof getActivity>): Doing[] {
  const all = [answer.search ? ofSearch(answer.search) : null, ...answer.applications.map(ofApplication)];
  return all
    .filter((doing) => doing !== null)
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** Where an activity is shown in full. */
export function pageOf(doing: Doing): string {
  return doing.applicationId ? paths.application(doing.applicationId) : paths.jobSearch();
}

/** Already shown by the page itself: the activity's own page, or the list of applications. */
export function isShownBy(pathname: string, doing: Doing): boolean {
  return (
    pathname.startsWith(pageOf(doing)) || (doing.applicationId !== null && pathname === paths.applications())
  );
}

/** An activity in its state; in another state it is news again. */
export const newsOf = ({ id, state }: Doing): string => `${id}:${state}`;

/** Nothing more happens to it. */
export const hasEnded = ({ state }: Doing): boolean => state === 'done' || state === 'failed';
