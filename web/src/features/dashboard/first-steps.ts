import type { Profile } from '@contract/profile.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import type { Dashboard } from './dashboard-data.ts';

export type FirstStep = {
  id: 'resume' | 'review' | 'preferences' | 'search' | 'application';
  title: string;
  detail: string;
  /** What is known about it, and what isn't. */
  known?: { text: string; known: boolean }[];
  /** `skipped` was left out on purpose: nobody knows what it would have said. */
  state: 'done' | 'skipped' | 'now' | 'todo';
  /** Where it is done, and what the button says. */
  action: { to: string; label: string };
};

type Known = Pick<Dashboard, 'searches' | 'wallet'> & {
  profile: Pick<
    Profile,
    'onboarding_step' | 'job_titles' | 'location' | 'salary_min' | 'is_any_location'
  > | null;
};

/** Whether the user's dashboard is still empty: no finished search and no application. */
export function isFirstRun({
  searches,
  matches,
  applications_by_status,
}: Pick<Dashboard, 'searches' | 'matches' | 'applications_by_status'>): boolean {
  if (!searches || !matches || matches.items.length > 0) return false;
  return (
    Object.keys(applications_by_status).length === 0 &&
    searches.latest?.status !== 'done' &&
    !searches.runs.some(({ status }) => status === 'done')
  );
}

const ORDER = ['resume', 'review', 'preferences', 'who_applies', 'search', 'done'] as const;

/** What the user asked for, and what they left open. */
function wishesOf(profile: NonNullable<Known['profile']>): NonNullable<FirstStep['known']> {
  const { job_titles, location, is_any_location, salary_min } = profile;
  const where = is_any_location ? 'anywhere' : location;
  return [
    ...job_titles.slice(0, 2).map((text) => ({ text, known: true })),
    ...(job_titles.length === 0 ? [{ text: 'job titles', known: false }] : []),
    { text: where || 'location', known: where !== '' },
    { text: 'pay you want', known: salary_min !== null },
  ];
}

function stepsKnown({ profile, searches, wallet }: Known): Omit<FirstStep, 'state'>[] {
  const file = searches?.resume_file ?? null;
  const status = searches?.latest?.status;
  const running = status === 'queued' || status === 'running';
  const credits = wallet?.available ?? 0;
  return [
    {
      id: 'resume',
      title: 'Add your resume',
      detail: file ?? 'We fill in your profile from it. You check everything.',
      action: { to: paths.onboarding('resume'), label: 'Add a resume' },
    },
    {
      id: 'review',
      title: 'Check what we found',
      detail: 'Fix anything that’s wrong. Hatched fields are the ones we weren’t sure of.',
      action: { to: paths.onboarding('review'), label: 'Check it' },
    },
    {
      id: 'preferences',
      title: 'Set your preferences',
      detail: 'Job titles and where you’d work are enough to start. Blanks never count for or against a job.',
      known: profile ? wishesOf(profile) : [],
      action: { to: paths.onboarding('preferences'), label: 'Continue' },
    },
    {
      id: 'search',
      title: 'Run your first search',
      detail: running
        ? 'Searching open jobs. Your matches will be here in a moment.'
        : status === 'failed'
          ? (searches?.latest?.failure ?? 'Your first search didn’t finish.')
          : 'We score every open job close to your titles and skills.',
      action: { to: paths.jobSearch(), label: running ? 'See progress' : 'Find my matches' },
    },
    {
      id: 'application',
      title: 'Send your first application',
      detail:
        credits > 0
          ? `You have ${plural(credits, 'credit')}. You’ll see every answer before it’s sent.`
          : 'You’ll see every answer before it’s sent.',
      action: { to: paths.jobSearch(), label: 'See your matches' },
    },
  ];
}

/** The way to the first application: what is done, what comes now, what follows. */
export function firstSteps(known: Known): FirstStep[] {
  const at = ORDER.indexOf(known.profile?.onboarding_step ?? 'resume');
  const hasResume = Boolean(known.searches?.resume_file);
  const before: Record<FirstStep['id'], 'done' | 'skipped' | null> = {
    resume: hasResume ? 'done' : at > 0 ? 'skipped' : null,
    review: at > ORDER.indexOf('review') ? 'done' : null,
    preferences: at > ORDER.indexOf('preferences') ? 'done' : null,
    search: null,
    application: null,
  };
  const steps = stepsKnown(known);
  const now = steps.findIndex(({ id }) => before[id] === null);
  return steps.map((step, n) => ({ ...step, state: before[step.id] ?? (n === now ? 'now' : 'todo') }));
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** `Two steps left`: until there are matches. */
export function stepsLeft(steps: readonly FirstStep[]): string {
  const left = steps.filter(
    ({ id, state }) => id !== 'application' && (state === 'now' || state === 'todo'),
  ).length;
  return `${NUMBERS[left]} ${left === 1 ? 'step' : 'steps'} left`;
}
