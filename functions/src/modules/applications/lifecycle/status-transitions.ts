import type { z } from 'zod';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  UserSetStatus,
} from '../../../contract/applications.ts';

export type Actor = z.infer<typeof ApplicationEvent>['actor'];

/** What a transition depends on besides the two statuses. */
export type Facts = {
  /** When the form was sent, by Huntwell or by the user, proven or not; null if it was not sent. */
  sent_at: Date | null;
};

const WORKERS: readonly Actor[] = ['huntwell', 'sweeper'];
const USER: readonly Actor[] = ['user'];

type AllowedTransitions = Partial<Record<ApplicationStatus, readonly Actor[]>>;

/** Who may move an application from where to where. Anything not listed is illegal. */
const TRANSITIONS: Record<ApplicationStatus, AllowedTransitions> = {
  queued: { preparing: WORKERS, closed_by_employer: WORKERS, failed: WORKERS, withdrawn: USER },
  preparing: {
    queued: WORKERS,
    needs_input: WORKERS,
    ready_for_review: WORKERS,
    submitting: WORKERS,
    handed_over: WORKERS,
    closed_by_employer: WORKERS,
    failed: WORKERS,
    withdrawn: USER,
  },
  needs_input: { preparing: USER, withdrawn: USER },
  ready_for_review: { submitting: USER, closed_by_employer: WORKERS, withdrawn: USER },
  submitting: {
    submitted: WORKERS,
    unconfirmed: WORKERS,
    needs_input: WORKERS,
    // Paused before the click: the user must approve again.
    ready_for_review: WORKERS,
    handed_over: WORKERS,
    closed_by_employer: WORKERS,
    failed: WORKERS,
  },
  // Late proof, or the user's word for it. Never a second submission.
  unconfirmed: {
    submitted: ['huntwell', 'user'],
    interviewing: USER,
    offer: USER,
    rejected: USER,
    withdrawn: USER,
  },
  handed_over: { submitted: USER, interviewing: USER, offer: USER, rejected: USER, withdrawn: USER },
  // After sending, the user records what happened and may correct it, so these lead to each other both ways.
  submitted: { interviewing: USER, offer: USER, accepted: USER, rejected: USER, withdrawn: USER },
  interviewing: { submitted: USER, offer: USER, accepted: USER, rejected: USER, withdrawn: USER },
  offer: { submitted: USER, interviewing: USER, accepted: USER, rejected: USER, withdrawn: USER },
  accepted: { interviewing: USER, offer: USER, rejected: USER, withdrawn: USER },
  rejected: { submitted: USER, interviewing: USER, offer: USER, accepted: USER, withdrawn: USER },
  // What was sent may still turn out well; what was not may be tried again.
  withdrawn: { queued: USER, submitted: USER, interviewing: USER, offer: USER },
  // Retried by the user, or by Huntwell's team.
  failed: { queued: ['user', 'huntwell'], withdrawn: USER },
  closed_by_employer: {},
};

/** Whether this actor may make this transition. */
export function canTransition(
  from: ApplicationStatus,
  to: ApplicationStatus,
  actor: Actor,
  facts: Facts,
): boolean {
  if (!TRANSITIONS[from][to]?.includes(actor)) return false;
  if (from === 'withdrawn') return (facts.sent_at !== null) !== (to === 'queued');
  return true;
}

/** The states that the user may set from this one. */
export function movesFrom(from: ApplicationStatus, facts: Facts): UserSetStatus[] {
  return UserSetStatus.options.filter((to) => canTransition(from, to, 'user', facts));
}

/** States that mean the employer has answered. */
const REPLIED: readonly ApplicationStatus[] = ['interviewing', 'offer', 'accepted', 'rejected'];
/** States in which the employer has the application and has not answered. */
const UNANSWERED: readonly ApplicationStatus[] = ['submitted', 'unconfirmed', 'handed_over'];
const ENDED: readonly ApplicationStatus[] = [
  'accepted',
  'rejected',
  'withdrawn',
  'failed',
  'closed_by_employer',
];

/** When the employer first answered, and when the application ended, once it has moved to `to`. */
export function milestonesAfter(
  before: { replied_at: Date | null },
  to: ApplicationStatus,
  at: Date,
): { replied_at: Date | null; ended_at: Date | null } {
  const kept = UNANSWERED.includes(to) ? null : before.replied_at;
  return {
    replied_at: REPLIED.includes(to) ? (before.replied_at ?? at) : kept,
    ended_at: ENDED.includes(to) ? at : null,
  };
}

/** States in which Huntwell still has something to do, and a worker or the queue holds the application. */
export const RUNNING_STATUSES = ['queued', 'preparing', 'submitting'] as const satisfies ApplicationStatus[];
export function isRunning(status: ApplicationStatus): boolean {
  return (RUNNING_STATUSES as readonly ApplicationStatus[]).includes(status);
}

/** Statuses in which nothing happens until the user answers, reviews, finishes, confirms or tries again. */
export const WAITING_STATUSES = [
  'needs_input',
  'ready_for_review',
  'handed_over',
  'unconfirmed',
  'failed',
] as const satisfies ApplicationStatus[];

const RESERVING: readonly ApplicationStatus[] = [...RUNNING_STATUSES, 'needs_input', 'ready_for_review'];

/**
 * Effect of entering a status on the reserved credit: kept while Huntwell works, spent by a proven submission, returned
 * otherwise.
 */
export function creditAfter(to: ApplicationStatus, actor: Actor): 'keep' | 'spend' | 'return' {
  if (RESERVING.includes(to)) return 'keep';
  return to === 'submitted' && actor === 'huntwell' ? 'spend' : 'return';
}

/** Whether it counts towards the company and daily limits: it reached the employer or still may. */
export function countsTowardsCaps(status: ApplicationStatus, facts: Facts): boolean {
  if (status === 'failed' || status === 'closed_by_employer') return false;
  return status !== 'withdrawn' || facts.sent_at !== null;
}
