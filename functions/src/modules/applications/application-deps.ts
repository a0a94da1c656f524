import type { PostingSummary } from '../../contract/postings.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Logger } from '../../platform/logger.ts';
import type { RunTransaction, Tx } from '../../platform/transaction.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { MayFill } from '../form-vendors/may-fill.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { ProfileDeps } from '../profile/profiles.ts';
import type { ResumeDeps } from '../resumes/resume-deps.ts';
import type { JobLink } from '../tools/job-link.ts';
import type { CreditDeps, CreditWrite } from '../wallet/plan-credits.ts';
import { chargeCredit, endReservation } from '../wallet/reserve-credit.ts';
import type { AnswersRepository } from './answers/answers.repository.ts';
import type { ApplicationsRepository } from './applications.repository.ts';
import type { ApplicationDriver, ApplyTarget } from './driver/application-driver.ts';
import type { DriversRepository } from './driver/drivers.repository.ts';
import type { FormsRepository } from './form-preview/forms.repository.ts';
import type { PublishedAt, ReadPublishedForm } from './form-preview/published-at.ts';
import {
  type ApplicationRecord,
  reservationOf,
  type Transition,
  type TransitionResult,
} from './lifecycle/application-record.ts';
import type { NotesRepository } from './notes/notes.repository.ts';
import type { OutcomesRepository } from './outcomes/outcomes.repository.ts';
import type { PlansRepository } from './plan/plans.repository.ts';

/** What an application copies from its posting. */
export type PostingToApply = {
  summary: PostingSummary;
  apply: ApplyTarget;
  /** Where the employer publishes the questions of the form; null if its vendor publishes none. */
  published_at: PublishedAt | null;
  /** Where its vendor's API has it; null if it is no vendor's. */
  published_as: JobLink | null;
  /** What the user's preferences are checked against. */
  stored: StoredPosting;
};

/** How well a job fits, as an application keeps it. */
export type Fit = { score: number | null; known_share: number | null };

export type ApplicationDeps = {
  applications: ApplicationsRepository;
  answers: AnswersRepository;
  notes: NotesRepository;
  plans: PlansRepository;
  outcomes: OutcomesRepository;
  drivers: DriversRepository;
  forms: FormsRepository;
  credits: CreditDeps;
  profile: Pick<ProfileDeps, 'profiles'>;
  /** Null if there is no such posting; a closed one is returned with its status. */
  findPosting: (posting_id: string) => Promise<PostingToApply | null>;
  /** Whether our own browser may fill and send forms of this kind. */
  mayFill: MayFill;
  /** The questions that an employer publishes with a job. */
  readPublishedForm: ReadPublishedForm;
  /** The user's score for a posting; null if there is none. */
  findScore: (uid: string, posting_id: string) => Promise<Fit | null>;
  /** Tells why the user's preferences exclude a posting, as a sentence for them; null if they don't. */
  exclusionReasons: (profile: Profile) => Promise<(posting: StoredPosting) => string | null>;
  queue: TaskQueue;
  files: FileStore;
  runTransaction: RunTransaction;
  clock: Clock;
  logger: Logger;
};

/** What the background functions also need: only they open forms. */
export type ApplicationWorkDeps = ApplicationDeps & {
  resume: Pick<ResumeDeps, 'resumes' | 'career' | 'files'>;
  driver: ApplicationDriver;
  /** Whether the vendor's API says that the job is not published any more; false if that is uncertain. */
  isClosedAtVendor: (posting: PostingToApply) => Promise<boolean>;
  /** The account is suspended or deleted: nothing is done in its name. */
  isRevoked: (uid: string) => Promise<boolean>;
  /** A unique name for each worker that claims an application. */
  newHolder: () => string;
  wait: (ms: number) => Promise<void>;
};

/**
 * Stores a transition together with what it does to the credit, the user's outcomes, and the count of answers that were
 * sent. Nothing may be read in this
 * transaction afterwards.
 */
export async function saveTransition(
  tx: Tx,
  deps: Pick<ApplicationDeps, 'applications' | 'answers' | 'outcomes' | 'credits'>,
  result: TransitionResult,
): Promise<void> {
  const { record, endCredit } = await settleCredit(tx, deps, result);
  const { transition } = result;
  deps.applications.save(tx, record, transition);
  deps.outcomes.record(tx, record);
  if (isSending(transition)) {
    const topics = record.fields.flatMap(({ topic }) => topic ?? []);
    deps.answers.countUse(tx, record.uid, topics, transition.at);
  }
  endCredit?.();
}

async function settleCredit(
  tx: Tx,
  { credits }: Pick<ApplicationDeps, 'credits'>,
  { record, credit }: TransitionResult,
): Promise<{ record: ApplicationRecord; endCredit: CreditWrite | null }> {
  if (credit === 'keep') return { record, endCredit: null };
  if (credit !== 'charge')
    return { record, endCredit: await endReservation(tx, credits, reservationOf(record), credit) };
  // A reservation ends once, so this is another one.
  const charged: ApplicationRecord = { ...record, attempt: record.attempt + 1, credit: 'spent' };
  const endCredit = await chargeCredit(tx, credits, reservationOf(charged));
  return { record: endCredit ? charged : record, endCredit };
}

/** The form was sent; a confirmation that comes later is the same sending. */
function isSending({ from, to }: Transition): boolean {
  return from === 'submitting' && (to === 'submitted' || to === 'unconfirmed');
}

/** Enqueues work after it was stored; if that fails, the sweeper does it within minutes. */
export async function enqueueWork(
  deps: Pick<ApplicationDeps, 'queue' | 'logger'>,
  task: 'prepareApplication' | 'submitApplication',
  application_id: string,
): Promise<void> {
  try {
    await deps.queue.enqueue(task, { application_id });
  } catch (error) {
    deps.logger.error('Could not be queued; the sweeper will retry', {
      task,
      application_id,
      error: String(error),
    });
  }
}
