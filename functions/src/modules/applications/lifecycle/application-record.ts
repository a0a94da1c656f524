import { createHash } from 'node:crypto';
import type { Application } from '../../../contract/applications.ts';
import { AppError } from '../../../platform/app-error.ts';
import { digest } from '../../../platform/hash.ts';
import type { Lease } from '../../../platform/lease.ts';
import type { Reservation } from '../../wallet/reserve-credit.ts';
import type { ApplyTarget } from '../driver/application-driver.ts';
import { type Actor, canTransition, creditAfter, milestonesAfter, movesFrom } from './status-transitions.ts';

/**
 * The write-ahead record of a submission, written right before the send button is clicked. An application that has one is never
 * sent again unless the employer's form proved that it took nothing.
 */
export type SubmitIntent = {
  holder: string;
  at: Date;
  screenshot_path: string;
  resume_file_name: string;
  resume_version: number;
};

/** The part of an application that a status set by the user replaces. */
export type UndoPoint = Pick<
  ApplicationRecord,
  'status' | 'sent_at' | 'replied_at' | 'ended_at' | 'hand_over' | 'failure'
>;

/** An application as stored: one user's to one posting. */
export type ApplicationRecord = Omit<
  Application,
  'events' | 'moves' | 'can_undo' | 'sent_at' | 'created_at' | 'updated_at'
> & {
  uid: string;
  company_key: string;
  apply: ApplyTarget;
  screenshot_path: string | null;
  /** When it was sent, by Huntwell or by the user, proven or not; null if it was not sent. */
  sent_at: Date | null;
  /** When the employer first answered; null while they have not. */
  replied_at: Date | null;
  /** When it reached a state that nothing is expected to follow; null before. */
  ended_at: Date | null;
  /** What to go back to if the user undoes the status they set last; null once anything else has happened. */
  undo: UndoPoint | null;
  /** The user looked at `fields` and let them go; then exactly these may be sent. */
  approved: boolean;
  /** Of the resume that `fields` were prepared with; null without one. */
  resume_version: number | null;
  /** Counts reservations of a credit, from 1; a retry by the user is a new one. */
  attempt: number;
  /** How many workers claimed it without finishing since the last status was reached. */
  tries: number;
  lease: Lease | null;
  submit_intent: SubmitIntent | null;
  /** When the sweeper looks at it if nothing happened by then; null while nothing of Huntwell's runs. */
  due_at: Date | null;
  /** The user's API call that queued, approved or added it last (`callId`); repeated after a crash, it finds its own work. */
  last_call: string | null;
  /** Number of transitions so far. */
  transition_count: number;
  /** When it was queued last, for the caps: trying again counts anew. */
  queued_at: Date;
  created_at: Date;
  updated_at: Date;
};

export type Transition = {
  from: ApplicationRecord['status'] | null;
  to: ApplicationRecord['status'];
  actor: Actor;
  at: Date;
  note: string;
};

export type TransitionResult = {
  record: ApplicationRecord;
  transition: Transition;
  /** What the transition does to the reservation of `record.attempt`; `charge`: it had ended, and is made up for. */
  credit: 'keep' | 'spend' | 'return' | 'charge';
};

/** What every new application begins with: nothing done yet, one transition. */
export function newRecord(id: string, uid: string, now: Date) {
  return {
    id,
    uid,
    own: null,
    activity: '',
    fields: [],
    questions: [],
    hand_over: null,
    receipt: null,
    failure: null,
    score: null,
    known_share: null,
    screenshot_path: null,
    sent_at: null,
    replied_at: null,
    ended_at: null,
    undo: null,
    approved: false,
    resume_version: null,
    attempt: 1,
    tries: 0,
    lease: null,
    submit_intent: null,
    due_at: null,
    last_call: null,
    transition_count: 1,
    queued_at: now,
    created_at: now,
    updated_at: now,
  } satisfies Partial<ApplicationRecord>;
}

/** The credit of the record's present attempt, and what the ledger tells the user about it. */
export function reservationOf(record: ApplicationRecord): Reservation {
  const { id, uid, attempt, posting, status, hand_over } = record;
  const { title, company } = posting;
  return {
    uid,
    attempt,
    application: { id, title, company, status, hand_over_reason: hand_over?.reason ?? null },
  };
}

/** What waits longer than this for a worker was lost on the way to the queue. */
const QUEUE_TIMEOUT_MS = 60_000;

/** When the sweeper looks after something that was handed to the queue now. */
export function queuedUntil(now: Date): Date {
  return new Date(now.getTime() + QUEUE_TIMEOUT_MS);
}

/**
 * Moves an application to another state; illegal transitions throw `illegal_transition`. What belongs to the old state
 * alone (questions, hand-over, failure, lease) is cleared.
 */
export function transitionTo(
  record: ApplicationRecord,
  to: ApplicationRecord['status'],
  how: { actor: Actor; at: Date; note: string },
): TransitionResult {
  if (!canTransition(record.status, to, how.actor, record)) {
    throw new AppError('illegal_transition', illegalDetail(record.status, to));
  }
  const transition = { from: record.status, to, ...how };
  const credit = creditOf(record, to, how.actor);
  return {
    transition,
    credit,
    record: {
      ...record,
      status: to,
      activity: '',
      questions: [],
      hand_over: null,
      failure: null,
      lease: null,
      due_at: null,
      approved: false,
      undo: null,
      ...milestonesAfter(record, to, how.at),
      tries: keepsTries(record.status, to) ? record.tries : 0,
      credit: credit === 'spend' ? 'spent' : credit === 'return' ? 'returned' : record.credit,
      transition_count: record.transition_count + 1,
      updated_at: how.at,
    },
  };
}

/**
 * Goes back to where the application was before the user set its present status. Only the user does this, and only until
 * anything else happens; otherwise it throws `illegal_transition`. Such a change never touches a credit.
 */
export function undoTransition(record: ApplicationRecord, at: Date): TransitionResult {
  if (!record.undo) {
    throw new AppError('illegal_transition', 'There’s nothing to undo. Reload to see the current status.');
  }
  return {
    transition: {
      from: record.status,
      to: record.undo.status,
      actor: 'user',
      at,
      note: 'You undid the last change',
    },
    credit: 'keep',
    record: {
      ...record,
      ...record.undo,
      undo: null,
      transition_count: record.transition_count + 1,
      updated_at: at,
    },
  };
}

/** A proof that is seen after the credit came back is paid for all the same. */
function creditOf(
  { credit, status }: ApplicationRecord,
  to: ApplicationRecord['status'],
  actor: Actor,
): TransitionResult['credit'] {
  if (credit === 'reserved') return creditAfter(to, actor);
  const is_late_proof = status === 'unconfirmed' && to === 'submitted' && actor === 'huntwell';
  return credit === 'returned' && is_late_proof ? 'charge' : 'keep';
}

/** Taking work up again is the same effort as before; every other transition begins a new one. */
function keepsTries(from: ApplicationRecord['status'], to: ApplicationRecord['status']): boolean {
  return (from === 'queued' && to === 'preparing') || (from === 'preparing' && to === 'queued');
}

function illegalDetail(from: ApplicationRecord['status'], to: ApplicationRecord['status']): string {
  const words = (status: string) => status.replaceAll('_', ' ');
  return `This application is ${words(from)}, so it can’t change to ${words(to)}. Reload to see its current status.`;
}

/** The one id of a user's application to a posting: applying twice finds the first. */
export function applicationIdOf(uid: string, posting_id: string): string {
  return createHash('sha256').update(`${uid}\n${posting_id}`).digest('hex').slice(0, 32);
}

/** Names a call by its endpoint and `Idempotency-Key`; null without a key. Unique for its caller. */
export function callId(endpoint: string, idempotency_key: string | null): string | null {
  return idempotency_key === null ? null : digest(endpoint, idempotency_key);
}

/** Whether this call has changed the application already, and is repeated because its response was lost. */
export function isRepeated(record: ApplicationRecord, call: string | null): boolean {
  return call !== null && record.last_call === call;
}

export function toApplication(record: ApplicationRecord, events: Application['events']): Application {
  return {
    id: record.id,
    posting: record.posting,
    own: record.own,
    status: record.status,
    activity: record.activity,
    fields: record.fields,
    questions: record.questions,
    hand_over: record.hand_over,
    receipt: record.receipt,
    failure: record.failure,
    credit: record.credit,
    score: record.score,
    known_share: record.known_share,
    moves: movesFrom(record.status, record),
    can_undo: record.undo !== null,
    events,
    sent_at: record.sent_at?.toISOString() ?? null,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}
